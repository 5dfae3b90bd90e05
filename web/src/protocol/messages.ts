// Written by web/protocol_types.py from the server's own types; a test compares, so change it there.

/** Why a request was refused, in words for a person. */
export interface Problem {
  code: string;
  words: string;
}

/** A person who wants to play without an account. */
export interface GuestWanted {
  name?: string | null;
}

/** A new name to be shown. */
export interface NameWanted {
  name: string;
}

/** A guest who wants to keep name and history. */
export interface AccountWanted {
  name: string;
  password: string;
}

/** Name and password of an account. */
export interface Login {
  name: string;
  password: string;
}

/** One of the recovery codes of an account, and a new password. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** The password of an account, and a new one. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** Somebody leaves for good; an account says its password. */
export interface Farewell {
  password?: string;
}

/** Which server of the house has a table. */
export interface Whereabouts {
  table: string;
  url: string;
}

/** What became of somebody who left for good. */
export interface Gone {
  words: string;
}

/** A login session; seconds since 1970. */
export interface SessionKept {
  created: number;
  used: number;
}

/** A match of somebody, and where its whole record is. */
export interface MatchPlayed {
  match: string;
  seat: number;
  finished: number;
  record: string;
}

/** A grade of somebody: its pool, mean and doubt. */
export interface GradeKept {
  pool: string;
  mean: number;
  doubt: number;
  played: number;
  won: number;
}

/** What a match, or a gift, led to: when (ms since 1970), why, and what came of it. */
export interface SettledKept {
  time: number;
  reason: string;
  came: string;
  chips: number;
  league: number;
  experience: number;
}

/** Everything that is kept of somebody; codes, passwords and tokens are kept as hashes alone, and are not in it. */
export interface Export {
  person: Person;
  signs_in_as: string | null;
  created: number;
  recovery_codes_left: number;
  sessions: SessionKept[];
  muted: string[];
  tables: string[];
  broke_off: number;
  friends: string[];
  clubs: string[];
  matches: MatchPlayed[];
  grades: GradeKept[];
  settled: SettledKept[];
  experience: number;
  chips: number;
  events: string[];
}

/** Somebody who plays: a guest, an account, or nobody a client needs to know more of. */
export interface Person {
  id: string;
  name: string;
  kind: "account" | "guest";
}

/** Who is signed in, and the tables where they sit. */
export interface Me {
  person: Person;
  tables: string[];
}

/** A new account, or one recovered; the recovery codes are told this once. */
export interface AccountMade {
  person: Person;
  recovery_codes: string[];
}

/** A rule set: a preset's name, with the options that differ; or a share code alone. */
export interface RulesWanted {
  preset?: string;
  options?: Record<string, unknown>;
  code?: string | null;
}

/** A table to be opened; its maker gets the seat named. */
export interface TableWanted {
  rules?: RulesWanted;
  name?: string | null;
  kind?: "open" | "password" | "private";
  password?: string | null;
  pace?: "none" | "quick" | "slow" | "steady";
  bots?: string | null;
  hints?: boolean;
  chat?: boolean;
  watchers?: boolean;
  tempo?: "at_once" | "quick" | "slow" | "usual";
  talk?: boolean;
  seat?: number;
  rated?: boolean;
  stake?: number;
  level?: number;
  tier?: number;
}

/** Where to go: the table, and the word of its invite link. */
export interface TableMade {
  table: string;
  invite: string;
}

/** The table that an invite leads to, as far as somebody may know it who is not there yet.

    Of a table with a password neither its title nor a name is told. */
export interface Invitation {
  table: string;
  invite: string;
  name: string | null;
  host: string | null;
  kind: "open" | "password" | "private";
  watchers: boolean;
  pace: "none" | "quick" | "slow" | "steady";
  preset: string;
  code: string;
  sheet: string[];
  known: string;
  differences: string[];
  chairs: ChairSeen[];
  playing: boolean;
  rated?: boolean;
  stake?: number;
  level?: number;
  tier?: number;
}

/** A chair as somebody sees it who stands by. */
export interface ChairSeen {
  seat: number;
  side: number;
  name: string | null;
  person: string | null;
  taken: boolean;
  free: boolean;
}

/** A named rule set. */
export interface PresetInfo {
  name: string;
  words: string;
  rules: Record<string, unknown>;
}

/** A level of bots. */
export interface BotInfo {
  level: string;
  words: string;
}

/** An agreement that the bots of a table can play, which everybody there is told. */
export interface Convention {
  name: string;
  words: string;
}

/** A rule set as the server understands it, or why it cannot be played. */
export interface RulesChecked {
  possible: boolean;
  words: string;
  preset: string;
  rules: Record<string, unknown>;
  sheet: string[];
  code: string;
  differences: string[];
  conventions: Convention[];
  idle?: string[];
}

/** An answer to a question about house rules. */
export interface QuestionAnswer {
  label: string;
  sets: Record<string, unknown>;
  when: Record<string, unknown>;
}

/** A question that people settle before the first deal. */
export interface RulesQuestion {
  name: string;
  words: string;
  example: string;
  options: string[];
  answers: QuestionAnswer[];
  part: string;
}

