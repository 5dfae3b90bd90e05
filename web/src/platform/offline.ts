// Playing without a connection: whether this is such a page, and whether this browser has all that one needs.

/** Whether a worker stands in for the server. */
export const isOffline = "offline" in document.documentElement.dataset;

/** The files that are kept for it, of the version that was fetched last; its document is put there when all are. */
export const CACHE = "bidwhist-offline";
export const DOCUMENT = "offline.html";

export const offline = async (): Promise<boolean> =>
  !isOffline && "caches" in window && !!(await caches.match(DOCUMENT, { cacheName: CACHE }));
