// Made by tools/wire_types.py from src/saqqara/server/wire.py: run `make pages`.

declare namespace Wire {
  /** Plays a move. Said again under its `id` it is `accepted` and done once; an `ask` that is answered is stale. */
  interface MoveSaid {
    type: "move";
    seat: number;
    ask: number;
    move: string;
    id?: string | null;
  }
  /** Takes back your last move where the engine vouches that nothing was revealed since. */
  interface UndoSaid {
    type: "undo";
    seat: number;
    id?: string | null;
  }
  /** Asks the others to let you take back your last move. Bots accept. */
  interface AskBackSaid {
    type: "ask_back";
    seat: number;
    id?: string | null;
  }
  /** Accepts or declines what another seat has asked for; whoever asked withdraws the request by declining it. */
  interface AnswerBackSaid {
    type: "answer_back";
    seat: number;
    accept: boolean;
    id?: string | null;
  }
  /** Sits down on an open seat or a bot's. A bot's seat, and a table that is not listed, ask for the invitation. */
  interface TakeSeatSaid {
    type: "take_seat";
    seat: number;
    name?: string | null;
    invite?: string | null;
    entropy?: string | null;
    id?: string | null;
  }
  /** Leaves your seat, as long as the match has not begun. */
  interface StandUpSaid {
    type: "stand_up";
    seat: number;
    id?: string | null;
  }
  /** Adds your share to the chance of the match, before its first draw. */
  interface AddEntropySaid {
    type: "add_entropy";
    seat: number;
    entropy: string;
    id?: string | null;
  }
  /** Gives every open seat to a bot, so that the match begins. Only who opened the table may. */
  interface FillSaid {
    type: "fill";
    level: "apprentice" | "architect" | "mason" | "vizier";
    id?: string | null;
  }
  /** Gives the match up: of two the other wins; else a bot plays your seat to the end, and you are last. */
  interface ConcedeSaid {
    type: "concede";
    seat: number;
    id?: string | null;
  }
  /** Asks the others to end the match without a winner. Bots accept. */
  interface AskEndSaid {
    type: "ask_end";
    seat: number;
    id?: string | null;
  }
  /** Accepts or declines to end the match; whoever asked withdraws the request by declining it. */
  interface AnswerEndSaid {
    type: "answer_end";
    seat: number;
    accept: boolean;
    id?: string | null;
  }
  /** Lets a bot play your seat until you return. */
  interface HandOverSaid {
    type: "hand_over";
    seat: number;
    level: "apprentice" | "architect" | "mason" | "vizier";
    id?: string | null;
  }
  /** Takes your seat back from the bot that stood in. */
  interface ReturnSaid {
    type: "return";
    seat: number;
    id?: string | null;
  }
  /** Agrees that a bot may play on for a seat whose player is `missed`. When all others there agree, it does. */
  interface LetBotPlaySaid {
    type: "let_bot_play";
    seat: number;
    absent: number;
    id?: string | null;
  }
  /** Says a text, if the table was opened with chat, or at any table a phrase, which all read in their own language. */
  interface SaySaid {
    type: "say";
    seat: number | null;
    text?: string | null;
    phrase?: string | null;
    id?: string | null;
  }
  /** No longer sends you what a seat says, or does again. Lasts until you leave, if you only look on. */
  interface MuteSaid {
    type: "mute";
    seat: number | null;
    on: boolean;
    id?: string | null;
  }
  /** Whether you look at the table. */
  interface PresenceSaid {
    type: "presence";
    state: "away" | "here";
    id?: string | null;
  }
  /** The first message of a connection. Views of your seats follow, or a spectator's. */
  interface Welcome {
    type: "welcome";
    table: TableShown;
    seats: Array<number>;
    now: number;
    said: Array<ChatLine>;
    turn: number;
  }
  /** The table as one seat may know it: after every change that this seat may notice, and after a reconnect. */
  interface View {
    type: "view";
    seat: number | null;
    ask: number | null;
    legal: string[];
    table: Position;
    may_undo: boolean;
    clocks: Array<number | null>;
    by_clock: Array<number>;
    by_bot: Array<StoodInFor>;
    no_ask_back: "secret" | "unmoved";
    reply_to: string;
    turn: number;
  }
  /** Who sits where, what is asked: whenever it changes. */
  interface TableChanged {
    type: "table";
    table: TableShown;
    turn: number;
  }
  /** Somebody came or went. */
  interface PresenceChanged {
    type: "presence";
    seat: number;
    state: "away" | "gone" | "here";
    turn: number;
  }
  /** Somebody said something. */
  interface Heard {
    type: "said";
    line: ChatLine;
    turn: number;
  }
  /** What you said under this `id` is done and durable. */
  interface Accepted {
    type: "accepted";
    id: string | null;
    turn: number;
  }
  /** What you said under this `id` was not done. Nothing has changed. */
  interface Refused {
    type: "refused";
    error: string;
    message: string;
    id: string | null;
    turn: number;
  }
  /** The house cannot reach its storage; it goes on by itself. Nothing that was accepted is lost. */
  interface Paused {
    type: "paused";
    turn: number;
  }
  /** A table without its game: who sits where, what was agreed, what is asked. */
  interface TableShown {
    id: string;
    game: string;
    edition: string;
    options: Record<string, any>;
    status: "over" | "playing" | "waiting";
    created: number;
    turn: number;
    seats: Array<SeatShown>;
    commitment: string;
    entropy: Array<string>;
    seed: string | null;
    clock: PerMove | PerPlayer | null;
    at_zero: "bot_moves_once" | "bot_takes_over";
    stand_in_after: number | null;
    stand_in: "apprentice" | "architect" | "mason" | "vizier";
    chat: boolean;
    listed: boolean;
    hints: boolean;
    is_yours: boolean;
    invite: string | null;
    asks_back: BackAsked | null;
    asks_end: EndAsked | null;
    agreed: Record<string, Array<number>>;
    spectators: number;
    forked_from: string | null;
    forked_at: number | null;
    outcome: Record<string, any> | null;
    rematch: RematchShown | null;
    played: Array<SeatPlayed>;
  }
  /** One seat as everybody at the table sees it. What is as by default, as written here, is left out. */
  interface SeatShown {
    seat: number;
    who: "bot" | "open" | "person";
    name?: string;
    level?: "apprentice" | "architect" | "mason" | "vizier" | null;
    stands_in?: boolean;
    presence?: "away" | "gone" | "here";
    missed?: boolean;
    owes?: boolean;
    is_yours?: boolean;
    clock_ms?: number | null;
    ready?: boolean;
    conceded?: boolean;
    hints?: number;
  }
  /** What a seat has played at a table. */
  interface SeatPlayed {
    moves: number;
    ms: number | null;
  }
  /** Somebody would like to take a move back. */
  interface BackAsked {
    seat: number;
    move: string;
    waits_for: Array<number>;
  }
  /** Somebody would like to end the match without a winner. */
  interface EndAsked {
    seat: number;
    waits_for: Array<number>;
  }
  /** Where the company plays once more. */
  interface RematchShown {
    id: string;
    invite: string;
    seat: number | null;
  }
  /** A bot has moved for the person who has a seat. */
  interface StoodInFor {
    seat: number;
    level: "apprentice" | "architect" | "mason" | "vizier";
    is_all: boolean;
  }
  /** Something that was said. */
  interface ChatLine {
    seat: number | null;
    name: string;
    text: string;
    at: number;
    phrase: string | null;
  }
  /** So many seconds for each move. */
  interface PerMove {
    kind: "per_move";
    seconds: number;
  }
  /** So many seconds for the whole match, and a few more after every move. */
  interface PerPlayer {
    kind: "per_player";
    seconds: number;
    increment?: number;
  }
  /** A seat of whoever opens the table; several of them make a hot-seat. */
  interface Me {
    who: "me";
    name?: string | null;
  }
  /** A seat that waits for somebody. */
  interface Open {
    who: "open";
  }
  /** A seat of a bot. A friend may take it over. */
  interface BotSeat {
    who: "bot";
    level: "apprentice" | "architect" | "mason" | "vizier";
  }
  /** Makes you known to the house. */
  interface NewPerson {
    name: string;
    keep?: "cookie" | "token";
  }
  /** Who you are. */
  interface Person {
    name: string;
    token: string | null;
  }
  /** Another name for you; tables where you sit already keep the old one. */
  interface Rename {
    name: string;
  }
  /** A table to open. The match begins as soon as no seat is open. */
  interface NewTable {
    game: string;
    seats: Array<Me | Open | BotSeat>;
    options?: Record<string, boolean | string>;
    sides?: string | null;
    wrath?: boolean | null;
    edition?: string | null;
    clock?: PerMove | PerPlayer | null;
    at_zero?: "bot_moves_once" | "bot_takes_over";
    stand_in_after?: number | null;
    stand_in?: "apprentice" | "architect" | "mason" | "vizier";
    chat?: boolean;
    listed?: boolean;
    hints?: boolean;
    entropy?: string | null;
  }
  /** A new table that begins where another one stood. */
  interface Fork {
    turn: number;
    seats: Array<Me | Open | BotSeat>;
    chance?: "anew" | "as_it_fell";
    entropy?: string | null;
    listed?: boolean;
  }
  /** Asks for a rematch, or accepts one. Without a body, as without a share. */
  interface Rematch {
    entropy?: string | null;
  }
  /** Asks what moves will bring, before one of them is made. */
  interface Foresee {
    seat: number;
    ask: number;
    moves: Array<string>;
  }
  /** What each of the moves will bring, as far as neither chance nor somebody else decides. */
  interface Foreseen {
    ask: number;
    foreseen: Array<Record<string, any>>;
  }
  /** Asks for advice. */
  interface Hint {
    seat: number;
    ask: number;
    level: "apprentice" | "architect" | "mason" | "vizier";
  }
  /** A question as a level sees it that knows no more than the seat does. Asked again, it says the same. */
  interface Advice {
    level: "apprentice" | "architect" | "mason" | "vizier";
    simulations: number;
    is_exact: boolean;
    moves: Array<Prospect>;
    line: Array<Step>;
  }
  /** What a move leads to, by seat. */
  interface Prospect {
    move: string;
    visits: number;
    wins: Array<Range>;
    points: Array<Range>;
  }
  /** A figure, and where it lies with 95 % confidence as far as the simulations can tell. */
  interface Range {
    mean: number;
    low: number;
    high: number;
  }
  /** A move that is expected; a draw of nature is only the one that was tried most often. */
  interface Step {
    seat: number;
    move: string;
  }
  /** All that happened at a table so far, as its reader may know it. */
  interface Story {
    passages: Array<Passage>;
  }
  /** What a move and the draws after it brought about. */
  interface Passage {
    turn: number;
    events: GameEvent[];
    movers: Array<number>;
    by_clock: Array<number>;
    by_bot: Array<StoodInFor>;
  }
  /** Open tables, and yours. */
  interface Tables {
    open: Array<TableInList>;
    yours: Array<TableInList>;
  }
  /** A table as a list shows it. */
  interface TableInList {
    id: string;
    game: string;
    status: "over" | "playing" | "waiting";
    created: number;
    seats: Array<SeatShown>;
    options: Record<string, any>;
    your_seats: Array<number>;
    you_owe: boolean;
    places: Array<number> | null;
    unreadable: boolean;
  }
  /** What can be had here. */
  interface HouseShown {
    version: string;
    games: Array<string>;
    levels: Array<string>;
    editions: Record<string, Array<string>>;
    name: string | null;
    tables: number;
    playing: number;
  }
  /** Whether the house is well. */
  interface Health {
    status: "degraded" | "ok" | "unavailable";
    database: boolean;
    tables_in_memory: number;
    thinking: number;
    version: string;
    unreadable_tables: number;
  }
  /** What is wrong. */
  interface Problem {
    error: string;
    message: string;
  }
  type ClientMessage = MoveSaid | UndoSaid | AskBackSaid | AnswerBackSaid | TakeSeatSaid | StandUpSaid | AddEntropySaid | FillSaid | ConcedeSaid | AskEndSaid | AnswerEndSaid | HandOverSaid | ReturnSaid | LetBotPlaySaid | SaySaid | MuteSaid | PresenceSaid;
  type ServerMessage = Welcome | View | TableChanged | PresenceChanged | Heard | Accepted | Refused | Paused;
  type Clock = PerMove | PerPlayer;
  type Sitter = Me | Open | BotSeat;
}