/** Where friends in the house reach the server. */
export interface Reach {
  pages: string[];
  may_open: boolean;
}

/** A match in a person's history. */
export interface MatchLine {
  match: string;
  finished: number;
  preset: string;
  players: string[];
  seat: number;
  won: boolean | null;
  score: number[];
}

/** How one kind of bid went. */
export interface BidStatistics {
  call: string;
  bid: number;
  made: number;
}

/** What a person has done at this server. */
export interface Statistics {
  matches: number;
  won: number;
  deals: number;
  declared: number;
  made: number;
  bostons: number;
  by_bid: BidStatistics[];
}

/** A person's statistics, and the matches, newest first. */
export interface Profile {
  person: Person;
  statistics: Statistics;
  matches: MatchLine[];
  broke_off: number;
}

/** One moment of a replay. */
export interface ReplayStep {
  deal: number;
  events: Happening[];
  view: TableView;
  hands: OpenHand[];
}

/** Something that happened, for animation and for the spoken log. */
export interface Happening {
  kind: "auction_won" | "bot_took" | "called" | "claim_refused" | "claimed" | "clock" | "closed" | "committed" | "dealt" | "declared" | "discarded" | "drawn" | "handed_back" | "kitty_sported" | "kitty_taken" | "left_line" | "lined_up" | "match_over" | "mixed" | "opened" | "played" | "ready" | "renege" | "resumed" | "rose" | "scored" | "seated" | "stood" | "thrown_in" | "trick" | "trump_turned" | "undo_answered" | "undo_asked" | "undone";
  words: string;
  seat: number | null;
  cards: string[];
}

/** All that one viewer may know of a table now; drawn as it is. */
export interface TableView {
  seq: number;
  turn_seq: number;
  phase: "auction" | "closed" | "deal_over" | "declare" | "discard" | "match_over" | "mixing" | "play" | "seating";
  match: number;
  deal: number;
  you: number | null;
  seats: SeatView[];
  turn: number | null;
  status: string;
  hand: HandCard[];
  choices: Choice[];
  bid_box: BidBox | null;
  discard_box: DiscardBox | null;
  auction: CallMade[];
  contract: ContractLine | null;
  kitty: string[] | null;
  kitty_count: number;
  discards: string[] | null;
  leader: number | null;
  trick: TableCard[];
  tricks: TrickView[];
  tricks_won: number[];
  tally: SideTally[];
  reneges: RenegeFound[];
  sheet: ScoreSheet | null;
  deal_result: DealResult | null;
  match_result: MatchResult | null;
  kept: Kept | null;
  undo: UndoAsked | null;
  line: InLine[] | null;
  may: May;
  deadline: number | null;
}

/** One seat, as everybody sees it; who is connected comes in ``presence``. */
export interface SeatView {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  side: number;
  place: "across" | "left" | "partner" | "right" | "you";
  cards: number;
  tricks: number;
  is_dealer: boolean;
  is_declarer: boolean;
  is_turn: boolean;
  is_ready: boolean;
  call: string | null;
  passed: boolean;
  clock: Clock | null;
}

/** The clock of the seat to act: when its time ends, and how much of its bank is left; milliseconds. */
export interface Clock {
  ends: number;
  bank: number;
}

/** A card of one's own hand, in the order to draw it. */
export interface HandCard {
  card: string;
  may: boolean;
  why: string | null;
  must_go: boolean;
  from_kitty: boolean;
}

/** Something that can be done now, with the action to send for it. */
export interface Choice {
  action: PassAction | BidAction | DeclareAction | DiscardAction | PlayAction | ClaimAction | RenegeAction;
  label: string;
  words: string;
}

/** No bid. */
export interface PassAction {
  kind: "pass";
}

/** A bid. */
export interface BidAction {
  kind: "bid";
  bid: string;
}

/** Trump and direction; strain is C, D, H, S or N. */
export interface DeclareAction {
  kind: "declare";
  strain: "C" | "D" | "H" | "N" | "S";
  direction: "downtown" | "downtown_aces_low" | "uptown";
}

/** The cards put aside. */
export interface DiscardAction {
  kind: "discard";
  cards: string[];
}

/** One card to the trick. */
export interface PlayAction {
  kind: "play";
  card: string;
}

/** The rest of the tricks, claimed by the sender's seat. */
export interface ClaimAction {
  kind: "claim";
}

/** The sender's seat says that an opponent reneged in a trick, counted from 0. */
export interface RenegeAction {
  kind: "renege";
  trick: number;
}

/** Every call there is, row by number and column by suffix. */
export interface BidBox {
  numbers: number[];
  suffixes: ("" | "D" | "N" | "U")[];
  bids: BidChoice[];
  may_pass: boolean;
  why_no_pass: string | null;
  words: string;
}

/** A bid in the bid box, live or dimmed. */
export interface BidChoice {
  action: BidAction;
  number: number;
  suffix: "" | "D" | "N" | "U";
  label: string;
  words: string;
  may: boolean;
  why: string | null;
}

/** What the declarer has to put aside. */
export interface DiscardBox {
  count: number;
  required: string[];
  words: string;
}

/** A call in the auction, from the dealer's left. */
export interface CallMade {
  seat: number;
  words: string;
  passed: boolean;
}

