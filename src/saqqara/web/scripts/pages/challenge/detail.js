// One challenge on a page: what it is, how you did, and everyone else. Both pages with a challenge have these parts.
import { house as askHouse, anyName, becomeKnown, chosenName, tidyName } from "../../net/person.js";
import { copyText } from "../../ui/clipboard.js";
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { fill, h, setHidden, setText } from "../../ui/dom.js";
import { seedFits } from "../../table/verify.js";
import { troubleText } from "../../ui/trouble.js";
import { say } from "../../ui/words.js";
import { crowdPart } from "./everyone.js";
import { ladderPart } from "./ladder.js";
import { proofPart } from "./proof.js";
import { copyPart, linkPart } from "./copy-parts.js";
import { resultPart } from "./result-part.js";
import { shareText } from "./share.js";
import { addressOf, playChallenge } from "./source.js";
import { headingOf, momentWords } from "./challenge-text.js";

const LEAST_WIDE = 280;
const COPIED_MS = 2_500;

/** A challenge in the parts of a page: `tell` shows another one, `draw` the same in the words of the language. */
export class Detail {
  /** @type {Wire.ChallengeShown | null} */
  challenge = null;
  /** @type {string | null} */
  check = null; // whether the seed fits
  copied = ""; // what was copied just now
  isBusy = false;
  /** @type {Wire.HouseShown | null} */
  house = null;

  /** @param {Record<string, any>} parts */
  constructor(parts) {
    this.parts = parts;
    parts.body.addEventListener("click", ({ target }) => this.press(target.closest("[data-do]")));
    parts.go.addEventListener("click", ({ target }) => this.press(target.closest("[data-do]")));
    new ResizeObserver(() => this.drawCrowd()).observe(parts.crowd);
  }

  async meet() {
    this.house = await askHouse();
    this.draw();
  }

  /** @param {Wire.ChallengeShown} challenge */
  tell(challenge) {
    const isOther = challenge.id !== this.challenge?.id || challenge.seed !== this.challenge?.seed;
    this.challenge = challenge;
    if (isOther) this.verify();
    this.draw();
  }

  async verify() {
    this.check = null;
    const { seed, commitment, id } = this.challenge;
    if (!seed) return;
    const check = await seedFits(seed, commitment);
    if (id !== this.challenge.id) return;
    this.check = check;
    this.draw();
  }

  draw() {
    const { parts, challenge, house } = this;
    if (!challenge) return;
    const isDone = challenge.yours?.state === "done";
    fill(parts.go, goPart(challenge, this.isBusy));
    fill(parts.deal, resultPart(challenge, { needsName: house !== null && chosenName(house.name) === "" }));
    this.drawCrowd();
    setHidden(parts.levels, !challenge.levels);
    fill(parts.levels, ladderPart(challenge));
    fill(parts.proof, proofPart(challenge, this.check));
    setHidden(parts.share, !isDone);
    fill(parts.share, isDone ? this.sharePart() : null);
    if (parts.invite) {
      setHidden(parts.invite, !challenge.is_open);
      fill(parts.invite, this.invitePart());
    }
    parts.body.removeAttribute("aria-busy");
  }

  drawCrowd() {
    const { crowd } = this.parts;
    if (!this.challenge) return;
    const { paddingLeft, paddingRight } = getComputedStyle(crowd);
    const wide = crowd.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    fill(crowd, crowdPart(this.challenge, Math.max(LEAST_WIDE, Math.floor(wide))));
  }

  sharePart() {
    const text = shareText(this.challenge, location.origin);
    return [h("h2", {}, say("challenge.share")), copyPart(text, say("challenge.share"), this.copied === text), h("p", { class: "faint" }, say("challenge.share_about"))];
  }

  invitePart() {
    const path = addressOf(this.challenge.id);
    return [h("h2", {}, say("invite.title")), linkPart(path, location.origin, this.copied === new URL(path, location.origin).href)];
  }

  press(button) {
    if (!button || this.isBusy) return;
    const { do: deed, text } = button.dataset;
    if (deed === "copy") this.copy(text);
    if (deed === "play") this.play(false);
    if (deed === "play-fun") this.play(true);
  }

  async copy(text) {
    if (!(await copyText(text))) return;
    this.copied = text;
    this.draw();
    setTimeout(() => {
      this.copied = "";
      this.draw();
    }, COPIED_MS);
  }

  /** Goes to the table of a try. Whoever has no name yet gets the one that was typed, or any. */
  async play(forFun) {
    this.setBusy(true);
    this.complain(null);
    try {
      this.house ??= await askHouse();
      const typed = tidyName(this.parts.deal.querySelector("[name=your-name]")?.value ?? "");
      if (typed || this.house.name === null) await becomeKnown(this.house, typed || anyName());
      const { table } = await playChallenge(this.challenge.id, forFun);
      location.assign(`/table/${encodeURIComponent(table)}`);
    } catch (trouble) {
      this.complain(trouble);
      this.setBusy(false);
    }
  }

  setBusy(isBusy) {
    this.isBusy = isBusy;
    if (this.challenge) fill(this.parts.go, goPart(this.challenge, isBusy));
  }

  complain(trouble) {
    setHidden(this.parts.trouble, trouble === null);
    setText(this.parts.trouble, trouble === null ? "" : troubleText(trouble));
  }
}

/** What can be done now, with a line about how long. */
/** @param {Wire.ChallengeShown} challenge @param {boolean} isBusy */
function goPart(challenge, isBusy) {
  const { yours, is_open: isOpen, kind, closes } = challenge;
  const busy = isBusy ? "true" : null;
  const fun = (cls) => h("button", { type: "button", class: cls, "data-do": "play-fun", "data-key": "fun", "aria-disabled": busy }, say("challenge.play_fun"));
  const onwards = () => {
    if (yours?.state === "playing") return h("a", { class: "btn primary", "data-key": "on", href: tableOf(yours) }, drawing(icon("play", 18)), say("door.challenge_go_on"));
    if (yours) return [h("a", { class: "btn primary", "data-key": "review", href: `/review/${encodeURIComponent(yours.table)}` }, say("challenge.review")), fun("btn")];
    if (!isOpen) return fun("btn primary");
    return h("button", { type: "button", class: "btn primary", "data-do": "play", "data-key": "play", "aria-disabled": busy, "aria-label": `${say("door.challenge_play")}: ${headingOf(challenge)}` }, drawing(icon("play", 18)), say("door.challenge_play"));
  };
  const lines = [yours?.state === "done" ? say("challenge.fun_about") : "", kind === "own" && isOpen ? say("challenge.until", { time: momentWords(closes) }) : ""];
  return [h("div", { class: "c-buttons" }, onwards()), lines.filter(Boolean).map((words) => h("small", {}, words))];
}

const tableOf = ({ table }) => `/table/${encodeURIComponent(table)}`;
