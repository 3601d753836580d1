// What the start page offers of this game: its picture, the sides of its sites, the Wrath of the Pharaoh.
import { cube } from "../../drawings/stone.js";
import { DEPTH, each, HEIGHT, iso, range, svg } from "../../drawings/svg.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { laidSites } from "./laid-sites.js";
import { drawSides, prepareSides, setSides, sidesIn } from "./sides.js";

const SIZES = [3, 2, 1]; // of the levels
const OWNERS = [1, 0, 2, 3, 0, 3, 2, 1, 0, 3, 1, 2, 1, 0];
const STONES = SIZES.flatMap((size, level) =>
  range(size * size, (place) => ({ level, column: Math.floor(place / size), row: place % size })),
)
  .map((stone, number) => ({ ...stone, owner: OWNERS[number] }))
  .sort((one, other) => one.level - other.level || one.column + one.row - (other.column + other.row));

/** A pyramid that is built; `a` is half the width of a stone. */
function heap(a = 17) {
  const [left, top] = [3 * a + 4, a * (2 * HEIGHT + DEPTH) + 7];
  const stones = each(STONES, ({ level, column, row, owner }) => {
    const [x, y] = iso(column + level / 2, row + level / 2, level, a);
    return cube(owner, left + x, top + y, a);
  });
  return svg(6 * a + 8, top + 5 * a * DEPTH + 6, stones, { cls: "heap" });
}

export const offer = {
  picture: heap,
  sign: () => heap(8),
  furnish: (form) => prepareSides(form.querySelector("#sides")),
  draw: drawSides,
  options: (form) => ({ sides: sidesIn(form), wrath: form.elements.wrath.checked }),

  /** The sites as they were agreed, and the Wrath of the Pharaoh. */
  laid: (options) => [laidSites(options), options.wrath ? h("p", { class: "faint" }, say("imhotep.option.wrath")) : null],

  /** All sides at once; whether that was pressed. */
  press(form, target, numberBelow) {
    const wish = target.closest("[data-sides]")?.dataset.sides;
    if (wish) setSides(form, wish, numberBelow);
    return Boolean(wish);
  },

  /** What is not as usual. */
  sentences: (form) => [
    say("start.with_sides", { sides: [...sidesIn(form)].join("\u00a0") }),
    ...(form.elements.wrath.checked ? [say("start.with_wrath")] : []),
  ],
};
