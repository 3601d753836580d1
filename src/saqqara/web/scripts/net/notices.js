// Notices on this device, also while no page is open: a switch anywhere on a page, and the browser's subscription.
import { fill, h, setText } from "../ui/dom.js";
import { kept } from "../ui/storage.js";
import { style } from "../ui/styles.js";
import { language, learnArea, onSpeak, say } from "../ui/words.js";
import { erase, post } from "./api.js";
import { house } from "./person.js";

const PATH = "/api/me/push";
const TOLD = "notices"; // which subscription the house was told of, when, by whom and in which language

/** Puts the switch into an element. */
export async function mountNotices(element) {
  const [server] = await Promise.all([house(), learnArea("notices"), style("notices")]);
  let state = await stateNow(server);
  const input = h("input", { type: "checkbox", role: "switch", "aria-describedby": "notices-said" });
  const label = h("span");
  const line = h("p", { id: "notices-said", class: "faint", role: "status" });
  const draw = () => {
    setText(label, say("notices.switch"));
    setText(line, say(`notices.${state}`));
    input.checked = state === "on";
    input.disabled = state !== "on" && state !== "off" && state !== "failed";
  };
  input.addEventListener("change", async () => {
    input.disabled = true; // until it is known what came of it
    state = await (input.checked ? begin(server) : end()).catch(() => "failed");
    draw();
  });
  draw();
  onSpeak(draw);
  fill(element, h("label", {}, input, label), line);
}

/** Tells the house of this browser again, once a day, for another person and in another language: it may have forgotten it. */
export async function renewNotices() {
  const subscription = await subscriptionNow();
  if (!subscription) return;
  const server = await house();
  if (!server.push || server.name === null || kept.read(TOLD) === markOf(subscription, server)) return;
  if (isSignedBy(subscription, server.push)) await tell(subscription, server);
  else {
    await subscription.unsubscribe(); // the house has another key: it would be refused
    await begin(server);
  }
}

/** Ends the notices on this device. */
export async function endNotices() {
  if (await subscriptionNow()) await end();
}

// --- what the browser can do ---

/** `on` or `off`, or why there can be none. */
async function stateNow(server) {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "standalone" in navigator && !navigator.standalone ? "install" : "unsupported";
  if (!server.push) return "none";
  if (Notification.permission === "denied") return "blocked";
  const subscription = Notification.permission === "granted" ? await subscriptionNow() : null;
  return subscription && isSignedBy(subscription, server.push) ? "on" : "off";
}

const subscriptionNow = async () => (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription() ?? null;

async function begin(server) {
  const permission = await Notification.requestPermission(); // asked for at once: browsers want a press right before
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(server.push) }), server);
  return "on";
}

async function end() {
  const subscription = await subscriptionNow();
  kept.forget(TOLD);
  await subscription?.unsubscribe();
  if (subscription) await erase(PATH, { endpoint: subscription.endpoint });
  return "off";
}

async function tell(subscription, server) {
  const { endpoint, keys } = subscription.toJSON();
  await post(PATH, { endpoint, keys, language: language() });
  kept.keep(TOLD, markOf(subscription, server));
}

const markOf = ({ endpoint }, { name }) => [new Date().toISOString().slice(0, 10), language(), name, endpoint].join(" ");

// --- keys ---

const isSignedBy = ({ options }, key) => {
  const theirs = new Uint8Array(options.applicationServerKey ?? []);
  const ours = bytesOf(key);
  return theirs.length === ours.length && ours.every((byte, at) => byte === theirs[at]);
};

const bytesOf = (key) => Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
