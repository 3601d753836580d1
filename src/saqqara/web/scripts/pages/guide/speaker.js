// What the coach of a first game speaks of: each situation once, at the first time that it arises. Nothing here draws.

export class Speaker {
  /** @type {string[]} */
  #waiting = []; // the first of them is spoken of now
  #question = "";
  #wasRead = false; // whether the first was on screen when something was asked

  /** `said`: situations that were spoken of before; `keep` hears of each that is. */
  /** @param {Record<string, Situation>} situations @param {string[]} said @param {(said: string[]) => void} keep */
  constructor(situations, said, keep) {
    this.situations = situations;
    this.said = said;
    this.keep = keep;
  }

  /** The situation that it speaks of, or null. */
  get now() {
    return this.#waiting[0] ?? null;
  }

  /** Takes in what is on screen. What was there with an earlier question makes room. */
  /** @param {Scene} scene @param {string} question */
  hear(scene, question) {
    const isOther = this.#turnTo(question);
    const fresh = this.#fresh(scene);
    const asked = fresh.filter((name) => this.situations[name].isAsked);
    if (isOther && scene.isAsked && !this.#waiting.some((name) => this.situations[name].isAsked)) this.#waiting.push(...asked.slice(0, 1));
    this.#waiting.push(...fresh.filter((name) => !asked.includes(name)));
    this.#speak(isOther);
    this.#wasRead ||= scene.isAsked && this.now !== null;
  }

  /** Passes over what happens while it is to be quiet; what was spoken of at this question can still be read. */
  /** @param {Scene} scene @param {string} question */
  passOver(scene, question) {
    if (this.#turnTo(question)) this.#waiting = [];
    const passed = this.#fresh(scene).filter((name) => !this.situations[name].isAsked);
    if (passed.length) this.#note(passed);
  }

  /** Whether the question is another one. What was read makes room, and what was to be said of an earlier question. */
  #turnTo(question) {
    if (question === this.#question) return false;
    this.#question = question;
    if (this.#wasRead) this.#waiting.shift();
    this.#waiting = this.#waiting.filter((name) => this.said.includes(name) || !this.situations[name].isAsked);
    return true;
  }

  /** Goes on with what waits. */
  goOn() {
    this.#waiting.shift();
    this.#speak(true);
  }

  /** @param {Scene} scene */
  #fresh(scene) {
    const known = new Set([...this.said, ...this.#waiting]);
    return Object.keys(this.situations).filter((name) => !known.has(name) && this.situations[name].isThere(scene));
  }

  #speak(isOther) {
    if (isOther) this.#wasRead = false;
    if (this.now && !this.said.includes(this.now)) this.#note([this.now]);
  }

  /** @param {string[]} names */
  #note(names) {
    this.said = [...this.said, ...names];
    this.keep(this.said);
  }
}
