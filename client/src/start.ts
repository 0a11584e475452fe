import { mount } from 'svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/cards.css';
import './style/play.css';
import App from './App.svelte';
import { followLinks } from './route.svelte';
import { preferences } from './state/preferences.svelte';

await preferences.begin();
followLinks();
mount(App, { target: document.body });

// Keeping the client for a next time is no hurry: it would fetch everything while this page still draws its first screen.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = () => setTimeout(() => void navigator.serviceWorker.register('/sw.js'), 3000);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
