// What the scripts of a review hand to each other. A review itself is `Reviewing.Review` in wire.d.ts.

type Grade = Reviewing.Decision["grade"];

/** What went wrong: a sentence, and what the server said, which is English; nothing where the sentence says all. */
interface ToldTrouble {
  words: string;
  detail: string;
  isOfGame?: boolean; // the game of the address cannot be reviewed, whatever file is chosen
}

/** The table at a turn and after each of some moves, and what a seat can play then. */
interface LineHere {
  turn: number;
  tables: Position[];
  legal: string[];
}

/** How a try is graded; without a grade where the review does not know it. */
interface TriedHere {
  grade: Grade | null;
  is_as_good: boolean;
  wins: Reviewing.Estimate | null;
  is_exact?: boolean;
}

/** Where a review comes from: the server, or the page itself. */
interface ReviewSource {
  canStop: boolean;
  makesPuzzles: boolean;
  open(): Promise<Wire.ReviewShown>;
  ask(): Promise<Wire.ReviewShown>;
  more(stamp: number): Promise<Wire.ReviewShown>;
  stop(): Promise<Wire.ReviewShown>;
  table(shown: Wire.ReviewShown): Promise<Wire.TableShown | null>;
  replay(turn: number, seat: SeatOrNone): Promise<Past>;
  story(seat: SeatOrNone): Promise<Wire.Passage[]>;
  line(decision: Reviewing.Decision, seat: SeatOrNone): Promise<LineHere>;
  question(decision: Reviewing.Decision): Promise<LineHere>;
  hasLine(decision: Reviewing.Decision): boolean;
  canPlay(decision: Reviewing.Decision, move: string): boolean;
  hasQuestion(decision: Reviewing.Decision): boolean;
  puzzle(decision: Reviewing.Decision): Promise<string>;
  tried(decision: Reviewing.Decision, move: string): Promise<TriedHere>;
}

/** All that the parts of the page are drawn from: what is known of the review, and where its reader is. */
interface Reading {
  source: ReviewSource;
  shown: Wire.ReviewShown;
  review: Reviewing.Review;
  face: Face;
  wording: any;
  figures: Figures | null;
  table: Wire.TableShown | null;
  shownTable: any;
  seats: SeatHere[];
  you: SeatOrNone;
  order: number[];
  passages: Wire.Passage[];
  rounds: Array<{ turn: number; label: string }>;
  end: Position;
  outcome: any;
  turns: number;
  at: number;
  view: "wins" | "points";
  line: { tables: Position[]; step: number } | null;
  making: { at: number; isAsking: boolean; words: string } | null; // a puzzle
  tally: number;
  isPlaying: boolean;
  trouble: ToldTrouble | null;
  secondsLeft: number; // about, until the review is whole; 0: not known
  told: Map<number, string>;
  readonly isDone: boolean;
  readonly shownMove: number | null;
  decisionAt(turn: number): Reviewing.Decision | null;
  toldAt(turn: number): string;
}
