// A page without a browser, for scripts that need no layout: elements that only hold what they are given, texts from the
// disk, and nothing that moves. Tests import it before all others.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const AREAS = "common table later start rules imhotep pyramids"; // of the texts

/** Holds attributes, children and listeners. */
export class FakeElement {
  attributes = new Map();
  childNodes = [];
  listeners = new Map();
  dataset = {};
  style = {};
  hidden = false;
  text = "";

  constructor(name = "div") {
    this.nodeName = name.toUpperCase();
    this.localName = name;
    this.classList = { toggle() {}, add() {}, remove() {}, contains: () => false };
  }

  append(...children) {
    this.childNodes.push(...children);
  }

  replaceChildren(...children) {
    this.childNodes = children;
  }

  after() {}

  focus() {}

  contains() {
    return false;
  }

  scrollIntoView() {}

  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  cloneNode() {
    return new FakeElement(this.localName);
  }

  addEventListener(kind, listener) {
    this.listeners.set(kind, listener);
  }

  get children() {
    return this.childNodes;
  }

  get textContent() {
    return this.text + this.childNodes.map((child) => child.textContent ?? String(child)).join("");
  }

  set textContent(text) {
    this.text = text;
    this.childNodes = [];
  }
}

/** What reads markup: whatever it is, there are enough elements in it. */
class FakeTemplate extends FakeElement {
  get content() {
    const drawing = new FakeElement("svg");
    drawing.childNodes = Array.from({ length: 100 }, () => new FakeElement("path"));
    return { querySelectorAll: () => [], childNodes: [drawing] };
  }
}

/** A dialog that is open or not. */
export class FakeDialog extends FakeElement {
  open = false;

  showModal() {
    this.open = true;
  }

  close() {
    this.open = false;
  }
}

/** The texts of a language, as the house serves them. */
async function textAt(address) {
  const file = fileURLToPath(address);
  return existsSync(file)
    ? { ok: true, status: 200, text: async () => readFileSync(file, "utf-8") }
    : { ok: false, status: 404 };
}

const put = (name, value) => Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });

put("document", {
  documentElement: {},
  hidden: false,
  querySelector: (selector) => (selector.startsWith('meta[name="texts"') ? { content: AREAS } : null),
  getElementById: () => null,
  createElement: (name) => (name === "template" ? new FakeTemplate(name) : new FakeElement(name)),
  createElementNS: (_, name) => new FakeElement(name),
  addEventListener() {},
});
put("navigator", { languages: ["en"] });
put("location", { protocol: "https:", host: "house.example", pathname: "/table/t1", search: "", hash: "" });
put("matchMedia", () => ({ matches: false, addEventListener() {} }));
put("addEventListener", () => {});
put("fetch", textAt);

/** Lets everything that waits for nothing but its turn run. */
export async function settled() {
  for (let round = 0; round < 20; round += 1) await null;
}

/** Answers what is asked over HTTP for the length of a test; `answer(path, request)` gives { status, body }. */
export function answering(t, answer) {
  const asked = [];
  t.mock.method(globalThis, "fetch", async (path, request = {}) => {
    if (String(path).startsWith("file:")) return textAt(path);
    asked.push({ path, method: request.method, body: request.body && JSON.parse(request.body) });
    const { status = 200, body } = await answer(path, request);
    const isText = typeof body === "string";
    return { ok: status < 400, status, json: async () => (isText ? JSON.parse(body) : body), text: async () => String(body) };
  });
  return asked;
}

const { begin } = await import("../../../src/saqqara/web/scripts/ui/words.js");
await begin();
