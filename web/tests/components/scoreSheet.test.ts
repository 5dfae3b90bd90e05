// The score sheet as a table: one's own side first, a row a deal, the total below.
import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import ScoreSheet from "../../src/table/ScoreSheet.svelte";
import { PLAYERS, sheetOf } from "./views";

const ROW = {
  deal: 1,
  declarer: 1,
  bid: "4 uptown",
  came: "set" as const,
  books: [7, 6],
  points: [0, -4],
  score: [0, -4],
  words: "",
};
const texts = (row: HTMLElement): string[] =>
  [...row.children].map((cell) =>
    (cell.textContent ?? "")
      .replace(/\u200e/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );

test("a sheet without deals says so, and what ends the match", () => {
  render(ScoreSheet, { sheet: sheetOf(), players: PLAYERS, you: 0, ended: false });
  expect(screen.getByText("Nothing written yet.")).toBeTruthy();
  expect(screen.getByRole("table", { name: /First to 7/ })).toBeTruthy();
});

test("a deal is a row with its bid, how it came out, its points and the score after it", () => {
  render(ScoreSheet, { sheet: sheetOf({ rows: [ROW], score: [0, -4] }), players: PLAYERS, you: 0, ended: false });
  const [, row, total] = screen.getAllByRole("row");
  expect(texts(row!)).toEqual(["1. Otis: 4 uptown set", "00", "−4−4"]);
  expect(texts(total!)).toEqual(["Score", "0", "−4"]);
});

test("a viewer finds their own side first", () => {
  render(ScoreSheet, { sheet: sheetOf({ score: [3, 5] }), players: PLAYERS, you: 1, ended: false });
  const [head, , total] = screen.getAllByRole("row");
  expect(within(head!).getAllByRole("columnheader")[1]?.textContent).toContain("They");
  expect(texts(total!)).toEqual(["Score", "5", "3"]);
});

test("sets are counted where they end a match", () => {
  render(ScoreSheet, { sheet: sheetOf({ sets: [0, 2], max_sets: 3 }), players: PLAYERS, you: 0, ended: false });
  expect(texts(screen.getAllByRole("row").at(-1)!)).toEqual(["Times set", "0", "2"]);
});

test("how many deals are left is said until the match is over", async () => {
  const sheet = sheetOf({ deals_left: 2 });
  const { rerender } = render(ScoreSheet, { sheet, players: PLAYERS, you: 0, ended: false });
  expect(screen.getByText(/2 deals left/)).toBeTruthy();
  await rerender({ ended: true });
  expect(screen.queryByText(/left/)).toBeNull();
  expect(screen.getByText(/First to 7/)).toBeTruthy();
});
