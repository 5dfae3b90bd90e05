// Keeps the page itself for a slow or missing line. Never a word of a game: /api and /ws are left alone.
// The build writes here what belongs to the page, so a new page is a new worker.
const FILES = [];
const CACHE = "bidwhist-page-2";
// What is kept of a version for play without a connection, until it is fetched again: the page fills it when asked to.
const OFFLINE = "bidwhist-offline";

const opened = () => caches.open(CACHE);
const inScope = (file) => new URL(file, self.registration.scope).href;

/** Fetch what is not here yet: pages that nobody has opened so far must be there without a connection too. */
async function fill() {
  const cache = await opened();
  const missing = [];
  for (const file of FILES) if (!file.startsWith("assets/") || !(await cache.match(inScope(file)))) missing.push(file);
  // One after another: who plays already on a slow connection is not held up.
  for (const file of missing) await cache.add(inScope(file));
}

/** Let go of what belongs to older pages. */
async function tidy() {
  const wanted = new Set(FILES.map(inScope));
  const cache = await opened();
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  for (const name of await caches.keys()) if (name !== CACHE && name !== OFFLINE) await caches.delete(name);
}

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

// "Your turn", touched: its table comes to the front, or is opened again.
self.addEventListener("notificationclick", (event) => {
  const { data } = event.notification;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find(({ url }) => url === data) ?? pages[0];
      return page ? page.focus() : self.clients.openWindow(data);
    }),
  );
});

const keep = async (request, response) => {
  if (response.ok) await (await opened()).put(request, response.clone());
  return response;
};
const fresh = (request) =>
  fetch(request)
    .then((response) => keep(request, response))
    .catch(async () => (await caches.match(request)) ?? Response.error());
const kept = async (request) =>
  (await caches.match(request)) ?? fetch(request).then((response) => keep(request, response));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const home = new URL(self.registration.scope).pathname;
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(home)) return;
  const path = url.pathname.slice(home.length);
  if (path && !FILES.includes(path)) {
    // What is to be fetched again is not answered from what was kept.
    if (/^(assets\/|offline)/.test(path) && request.cache !== "reload")
      event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
    return;
  }
  event.respondWith(path.startsWith("assets/") ? kept(request) : fresh(request));
});
