// The service worker: the pages open without a connection. What the house serves comes first, what was kept comes when
// it cannot be reached; so a new version is there at the next visit. What is said at tables never passes through here.

const VERSION = "0.9.0"; // another version fetches the whole shell anew
const SHELL = `saqqara-${VERSION}`;
const LIST = "/web/shell.json";
const PAGES = [
  [/^\/$/, "/web/index.html"],
  [/^\/table\/[^/]+$/, "/web/table.html"],
  [/^\/rules(\/.*)?$/, "/web/rules.html"],
  [/^\/review(\/[^/]+)?$/, "/web/review.html"],
];
const NOWHERE = "/web/missing.html";

self.addEventListener("install", (event) => event.waitUntil(fetchShell().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(clearOut().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const kept = placeOf(event.request);
  if (kept) event.respondWith(freshOrKept(event.request, kept));
});

async function fetchShell() {
  const shell = await caches.open(SHELL);
  const list = await (await fetch(LIST, { cache: "reload" })).json();
  await shell.addAll(list.map((file) => new Request(file, { cache: "reload" })));
}

/** Shells of other versions go. */
async function clearOut() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
}

/** Where the shell keeps the answer to a request; null for what is none of its business. */
function placeOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return null;
  if (mode === "navigate" && !pathname.startsWith("/api/")) return pageOf(pathname);
  return pathname.startsWith("/web/") ? pathname : null;
}

const pageOf = (pathname) => PAGES.find(([form]) => form.test(pathname))?.[1] ?? NOWHERE;

async function freshOrKept(request, place) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && place !== NOWHERE) await shell.put(place, answer.clone());
    return answer;
  } catch (trouble) {
    const kept = await shell.match(place);
    if (kept) return kept;
    throw trouble;
  }
}