/** The contract and how it stands. */
export interface ContractLine {
  declarer: number;
  label: string;
  strain: "C" | "D" | "H" | "N" | "S";
  direction: "downtown" | "downtown_aces_low" | "uptown";
  need: number;
  have: number;
  left: number;
  state: "made" | "open" | "set";
  words: string;
  turned: string | null;
}

/** A card on the table. */
export interface TableCard {
  seat: number;
  card: string;
  winning: boolean;
}

/** A finished trick; ``cards`` as they were played, from the leader clockwise. */
export interface TrickView {
  number: number;
  leader: number;
  winner: number;
  cards: string[];
}

/** Where the tricks of a side came from; together they are what it has in ``tricks_won``. */
export interface SideTally {
  played: number;
  discards: number;
  claimed: number;
  moved: number;
}

/** A renege that was called or found; nobody is named where the call was wrong. */
export interface RenegeFound {
  called_by: number;
  trick: number;
  seat: number | null;
  moved: number;
  words: string;
}

/** The score so far. */
export interface ScoreSheet {
  sides: string[];
  seats: number[][];
  score: number[];
  target: number;
  floor: number | null;
  max_sets: number | null;
  sets: number[] | null;
  deals_left: number | null;
  rows: ScoreRow[];
}

/** A line of the score sheet. */
export interface ScoreRow {
  deal: number;
  declarer: number | null;
  bid: string;
  came: "boston" | "made" | "scored" | "set" | "thrown_in";
  books: number[];
  points: number[];
  score: number[];
  words: string;
}

/** How a finished deal came out. */
export interface DealResult {
  headline: string;
  words: string[];
  hands: OpenHand[];
  kitty: string[];
  discards: string[];
}

/** A hand face up. */
export interface OpenHand {
  seat: number;
  cards: string[];
}

/** How the match ended. */
export interface MatchResult {
  winner: number | null;
  words: string;
  match: string;
}

/** The chair of somebody who got up in the middle of a deal: until the next action ``sit`` gives it back to them. */
export interface Kept {
  seat: number;
  person: string;
}

/** Somebody asks to take an action back. */
export interface UndoAsked {
  seat: number;
  waiting: number[];
}

/** Somebody who waits for a chair. */
export interface InLine {
  person: string;
  name: string;
}

/** What the viewer may do besides its turn. */
export interface May {
  sit: number[];
  stand: boolean;
  ready: boolean;
  ready_words: string | null;
  entropy: boolean;
  undo: boolean;
  answer: boolean;
  claim: boolean;
  hint: boolean;
  reneges: Choice[];
}

/** A finished match, moment by moment, as one seat saw it, with all hands beside it. */
export interface Replay {
  match: string;
  room: TableFacts;
  players: string[];
  fairness: FairBlock | null;
  steps: ReplayStep[];
}

/** What does not change about a table. */
export interface TableFacts {
  table: string;
  name: string;
  preset: string;
  rules: Record<string, unknown>;
  code: string;
  sheet: string[];
  kind: "open" | "password" | "private";
  pace: "none" | "quick" | "slow" | "steady";
  bots: string;
  conventions: string[];
  hints: boolean;
  chat: boolean;
  watchers: boolean;
  tempo: "at_once" | "quick" | "slow" | "usual";
  talk: boolean;
  invite: string | null;
  rated: boolean;
  stake: number;
  level: number;
  tier: number;
  event: string | null;
}

/** The fairness data of one match. The server's bytes and the seed are shown when it is over. */
export interface FairBlock {
  version: 1 | 2 | 3;
  table: string;
  match: number;
  server_commitment: string;
  server_bytes: string | null;
  seed: string | null;
  seats: FairSeat[];
}

/** What a chair gave to the mixing of the deals. Chairs are numbered as they were before partners were drawn. */
export interface FairSeat {
  seat: number;
  name: string;
  commitment: string | null;
  entropy: string | null;
}

/** A choice that cost its player something. */
export interface Finding {
  seat: number;
  step: number;
  where: string;
  words: string;
  cost: number;
}

/** How a choice left its player's chance to win the match, judged from what the player could see. */
export interface Chance {
  seat: number;
  step: number;
  chance: number;
  mattered: boolean;
}

/** How well one person chose. */
export interface PlayerFindings {
  seat: number;
  decisions: number;
  mattered: number;
  good: number;
  cost: number;
}

/** What each choice of a finished match cost, from what its player could see. */
export interface Coached {
  match: string;
  judge: string;
  you: number | null;
  findings: Finding[];
  players: PlayerFindings[];
  chances: Chance[];
}

/** How often something fell in the deals of this server, and how often it should have. */
export interface DealCount {
  what: string;
  seen: number;
  expected: number;
}

/** Deals in the open: counts over all finished matches. */
export interface FairStatistics {
  matches: number;
  abandoned: number;
  undealt: number;
  withheld: number;
  damaged: number;
  deals: number;
  chi_square: number;
  freedom: number;
  counts: DealCount[];
}

/** One thing that could be done at a moment. */
export interface Way {
  action: PassAction | BidAction | DeclareAction | PlayAction;
  label: string;
  taken: boolean;
  tricks: number | null;
}

