// Who you are on several devices: a link to another one, what is signed in, the recovery phrase, and how to leave.
import { erase, get, post } from "../../net/api.js";
import { endNotices } from "../../net/notices.js";
import { house, readName } from "../../net/person.js";
import { copyText } from "../../ui/clipboard.js";
import { fill, h, named, onSubmit } from "../../ui/dom.js";
import { style } from "../../ui/styles.js";
import { complain } from "../../ui/trouble.js";
import { learnArea, onSpeak, region, say } from "../../ui/words.js";
import { qrCode } from "./qr.js";

const SECOND = 1_000;

/** Shows it all in an element, for whoever the house knows; for others the element stays empty. */
/** @param {HTMLElement} element @returns {Promise<void>} */
export async function mountPerson(element) {
  await Promise.all([learnArea("club-person"), style("person")]);
  const { name } = await house();
  if (name === null) return;
  const person = new Person(element, name);
  onSpeak(() => person.draw());
  element.addEventListener("click", ({ target }) => target instanceof Element && person.press(target.closest("button")));
  onSubmit(element, () => person.attempt(() => forget(person)));
  await person.look();
}

class Person {
  /** @param {HTMLElement} element @param {string} name */
  constructor(element, name) {
    this.element = element;
    this.name = name;
    /** @type {Wire.Device[]} */
    this.devices = [];
    /** @type {number | null} */
    this.phraseSince = null;
    /** @type {Wire.LinkMade | null} */
    this.link = null;
    this.copied = ""; // whether the link was copied, in words
    this.linkEnds = 0; // when it is too old, by the clock of this page
    /** @type {string | null} */
    this.phrase = null; // while it is shown, which is once
    /** @type {string | null} */
    this.asks = null; // the question that is open: leave, phrase, drop, forget
    this.isWrong = false; // another name was typed than that of whoever wants to be forgotten
    this.said = "";
    this.trouble = h("p", { class: "trouble", role: "alert", hidden: true });
    this.parts = h("div", { class: "n-parts" });
    element.classList.add("person");
    element.append(this.trouble, this.parts);
  }

  async look() {
    await this.attempt(async () => this.learn(await get("/api/me/devices")));
  }

  /** @param {Wire.Devices} shown */
  learn(shown) {
    this.devices = shown.devices;
    this.phraseSince = shown.phrase_since;
  }

  /** Does something that may fail, and draws what has become of it. */
  /** @param {() => Promise<void>} deed */
  async attempt(deed) {
    try {
      await deed();
      complain(null, this.trouble);
    } catch (trouble) {
      complain(trouble, this.trouble);
    }
    this.draw();
  }

  /** @param {HTMLButtonElement | null} button */
  press(button) {
    const { deed = "", device = "" } = button?.dataset ?? {};
    if (deed === "ask") this.ask(device);
    else if (deed in DEEDS) void this.attempt(() => DEEDS[deed](this, device));
  }

  /** @param {string} question */
  ask(question) {
    this.isWrong = false;
    this.asks = this.asks === question ? null : question;
    this.draw();
  }

  draw() {
    fill(this.parts, linkPart(this), devicesPart(this), phrasePart(this), forgetPart(this), h("p", { class: "sr", role: "status" }, this.said));
  }

  /** Counts down until the link is too old. */
  tick() {
    const left = Math.ceil((this.linkEnds - Date.now()) / SECOND);
    if (!this.link || !this.element.isConnected) return;
    if (left <= 0) this.link = null;
    else setTimeout(() => this.tick(), SECOND);
    this.draw();
  }
}

/** What buttons do, by their name. */
/** @type {Record<string, (person: Person, device: string) => Promise<void>>} */
const DEEDS = {
  async link(person) {
    person.link = await post("/api/me/links");
    person.linkEnds = Date.now() + person.link.lasts_s * SECOND;
    person.said = say("person.link_ready");
    person.copied = "";
    setTimeout(() => person.tick(), SECOND);
  },
  async copy(person) {
    person.copied = say((await copyText(person.link?.url ?? "")) ? "person.copied" : "person.not_copied");
    person.said = person.copied;
  },
  async signOut(person, device) {
    person.learn(await erase(`/api/me/devices/${device}`));
  },
  async leave(_, device) {
    await endNotices().catch(() => {}); // the server ends them with the device in any case
    await erase(`/api/me/devices/${device}`);
    location.assign("/");
  },
  async phrase(person) {
    person.asks = null;
    ({ phrase: person.phrase } = await post("/api/me/phrase"));
    person.learn(await get("/api/me/devices"));
  },
  async written(person) {
    person.phrase = null;
  },
  async drop(person) {
    person.asks = null;
    person.learn(await erase("/api/me/phrase"));
  },
};

