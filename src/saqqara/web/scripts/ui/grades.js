// What a move may cost before it has a grade, as in saqqara/review/grades.py.

/** The chance of the first place from which on a move is an inaccuracy, a mistake or a blunder. */
export const GRADES_FROM = { inaccuracy: 0.01, mistake: 0.05, blunder: 0.1 };
