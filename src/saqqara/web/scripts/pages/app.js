// The pages as an app: they open without a connection and say so; a new version is taken at the next visit. The tab tells
// how many games wait.
import { h, setHidden, setText } from "../ui/dom.js";
import { begin, onSpeak, say } from "../ui/words.js";

await begin();

const WORKER = "/sw.js";
const LOOK_AGAIN = 10_000;
const SETTLED = 3_000; // the page stands by then: what comes now would slow it down

/** The line that says that there is no connection: on every page, empty while there is one. */
const words = h("span", { id: "offline", role: "status" });
const again = h("button", { type: "button", class: "btn small" });
const line = h("div", { class: "offline", hidden: true }, words, again);
let isOffline = false;
let timer = 0;

function tell() {
  setHidden(line, !isOffline);
  setText(words, isOffline ? say("app.offline") : "");
  setText(again, say("app.again"));
}

/** A browser may think that it is online and yet reach nothing, or the other way round: only an answer counts. */
const isReached = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

async function look() {
  const wasOffline = isOffline;
  isOffline = !(await isReached());
  tell();
  if (wasOffline !== isOffline) dispatchEvent(new Event(isOffline ? "unreached" : "reached")); // then pages ask again for what did not come
  clearTimeout(timer);
  if (isOffline) timer = setTimeout(look, LOOK_AGAIN);
}

/** Nobody needs these before the page stands. */
function settle() {
  // there is none where the house is reached over plain http from elsewhere
  navigator.serviceWorker?.register(WORKER).catch(() => {});
  if (!document.body.classList.contains("p-table")) import("../net/waiting.js").then(({ watchWaiting }) => watchWaiting(), () => {});
  if (globalThis.Notification?.permission === "granted") renew();
}

const renew = () => import("../net/notices.js").then(({ renewNotices }) => renewNotices()).catch(() => {});

document.body.prepend(line);
again.addEventListener("click", look);
addEventListener("online", look);
addEventListener("offline", look);
onSpeak(() => {
  tell();
  if (globalThis.Notification?.permission === "granted") renew();
});
look();
setTimeout(settle, SETTLED);
