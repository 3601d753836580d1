// What the scripts of a table hand to each other. docs/contribute/browser.md tells what it is for; `Wire` is made from the server.

/** A place at the table, counted from 0; null for a spectator. */
type SeatOrNone = number | null;

/** What happened; each kind has its own fields. */
interface GameEvent {
  event: string;
  seat?: number;
  [field: string]: any;
}

/** The table as a seat may know it. Each game has its own fields. */
interface Position {
  turn: number;
  events: GameEvent[];
  outcome: any;
  standing?: any;
  if_ended?: number[];
  [field: string]: any;
}

/** A seat, whether another one has the same name, and whether it is the only one of this browser. */
interface SeatHere extends Wire.SeatShown {
  isNamesake?: boolean;
  isYou?: boolean;
}

interface TableHere extends Wire.TableShown {
  seats: SeatHere[];
  is_shown?: boolean; // of a puzzle, a lesson or a record: nobody sits there
}

/** The table as it stood after so many moves: the answer of `replay`. */
interface Past {
  turn: number;
  turns: number;
  table: Position;
  move: string | null;
  by_bot?: Wire.StoodInFor[];
}

/** What a move would bring; each game has its own fields. */
interface Forecast {
  move: string;
  [field: string]: any;
}

/** The printed figures of an edition, by name. */
type Figures = Record<string, any>;

/** What the start page offers of a game; docs/contribute/browser.md tells what its parts are for. */
interface Offer {
  picture(): string;
  sign(): string; // a small picture, for lists
  furnish(form: HTMLFormElement): void;
  draw(form: HTMLFormElement): void;
  laid(options: Record<string, any>): any[];
  press(form: HTMLFormElement, target: any, numberBelow: (most: number) => number): boolean;
  options(form: HTMLFormElement): Record<string, any>;
  sentences(form: HTMLFormElement): string[];
}

// --- where a table comes from ---

type Connection = "connecting" | "open" | "reconnecting";

/** What is known of a house before anybody is asked. */
type HouseHere = Pick<Wire.HouseShown, "name" | "levels"> & Partial<Wire.HouseShown>;

/** What a source tells: as the house does, but a source without one need not tell its time. */
type Told = Exclude<Wire.ServerMessage, Wire.Welcome> | (Omit<Wire.Welcome, "now" | "turn"> & Partial<Wire.Welcome>);

interface Ears {
  hear(message: Told): void;
  changed(connection: Connection): void;
}

/** A message without its id, which the source gives it. */
type Utterance = Wire.ClientMessage;

/** A question: whose, and which. */
type Asked = Pick<Wire.View, "seat" | "ask">;

interface TableSource {
  recordAddress?: string;
  open(): Promise<{ house: HouseHere; table: Wire.TableShown }>;
  listen(ears: Ears): void | Promise<void>;
  say(message: Utterance): Promise<unknown>;
  mention(message: Utterance): void;
  renew(): void;
  close(): void;
  table(): Promise<Wire.TableShown>;
  foresee(view: Asked, moves: string[]): Promise<Forecast[]>;
  hint(view: Asked, level: string): Promise<Wire.Advice>;
  replay(turn: number, seat?: SeatOrNone): Promise<Past>;
  story(seat?: SeatOrNone): Promise<Wire.Passage[]>;
  record(seat?: SeatOrNone): Promise<string>;
  fork(wish: Wire.Fork): Promise<Wire.TableShown>;
  rematch(wish: Wire.Rematch): Promise<Wire.TableShown>;
}

/** A step of a page, such as a lesson. */
interface ScriptedStep {
  view: Omit<Wire.View, "type" | "may_undo">;
  then?: Record<string, number> | ((move: string) => number);
  foreseen?: Forecast[];
  hint?: Wire.Advice;
}

// --- what is known ---

/** What this page knows of its table. */
interface Room extends Elements {
  source: TableSource;
  house: HouseHere;
  table: TableHere;
  mine: number[];
  views: Map<SeatOrNone, Wire.View>;
  logs: Map<SeatOrNone, import("../src/saqqara/web/scripts/table/log.js").Log>;
  shown: SeatOrNone;
  stirred: Set<number>;
  firstAsked: Map<SeatOrNone, number>;
  lastMover: SeatOrNone;
  said: Wire.ChatLine[];
  muted: Set<SeatOrNone>;
  phrases: Map<number, Wire.ChatLine>;
  connection: Connection;
  isPaused: boolean;
  clocks: { left: Array<number | null>; at: number } | null;
  later: { told: Paint[]; rest: Paint[] };
  face: Face;
  lobby: any;
  gaze: any;
  stage: Stage;
  picks: any;
  asked: string;
  pickedTold: string;
  foreseen: Map<string, Forecast>;
  ghost: { move: string | null; question: string } | null;
  unsure: { move: string; question: string } | null;
  before: Position | null;
  hintFor: string;
  advised: { question: string; level: string } | null;
  notice: (() => string) | null;
  away: string[] | null;
  ranking: string[];
  sourceName: (source: string) => string;
  counting: Counting | null;
  isSending: boolean;
  isReplaying: boolean;
  isLaid: boolean;
  look: Past | null;
  shipped: Figures | null;
  figures: Figures | null;
  invitation: string | null;
  seatWished: number | null;
  verdict: any;
  signal: AbortSignal;
  page: Page | null;
}

