// One challenge, by its link: play it, and see how everyone did.
import { $, namedParts, setHidden, setText } from "../../ui/dom.js";
import { prepareDoors } from "../../ui/doors.js";
import { PAGE, sheetOf } from "../../ui/keymap.js";
import { prepareChrome } from "../../ui/top-bar.js";
import { begin, say } from "../../ui/words.js";
import { Detail } from "./detail.js";
import { challengeWith, eveningAddress } from "./source.js";
import { headingOf, titleOf } from "./challenge-text.js";

await begin();

const LOOK_AGAIN = 30_000;
const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const parts = namedParts();
const detail = new Detail(parts);

prepareChrome($(".topbar"), { keys: () => sheetOf(PAGE), redraw: draw });
prepareDoors($(".topbar"), "/challenges");
addEventListener("pageshow", ({ persisted }) => persisted && open());
detail.meet().catch(() => {}); // without a name all the rest can be seen
open();
setInterval(() => document.hidden || open(), LOOK_AGAIN);

async function open() {
  try {
    const challenge = await challengeWith(id);
    if (challenge.kind === "deal") return location.replace(eveningAddress(id.replace(/-\d+$/, ""))); // its evening tells of it
    detail.tell(challenge);
    detail.complain(null);
  } catch (trouble) {
    detail.complain(trouble);
  }
  draw();
}

function draw() {
  const { challenge } = detail;
  setHidden(parts.body, challenge === null);
  document.title = say("challenge.page", { title: challenge ? titleOf(challenge) : say("door.challenge") });
  if (!challenge) return;
  setText(parts.title, titleOf(challenge));
  setText(parts.about, headingOf(challenge));
  detail.draw();
}
