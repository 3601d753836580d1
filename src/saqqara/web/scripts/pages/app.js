// The pages as an app: they open without a connection and say so; a new version is taken at the next visit.
import { h, setText } from "../ui/dom.js";
import { begin, onSpeak, say } from "../ui/words.js";

await begin();

const WORKER = "/sw.js";
const LOOK_AGAIN = 10_000;
const SETTLED = 3_000; // the page stands by then: fetching all that is kept would slow it down

/** The line that says that there is no connection: on every page, empty while there is one. */
const line = h("p", { id: "offline", class: "offline", role: "status" });
let isOffline = false;
let timer = 0;

const tell = () => setText(line, isOffline ? say("app.offline") : "");

/** A browser may think that it is online and yet reach nothing: only an answer counts. */
const isReached = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

async function look() {
  isOffline = !(navigator.onLine && (await isReached()));
  tell();
  clearTimeout(timer);
  if (isOffline) timer = setTimeout(look, LOOK_AGAIN);
}

document.body.prepend(line);
addEventListener("online", look);
addEventListener("offline", look);
onSpeak(tell);
look();
// there is none where the house is reached over plain http from elsewhere
setTimeout(() => navigator.serviceWorker?.register(WORKER).catch(() => {}), SETTLED);
