// Keeps the shell of the client, so that it opens at once and without a network. Whatever belongs to a table goes to
// the server and is never kept. The names in capitals are filled in when the client is built.
const NAME = SHELL_NAME; // eslint-disable-line no-undef
const FILES = SHELL_FILES; // eslint-disable-line no-undef
/** Python for games without a network: kept where somebody wants it, see src/offline/keeping.ts. */
const PYTHON = PYTHON_FILES; // eslint-disable-line no-undef
const PYTHON_FOLDER = (PYTHON[0] ?? '').replace(/[^/]*$/, '');
const PYTHON_NAME = `sny-python-${PYTHON_FOLDER.slice(0, -1).split('-').at(-1)}`;
/** What the server says of the games themselves, which everybody may read: the last answer is good without it. */
const SAID = 'sny-said';
const SAYINGS = /^\/api\/games(\/[\w-]+\/(rules|texts))?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => Promise.allSettled([renewPython(), hearRules()]))
      .then(() => self.skipWaiting()),
  );
});

/** Where an older Python was kept, the new one takes its place: whoever wanted it wants it still. */
async function renewPython() {
  const names = (await caches.keys()).filter((name) => name.startsWith('sny-python-'));
  if (!names.length || names.includes(PYTHON_NAME) || self.navigator.connection?.saveData) return;
  const cache = await caches.open(PYTHON_NAME);
  await cache.addAll(PYTHON);
  await cache.put(`${PYTHON_FOLDER}kept`, new Response(''));
}

/** The rules can be read without a network, whether they were opened before or not. */
async function hearRules() {
  const cache = await caches.open(SAID);
  const games = await fetch('/api/games');
  if (!games.ok) return;
  const pages = (await games.json()).flatMap(({ name }) => ['pl', 'en'].map((code) => `${name}/rules?lang=${code}`));
  await Promise.all(pages.map((page) => cache.add(`/api/games/${page}`)));
}

self.addEventListener('activate', (event) => {
  const current = [NAME, PYTHON_NAME, SAID];
  const outdated = (names) => names.filter((name) => name.startsWith('sny-') && !current.includes(name));
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdated(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (FILES.includes(pathname) || PYTHON.includes(pathname)) event.respondWith(kept(event.request));
  else if (SAYINGS.test(pathname) && pathname !== '/api/games') event.respondWith(said(event.request));
});

async function said(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SAID)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

// A page comes from the server where it answers, so that a new version is seen at once, and else from the shell.
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // no network: the shell will do
  }
  return (await caches.match('/')) ?? Response.error();
}

async function kept(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
