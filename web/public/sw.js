// Keeps the shell, so that the page opens without the server and can say so.  Tables are never kept.
const CACHE = "shell-1";
const SHELL = ["/", "/icon.svg", "/web/words/en.ftl", "/web/words/fr.ftl"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fresh(event.request, "/"));
  else if (url.pathname.startsWith("/web/words/") || url.pathname === "/icon.svg") {
    event.respondWith(fresh(event.request, event.request));
  }
});

/** Built files never change under their name. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The newest if there is a server, else what was kept. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (gone) {
    const found = await cache.match(key);
    if (found) return found;
    throw gone;
  }
}
