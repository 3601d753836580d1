// The pictures of the two games: a pyramid of stones, and two pyramid cards.
import { cube } from "../../drawings/stone.js";
import { DEPTH, each, HEIGHT, iso, range, svg } from "../../drawings/svg.js";
import { pyramidCard } from "../../games/pyramids/chamber.js";

// --- Imhotep ---

const SIZES = [3, 2, 1]; // of the levels
const OWNERS = [1, 0, 2, 3, 0, 3, 2, 1, 0, 3, 1, 2, 1, 0];
const STONES = SIZES.flatMap((size, level) =>
  range(size * size, (place) => ({ level, column: Math.floor(place / size), row: place % size })),
)
  .map((stone, number) => ({ ...stone, owner: OWNERS[number] }))
  .sort((one, other) => one.level - other.level || one.column + one.row - (other.column + other.row));

/** A pyramid that is built; `a` is half the width of a stone. */
export function heap(a = 17) {
  const [left, top] = [3 * a + 4, a * (2 * HEIGHT + DEPTH) + 7];
  const stones = each(STONES, ({ level, column, row, owner }) => {
    const [x, y] = iso(column + level / 2, row + level / 2, level, a);
    return cube(owner, left + x, top + y, a);
  });
  return svg(6 * a + 8, top + 5 * a * DEPTH + 6, stones, { cls: "heap" });
}

// --- Pyramids ---

// chambers of our own: a picture shows nothing of a box
const PICTURED = {
  "colours.orange": [31],
  "chambers.31": "r.#Eg .s.x. #.#.e gs.r# .#T..",
  "colours.purple": [17],
  "chambers.17": "#.E.r g.#s. .s.#x #g..t rT#s.",
};
const CROSSED = ["b1", "c1", "d1", "e1", "b2"];

/** One card untouched, one half explored. */
export const twoCards = () =>
  pyramidCard(31, PICTURED, { f: 19 }) + pyramidCard(17, PICTURED, { f: 19, marks: { crossed: CROSSED } });
