// A table for the tests of components: four people, and what a test says beside.
import type {
  BidBox,
  BidChoice,
  Happening,
  HandCard,
  ScoreSheet,
  SeatView,
  Snapshot,
  TableView,
} from "../../src/protocol/messages";

export const TABLE = "k3v9w2";
export const PLAYERS = ["Ann", "Otis", "Mae", "Earl"];
const PLACES = ["you", "left", "partner", "right"] as const;

const seatOf = (name: string, seat: number): SeatView => ({
  seat,
  name,
  person: name.toLowerCase(),
  bot: null,
  program: false,
  face: null,
  side: seat % 2,
  place: PLACES[seat] ?? "across",
  cards: 12,
  tricks: 0,
  is_dealer: seat === 3,
  is_declarer: false,
  is_turn: seat === 0,
  is_ready: false,
  call: null,
  passed: false,
  clock: null,
});

export function viewOf(changes: Partial<TableView> = {}): TableView {
  return {
    seq: 1,
    turn_seq: 1,
    phase: "play",
    match: 1,
    deal: 1,
    you: 0,
    seats: PLAYERS.map(seatOf),
    turn: 1,
    status: "Otis to play.",
    hand: [],
    choices: [],
    bid_box: null,
    discard_box: null,
    auction: [],
    contract: null,
    kitty: null,
    kitty_count: 0,
    discards: null,
    leader: 0,
    trick: [],
    tricks: [],
    tricks_won: [0, 0],
    tally: [],
    reneges: [],
    sheet: null,
    deal_result: null,
    match_result: null,
    kept: null,
    undo: null,
    line: null,
    may: {
      sit: [],
      stand: false,
      ready: false,
      ready_words: null,
      entropy: false,
      undo: false,
      answer: false,
      claim: false,
      hint: false,
      reneges: [],
    },
    deadline: null,
    ...changes,
  };
}

export const snapshotOf = (view: TableView): Snapshot => ({
  type: "snapshot",
  table: TABLE,
  seq: view.seq,
  room: { table: TABLE, name: "Kitchen table", code: "classic", invite: null, screen: null } as Snapshot["room"],
  view,
  log: [],
  box: null,
});

export const happening = (kind: Happening["kind"], words: string, more: Partial<Happening> = {}): Happening => ({
  kind,
  words,
  seat: null,
  cards: [],
  ...more,
});

export const cardOf = (card: string, more: Partial<HandCard> = {}): HandCard => ({
  card,
  may: true,
  why: null,
  must_go: false,
  from_kitty: false,
  ...more,
});

const WAYS = { U: "uptown", D: "downtown", N: "no-trump" };

const bidOf = (number: number, suffix: "U" | "D" | "N", lowest: number): BidChoice => ({
  action: { kind: "bid", bid: `${number}${suffix}` },
  number,
  suffix,
  label: `${number} ${WAYS[suffix]}`,
  words: `${number} ${WAYS[suffix]}: ${number + 6} books of 13.`,
  may: number >= lowest,
  why: number >= lowest ? null : "the bid that stands is higher",
});

/** Bids from three to seven, of which those below the lowest are dimmed. */
export const bidBoxOf = (lowest: number, mayPass = true): BidBox => ({
  numbers: [3, 4, 5, 6, 7],
  suffixes: ["U", "D", "N"],
  bids: [3, 4, 5, 6, 7].flatMap((number) => (["U", "D", "N"] as const).map((suffix) => bidOf(number, suffix, lowest))),
  may_pass: mayPass,
  why_no_pass: mayPass ? null : "the dealer has to bid",
  words: "4 uptown stands.",
});

export const sheetOf = (changes: Partial<ScoreSheet> = {}): ScoreSheet => ({
  sides: ["We", "They"],
  seats: [
    [0, 2],
    [1, 3],
  ],
  score: [0, 0],
  target: 7,
  floor: -7,
  max_sets: null,
  sets: null,
  deals_left: null,
  rows: [],
  ...changes,
});
