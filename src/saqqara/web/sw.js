// The service worker: the pages open without a connection. What the house serves comes first, what was kept comes when
// it cannot be reached; so a new version is there at the next visit. What is said at tables never passes through here.
// It also shows the notices that the house sends, such as that it is your turn.

const VERSION = "0.9.0"; // another version fetches the whole shell anew
const SHELL = `saqqara-${VERSION}`;
const LIST = "/web/shell.json";
const PAGES = [
  [/^\/$/, "/web/index.html"],
  [/^\/table\/[^/]+$/, "/web/table.html"],
  [/^\/rules(\/.*)?$/, "/web/rules.html"],
  [/^\/review(\/[^/]+)?$/, "/web/review.html"],
  [/^\/learn$/, "/web/learn.html"],
  [/^\/learn\/[^/]+\/[^/]+$/, "/web/lesson.html"],
  [/^\/puzzles$/, "/web/puzzles.html"],
  [/^\/puzzles\/[^/]+$/, "/web/puzzle.html"],
  [/^\/games$/, "/web/games.html"],
  [/^\/challenges$/, "/web/challenges.html"],
  [/^\/challenge\/[^/]+$/, "/web/challenge.html"],
  [/^\/evening\/[^/]+$/, "/web/evening.html"],
  [/^\/continue$/, "/web/continue.html"],
];
// Lessons that were opened can be played without a connection, puzzles can be looked at: the server alone knows the answers.
const KEPT = /^\/api\/(lessons(\/[^/]+\/[^/]+)?|puzzles(\/[^/]+)?)$/;
const NOWHERE = "/web/missing.html";

self.addEventListener("install", (event) => event.waitUntil(fetchShell().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(clearOut().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const kept = placeOf(event.request);
  if (kept) event.respondWith(freshOrKept(event.request, kept));
});

self.addEventListener("push", (event) => event.waitUntil(showNotice(event.data.json())));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(new URL(event.notification.data, self.location.origin)));
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
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return null;
  if (mode === "navigate" && !pathname.startsWith("/api/")) return pageOf(pathname);
  if (KEPT.test(pathname)) return pathname + search;
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

// --- notices ---

/** One for each table: a later one takes the place of an earlier. */
const showNotice = ({ title, body, url, tag, language, is_quiet: silent }) =>
  self.registration.showNotification(title, {
    body,
    tag,
    silent,
    renotify: !silent,
    lang: language,
    data: url,
    icon: "/web/pictures/icon-192.png",
    badge: "/web/pictures/badge-96.png",
  });

/** Shows a table in the tab that has it, else in one of its own. */
async function openTable({ href, pathname, origin }) {
  if (origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === pathname);
  await (there ? there.focus() : self.clients.openWindow(href));
}

/** The browser has another address for notices now. */
async function subscribeAgain({ oldSubscription: old, newSubscription: fresh }) {
  const subscription = fresh ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/me/push", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}
