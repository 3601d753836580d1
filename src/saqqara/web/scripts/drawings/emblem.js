// Emblems of the sites and of the market cards on a grid of 48 by 40: solid shapes in the current colour; lines of the
// class `cut` are carved in the colour of the ground.
import { path, range, svg } from "./svg.js";

const solid = (d) => path(d);
const cut = (d) => path(d, 'class="cut"');
const beam = (d) => path(d, 'class="beam"');

function star(x, y, radius = 4.5) {
  const point = (number) => {
    const angle = (number * Math.PI) / 5 - Math.PI / 2;
    const reach = number % 2 ? radius * 0.42 : radius;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  };
  return solid(`M${range(10, point).join("L")}Z`);
}

const SITES = {
  market:
    solid("M6 15C6 8 42 8 42 15L40 18H8ZM9 19h4v17H9zM35 19h4v17h-4zM14 27h20v9H14Z") +
    cut("M13 11v6M20 10v7M28 10v7M35 11v6"),
  pyramid:
    solid("M24 5L44 36H4Z") +
    cut("M19 13.5h10M14 21h20M9 28.5h30M24 13.5V21M18 21v7.5M30 21v7.5M24 28.5V36M13 28.5V36M35 28.5V36"),
  temple:
    solid("M5 6h38v6H5zM8 14h7v18H8zM20.5 14h7v18h-7zM33 14h7v18h-7zM4 33h40v4H4z") +
    cut("M6 9h36M11.5 15v16M24 15v16M36.5 15v16"),
  chamber: solid("M6 36V18C6 9 14 4 24 4s18 5 18 14v18Z") + cut("M15 36V20c0-5 4-8 9-8s9 3 9 8v16M15 28h18M24 20v16"),
  obelisks:
    solid("M22 35L20 9l4-6 4 6-2 26ZM17 35h14v3H17Z") +
    solid("M8.5 35L7 18l3-5 3 5-1.5 17ZM5 35h10v3H5Z") +
    solid("M36.5 35L35 18l3-5 3 5-1.5 17ZM33 35h10v3H33Z"),
};

const decorated = (site) =>
  `<g transform="translate(8.5 9) scale(.65 .7)">${SITES[site]}</g>${star(7, 12)}${star(41, 12)}${star(24, 5, 4)}`;

const EMBLEMS = {
  ...SITES,
  "pyramid-decoration": decorated("pyramid"),
  "temple-decoration": decorated("temple"),
  "chamber-decoration": decorated("chamber"),
  "obelisk-decoration": decorated("obelisks"),
  entrance: solid("M3 37L7 5h9v9h16V5h9l4 32H31V23H17v14Z") + cut("M7 10h9M32 10h9M16 18.5h16"),
  sarcophagus:
    solid("M24 2.5c5 0 7.5 3.5 7.5 7.5 4 2 6 5 5 10l-4 17h-17l-4-17c-1-5 1-8 5-10 0-4 2.5-7.5 7.5-7.5Z") +
    cut("M21 9.5q3 3 6 0M14 19l18 7M34 19l-18 7M17 31h14"),
  path:
    solid("M18.5 4h11L44 37H4Z") +
    cut("M16.5 9h15M13.5 15.5h21M10 24h28M24 4v5M20 9v6.5M28 9v6.5M24 15.5V24M16 24l-3 13M31 24l3 13M24 24v13"),
  statue:
    solid("M16 3l4.5 4h7L32 3v9c0 3-1.5 5-3.5 6.5C34 23 36 29 36 37H15c-4-6-2-13.5 4.5-18.5C17.5 17 16 15 16 12Z") +
    path("M36 36c6 1 8-5 4-9", 'class="line"') +
    cut("M19.5 11.5h2M26.5 11.5h2M22 20q2 2 4 0M24 25v11"),
  lever: beam("M5 13L43 26") + solid("M23 21l8 16H15Z") + solid("M33.5 7.5l9 3-3 9-9-3Z"),
  hammer: `<g transform="rotate(-38 24 20)">${solid("M9 6h30v12H9ZM21 19h6v21h-6Z")}${cut("M15 6v12M33 6v12")}</g>`,
  sail: solid("M22 4c11 3 15 10 15 20H22ZM5 27h38c-4 7-10 10-19 10S9 34 5 27ZM18.5 6h2v18h-2Z") + cut("M22 18h14"),
  chisel: `<g transform="rotate(40 24 20)">${solid("M20 0h8v6h-8ZM21 7h6v17l2 14H19l2-14Z")}${cut("M21 24h6")}</g>`,
};

/** The emblem of a site or of a market card. */
export const emblem = (name, size = 48, label = "") => svg(48, 40, EMBLEMS[name], { cls: "emblem", label, size });
