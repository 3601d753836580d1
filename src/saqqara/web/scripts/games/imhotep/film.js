// A film: copies of things that fly over the table, and things that wait unseen until a copy has arrived. All of it is
// planned first, in milliseconds, and then played so that the whole is never too long.

const LONGEST = 1_450; // ms
export const UNSEEN = [{ opacity: 0 }, { opacity: 0 }];
const ARC = 26; // px that a flying stone rises

let stage = null; // the table that is looked at

/** Looks at a table, or plays on it. */
export function onStage(root, deed) {
  stage = root;
  return deed();
}

/** What lies on that table. */
export const find = (selector) => stage.querySelector(selector);
export const findAll = (selector) => [...stage.querySelectorAll(selector)];

/** Where something is on screen; nothing that is not drawn. */
export function rectOf(key) {
  for (const element of findAll(`[data-at="${key}"]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) return rect;
  }
  return null;
}

/** A copy of something that is on screen, with where it is. */
export function copyOf(element) {
  if (!element) return null;
  const copy = element.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[data-at], [id]")])
    for (const name of ["data-at", "id"]) part.removeAttribute(name);
  return { copy, rect: element.getBoundingClientRect() };
}

export class Film {
  #shots = [];
  clock = 0; // when the next thing begins

  constructor(layer) {
    this.layer = layer;
  }

  /** Everything with that key stays unseen until then. */
  hide(key, until) {
    for (const element of findAll(`[data-at="${key}"]`))
      this.#shots.push({ element, frames: UNSEEN, begin: 0, end: until });
  }

  /** Where something has changed, what was seen there before stays until then, unless it has moved further than that. */
  keep(element, before, until, furthest = 2) {
    const now = element?.getBoundingClientRect();
    if (!now?.width) return;
    this.#shots.push({ element, frames: UNSEEN, begin: 0, end: until });
    if (before?.rect.width && Math.abs(now.top - before.rect.top) < furthest) // else it was not to be seen, or has moved
      this.fly(before.copy, { from: before.rect, to: before.rect, leave: 0, land: until, isLow: true });
  }

  /** An element of the page moves or changes by itself. */
  change(element, frames, begin, end) {
    if (element) this.#shots.push({ element, frames, begin, end, fill: "backwards" });
  }

  /**
   * A thing of the layer is seen at `from` from `begin` on, leaves at `leave` and is at `to` at `land`; `stay` keeps it
   * there, `isLow` flies without an arc; where it arrives it makes room for the real thing, unless `isGone` is false.
   */
  fly(element, { from, to, begin = 0, leave, land, stay = land, isLow = false, isGone = true }) {
    if (!from || !to) return;
    element.style.width = `${from.width}px`;
    element.style.height = `${from.height}px`;
    this.layer.append(element);
    const at = (time) => time / stay;
    const frames = [
      { offset: 0, opacity: begin ? 0 : 1, transform: place(from, from), easing: "steps(1, end)" },
      { offset: at(begin), opacity: 1, transform: place(from, from) },
      { offset: at(leave), opacity: 1, transform: place(from, from), easing: "cubic-bezier(.2, .7, .2, 1)" },
      ...(isLow ? [] : [{ offset: at((leave + land) / 2), opacity: 1, transform: place(between(from, to), from) }]),
      { offset: at(land), opacity: 1, transform: place(to, from) },
      { offset: 1, opacity: isGone ? 0 : 1, transform: place(to, from) },
    ];
    this.#shots.push({ element, frames, begin: 0, end: stay, fill: "forwards" });
  }

  /** Plays all of it, faster where it would last too long. */
  play() {
    const total = Math.max(1, ...this.#shots.map((shot) => shot.end));
    const pace = Math.min(1, LONGEST / total);
    return this.#shots.map(({ element, frames, begin, end, fill = "none" }) =>
      element.animate(frames, { delay: begin * pace, duration: (end - begin) * pace, fill }),
    );
  }
}

const between = (one, other) => ({
  left: (one.left + other.left) / 2,
  top: Math.min(one.top, other.top) - ARC,
  width: (one.width + other.width) / 2,
});

/** Where a thing of the size `from` is drawn to fill `rect`. */
const place = (rect, from) => {
  const size = rect.width / from.width;
  return `translate(${rect.left}px, ${rect.top}px) scale(${size})`;
};