/** A moment of a finished match at which somebody had a choice. */
export interface Crossroads {
  match: string;
  step: number;
  seat: number;
  kind: "bid" | "card" | "naming";
  needed: number | null;
  ways: Way[];
}

/** A choice to be tried at a moment of a finished match. */
export interface OtherWay {
  step: number;
  action: PassAction | BidAction | DeclareAction | PlayAction;
}

/** A trick of a line. */
export interface TrickPlayed {
  leader: number;
  winner: number;
  cards: string[];
}

/** A deal played to its end. */
export interface Line {
  label: string;
  headline: string;
  words: string;
  points: number[];
  tricks: TrickPlayed[];
}

/** A choice beside the one that was made, both played on by the same bot in every seat, and what really came. */
export interface WhatIf {
  match: string;
  step: number;
  seat: number;
  bot: string;
  really: Line;
  taken: Line;
  tried: Line;
}

/** One line of a board. */
export interface BoardLine {
  place: number;
  people: string[];
  names: string[];
  worth: number;
  played: number;
  won: number;
  certainty?: "certain" | "fair" | "open" | "rough" | null;
}

/** Where a level of bots stands on the scale of grades. */
export interface BotMark {
  level: string;
  worth: number;
}

/** A board: those who played this month or the last, the best first. */
export interface Board {
  board: string;
  month: string;
  tier: number | null;
  tiers: number;
  lines: BoardLine[];
  bots: BotMark[];
}

/** Somebody's grade in one pool; the number comes with the twentieth rated match. */
export interface GradeShown {
  pool: string;
  worth: number | null;
  certainty: "certain" | "fair" | "open" | "rough";
  played: number;
  won: number;
  place: number | null;
  as_strong_as: string | null;
}

/** A match in somebody's history. */
export interface Step {
  match: string;
  time: number;
  came: string;
  worth: number | null;
  league: number;
  experience: number;
}

/** Somebody one has played with. */
export interface Partner {
  person: string;
  name: string;
  played: number;
  won: number;
  worth: number | null;
}

/** Somebody's month in the league. */
export interface Season {
  month: string;
  tier: number;
  points: number;
  played: number;
  counted: number;
}

/** Where somebody stands. */
export interface StandingPage {
  person: string;
  name: string;
  grades: GradeShown[];
  season: Season | null;
  level: number;
  experience: number;
  next_level: number | null;
  steps: Step[];
  partners: Partner[];
  chips: number | null;
  gift: boolean;
}

/** Today's deals, without a word on any card. */
export interface DailyToday {
  day: string;
  ends: number;
  preset: string;
  bots: string;
  deals: number;
  players: number;
  commitment: string;
  tomorrow: string;
  table: string | null;
  played: number;
  is_ranked: boolean;
  latest: string | null;
}

/** A day that is over. */
export interface DailyDay {
  day: string;
  preset: string;
  players: number;
}

/** How somebody came out on a day. */
export interface DailyPlaceTold {
  place: number | null;
  name: string;
  you: boolean;
  is_house: boolean;
  boards: number;
  share: number;
  difference: number;
}

/** What came of a deal at one table. */
export interface DailyLineTold {
  name: string;
  you: boolean;
  is_house: boolean;
  match: string;
  contract: string;
  declarer: number | null;
  books: number;
  made: boolean;
  points: number;
  share: number;
  difference: number;
  double_dummy: number | null;
}

/** A deal of a day, and one's own line of it. */
export interface DailyBoardLine {
  board: number;
  players: number;
  yours: DailyLineTold | null;
}

/** A day that is over: places, deals, and the secret that they were dealt from. */
export interface DailyResults {
  day: string;
  preset: string;
  bots: string;
  deals: number;
  commitment: string;
  secret: string;
  places: DailyPlaceTold[];
  boards: DailyBoardLine[];
  grade: number | null;
  graded: number;
}

/** A deal of a day that is over: the cards, and what came of them at every table. */
export interface DailyBoard {
  day: string;
  board: number;
  preset: string;
  dealer: number;
  hands: string[][];
  kitty: string[];
  lines: DailyLineTold[];
}

/** A club to be founded, or its new name and text. */
export interface ClubWanted {
  name: string;
  about?: string;
}

/** The word of a club's link. */
export interface ClubJoined {
  word: string;
}

/** Whether a member keeps the club. */
export interface KeeperWanted {
  keeper: boolean;
}

/** A club in a list. */
export interface ClubLine {
  club: string;
  name: string;
}

/** Somebody in a club; since when (seconds since 1970). */
export interface ClubMember {
  person: Person;
  since: number;
  keeper: boolean;
  here: boolean;
}

/** A match that members played with one another; when it ended (ms since 1970). */
export interface ClubResult {
  match: string;
  finished: number;
  preset: string;
  players: string[];
  winners: number[];
}

/** A club as a visitor or a member sees it. */
export interface ClubPage {
  club: string;
  name: string;
  about: string;
  founded: number;
  members: ClubMember[];
  results: ClubResult[];
  tables: LobbyTable[];
  member: boolean;
  keeper: boolean;
  word: string | null;
}

