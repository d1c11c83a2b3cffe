// Keeps what carries a hash in its name, and a page for when there is no connection. The entry page is never kept, so
// a new release is there with the next load; answers of the server and documents are never touched.
// By this name the offline page looks for its letters.
const ASSETS = 'sheaf-assets-1';
const OFFLINE = 'sheaf-offline-4';
const OFFLINE_FILES = ['/offline.html', '/offline.css', '/offline.js', '/theme.js', '/favicon.svg'];
/** About two releases of scripts; older ones leave first. */
const MOST_ASSETS = 400;
const SERVER_PATHS = /^\/(?:api|trpc|dev|metrics)(?:\/|$)/u;

addEventListener('install', (event) => {
  // Past the browser's own cache, which may have the files of an older release.
  const fresh = OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll(fresh))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const stale = (await caches.keys()).filter((name) => name !== ASSETS && name !== OFFLINE);
      await Promise.all(stale.map((name) => caches.delete(name)));
      await clients.claim();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || SERVER_PATHS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(takeAsset(event));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(takeOffline(request));
});

async function openPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/offline.html', { cacheName: OFFLINE })) ?? Response.error();
  }
}

async function takeAsset(event) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  // A missing script is answered with a page by some proxies: that is not kept under the script's name.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.status === 200 && !isPage) event.waitUntil(keepAsset(cache, event.request, answer.clone()));
  return answer;
}

async function keepAsset(cache, request, answer) {
  await cache.put(request, answer);
  const names = await cache.keys();
  await Promise.all(
    names.slice(0, Math.max(0, names.length - MOST_ASSETS)).map((name) => cache.delete(name)),
  );
}

async function takeOffline(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { cacheName: OFFLINE })) ?? Response.error();
  }
}
