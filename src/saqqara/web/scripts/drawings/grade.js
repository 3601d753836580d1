// Grades of a move. Each has its own outline and its own sign, so that no colour is needed to tell them apart.
import { path, short, svg } from "./svg.js";

const filled = (d) => path(d, 'class="g-fill"');
const outlined = (d) => path(d, 'class="g-line"');
const sign = (d) => path(d, 'class="g-sign"');

const GRADES = {
  best: filled("M12 1l3.1 6.9 7.4.8-5.5 5 1.6 7.4L12 17.3l-6.6 3.8L7 13.7l-5.5-5 7.4-.8Z"), // a star
  good: outlined("M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM7.5 12.4l3.1 3.1 6-6.6"), // a check in a ring
  inaccuracy: outlined("M12 2.5l10 18.5H2ZM12 9v5.4M12 17.6v.1"), // an open triangle
  mistake: filled("M12 1.5l11 20H1Z") + sign("M12 8.6v6M12 18v.1"), // a filled one
  blunder: filled("M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9Z") + sign("M8 8l8 8M16 8l-8 8"), // an octagon
  only: filled("M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"), // a dot: there was no choice
};

/** The sign of a grade; without a label it is decoration. */
export const gradeIcon = (grade, size = 16, label = "") => svg(24, 24, GRADES[grade], { cls: `grade g-${grade}`, size, label });

/** The same inside another drawing, around a point. */
export const gradeAt = (grade, x, y, size) =>
  `<g class="grade g-${grade}" transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${(size / 24).toFixed(3)})">${GRADES[grade]}</g>`;
