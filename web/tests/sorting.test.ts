// A hand sorted by hand, without a browser.
import { expect, test } from "vitest";
import { arranged, moved } from "../src/cards/sorting";

const cards = (...names: string[]): { card: string }[] => names.map((card) => ({ card }));
const names = (hand: { card: string }[]): string => hand.map(({ card }) => card).join(" ");

test("a card goes where it is moved, and the others close up", () => {
  const hand = cards("a", "b", "c", "d");
  expect(moved(hand, 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(hand, 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moved(hand, 1, 1)).toEqual(["a", "b", "c", "d"]);
});

test("an order outlasts cards that go, and those that come back find their place", () => {
  const order = ["d", "b", "a", "c"];
  expect(names(arranged(order, cards("a", "c", "d")))).toBe("d a c");
  expect(names(arranged(order, cards("a", "b", "c", "d")))).toBe("d b a c");
  expect(names(arranged([], cards("a", "b")))).toBe("a b");
});

test("cards of the kitty stand behind those that they follow at the table", () => {
  expect(names(arranged(["c", "a", "b"], cards("k", "a", "l", "b", "c", "m")))).toBe("k c m a l b");
});
