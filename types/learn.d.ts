// What the scripts of lessons hand to each other.

/** How far lessons have come, by game and name, as in "imhotep/first-voyage". */
type LessonsKept = Record<string, Wire.LessonProgress>;

/** All that the coach is drawn from. */
interface Teaching {
  lesson: import("../src/saqqara/web/scripts/pages/learn/lesson.js").Lesson;
  lessons: Wire.LessonInList[];
  listed: Wire.LessonInList;
  progress: LessonsKept;
  trouble: string;
  isKept: boolean;
}

/** What lessons know of a game. */
interface School {
  lights: Record<string, (...words: string[]) => string[]>;
  targets: (words: string[]) => string[];
  board: string;
  reveal: (root: ParentNode, names: string[], press: (button: HTMLElement | null) => boolean) => void;
  optionsOf: (position: any) => Record<string, unknown>;
}

/** The form of a lesson's name, and its ground and parts. */
type LessonPicture = [RegExp, (match: RegExpExecArray, isLarge: boolean) => [string, Array<Node>]];

/** What the coach of a first game has a word about. */
interface Situation {
  rule: string;
  isAsked?: boolean; // only with a question, and of several one
  isThere: (scene: Scene) => boolean;
}
