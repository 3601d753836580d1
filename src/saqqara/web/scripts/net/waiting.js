// How many games wait for this guest: title and picture of the tab tell it. Tables tell their own turn instead.
import { sound } from "../ui/sounds.js";
import { markTab } from "../ui/tab-mark.js";
import { get } from "./api.js";
import { house } from "./person.js";

const LOOK_AGAIN = 60_000;
const COUNTED = /^\(\d+\) /;

/** Looks now and then for as long as a game of this guest goes on. */
export async function watchWaiting() {
  const title = document.querySelector("title");
  let count = null; // not known yet
  const tell = () => {
    const words = document.title.replace(COUNTED, "");
    const title = count ? `(${count}) ${words}` : words;
    if (document.title !== title) document.title = title;
    markTab(count > 0);
  };
  const look = async () => {
    const { running, waiting } = await get("/api/me/waiting");
    if (count !== null && waiting > count) sound("turn");
    count = waiting;
    tell();
    return running > 0;
  };
  if ((await house()).name === null) return; // nothing waits for a stranger
  new MutationObserver(tell).observe(title, { childList: true });
  while (await look().catch(() => true)) await anotherMoment();
}

/** A minute; a page that is looked at again looks at once. */
/** @returns {Promise<void>} */
const anotherMoment = () =>
  new Promise((done) => {
    const over = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", over);
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(() => {
      document.removeEventListener("visibilitychange", over);
      done();
    }, LOOK_AGAIN);
    document.addEventListener("visibilitychange", over);
  });
