// Keeps the shell of the client, so that it opens at once and without a network. Whatever belongs to a table goes to
// the server and is never kept. The two names in capitals are filled in when the client is built.
const NAME = SHELL_NAME; // eslint-disable-line no-undef
const FILES = SHELL_FILES; // eslint-disable-line no-undef

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const outdated = (names) => names.filter((name) => name.startsWith('sny-') && name !== NAME);
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
  else if (FILES.includes(pathname)) event.respondWith(kept(event.request));
});

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
