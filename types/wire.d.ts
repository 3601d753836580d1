// Made by tools/wire_types.py from src/saqqara/server/wire: run `make pages`.

declare namespace Wire {
  /** Plays a move. Sent again with its `id`, it is `accepted` and played once. An `ask` that is answered is stale. */
  interface MoveSaid {
    type: "move";
    seat: number;
    ask: number;
    move: string;
    id?: string | null;
  }
  /** Takes back your last move, if nothing was revealed since. */
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
  /** Accepts or declines the request of another seat. The seat that asked withdraws its request by declining it. */
  interface AnswerBackSaid {
    type: "answer_back";
    seat: number;
    accept: boolean;
    id?: string | null;
  }
  /** Takes an open seat or the seat of a bot. A bot's seat, and a table that is not listed, need the invitation. */
  interface TakeSeatSaid {
    type: "take_seat";
    seat: number;
    name?: string | null;
    invite?: string | null;
    entropy?: string | null;
    id?: string | null;
  }
  /** Leaves your seat, before the match starts. */
  interface StandUpSaid {
    type: "stand_up";
    seat: number;
    id?: string | null;
  }
  /** Adds your contribution to the seed of the match, before its first draw. */
  interface AddEntropySaid {
    type: "add_entropy";
    seat: number;
    entropy: string;
    id?: string | null;
  }
  /** Gives every open seat to a bot, so that the match starts. Only the person who opened the table can do this. */
  interface FillSaid {
    type: "fill";
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
    id?: string | null;
  }
  /** Concedes. With two players the other wins; with more, a bot plays your seat to the end and you are last. */
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
  /** Accepts or declines to end the match. The seat that asked withdraws its request by declining it. */
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
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
    id?: string | null;
  }
  /** Takes your seat back from the bot that plays for you. */
  interface ReturnSaid {
    type: "return";
    seat: number;
    id?: string | null;
  }
  /** Agrees that a bot plays for a seat whose player is `missed`. When all others agree, it does. */
  interface LetBotPlaySaid {
    type: "let_bot_play";
    seat: number;
    absent: number;
    id?: string | null;
  }
  /** Writes a text, if the table has chat, or a phrase, which everyone reads in their own language. */
  interface SaySaid {
    type: "say";
    seat: number | null;
    text?: string | null;
    phrase?: string | null;
    id?: string | null;
  }
  /** Mutes a seat for you, or unmutes it. For a spectator it lasts until they leave. */
  interface MuteSaid {
    type: "mute";
    seat: number | null;
    on: boolean;
    id?: string | null;
  }
  /** Says whether you are looking at the table. */
  interface PresenceSaid {
    type: "presence";
    state: "away" | "here";
    id?: string | null;
  }
  /** The first message of a connection. The views of your seats follow, or the view of a spectator. */
  interface Welcome {
    type: "welcome";
    table: TableShown;
    seats: Array<number>;
    now: number;
    said: Array<ChatLine>;
    turn: number;
  }
  /** The table as one seat can know it: after every change that this seat can see, and after a reconnect. */
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
    no_ask_back: "rated" | "secret" | "unmoved";
    reply_to: string;
    turn: number;
  }
  /** The table has changed: a seat, a setting or a request. */
  interface TableChanged {
    type: "table";
    table: TableShown;
    turn: number;
  }
  /** A player came or left. */
  interface PresenceChanged {
    type: "presence";
    seat: number;
    state: "away" | "gone" | "here";
    turn: number;
  }
  /** Someone wrote in the chat. */
  interface Heard {
    type: "said";
    line: ChatLine;
    turn: number;
  }
  /** Your message with this `id` was carried out and stored. */
  interface Accepted {
    type: "accepted";
    id: string | null;
    turn: number;
  }
  /** Your message with this `id` was not carried out. Nothing has changed. */
  interface Refused {
    type: "refused";
    error: string;
    message: string;
    id: string | null;
    turn: number;
  }
  /** The server cannot reach its database. It continues by itself; nothing that was accepted is lost. */
  interface Paused {
    type: "paused";
    turn: number;
  }
  /** A table without its game: seats, settings and open requests. */
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
    stand_in: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
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
    rated: boolean;
    why_unrated: "agreed" | "edition" | "fork" | "hint" | "not_enough_people" | "off" | "shared_seats" | "taken_back" | "unplayed" | null;
    played: Array<SeatPlayed>;
    challenge: string | null;
    for_fun: boolean;
  }
  /** One seat, as everyone at the table sees it. Keys with their default value are omitted. */
  interface SeatShown {
    seat: number;
    who: "bot" | "open" | "person";
    name?: string;
    level?: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier" | null;
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
  /** A request to take a move back. */
  interface BackAsked {
    seat: number;
    move: string;
    waits_for: Array<number>;
  }
  /** A request to end the match without a winner. */
  interface EndAsked {
    seat: number;
    waits_for: Array<number>;
  }
  /** The table of the rematch. */
  interface RematchShown {
    id: string;
    invite: string;
    seat: number | null;
  }
  /** A bot has moved for the person who has a seat. */
  interface StoodInFor {
    seat: number;
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
    is_all: boolean;
  }
  /** One message of the chat. */
  interface ChatLine {
    seat: number | null;
    name: string;
    text: string;
    at: number;
    phrase: string | null;
  }
  /** A number of seconds for each move. */
  interface PerMove {
    kind: "per_move";
    seconds: number;
  }
  /** A number of seconds for the whole match, and an increment after every move. */
  interface PerPlayer {
    kind: "per_player";
    seconds: number;
    increment?: number;
  }
  /** A seat of the person who opens the table. Several of them share one screen. */
  interface Me {
    who: "me";
    name?: string | null;
  }
  /** A seat that is free for a person. */
  interface Open {
    who: "open";
  }
  /** A seat of a bot. A person with the invitation can take it over. */
  interface BotSeat {
    who: "bot";
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
  }
  /** Registers you with a name. */
  interface NewPerson {
    name: string;
    keep?: "cookie" | "token";
  }
  /** Who you are. */
  interface Person {
    name: string;
    token: string | null;
  }
  /** A new name. Tables where you sit already keep the old one. */
  interface Rename {
    name: string;
  }
  /** A table to open. The match starts as soon as no seat is open. */
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
    stand_in?: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
    chat?: boolean;
    listed?: boolean;
    hints?: boolean;
    rated?: boolean;
    entropy?: string | null;
  }
  /** A new table that starts from a position of another one. */
  interface Fork {
    turn: number;
    seats: Array<Me | Open | BotSeat>;
    chance?: "anew" | "as_it_fell";
    entropy?: string | null;
    listed?: boolean;
  }
  /** Asks for a rematch, or accepts one. The body can be empty. */
  interface Rematch {
    entropy?: string | null;
  }
  /** Asks what moves will score, before one of them is played. */
  interface Foresee {
    seat: number;
    ask: number;
    moves: Array<string>;
  }
  /** What each move will score, as far as neither a draw nor another player decides. */
  interface Foreseen {
    ask: number;
    foreseen: Array<Record<string, any>>;
  }
  /** Asks for a hint. */
  interface Hint {
    seat: number;
    ask: number;
    level?: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier" | null;
  }
  /** The advice of a level, which knows no more than the seat. The same question gets the same advice. */
  interface Advice {
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
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
    reasons: Array<ReasonShown>;
  }
  /** Points that a move brings a seat from one source, compared with the best move. */
  interface ReasonShown {
    seat: number;
    source: string;
    points: number;
  }
  /** A figure with its 95% confidence interval, by simulation. */
  interface Range {
    mean: number;
    low: number;
    high: number;
  }
  /** An expected move. A draw of nature is the one that was tried most often. */
  interface Step {
    seat: number;
    move: string;
  }
  /** What has happened at a table so far, as far as you can know it. */
  interface Story {
    passages: Array<Passage>;
  }
  /** What happened with a move and the draws after it. */
  interface Passage {
    turn: number;
    events: GameEvent[];
    movers: Array<number>;
    by_clock: Array<number>;
    by_bot: Array<StoodInFor>;
  }
  /** Asks for the review of a record. It has to be whole, finished and true. */
  interface NewReview {
    record: string;
  }
  /** The review of a finished game, or what there is of it so far. */
  interface ReviewShown {
    id: string;
    table: string | null;
    game: string;
    edition: string;
    options: Record<string, any>;
    seats: number;
    date: string;
    state: "done" | "failed" | "queued" | "running" | "stopped";
    ahead: number;
    compiling: boolean;
    looked_at: number;
    moments: number;
    stamp: number;
    is_yours: boolean;
    failure: string;
    is_outdated: boolean;
    review: Reviewing.Review | null;
  }
  /** Asks how a reviewed game would look after other moves. Nothing is stored. */
  interface LineSaid {
    turn: number;
    seat?: number | null;
    moves?: Array<StepSaid>;
  }
  /** A move of a line that is tried out. */
  interface StepSaid {
    seat: number;
    move: string;
  }
  /** The table at that turn, and after each of the moves. */
  interface LineShown {
    turn: number;
    tables: Position[];
    legal: Array<string>;
  }
  /** Tries a move instead of the one that was played. */
  interface TrySaid {
    turn: number;
    move: string;
  }
  /** How a try is graded, with what the review knows of that decision. */
  interface Tried {
    turn: number;
    seat: number;
    move: string;
    grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | "only";
    is_as_good: boolean;
    wins: Range;
    points: Range;
    is_exact: boolean;
    best: string;
    line: Array<Step>;
  }
  /** The puzzles of a game, and the one of the day, which is the same for everybody. */
  interface PuzzlesShown {
    day: string;
    number: number;
    today: string | null;
    puzzles: Array<PuzzleInList>;
  }
  /** A puzzle in the list of a game. */
  interface PuzzleInList {
    id: string;
    game: string;
    seats: number;
    theme: string;
    level: string;
    counts: "first" | "margin";
    moves: number;
  }
  /** A puzzle without its answer. */
  interface PuzzleShown {
    id: string;
    game: string;
    seats: number;
    theme: string;
    level: string;
    counts: "first" | "margin";
    moves: number;
    seat: number;
    source: SourceShown;
    table: Record<string, any>;
    legal: Array<string>;
    foreseen: Array<Record<string, any>>;
  }
  /** Where a puzzle comes from. */
  interface SourceShown {
    record: string;
    turn: number;
  }
  /** Tries a move of a puzzle. */
  interface PuzzleTrySaid {
    moves: Array<string>;
  }
  /** The answer to a try. A right one goes on to the next decision or to the end, a wrong one changes nothing. */
  interface PuzzleTried {
    is_right: boolean;
    is_over: boolean;
    cost: number;
    points: Array<number>;
    moves: Array<string>;
    replies: Array<Step>;
    events: Array<Record<string, any>>;
    tables: Array<Record<string, any>>;
    table: Record<string, any>;
    legal: Array<string>;
    foreseen: Array<Record<string, any>>;
    choices: Array<ChoiceShown> | null;
    best: string | null;
    reasons: Array<ReasonShown>;
    line: Array<Step>;
  }
  /** A move of the first decision with its exact value. */
  interface ChoiceShown {
    move: string;
    value: number;
    points: Array<number>;
  }
  /** Makes a puzzle of a decision of a reviewed game. */
  interface NewPuzzle {
    review: string;
    turn: number;
  }
  /** A puzzle that was made. */
  interface PuzzleMade {
    id: string;
  }
  /** All lessons, in teaching order. */
  interface Lessons {
    lessons: Array<LessonInList>;
  }
  /** A lesson as the list shows it. Its title is the message `lesson-<game>-<name>`. */
  interface LessonInList {
    game: string;
    name: string;
    chapter: string;
    minutes: number;
    steps: number;
    title: string;
    line: string;
  }
  /** Says where you are in a lesson, and tries a move there. Nothing is stored. */
  interface LessonSaid {
    done?: Array<string>;
    move?: string | null;
  }
  /** A lesson at one of its steps. A right move leads to the next one, any other leaves everything as it was. */
  interface LessonShown {
    step: number;
    steps: number;
    kind: "do" | "next" | "over";
    text: string;
    light: Array<string>;
    rule: string | null;
    seat: number;
    table: Position;
    legal: Array<string>;
    foreseen: Array<Record<string, any>>;
    events: GameEvent[];
    answer: LessonAnswer | null;
    show: string | null;
    done: Array<string>;
    words: string;
  }
  /** A place in a lesson, with what the lesson says to each legal move there. A right one leads to another place. */
  interface LessonPlace {
    shown: LessonShown;
    answers: Array<LessonAnswer>;
  }
  /** All places of a lesson, so that it can be played without a connection. */
  interface LessonWhole {
    places: Array<LessonPlace>;
  }
  /** What the lesson says to your move. */
  interface LessonAnswer {
    is_right: boolean;
    text: string;
    rule: string | null;
    move: string;
    words: string;
  }
  /** What you have learnt. Sent from several devices, it is merged: the furthest counts. */
  interface School {
    lessons?: Record<string, LessonProgress>;
    puzzles?: PuzzleProgress;
  }
  /** How far you are in a lesson. */
  interface LessonProgress {
    done?: Array<string>;
    is_over?: boolean;
  }
  /** Which puzzles you have solved. */
  interface PuzzleProgress {
    solved?: Record<string, "first" | "later" | "shown" | "tried">;
    streak?: number;
    best?: number;
    day?: string;
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
    rated: boolean;
    unreadable: boolean;
  }
  /** What this server offers. */
  interface HouseShown {
    version: string;
    games: Array<string>;
    levels: Array<string>;
    editions: Record<string, Array<string>>;
    name: string | null;
    tables: number;
    playing: number;
    ratings: boolean;
    challenges: boolean;
    push: string | null;
  }
  /** The health of the server. */
  interface Health {
    status: "degraded" | "ok" | "unavailable";
    database: boolean;
    tables_in_memory: number;
    thinking: number;
    version: string;
    unreadable_tables: number;
  }
  /** Why a request was refused. */
  interface Problem {
    error: string;
    message: string;
    record_fault: "edition" | "in_progress" | "incomplete" | "not_a_record" | "unfinished" | "unverified";
  }
  /** The seat of whoever plays the challenge. */
  interface You {
    who: "you";
  }
  /** The seat of a bot. */
  interface LevelSeat {
    who: "bot";
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
  }
  /** A challenge to make: exactly one seat is yours, the others are of bots. */
  interface NewChallenge {
    game: string;
    seats: Array<You | LevelSeat>;
    options?: Record<string, boolean | string>;
    edition?: string | null;
    days?: number;
    name?: string | null;
  }
  /** Asks for a try. The body can be empty. */
  interface PlayChallenge {
    for_fun?: boolean;
  }
  /** The table of your try. */
  interface TryTable {
    table: string;
  }
  /** Your try for honour. */
  interface YourTry {
    state: "done" | "playing";
    table: string;
    points: number | null;
    place: number | null;
    with_help: boolean;
    round: number | null;
    rounds: number | null;
  }
  /** What a level has made of the same deal, on your seat and against the same bots. */
  interface LevelResult {
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
    points: number;
    place: number;
    table: string;
  }
  /** What somebody has made of it. */
  interface PlayerResult {
    name: string;
    is_you: boolean;
    points: number;
    place: number | null;
    with_help: boolean;
    table: string;
  }
  /** How many have so many points. */
  interface Bin {
    from: number;
    to: number;
    count: number;
    is_you: boolean;
  }
  /** What everybody has made of it. Results with help stand in the list only. */
  interface ChallengeResults {
    players: number;
    place: number | null;
    better_than: number | null;
    histogram: Array<Bin>;
    levels: Array<LevelResult>;
    everybody: Array<PlayerResult>;
    median: number | null;
  }
  /** A challenge. */
  interface ChallengeShown {
    id: string;
    kind: "day" | "deal" | "own";
    name: string;
    game: string;
    date: string | null;
    seats: number;
    options: Record<string, any>;
    edition: string;
    opponents: Array<"apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier" | null>;
    your_seat: number;
    is_world: boolean;
    formula: string | null;
    commitment: string;
    seed: string | null;
    opens: number;
    closes: number;
    is_open: boolean;
    is_yours: boolean;
    players: number;
    yours: YourTry | null;
    results: ChallengeResults | null;
    levels: number;
  }
  /** A challenge as a list shows it. */
  interface ChallengeInList {
    id: string;
    kind: "day" | "deal" | "own";
    name: string;
    game: string;
    date: string | null;
    seats: number;
    opponents: Array<"apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier" | null>;
    closes: number;
    is_open: boolean;
    is_yours: boolean;
    players: number;
    yours: YourTry | null;
    better_than: number | null;
  }
  /** A club evening as a list shows it. */
  interface EveningInList {
    id: string;
    name: string;
    game: string;
    seats: number;
    deals: number;
    tables: number;
    closes: number;
    is_open: boolean;
    is_yours: boolean;
  }
  /** The challenges of today, those that you have made or played, and the days before. */
  interface ChallengesShown {
    today: Array<ChallengeShown>;
    own: Array<ChallengeInList>;
    past: Array<ChallengeInList>;
    is_world: boolean;
    next_at: number;
    evenings: Array<EveningInList>;
  }
  /** One row of the table of a week or a month. */
  interface Standing {
    name: string;
    is_you: boolean;
    days: number;
    points_share: number;
    points: number;
  }
  /** The table of the last seven or thirty days that are over, the best 200 and you. */
  interface Standings {
    from: string;
    to: string;
    rows: Array<Standing>;
  }
  /** A club evening to make: several tables play the same deals. */
  interface NewEvening {
    game: string;
    options?: Record<string, boolean | string>;
    edition?: string | null;
    seats: number;
    deals: number;
    tables: number;
    name?: string | null;
  }
  /** Somebody at a table of an evening. */
  interface EveningSeat {
    seat: number;
    name: string;
    is_you: boolean;
    is_over: boolean;
    points: number | null;
    place: number | null;
    score: number | null;
    with_help: boolean;
    is_late: boolean;
  }
  /** A deal at one table. */
  interface EveningDeal {
    deal: number;
    table: string | null;
    status: "over" | "playing" | "unopened" | "waiting";
    seats: Array<EveningSeat>;
    may_watch: boolean;
  }
  /** A table with all its deals. */
  interface EveningTable {
    number: number;
    deals: Array<EveningDeal>;
  }
  /** What somebody has made of one deal. */
  interface EveningCell {
    table: number;
    points: number | null;
    score: number | null;
    with_help: boolean;
    is_late: boolean;
  }
  /** What somebody has in all deals that you may see. */
  interface EveningTotal {
    name: string;
    is_you: boolean;
    deals: number;
    points: number;
    score: number | null;
    cells: Array<EveningCell | null>;
  }
  /** A club evening with duplicate scoring. */
  interface EveningShown {
    id: string;
    name: string;
    game: string;
    options: Record<string, any>;
    edition: string;
    seats: number;
    deals: number;
    opens: number;
    closes: number;
    is_over: boolean;
    is_yours: boolean;
    commitments: Array<string>;
    seeds: Array<string>;
    tables: Array<EveningTable>;
    totals: Array<EveningTotal>;
  }
  /** A link with which you can continue on another device. It works once. */
  interface LinkMade {
    word: string;
    url: string;
    qr: Array<string>;
    expires: number;
    lasts_s: number;
  }
  /** Asks who you would be. Give either `word` or `phrase`. */
  interface LookSaid {
    word?: string | null;
    phrase?: string | null;
  }
  /** Who you would be. */
  interface Continuing {
    name: string;
    is_you: boolean;
    you_are: string | null;
  }
  /** Continues as somebody on this device. Give either `word` or `phrase`. */
  interface ContinueSaid {
    word?: string | null;
    phrase?: string | null;
    keep?: "cookie" | "token";
    replace?: boolean;
  }
  /** A browser or a program that is signed in as you. */
  interface Device {
    id: string;
    label: string;
    created: number;
    last_seen: number;
    is_this: boolean;
  }
  /** All that can be you. */
  interface Devices {
    devices: Array<Device>;
    phrase_since: number | null;
  }
  /** Your new recovery phrase. It is sent once; the server cannot show it again. */
  interface PhraseMade {
    phrase: string;
  }
  /** Asks the server to forget you. */
  interface ForgetSaid {
    confirm: string;
  }
  /** What was done to forget you. */
  interface Forgotten {
    deleted: number;
    kept: number;
  }
  /** A seat of a running game. */
  interface GameSeat {
    name: string;
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier" | null;
    is_you: boolean;
    owes: boolean;
  }
  /** A seat of a finished game. */
  interface FinishedSeat {
    name: string;
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier" | null;
    is_you: boolean;
    owes: boolean;
    place: number;
    points: number;
  }
  /** A game of yours that is not over. */
  interface GameRunning {
    table: string;
    game: string;
    seats: Array<GameSeat>;
    you_owe: boolean;
    round: number | null;
    rounds: number | null;
    started: number;
    last_move: number;
    challenge: string | null;
    is_rated: boolean;
    status: "playing" | "waiting";
  }
  /** What a game made of your rating. */
  interface RatingChange {
    before: number;
    after: number;
  }
  /** A game of yours that is over. */
  interface GameFinished {
    table: string;
    game: string;
    seats: Array<FinishedSeat>;
    your_seat: number;
    place: number;
    points: number;
    shared: boolean;
    started: number;
    ended: number;
    reason: string;
    in_figures: boolean;
    is_rated: boolean;
    rating: RatingChange | null;
    challenge: string | null;
  }
  /** Your games: those that are running, on the first page, and 50 that are over. */
  interface GamesShown {
    running: Array<GameRunning>;
    finished: Array<GameFinished>;
    more: string | null;
    waiting: number;
    more_running: number;
  }
  /** How many games wait for you. */
  interface Waiting {
    running: number;
    waiting: number;
  }
  /** Figures of your games of one kind. */
  interface FiguresGroup {
    game: string;
    seats: number;
    opponent: string;
    games: number;
    firsts: number;
    fair: number;
    points: number;
  }
  /** Figures of your games. */
  interface Figures {
    games: number;
    firsts: number;
    fair: number;
    points: number;
    groups: Array<FiguresGroup>;
  }
  /** Your rating after a game, with its 95% interval. */
  interface RatingPoint {
    at: number;
    table: string;
    mean: number;
    low: number;
    high: number;
  }
  /** Your rating at a game. */
  interface RatingShown {
    game: string;
    games: number;
    is_shown: boolean;
    mean: number | null;
    low: number | null;
    high: number | null;
    history: Array<RatingPoint>;
  }
  /** The rating of a level, which is fixed. */
  interface AnchorShown {
    game: string;
    level: "apprentice" | "architect" | "mason" | "pharaoh" | "scribe" | "vizier";
    mean: number;
    low: number;
    high: number;
  }
  /** Your ratings. Nobody else can read them. */
  interface Ratings {
    is_on: boolean;
    ratings: Array<RatingShown>;
    anchors: Array<AnchorShown>;
  }
  /** The keys with which messages to one browser are encrypted, in base64url. */
  interface PushKeys {
    p256dh: string;
    auth: string;
  }
  /** The push subscription of a browser, as its `PushManager` gives it. Sent again, it replaces the former one. */
  interface NewPush {
    endpoint: string;
    keys: PushKeys;
    language?: "en" | "fi" | "nb" | "pl" | "ro" | null;
  }
  /** The push subscription that ends. */
  interface PushEnd {
    endpoint: string;
  }
  /** Whether your notices go to the browser. */
  interface PushShown {
    is_on: boolean;
  }
  type ClientMessage = MoveSaid | UndoSaid | AskBackSaid | AnswerBackSaid | TakeSeatSaid | StandUpSaid | AddEntropySaid | FillSaid | ConcedeSaid | AskEndSaid | AnswerEndSaid | HandOverSaid | ReturnSaid | LetBotPlaySaid | SaySaid | MuteSaid | PresenceSaid;
  type ServerMessage = Welcome | View | TableChanged | PresenceChanged | Heard | Accepted | Refused | Paused;
  type Clock = PerMove | PerPlayer;
  type Sitter = Me | Open | BotSeat;
}

