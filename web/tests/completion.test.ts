// A step, and the view before it: the view after it.
import { expect, test } from "vitest";
import { stepped, whole } from "../src/protocol/completion";
import type { BidBox, SeatView, TableStep, TableView } from "../src/protocol/messages";

const seat = (number: number, cards: number) => ({ seat: number, cards, is_turn: number === 0 }) as SeatView;
const card = (code: string) => ({ card: code, may: true, why: null, must_go: false, from_kitty: false });
const before = {
  seq: 7,
  turn_seq: 7,
  turn: 0,
  status: "Bo to play.",
  kitty: ["AS"],
  hand: [card("KH"), card("2H"), card("3C")],
  trick: [{ seat: 3, card: "QH", winning: true }],
  tricks: [],
  auction: [],
  contract: { have: 4, left: 9 },
  may: { stand: true, hint: true },
  seats: [seat(0, 12), seat(1, 12)],
} as unknown as TableView;
const bid = (code: string) => ({ action: { kind: "bid", bid: code }, may: false, why: null });
const box = { numbers: [4], bids: [bid("4U"), bid("4D")], may_pass: false, why_no_pass: null } as unknown as BidBox;
const after = (parts: object): TableView =>
  stepped(whole({ type: "step", ...{ table: "k3v9w2", seq: 8 }, ...parts }) as TableStep, before, box).view;

test("what a step does not name stays, and the turn is of this step", () => {
  expect(after({})).toEqual({ ...before, seq: 8, turn_seq: 8 });
  expect(after({ view: { turn_seq: 5 } }).turn_seq).toBe(5);
});

test("what a step names as nothing is nothing", () => {
  const view = after({ view: { kitty: null, trick: [], turn: null } });
  expect([view.kitty, view.trick, view.turn]).toEqual([null, [], null]);
  expect(view.seats.map(({ is_turn }) => is_turn)).toEqual([false, false]);
});

test("a card that wins is the only one that does", () => {
  expect(after({ laid: { seat: 0, card: "KH", winning: true } }).trick.map(({ winning }) => winning)).toEqual([
    false,
    true,
  ]);
  expect(after({ laid: { seat: 0, card: "2H" } }).trick.map(({ winning }) => winning)).toEqual([true, false]);
});

test("a hand loses what was played, and the rest waits for its turn", () => {
  expect(after({ hand: { gone: ["KH"] } }).hand.map(({ card, may }) => [card, may])).toEqual([
    ["2H", false],
    ["3C", false],
  ]);
  const why = "you still have hearts";
  expect(after({ hand: { live: ["KH", "2H"], why } }).hand.map(({ may, why }) => [may, why])).toEqual([
    [true, null],
    [true, null],
    [false, "you still have hearts"],
  ]);
});

test("a hand is held in another order, with cards of the kitty in it", () => {
  const { hand } = after({ hand: { order: ["3C", "AS", "2H", "KH"], from_kitty: ["AS"], all_live: true } });
  expect(hand).toEqual(["3C", "AS", "2H", "KH"].map((code) => ({ ...card(code), from_kitty: code === "AS" })));
});

test("the last reason, which names no bid, is that of all others", () => {
  const why = [{ words: "no such bid", bids: ["4D"] }, { words: "too low" }];
  expect(after({ bids: { why } }).bid_box?.bids.map(({ why }) => why)).toEqual(["too low", "no such bid"]);
});

test("the bids of the table are marked with what can be bid now", () => {
  const why = [{ words: "bid more than 4U", bids: ["4U"] }];
  const found = after({ bids: { live: ["4D"], why, may_pass: true } }).bid_box;
  expect(found?.bids.map(({ may, why }) => [may, why])).toEqual([
    [false, "bid more than 4U"],
    [true, null],
  ]);
  expect(found?.may_pass).toBe(true);
});

test("a seat, the contract and what one may do change by their fields", () => {
  const view = after({
    view: { turn: 1 },
    seats: [{ seat: 0, cards: 11 }],
    contract: { have: 5 },
    may: { hint: false },
  });
  expect(view.seats).toEqual([
    { seat: 0, cards: 11, is_turn: false },
    { seat: 1, cards: 12, is_turn: true },
  ]);
  expect([view.contract, view.may]).toEqual([
    { have: 5, left: 9 },
    { stand: true, hint: false },
  ]);
});
