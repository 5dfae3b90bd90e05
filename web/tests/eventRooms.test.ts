// What an event's rooms show of it: leaves of lists, parts of a bracket, and where a table's winners go.
import { expect, test } from "vitest";
import type { Slot } from "../src/pages/tournaments/bracket";
import { nextPlace } from "../src/pages/tournaments/bracket";
import { leavesOf, partsOf, within } from "../src/pages/tournaments/leaves";
import { lengthOf } from "../src/pages/tournaments/naming";

const slot = (...entrants: number[]): Slot => ({
  lines: entrants.map((entrant) => ({ entrant, names: "", points: "", won: false })),
  table: null,
  settled: false,
});
const rounds = (...counts: number[]): Slot[][] => counts.map((count) => Array.from({ length: count }, () => slot()));

test("a list turns over in leaves of nearly the same length that keep its order", () => {
  const twenty = Array.from({ length: 20 }, (_, number) => number);
  expect(leavesOf(twenty, 8).map((leaf) => leaf.length)).toEqual([7, 7, 6]);
  expect(leavesOf(twenty, 8).flat()).toEqual(twenty);
  expect(leavesOf([], 8)).toEqual([[]]);
});

test("a knockout of sixteen is shown whole, and a larger one from the round that is played", () => {
  expect(partsOf(rounds(8, 4, 2, 1), 1)).toEqual([{ from: 0, part: 0, parts: 1 }]);
  expect(partsOf(rounds(32, 16, 8, 4, 2, 1), 1)).toEqual([
    { from: 1, part: 0, parts: 2 },
    { from: 1, part: 1, parts: 2 },
  ]);
  expect(partsOf(rounds(32, 16, 8, 4, 2, 1), 3)).toEqual([{ from: 2, part: 0, parts: 1 }]);
});

test("each part of a bracket has its own tables and the final", () => {
  const half = { from: 0, part: 1, parts: 2 };
  expect(rounds(16, 8, 4, 2, 1).map((slots) => within(slots, half).slots.length)).toEqual([8, 4, 2, 1, 1]);
});

test("the winners of a table are looked for in the next round before their place is counted", () => {
  expect(nextPlace(slot(1, 2), 0, [slot(3, 4), slot(2, 5)])).toBe(1);
  expect(nextPlace(slot(1, 2), 3, [slot(), slot()])).toBe(1);
});

test("the longer the names of a team, the smaller they are", () => {
  expect(lengthOf("Ann & Bo")).toBe("");
  expect(lengthOf("Bartholomew Featherstonehaugh-Okonkwo & Bo")).toBe("long");
  expect(lengthOf("Bartholomew Featherstonehaugh-Okonkwo & Wilhelmina Montague")).toBe("longest");
});
