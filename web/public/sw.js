// Keeps the shell, so that the page opens without the server and can say so.  Tables are never kept.
const CACHE = "shell-2";
const SHELL = ["/", "/icon.svg"]; // the first visit is to be light: all else is kept when it is needed again
const LANGUAGES = ["en", "fr"];

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
    if (url.pathname.startsWith("/web/words/")) event.waitUntil(otherLanguages(url.pathname));
  }
});

/** The same words in the other languages, once: they change at a click, without a server too. */
async function otherLanguages(path) {
  const cache = await caches.open(CACHE);
  for (const language of LANGUAGES) {
    const other = path.replace(/^\/web\/words\/\w+\//, `/web/words/${language}/`);
    if (other !== path && !(await cache.match(other))) await cache.add(other).catch(() => undefined);
  }
}

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
