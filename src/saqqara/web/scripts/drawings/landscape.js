// The view over the Nile on the start page: sky, sun or moon, pyramids, palms, the far bank and the water.
import { each, path, range, short } from "./svg.js";

const COURSES = 7; // of stones, counted from the tip

/** A pyramid with its tip above (x, y), lit from the left. */
function pyramid(x, y, tall) {
  const lines = range(COURSES - 1, (course) => (course + 1) / COURSES).map(
    (part) => `M${short(x - tall * 1.05 * part)} ${short(y - tall + tall * part)}H${short(x + tall * 0.28 * part)}`,
  );
  const [left, edge, right] = [-1.05, 0.28, 1.05].map((part) => short(x + tall * part));
  return (
    path(`M${left} ${y}L${x} ${y - tall}L${edge} ${y}Z`, 'class="lit"') +
    path(`M${edge} ${y}L${x} ${y - tall}L${right} ${y}Z`, 'class="dim"') +
    path(lines.join(""), 'class="stone-course"')
  );
}

const palm = (x, y, size) =>
  `<g class="palm" transform="translate(${x} ${y}) scale(${size})">` +
  path("M-1.5 0C0-14 0-22 2-34l3 .5C3-22 3-12 3 0Z") +
  path(
    "M3-34C-6-42-16-40-21-30c7-4 14-5 24-4C0-32-8-28-9-19c4-6 8-11 12-15" +
      " 2 6 3 10 9 14 0-8-3-12-9-14 8-2 14-1 19 4-2-9-10-13-19-4Z",
  ) +
  "</g>";

const wave = ([x, y]) => path(`M${x} ${y}l4-4 4 4 4-4 4 4 4-4 4 4`, 'class="zigzag"');

// strewn by a rule instead of by chance; none behind the words, none on the moon
const STARS = range(90, (star) => [(star * 197) % 1440, (star * 83) % 150, short((star % 3) * 0.4 + 0.6)]).filter(
  ([x, y]) => x > 480 && y > 44 && Math.hypot(x - 1015, y - 112) > 70,
);
const BESIDE = 1200; // how far dunes and water run on beside the picture, on wide screens
const NEAR = 780; // stars left of it may come behind the words on narrow screens
const WAVES = range(26, (number) => [(number * 211) % 1420, 214 + ((number * 37) % 40)]);

const star = ([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${size}" class="${x < NEAR ? "near" : ""}"/>`;

const gradient = (id, from, to, at) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop class="${from}"/><stop offset="${at}" class="${to}"/>` +
  "</linearGradient>";

export const landscape = () =>
  '<svg class="scene" viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">' +
  `<defs>${gradient("sky", "sky-1", "sky-2", 0.75)}${gradient("flood", "flood-1", "flood-2", 1)}</defs>` +
  `<rect x="${-BESIDE}" width="${1440 + 2 * BESIDE}" height="260" fill="url(#sky)" class="sky"/>` +
  `<g class="stars">${each(STARS, star)}</g>` +
  '<circle cx="1015" cy="112" r="62" class="disc"/>' +
  path(`M${-BESIDE} 182H0C180 158 320 176 480 168S820 150 980 172s300-20 460-4h${BESIDE}v60H${-BESIDE}Z`, 'class="dune-far"') +
  pyramid(1105, 190, 128) +
  pyramid(925, 192, 92) +
  pyramid(1252, 192, 66) +
  path(`M${-BESIDE} 198H0c240-18 420 2 640-4s520-8 800 2h${BESIDE}v30H${-BESIDE}Z`, 'class="dune-near"') +
  each(
    [
      [800, 200, 0.9],
      [772, 202, 0.66],
      [1350, 202, 1],
      [1381, 204, 0.7],
    ],
    (place) => palm(...place),
  ) +
  `<rect x="${-BESIDE}" y="204" width="${1440 + 2 * BESIDE}" height="60" fill="url(#flood)"/>` +
  `${each(WAVES, wave)}</svg>`;