/** An open table, as the lobby lists it. */
export interface LobbyTable {
  table: string;
  name: string;
  preset: string;
  pace: string;
  bots: string;
  seats: (string | null)[];
  free: number;
  playing: boolean;
  watchers: boolean;
  locked: boolean;
  rated: boolean;
  stake: number;
  level: number;
  tier: number;
}

/** The clubs that one is in. */
export interface Clubs {
  clubs: ClubLine[];
}

/** An event to be announced. */
export interface EventWanted {
  name: string;
  form?: "knockout" | "moving" | "room" | "round_robin" | "swiss";
  rules: RulesWanted;
  deals?: number | null;
  rounds?: number;
  minutes?: number;
  rest?: number;
  arrive?: number;
  begins?: number;
  tables?: number;
  rated?: boolean;
  who?: "accounts" | "members";
  club?: string | null;
  pace?: "quick" | "slow" | "steady";
  bots?: string | null;
  about?: string;
}

/** Somebody enters: with the partner they ask by name or id, or with whoever comes alone. */
export interface EnterWanted {
  partner?: string | null;
  person?: string | null;
}

/** What the director does, with a reason where it changes what has been. */
export interface DirectWanted {
  do: "bots" | "close" | "draw" | "pause" | "resume" | "rule" | "substitute" | "tell" | "undo" | "withdraw";
  reason?: string;
  entrant?: number | null;
  meeting?: number | null;
  winner?: number | null;
  points?: unknown[];
  words?: string;
  names?: string[] | null;
}

/** An event in a list. */
export interface EventLine {
  event: string;
  name: string;
  form: "knockout" | "moving" | "room" | "round_robin" | "swiss";
  begins: number;
  stage: "between" | "closed" | "entries" | "playing";
  words: string;
  club: string | null;
  host: string;
  entered: number;
}

/** A pair; the ids of who they are, empty for a bot. */
export interface EventEntrant {
  entrant: number;
  names: string[];
  people: string[];
  left: boolean;
}

/** Somebody who has no partner yet, and whom they ask. */
export interface EventHope {
  name: string;
  partner: string;
}

/** Two pairs at a table. */
export interface EventMeeting {
  meeting: number;
  number: number;
  sides: number[][];
  names: string[];
  why: string[];
  settled: boolean;
  winner: number | null;
  points: number[] | null;
  words: string;
  table: TableMade | null;
  match: string;
}

/** A pair with a bye, and where it stands in a bracket. */
export interface EventRest {
  entrant: number;
  names: string;
  place: number;
  why: string[];
}

/** A round of an event. */
export interface EventRound {
  number: number;
  meetings: EventMeeting[];
  rests: EventRest[];
}

/** A pair's place. */
export interface EventStanding {
  rank: number;
  entrant: number;
  names: string;
  wins: string;
  hands: number;
  points: number;
  bostons: number;
  streak: number;
  best_streak: number;
}

/** Who holds a table of a room, and how many matches they have won there in a row. */
export interface EventHolder {
  number: number;
  names: string;
  streak: number;
  words: string;
}

/** Who made Bostons, and how many. */
export interface EventTally {
  names: string;
  bostons: number;
}

/** A rise-and-fly room: who holds its tables, who is next up, who waits behind them, and the Boston tally. */
export interface EventRoom {
  holders: EventHolder[];
  next: string | null;
  next_words: string;
  line: string[];
  tally: EventTally[];
}

/** What you have to do with an event. */
export interface EventYou {
  entrant: number | null;
  waits: boolean;
  asked: string | null;
  asks: Person[];
  table: TableMade | null;
  place: number | null;
  director: boolean;
}

/** An event as whoever looks at it sees it. */
export interface EventPage {
  line: EventLine;
  about: string;
  preset: string;
  rules: string;
  minutes: number;
  rounds_planned: number;
  next_at: number | null;
  paused: boolean;
  notice: string;
  rated: boolean;
  who: "accounts" | "members";
  entrants: EventEntrant[];
  hopes: EventHope[];
  rounds: EventRound[];
  standings: EventStanding[];
  champion: string | null;
  room: EventRoom | null;
  you: EventYou;
}

/** A row of the log of an event, from which everything else follows. */
export interface EventRow {
  seq: number;
  time: number;
  body: Record<string, unknown>;
}

/** An account to be asked, by its name or by the id of somebody met at a table. */
export interface FriendWanted {
  name?: string | null;
  person?: string | null;
}

/** A friend; since when both have said so (seconds since 1970). */
export interface Friend {
  person: Person;
  since: number;
  here: boolean;
}

/** Somebody who asks, or is asked, to be a friend; since when (seconds since 1970). */
export interface Asking {
  person: Person;
  since: number;
}

/** A table that a friend asks you to; when (seconds since 1970). */
export interface TableInvitation {
  table: string;
  host: Person;
  name: string;
  invite: string;
  made: number;
}

/** One's friends, who asks to be one, whom one has asked, and the tables that friends ask one to. */
export interface Friends {
  friends: Friend[];
  asks_you: Asking[];
  you_asked: Asking[];
  invitations: TableInvitation[];
}

/** A table at which one sits, and friends to be asked to it. */
export interface FriendAsked {
  table: string;
  people: string[];
}