type Paint = (room: Room) => void;

/** What a page shows of its only table. */
interface Page {
  turn: number | null;
  entered(table: Wire.TableShown): void;
  failed(trouble: unknown): void;
  titled(title: string, isYourTurn?: boolean): void;
  plays(layout: string): void;
  readsWords(isShown: boolean): void;
  lookedAt(turn: number | null): void;
}

/** How a table is put on a page. */
interface MountOptions {
  rail?: boolean;
  tools?: Tools;
  keys?: boolean;
  page?: Page | null;
  begin?: Partial<Room>;
}

type Own = (id: string) => string;
type Make = (tag: string, id: string, attributes?: Attributes, ...children: Child[]) => any;

/** The elements of a table, and what makes more of them. */
interface Elements {
  root: HTMLElement;
  parts: Parts;
  own: Own;
  make: Make;
  add: (...children: any[]) => any;
  added: Element[];
  furnish: () => void;
  place: Place;
}

/** By their ids in camel case; what comes after the first picture is not there before. */
interface Parts extends Tools, AskParts, LaterParts {
  main: HTMLElement;
  connection: HTMLElement;
  told: HTMLElement;
  seats: HTMLElement;
  board: HTMLElement;
  inWords: HTMLElement;
  words: HTMLElement;
  motion: HTMLElement;
  menu: HTMLDialogElement;
  shelf: HTMLElement;
  curtain: HTMLDialogElement;
  curtainTitle: HTMLElement;
  raise: HTMLButtonElement;
  logPart?: HTMLElement;
  logWindow?: HTMLElement;
  origin?: HTMLElement;
  log?: HTMLElement;
}

/** Elements of the page that show something of the table. */
interface Tools {
  game?: HTMLElement;
  round?: HTMLElement;
  laying?: HTMLElement;
  hintTool?: HTMLElement;
  logTool?: HTMLElement;
}

interface AskParts {
  ask: HTMLElement;
  tabs: HTMLElement;
  prompt: HTMLElement;
  trouble: HTMLElement;
  sit: Form;
  sitSeats: HTMLElement;
  requests: HTMLElement;
  moves: HTMLElement;
  deeds: HTMLElement;
}

interface LaterParts {
  lastMove: HTMLElement;
  standIns: HTMLElement;
  replay: HTMLElement;
  turn: any; // a slider, which is given numbers
  lookSaid: HTMLElement;
  lookPlay: HTMLElement;
  lookSpeed: HTMLElement;
  reviewWay: HTMLElement;
  forkButton: HTMLButtonElement;
  forkWhy: HTMLElement;
  forkDialog: HTMLDialogElement;
  fork: Form;
  forkSitters: HTMLElement;
  forkChance: HTMLElement;
  forkSaid: HTMLElement;
  hint: HTMLElement;
  askHint: Form;
  advice: HTMLElement;
  end: HTMLDialogElement;
  result: HTMLElement;
  rematch: HTMLElement;
  rematchOffer: HTMLElement;
  fairness: HTMLElement;
  invitation: HTMLElement;
  invitationAbout: HTMLElement;
  link: HTMLInputElement;
  handOver: HTMLElement;
  earlyEnd: HTMLElement;
  notation: Form;
  legal: HTMLElement;
  facts: HTMLElement;
  notices: HTMLElement;
  earlier: HTMLDetailsElement;
  earlierMoves: HTMLElement;
  chat: HTMLElement;
  saidWindow: HTMLElement;
  said: HTMLElement;
  phrases: HTMLElement;
  phraseMenu: HTMLDetailsElement;
  talkAbout: HTMLElement;
  mutes: HTMLElement;
  say: Form;
}

/** A form with its fields by name. */
type Form = HTMLFormElement & { elements: Record<string, any> };

// --- what draws it ---

/** What a face draws from: nothing else, so that the same scene gives the same picture. */
interface Scene<Picks = any, Gaze = any> {
  position: Position;
  told: Position;
  seat: SeatOrNone;
  seats: SeatHere[];
  status: Wire.TableShown["status"];
  isShown: boolean; // nobody plays the other seats
  legal: string[];
  isAsked: boolean;
  isPast: boolean;
  isSending: boolean;
  picks: Picks;
  gaze: Gaze;
  figures: Figures | null;
  foreseen: Map<string, Forecast>;
  ghost: string | null;
  counting: Counting | null;
}