declare namespace Reviewing {
  /** The review of a game, or what there is of it so far. */
  interface Review {
    game: string;
    seats: number;
    sources: Array<string>;
    judge: Judge;
    moments: Array<Moment>;
    decisions: Array<Decision>;
    turning_points: Array<number>;
    wins: Account;
    points: Account;
    luckiest: Array<Draw>;
    unluckiest: Array<Draw>;
    accuracy: Array<number | null>;
    accuracy_margins: Array<number | null>;
    looked_at: number;
    version: number;
  }
  /** What the table is worth at one moment: before the first line of the log, or after one of its lines. */
  interface Moment {
    turn: number;
    wins: Array<Estimate>;
    points: Array<Estimate>;
    sources: Array<Array<number>>;
    seat: number | null;
    move: string | null;
    is_exact: boolean;
    is_refined: boolean;
    sources_margins: Array<Array<number>>;
  }
  /** A number and the range in which it lies with 95 % confidence. */
  interface Estimate {
    mean: number;
    low: number;
    high: number;
  }
  /** A move of a seat, compared with the best one. */
  interface Decision {
    turn: number;
    seat: number;
    move: string;
    best: string;
    grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | "only";
    wins: Estimate;
    points: Estimate;
    choices: Array<Choice>;
    line: Array<Step>;
    reasons: Array<Reason>;
    is_exact: boolean;
  }
  /** A move that could have been made, with what it is worth to the seat that had the choice. */
  interface Choice {
    move: string;
    wins: Estimate;
    points: Estimate;
    visits: number;
  }
  /** One move of an expected line of play. */
  interface Step {
    seat: number;
    move: string;
  }
  /** Points that the move played brings a seat from one source, compared with the best move. */
  interface Reason {
    seat: number;
    source: string;
    points: number;
    margin: number | null;
  }
  /** How a result came about, by seat: `start` + `luck` + `own` + `others` = `end`, exactly. */
  interface Account {
    start: Array<number>;
    luck: Array<number>;
    own: Array<number>;
    others: Array<number>;
    end: Array<number>;
    margins: Margins | null;
  }
  /** A draw of nature and what it changed for a seat. */
  interface Draw {
    turn: number;
    seat: number;
    wins: number;
    points: number;
    wins_margin: number | null;
    points_margin: number | null;
  }
  /** Who reviewed: asked again with the same judge, the review is the same. */
  interface Judge {
    name: string;
    version: string;
    simulations: number;
  }
  /** By seat, half the width of the 95 % interval of each number of an account. */
  interface Margins {
    start: Array<number>;
    luck: Array<number>;
    own: Array<number>;
    others: Array<number>;
    end: Array<number>;
  }
}
