// A hand sorted by hand, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arranged, moved } from "../src/cards/sorting";

const cards = (...names: string[]): { card: string }[] => names.map((card) => ({ card }));
const names = (hand: { card: string }[]): string => hand.map(({ card }) => card).join(" ");

test("a card goes where it is moved, and the others close up", () => {
  const hand = cards("a", "b", "c", "d");
  assert.deepEqual(moved(hand, 0, 2), ["b", "c", "a", "d"]);
  assert.deepEqual(moved(hand, 3, 0), ["d", "a", "b", "c"]);
  assert.deepEqual(moved(hand, 1, 1), ["a", "b", "c", "d"]);
});

test("an order outlasts cards that go, and those that come back find their place", () => {
  const order = ["d", "b", "a", "c"];
  assert.equal(names(arranged(order, cards("a", "c", "d"))), "d a c");
  assert.equal(names(arranged(order, cards("a", "b", "c", "d"))), "d b a c");
  assert.equal(names(arranged([], cards("a", "b"))), "a b");
});

test("cards of the kitty stand behind those that they follow at the table", () => {
  assert.equal(names(arranged(["c", "a", "b"], cards("k", "a", "l", "b", "c", "m"))), "k c m a l b");
});
