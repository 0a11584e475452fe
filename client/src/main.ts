import { mount } from 'svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/cards.css';
import './style/play.css';
import App from './App.svelte';
import { followLinks } from './route.svelte';
import { preferences } from './state/preferences.svelte';

await preferences.begin(new URLSearchParams(location.search));
followLinks();
mount(App, { target: document.body });
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
