// A supply sled with its stones.
import { cube, ghost } from "../../drawings/stone.js";
import { DEPTH, each, HEIGHT, path, range, short, svg } from "../../drawings/svg.js";

/** The sled of a seat: `count` stones on so many spaces, and `guests` that are only shown. */
export function sledArt(seat, count, spaces, label = "", { a = 9.5, guests = 0 } = {}) {
  const pitch = a * 2 + 1.5;
  const wide = spaces * pitch + 14;
  const y = a * (DEPTH + HEIGHT) + 4;
  const places = each(
    range(spaces, (place) => place),
    (place) => {
      const x = a + 3 + place * pitch;
      if (place < count) return cube(seat, x, y, a, `data-at="sled-${seat}-${place + 1}"`);
      return place < count + guests ? `<g class="advised-stone">${cube(seat, x, y, a)}</g>` : ghost(x, y, a);
    },
  );
  const runner = path(`M1 ${short(y + 8)}H${short(wide - 12)}q8 0 10-9`, 'class="runner"');
  return svg(wide, short(y + 12), places + runner, { cls: "sled-art", label });
}
