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
