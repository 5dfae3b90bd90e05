// Keeps the page itself for a slow or missing line. Never a word of a game: /api and /ws are left alone.
const CACHE = "bidwhist-page-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const keep = async (request, response) => {
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
};
const fresh = (request) =>
  fetch(request)
    .then((response) => keep(request, response))
    .catch(async () => (await caches.match(request)) ?? Response.error());
const kept = async (request) => (await caches.match(request)) ?? fetch(request).then((response) => keep(request, response));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const home = new URL(self.registration.scope).pathname;
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(home)) return;
  const path = url.pathname.slice(home.length);
  if (/^(api|ws|metrics|live|ready)\b/.test(path)) return;
  event.respondWith(path.startsWith("assets/") ? kept(request) : fresh(request));
});