/** How far the count at the end is: what is counted now, what it brings each seat, and what each has by then. */
interface Counting {
  count: { sources: string[]; earned: Array<Record<string, number>>; totals: number[] };
  number: number;
  source: string | null;
  gains: number[];
  points: number[];
}

/** Where a face does what is no drawing. */
interface Stage {
  root: HTMLElement;
  signal: AbortSignal;
  gaze: any;
  sceneNow(): Scene;
}

/** What presses and keys can do. */
interface Hands {
  play(move: string): unknown;
  foresee(moves: string[]): unknown;
  draw(): void;
  root: HTMLElement;
}

/** A line of the log. */
interface Line {
  text: string;
  isHeading: boolean;
  seat?: number;
  about: string[]; // selectors of what it tells of on the board
  passing: string[]; // of what is there until the round ends
  turn: number | null; // of its move
}

type NameOfSeat = (seat: number) => string;
type Tell = (events: GameEvent[], names: NameOfSeat, you?: SeatOrNone) => Line[];

/** What draws a game, and what presses and keys mean in it: as it is written. */
interface OwnFace {
  board(scene: Scene): Child;
  actions(scene: Scene): Child;
  prompt(scene: Scene): string;
  panel(scene: Scene, seat: number): { values: unknown; draw: () => Child } | null;
  points(scene: Scene, seat: number): number | null;
  progress(scene: Scene): Child;
  arrangement?(scene: Scene): string;
  press(scene: Scene, pick: string, hands: Hands, element?: HTMLElement): unknown;
  key(scene: Scene, event: KeyboardEvent, hands: Hands): boolean;
  back(scene: Scene): unknown;
  keymap: Binding[];
  picked?(scene: Scene): string;
  freshPicks(): any;
  hasPicks(scene: Scene): boolean;
  wanted(scene: Scene): string[];
  freshGaze?(): any;
  follow?(scene: Scene): void;
  furnish(stage: Stage, hands: Hands): void;
  drawn?(stage: Stage): void;
  exampleMove(scene: Scene): string;
  owing(position: Position): number[];
  mayFork(position: Position): boolean;
  isSimultaneous?: boolean;
  isPrivate?(position: Position | null): boolean;
  showsHidden?(position: Position | null): boolean;
  covered?(event: GameEvent): GameEvent;
  sentences: Tell;
  sketch?(tag: string, words: string, seat?: number): Child;
  isDealt?(event: GameEvent): boolean;
  brings?(foreseen: Forecast): string | null;
  earned?(position: Position): any;
  counts?: string[];
  isFinal?(scene: Scene, move: string): boolean;
}

/** The same with what a face need not bring along, and with what comes later. */
interface Face extends OwnFace {
  layout: string;
  wording(): Promise<Wording>;
  freshGaze(): any;
  isSimultaneous: boolean;
  isPrivate(position: Position | null): boolean;
  showsHidden(position: Position | null): boolean;
  covered(event: GameEvent): GameEvent;
  isDealt(event: GameEvent): boolean;
  earned(position: Position): any;
  counts: string[];
  isFinal(scene: Scene, move: string): boolean;
  sketch(tag: string, words: string, seat?: number): Child;
  picked(scene: Scene): string;
  motion: Flight;
  sounds: Record<string, string>;
  inWords(scene: Scene): Child;
}

/** What keys mean; ui/keymap.js tells of its fields. */
interface Binding {
  keys: string[];
  does?: string;
  says?: string;
  shown?: string[];
  during?: string;
}

/** Called before the new picture: gives what flies once it is drawn. */
type Flight = (stage: Stage, events: GameEvent[]) => ((layer: HTMLElement) => Animation[]) | null;

/** What is said of a game now and then. */
interface Wording {
  retold: any;
  SOURCES?: string[];
  sourceName?: (source: string) => string;
  agreed?: any;
}

// --- elements ---

type Attributes = Record<string, string | number | boolean | null | undefined>;
type Child = any; // elements, text, and lists of them at any depth; nothing adds nothing

/** What is remembered of a table's parts. */
interface Place {
  own: Own;
  drawn: Map<string, { shown: string | null; mark: string; tag: string }>;
  told: Map<string, string>;
}

/** Tests draw a part once more and compare it with what stands. */
declare var comparePart: ((stands: Element | null, draw: () => Element) => void) | null | undefined;

/** What comes when it is needed first: called with a deed, it does that then; `now` is there as soon as it has come. */
interface Needed<T> {
  (deed?: (it: T) => void): Promise<void>;
  now?: T;
}

/** What the bar of a page has besides the brand. */
interface ChromeOptions {
  tools?: Element[];
  keys?: any;
  redraw?: (() => void) | null;
  shelf?: Element | null;
  hasLanguageRow?: boolean;
}
