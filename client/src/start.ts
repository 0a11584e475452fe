import { hydrate, mount } from 'svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/cards.css';
import './style/play.css';
import './style/large.css';
import App from './App.svelte';
import { takeFirst, type First } from './first';
import { followLinks, route } from './route.svelte';
import { fetchAhead } from './screens';
import { playWithBots } from './state/opening';
import { preferences } from './state/preferences.svelte';

await preferences.begin();
followLinks();
const first = takeFirst();
if (first)
  void take(first); // not awaited: what it fetches waits for this file
else mount(App, { target: document.body });

/** The first screen is there already: it comes alive, or makes way for a game where that was tapped at once. */
async function take({ tapped, game }: First): Promise<void> {
  if (game !== preferences.kept.game) preferences.set('game', game);
  if (tapped?.hasAttribute('data-plays') && (await playAtOnce(tapped))) {
    document.body.replaceChildren();
    mount(App, { target: document.body });
  } else {
    hydrate(App, { target: document.body });
    tapped?.click();
  }
}

async function playAtOnce(button: HTMLButtonElement): Promise<boolean> {
  const { game } = preferences.kept;
  const ahead = fetchAhead(game);
  button.disabled = true;
  try {
    const path = await playWithBots(game);
    await ahead;
    route.go(path);
    return true;
  } catch {
    button.disabled = false; // the live screen tries once more, and says why it cannot
    return false;
  }
}

// Keeping the client for a next time is no hurry: it would fetch everything while this page still draws its first screen.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = () =>
    setTimeout(() => {
      void navigator.serviceWorker.register('/sw.js');
      void import('./offline/keeping').then(({ keepWhenIdle }) => keepWhenIdle());
    }, 3000);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