/** What somebody did: a person at a ``table``, or a ``seat`` in the replay of a ``match``. */
export interface ReportWanted {
  about: "name" | "other" | "play" | "words";
  words?: string;
  table?: string | null;
  person?: string | null;
  match?: string | null;
  seat?: number | null;
  step?: number;
}

/** The report has been kept. */
export interface ReportMade {
  report: number;
}

/** Somebody whose words are not heard. */
export interface MutedPerson {
  person: string;
  name: string;
}

/** A person's id, or an address or network, to be banned; no days mean for good. */
export interface BanWanted {
  who: string;
  why: string;
  days?: number | null;
}

/** Whose ban ends, as the list of bans has them. */
export interface BanLifted {
  who: string;
}

/** The name that a person is shown under from now on. */
export interface NewName {
  name: string;
}

/** Somebody as the owner sees them. */
export interface KnownPerson {
  person: string;
  name: string;
  kind: string;
  created: number;
  addresses: string[];
  ban: Ban | null;
}

/** Somebody who is not served, by the id of a person or by an address. */
export interface Ban {
  who: string;
  name: string;
  why: string;
  made: number;
  until: number | null;
}

/** A table in memory as the owner sees it; no card is in it. */
export interface KnownTable {
  table: string;
  title: string;
  kind: string;
  stage: string;
  seats: string[];
  lines: number;
  step: number;
}

/** How the server is. */
export interface Health {
  version: string;
  started: number;
  now: number;
  people: number;
  lines: number;
  tables: number;
  reports: number;
  bans: number;
  file_bytes: number;
  free_bytes: number | null;
  saves: boolean;
  refused: Record<string, unknown>;
  sent_away: number;
  bots_missed: number;
}

/** How somebody's play compares with what honest players find, in sentences; it proves nothing. */
export interface FairPlayTold {
  deals: number;
  remarkable: boolean;
  lines: string[];
}

/** Who is reported for what, by whom, and what the server itself saw of it. */
export interface Report {
  id: number;
  made: number;
  closed: number;
  about: "name" | "other" | "play" | "words";
  words: string;
  reporter: string;
  reporter_name: string;
  person: string;
  name: string;
  address: string;
  table: string;
  title: string;
  step: number;
  match: string;
  talk: Spoken[];
}

/** One line of talk. */
export interface Spoken {
  time: number;
  person: string;
  name: string;
  text: string;
}

/** The first message of a connection; ``resume`` names the tables to go on with. */
export interface Hello {
  type: "hello";
  protocol: number;
  resume?: Seen[];
  language?: string | null;
  changes?: boolean;
}

/** How far a client has seen a table; ``secret`` where it came in with one, as in ``watch``. */
export interface Seen {
  table: string;
  seq: number;
  secret?: string | null;
}

/** A decision of the sender's seat, made on the view numbered ``seq``. */
export interface Command {
  type: "command";
  table: string;
  id: string;
  seq: number;
  action: PassAction | BidAction | DeclareAction | DiscardAction | PlayAction | ClaimAction | RenegeAction;
}

/** Take a seat that is free, or held by a bot between deals; no seat named takes the first free one. */
export interface Sit {
  type: "sit";
  table: string;
  id: string;
  seat?: number | null;
  secret?: string | null;
}

/** Be seen by those who sit at a table as somebody who is still choosing a chair, until ``sit`` or ``leave``. */
export interface StandBy {
  type: "stand_by";
  table: string;
  secret?: string | null;
}

/** Let a bot play for somebody whose connection is lost and whom the table waits for, until they are back. */
export interface Relieve {
  type: "relieve";
  table: string;
  id: string;
  seat: number;
}

/** Give the seat up; a bot takes it while a match runs. In a deal ``sit`` undoes it until the next action. */
export interface Stand {
  type: "stand";
  table: string;
  id: string;
}

/** Start the match (a rematch too), or go on to the next deal, whichever the view numbered ``seq`` waited for.

    Before a match ``commitment`` is SHA-256 of 32 random bytes that ``entropy`` will send; without one the seat takes
    no part in mixing the deals. */
export interface Ready {
  type: "ready";
  table: string;
  id: string;
  seq: number;
  commitment?: string | null;
}

/** The 32 bytes whose hash went with ``ready``. */
export interface Entropy {
  type: "entropy";
  table: string;
  id: string;
  entropy: string;
}

/** Ask to take back one's last action; at once against bots, else when everybody agrees. */
export interface Undo {
  type: "undo";
  table: string;
  id: string;
  seq: number;
}

/** Agree to an undo that somebody asked for on the view numbered ``seq``, or not. */
export interface Answer {
  type: "answer";
  table: string;
  id: string;
  seq: number;
  agree: boolean;
}

/** Free words to the table, where it allows them. */
export interface Chat {
  type: "chat";
  table: string;
  text: string;
}

/** One of the phrases that ``welcome`` listed. */
export interface Phrase {
  type: "phrase";
  table: string;
  phrase: number;
}

/** Hear no more words from a person, or hear them again; for this person alone, at every table. */
export interface Mute {
  type: "mute";
  person: string;
  muted: boolean;
}

