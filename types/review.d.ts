// What the scripts of a review hand to each other. A review itself is described in docs/reference; its names are those of the JSON.

interface Estimate {
  mean: number;
  low: number;
  high: number;
}

interface ReviewMoment {
  turn: number;
  wins: Estimate[];
  points: Estimate[];
  sources: number[][];
  seat: SeatOrNone;
  move: string | null;
  is_exact: boolean;
  is_refined: boolean;
}

type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "only";

interface ReviewStep {
  seat: number;
  move: string;
}

interface ReviewReason {
  seat: number;
  source: string;
  points: number;
}

interface ReviewDecision {
  turn: number;
  seat: number;
  move: string;
  best: string;
  grade: Grade;
  wins: Estimate;
  points: Estimate;
  choices: Array<{ move: string; wins: Estimate; points: Estimate; visits: number }>;
  line: ReviewStep[];
  reasons: ReviewReason[];
  is_exact: boolean;
}

interface ReviewAccount {
  start: number[];
  luck: number[];
  own: number[];
  others: number[];
  end: number[];
}

interface ReviewDraw {
  turn: number;
  seat: number;
  wins: number;
  points: number;
}

interface ReviewTold {
  game: string;
  seats: number;
  sources: string[];
  judge: { name: string; version: string; simulations: number };
  moments: ReviewMoment[];
  decisions: ReviewDecision[];
  turning_points: number[];
  wins: ReviewAccount;
  points: ReviewAccount;
  luckiest: ReviewDraw[];
  unluckiest: ReviewDraw[];
  accuracy: Array<number | null>;
  looked_at: number;
}

/** What a source tells of a review: how far it is, and what there is of it. */
interface ReviewShownHere {
  id: string;
  table: string | null;
  game: string;
  edition: string;
  options: Record<string, any>;
  seats: number;
  state: "queued" | "running" | "done" | "stopped" | "failed";
  ahead: number;
  looked_at: number;
  moments: number;
  stamp: number;
  is_yours: boolean;
  failure: string;
  review: ReviewTold | null;
}

/** The table at a turn and after each of some moves, and what a seat can play then. */
interface LineHere {
  turn: number;
  tables: Position[];
  legal: string[];
}

/** Where a review comes from: the server, or the page itself. */
interface ReviewSource {
  canStop: boolean;
  open(): Promise<ReviewShownHere>;
  ask(): Promise<ReviewShownHere>;
  more(stamp: number): Promise<ReviewShownHere>;
  stop(): Promise<ReviewShownHere>;
  table(shown: ReviewShownHere): Promise<Wire.TableShown | null>;
  replay(turn: number, seat: SeatOrNone): Promise<Past>;
  story(seat: SeatOrNone): Promise<Wire.Passage[]>;
  line(decision: ReviewDecision, seat: SeatOrNone): Promise<LineHere>;
  question(decision: ReviewDecision): Promise<LineHere>;
  hasLine(decision: ReviewDecision): boolean;
  hasQuestion(decision: ReviewDecision): boolean;
  tried(decision: ReviewDecision, move: string): Promise<{ grade: Grade | null; wins: Estimate | null }>;
}

/** All that the parts of the page are drawn from: what is known of the review, and where its reader is. */
interface Reading {
  source: ReviewSource;
  shown: ReviewShownHere;
  review: ReviewTold;
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
  tally: number;
  isPlaying: boolean;
  trouble: string;
  told: Map<number, string>;
  readonly isDone: boolean;
  readonly shownMove: number | null;
  decisionAt(turn: number): ReviewDecision | null;
  toldAt(turn: number): string;
}