/** @param {Person} person */
async function forget(person) {
  const { parts, name } = person;
  /** @type {HTMLInputElement} */
  const field = parts.querySelector("input[name=confirm]");
  person.isWrong = field.value.trim() !== readName(name);
  if (person.isWrong) return;
  await endNotices().catch(() => {});
  await erase("/api/me", { confirm: name });
  for (const store of [localStorage, sessionStorage]) store.clear();
  location.assign("/");
}

// --- what is drawn ---

const part = (key, ...children) =>
  h("section", { class: "sheet n-part", "data-key": key, "aria-labelledby": `n-${key}` }, h("h2", { id: `n-${key}` }, say(`person.${key}_title`)), ...children);

const about = (key, values) => h("p", { class: "n-about" }, say(`person.${key}`, values));

const button = (deed, key, { device = "", kind = "" } = {}) =>
  h("button", { type: "button", class: `btn ${kind}`, "data-deed": deed, "data-device": device }, say(`person.${key}`));

/** A question with its answer; the other answer is to close it. */
const question = (person, name, text, answer) =>
  person.asks !== name
    ? null
    : h("div", { class: "n-question", role: "group", "data-key": name }, h("p", {}, text), h("p", { class: "n-buttons" }, answer, button("ask", "stay", { device: name })));

/** @param {Person} person */
function linkPart(person) {
  const { link } = person;
  if (!link) return part("link", about("link_about"), button("link", "link_make", { kind: "primary" }));
  const left = Math.max(0, Math.ceil((person.linkEnds - Date.now()) / SECOND));
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return part(
    "link",
    h(
      "div",
      { class: "n-link" },
      qrCode(link.qr, say("person.qr")),
      h(
        "div",
        { class: "n-beside" },
        about("link_use"),
        h("input", { class: "n-url", readonly: true, value: link.url, "aria-label": say("person.link") }),
        h("p", { class: "n-buttons" }, button("copy", "copy"), h("span", { class: "n-clock", role: "timer" }, say("person.left", { time: clock })), h("span", { "aria-hidden": "true" }, person.copied)),
      ),
    ),
  );
}

/** @param {Person} person */
function devicesPart(person) {
  const day = new Intl.DateTimeFormat(region(), { dateStyle: "medium" });
  const isLast = person.devices.length === 1 && person.phraseSince === null;
  return part(
    "devices",
    about("devices_about", { name: readName(person.name) }),
    h(
      "ul",
      { class: "n-devices" },
      person.devices.map((one) =>
        h(
          "li",
          { "data-key": one.id },
          h("span", {}, h("b", {}, named(one.label || say("person.some_device"))), h("small", {}, one.is_this ? say("person.this_device") : say("person.seen", { day: day.format(one.last_seen * SECOND) }))),
          one.is_this ? button("ask", "leave", { device: "leave" }) : button("signOut", "sign_out", { device: one.id }),
          one.is_this ? question(person, "leave", say(isLast ? "person.leave_last" : "person.leave_sure", { name: readName(person.name) }), button("leave", "leave_now", { device: one.id, kind: "danger" })) : null,
        ),
      ),
    ),
  );
}

/** @param {Person} person */
function phrasePart(person) {
  if (person.phrase)
    return part(
      "phrase",
      about("phrase_write"),
      h("ol", { class: "n-words", lang: "en", translate: "no" }, person.phrase.split(" ").map((word) => h("li", {}, word))),
      button("written", "phrase_written", { kind: "primary" }),
    );
  if (person.phraseSince === null) return part("phrase", about("phrase_about"), button("phrase", "phrase_make"));
  const day = new Intl.DateTimeFormat(region(), { dateStyle: "medium" }).format(person.phraseSince * SECOND);
  return part(
    "phrase",
    about("phrase_since", { day }),
    h("p", { class: "n-buttons" }, button("ask", "phrase_again", { device: "phrase" }), button("ask", "phrase_drop", { device: "drop" })),
    question(person, "phrase", say("person.phrase_sure"), button("phrase", "phrase_again", { kind: "primary" })),
    question(person, "drop", say("person.drop_sure"), button("drop", "phrase_drop", { kind: "danger" })),
  );
}

/** @param {Person} person */
function forgetPart(person) {
  const name = readName(person.name);
  return part(
    "forget",
    about("forget_about"),
    person.asks === "forget"
      ? h(
          "form",
          { class: "n-question" },
          h("p", {}, say("person.forget_sure")),
          h("label", {}, say("person.forget_confirm", { name }), h("input", { name: "confirm", required: true, autocomplete: "off", spellcheck: "false" })),
          person.isWrong ? h("p", { class: "trouble", role: "alert", "data-key": "wrong" }, say("person.wrong_name")) : null,
          h("p", { class: "n-buttons" }, h("button", { class: "btn danger" }, say("person.forget_now")), button("ask", "stay", { device: "forget" })),
        )
      : button("ask", "forget", { device: "forget" }),
  );
}