/** Follow a table without a seat, or one's own seat from another device. */
export interface Watch {
  type: "watch";
  table: string;
  secret?: string | null;
}

/** Follow a table no longer; a seat is kept (``stand`` gives it up). */
export interface Leave {
  type: "leave";
  table: string;
}

/** Be told of open tables from now on, or no longer. */
export interface Lobby {
  type: "lobby";
  on: boolean;
}

/** Ask what a bot would do on the view numbered ``seq``, where the table allows it. */
export interface AskHint {
  type: "hint";
  table: string;
  seq: number;
}

/** How the server helps this seat: play a card that is the only one, after a natural pause.

    Whoever plays with bots alone also says how fast they are; without ``tempo`` they are as the table has it. */
export interface Prefer {
  type: "prefer";
  table: string;
  forced: boolean;
  tempo?: "at_once" | "quick" | "slow" | "usual" | null;
}

/** Answered by ``pong`` with the same number. */
export interface Ping {
  type: "ping";
  number?: number;
}

/** The answer to ``hello``. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  you: Person;
  phrases: string[];
  muted: string[];
  tables: string[];
  now: number;
  version: string;
  nodes: string[];
}

/** A table as it stands: sent on ``watch``, on sitting down, and on a resume too far back to replay. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  seq: number;
  room: TableFacts;
  view: TableView;
  log: string[];
}

/** The step of a table from ``seq`` - 1 to ``seq``. */
export interface Update {
  type: "update";
  table: string;
  seq: number;
  events: Happening[];
  view: TableView;
  same: string[];
}

/** A command is stored for good, as step ``seq`` of the table; the update follows or has come.

    Without ``seq`` nothing had to change: what was asked for was so already. */
export interface Ack {
  type: "ack";
  table: string;
  id: string;
  seq: number | null;
}

/** A message changed nothing, and why. */
export interface Refused {
  type: "refused";
  code: "bad_message" | "closed" | "full" | "illegal" | "no_table" | "not_allowed" | "not_now" | "not_saved" | "not_seated" | "not_yours" | "secret" | "stale" | "taken" | "too_fast";
  words: string;
  table: string | null;
  id: string | null;
  seq: number | null;
  wait: number;
}

/** Who has a line to the table now; not part of its log. */
export interface Presence {
  type: "presence";
  table: string;
  connected: number[];
  watchers: number;
  absent: Absent[];
  standing: Standing[];
}

/** A seat whose person has no line now, and from when on (ms) a bot may be asked to play for them. */
export interface Absent {
  seat: number;
  bot_from: number;
}

/** Somebody who has opened the invite and has not sat down. */
export interface Standing {
  person: string;
  name: string;
}

/** The chairs of a table, to who stands by: at once, and when they change. */
export interface AtDoor {
  type: "at_door";
  table: string;
  chairs: ChairSeen[];
  playing: boolean;
}

/** All open tables. */
export interface LobbyNews {
  type: "lobby_news";
  tables: LobbyTable[];
  people: number;
  old: boolean;
}

/** Words at the table. */
export interface Said {
  type: "said";
  table: string;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  phrase: number | null;
}

/** A friend asks you to their table. */
export interface AskedOver {
  type: "asked_over";
  table: string;
  host: string;
  host_name: string;
  name: string;
  invite: string;
}

/** What a bot would do and why, on the view numbered ``seq``. */
export interface Hint {
  type: "hint_given";
  table: string;
  seq: number;
  action: PassAction | BidAction | DeclareAction | DiscardAction | PlayAction | ClaimAction | RenegeAction;
  label: string;
  words: string;
}

/** The fairness of the match as far as it may be told: after the commitment, the mixing and the end. */
export interface Reveal {
  type: "reveal";
  block: FairBlock;
}

/** A table is at another server of the house: open a socket there, at ``url`` + ``/ws``, and go on with it. */
export interface Moved {
  type: "moved";
  table: string;
  url: string;
  wait: number;
}

/** The servers of the house are others than before; this list takes the place of the one in ``welcome``. */
export interface Nodes {
  type: "nodes";
  nodes: string[];
}

/** The last message before the server closes the line. */
export interface Bye {
  type: "bye";
  code: "bad_message" | "banned" | "logged_out" | "protocol" | "resync" | "shutdown" | "too_fast" | "too_many";
  words: string;
  wait: number;
}

/** The answer to ``ping``. */
export interface Pong {
  type: "pong";
  number: number;
  now: number;
}

export type ClientMessage = Hello | Command | Sit | StandBy | Relieve | Stand | Ready | Entropy | Undo | Answer | Chat | Phrase | Mute | Watch | Leave | Lobby | AskHint | Prefer | Ping;

export type ServerMessage = Welcome | Snapshot | Update | Ack | Refused | Presence | AtDoor | LobbyNews | Said | AskedOver | Hint | Reveal | Moved | Nodes | Bye | Pong;

