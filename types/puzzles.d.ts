// What the scripts of puzzles hand to each other.

/** How a puzzle was solved: at the first try, later, by looking at the answer, or not yet. */
type PuzzleMark = "first" | "later" | "shown" | "tried";

/** What a device keeps of puzzles. */
interface PuzzleProgress {
  solved: Record<string, PuzzleMark>;
  streak: number; // days in a row on which a puzzle of the day was solved at the first try
  best: number;
  day: string; // the last of them
}

/** Which puzzles are looked for; what is empty does not matter. */
interface PuzzleWish {
  game: string;
  theme: string;
  level: string;
}

/** All that the page of a puzzle is drawn from. */
interface PuzzleHere {
  puzzle: Wire.PuzzleShown;
  list: Wire.PuzzlesShown;
  wording: any;
  seats: SeatHere[];
  place: number | null; // its number: of the day, or in the collection
  isToday: boolean;
  day: string;
  solving: import("../src/saqqara/web/scripts/pages/puzzles/solving.js").Solving;
  progress: PuzzleProgress;
  isKept: boolean;
  isBusy: boolean;
  step: number | null; // which move of the answer the board shows, when it is known
  isOffline: boolean; // the server cannot be reached
  trouble: string;
  moveWords(move: string): string;
  called(seat: number): string;
  readonly colour: string;
  readonly rival: string | null;
  readonly next: string | null;
  readonly isAllSolved: boolean;
}