/** What each shape leaves out where it is the usual, and which of its fields have shapes of their own. */
export const SHAPES: Record<string, { left: object; of: Record<string, string> }> = {
  "Invitation": {
    "left": {},
    "of": {
      "chairs": "ChairSeen"
    }
  },
  "ChairSeen": {
    "left": {
      "name": null,
      "person": null,
      "taken": false,
      "free": false
    },
    "of": {}
  },
  "ReplayStep": {
    "left": {},
    "of": {
      "events": "Happening",
      "view": "TableView"
    }
  },
  "Happening": {
    "left": {
      "seat": null,
      "cards": []
    },
    "of": {}
  },
  "TableView": {
    "left": {
      "you": null,
      "turn": null,
      "hand": [],
      "choices": [],
      "bid_box": null,
      "discard_box": null,
      "auction": [],
      "contract": null,
      "kitty": null,
      "kitty_count": 0,
      "discards": null,
      "leader": null,
      "trick": [],
      "tricks": [],
      "tally": [],
      "reneges": [],
      "sheet": null,
      "deal_result": null,
      "match_result": null,
      "kept": null,
      "undo": null,
      "line": null,
      "deadline": null
    },
    "of": {
      "seats": "SeatView",
      "hand": "HandCard",
      "bid_box": "BidBox",
      "auction": "CallMade",
      "contract": "ContractLine",
      "trick": "TableCard",
      "tally": "SideTally",
      "sheet": "ScoreSheet",
      "may": "May"
    }
  },
  "SeatView": {
    "left": {
      "person": null,
      "bot": null,
      "cards": 0,
      "tricks": 0,
      "is_dealer": false,
      "is_declarer": false,
      "is_turn": false,
      "is_ready": false,
      "call": null,
      "passed": false,
      "clock": null
    },
    "of": {}
  },
  "HandCard": {
    "left": {
      "may": false,
      "why": null,
      "must_go": false,
      "from_kitty": false
    },
    "of": {}
  },
  "BidBox": {
    "left": {
      "may_pass": false,
      "why_no_pass": null,
      "words": ""
    },
    "of": {
      "bids": "BidChoice"
    }
  },
  "BidChoice": {
    "left": {
      "may": false,
      "why": null
    },
    "of": {}
  },
  "CallMade": {
    "left": {
      "passed": false
    },
    "of": {}
  },
  "ContractLine": {
    "left": {
      "turned": null
    },
    "of": {}
  },
  "TableCard": {
    "left": {
      "winning": false
    },
    "of": {}
  },
  "SideTally": {
    "left": {
      "played": 0,
      "discards": 0,
      "claimed": 0,
      "moved": 0
    },
    "of": {}
  },
  "ScoreSheet": {
    "left": {
      "floor": null,
      "max_sets": null,
      "sets": null,
      "deals_left": null,
      "rows": []
    },
    "of": {}
  },
  "May": {
    "left": {
      "sit": [],
      "stand": false,
      "ready": false,
      "ready_words": null,
      "entropy": false,
      "undo": false,
      "answer": false,
      "claim": false,
      "hint": false,
      "reneges": []
    },
    "of": {}
  },
  "Replay": {
    "left": {},
    "of": {
      "room": "TableFacts",
      "fairness": "FairBlock",
      "steps": "ReplayStep"
    }
  },
  "TableFacts": {
    "left": {
      "rated": false,
      "stake": 0,
      "level": 1,
      "tier": 0,
      "event": null
    },
    "of": {}
  },
  "FairBlock": {
    "left": {
      "version": 1
    },
    "of": {}
  },
  "ClubPage": {
    "left": {},
    "of": {
      "tables": "LobbyTable"
    }
  },
  "LobbyTable": {
    "left": {
      "rated": false,
      "stake": 0,
      "level": 1,
      "tier": 0
    },
    "of": {}
  },
  "Welcome": {
    "left": {
      "nodes": []
    },
    "of": {}
  },
  "Snapshot": {
    "left": {},
    "of": {
      "room": "TableFacts",
      "view": "TableView"
    }
  },
  "Update": {
    "left": {
      "same": []
    },
    "of": {
      "events": "Happening",
      "view": "TableView"
    }
  },
  "Ack": {
    "left": {
      "seq": null
    },
    "of": {}
  },
  "Refused": {
    "left": {
      "table": null,
      "id": null,
      "seq": null,
      "wait": 0
    },
    "of": {}
  },
  "Presence": {
    "left": {
      "absent": [],
      "standing": []
    },
    "of": {}
  },
  "AtDoor": {
    "left": {},
    "of": {
      "chairs": "ChairSeen"
    }
  },
  "LobbyNews": {
    "left": {
      "old": false
    },
    "of": {
      "tables": "LobbyTable"
    }
  },
  "Reveal": {
    "left": {},
    "of": {
      "block": "FairBlock"
    }
  },
  "Moved": {
    "left": {
      "wait": 0
    },
    "of": {}
  },
  "Bye": {
    "left": {
      "wait": 0
    },
    "of": {}
  }
};

/** The shape of each message, by its type. */
export const TAGS: Record<string, string> = {
  "welcome": "Welcome",
  "snapshot": "Snapshot",
  "update": "Update",
  "ack": "Ack",
  "refused": "Refused",
  "presence": "Presence",
  "at_door": "AtDoor",
  "lobby_news": "LobbyNews",
  "reveal": "Reveal",
  "moved": "Moved",
  "bye": "Bye"
};
