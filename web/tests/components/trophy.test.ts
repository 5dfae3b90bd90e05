// The card at the end: who won is its heading, the score is a picture with words, and what was best can be shared.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { MatchResult, ScoreRow, TableView } from "../../src/protocol/messages";
import Ending from "../../src/table/Ending.svelte";
import Trophy from "../../src/ui/Trophy.svelte";
import { viewOf } from "./views";

const SIDES = [
  { name: "We", points: 9 },
  { name: "They", points: -2 },
];

afterEach(() => vi.unstubAllGlobals());

test("who won is the heading, and patches fall for those alone who won", () => {
  const { container, unmount } = render(Trophy, { head: "We won!", won: true, sides: SIDES });
  expect(screen.getByRole("heading", { name: "We won!" })).toBeTruthy();
  expect(container.querySelectorAll(".patches i").length).toBeGreaterThan(0);
  unmount();
  const lost = render(Trophy, { head: "They won", won: false, sides: SIDES });
  expect(lost.container.querySelectorAll(".patches, .lights")).toHaveLength(0);
});

test("the score deal by deal is a picture that is told in words, from the second deal on", () => {
  const scores = [
    [5, 0],
    [9, -2],
  ];
  const { unmount } = render(Trophy, { props: { head: "We won!", won: true, sides: SIDES, scores, target: 7 } });
  const told = screen
    .getByRole("img")
    .getAttribute("aria-label")
    ?.replaceAll(/[\u200e\u2068\u2069]/g, "");
  expect(told).toBe("The score deal by deal. We: 5, 9; They: 0, −2.");
  unmount();
  render(Trophy, { head: "We won!", won: true, sides: SIDES, scores: [[9, 0]] });
  expect(screen.queryByRole("img")).toBe(null);
});

test("a streak is told from two matches on", () => {
  const { unmount } = render(Trophy, { head: "We won!", won: true, sides: SIDES, streak: 1 });
  expect(screen.queryByText(/in a row/)).toBe(null);
  unmount();
  render(Trophy, { head: "We won!", won: true, sides: SIDES, streak: 3 });
  expect(screen.getByText("3 matches in a row")).toBeTruthy();
});

test("the best moment is shared by its address, and copied where a browser shares nothing", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const tell = vi.fn();
  const moment = { words: "Mae played 4 uptown.", address: "https://here/m/k3v9w2-1/57" };
  render(Trophy, { head: "We won!", won: true, sides: SIDES, moment, tell });
  await fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(writeText).toHaveBeenCalledWith("https://here/m/k3v9w2-1/57");
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
});

const row = (deal: number, score: number[]): ScoreRow => ({
  deal,
  declarer: 2,
  bid: "4 uptown",
  came: "made",
  books: [10, 3],
  points: [5, 0],
  score,
  words: `Mae played deal ${deal}.`,
});
const MATCH: MatchResult = {
  winner: 0,
  words: "We win the match: first to 7.",
  match: "k3v9w2-1",
  head: "We won!",
  why: "first to 7",
  in_a_row: 2,
  best: { deal: 1, step: 57 },
};

const ended = (changes: Partial<TableView> = {}): TableView => {
  const view = viewOf({
    phase: "match_over",
    match_result: MATCH,
    sheet: {
      sides: ["We", "They"],
      seats: [
        [0, 2],
        [1, 3],
      ],
      score: [9, 0],
      target: 7,
      floor: null,
      max_sets: null,
      sets: null,
      deals_left: null,
      rows: [row(1, [5, 0]), row(2, [9, 0])],
    },
    ...changes,
  });
  return { ...view, may: { ...view.may, ready: true, ready_words: "Another one" } };
};
const draw = (view: TableView, first = false) =>
  render(Ending, { view, match: view.match_result ?? MATCH, first, open: () => undefined });

test("one brass button asks for another one", () => {
  const { container } = draw(ended());
  expect([...container.querySelectorAll(".brass")].map((one) => one.textContent)).toEqual(["Another one"]);
  expect(screen.getByText("2 matches in a row")).toBeTruthy();
  expect(screen.getByText("Mae played deal 1.")).toBeTruthy();
});

test("friends who would like another one are named", () => {
  const seats = viewOf().seats.map((seat) => ({ ...seat, is_ready: seat.seat === 2 || seat.seat === 0 }));
  draw(ended({ seats }));
  expect(screen.getByText(/Mae. would like another one\./)).toBeTruthy();
});

test("after the first deal of somebody's life the game itself is offered", () => {
  const { container } = draw(ended(), true);
  const brass = [...container.querySelectorAll(".brass")];
  expect(brass.map((one) => [one.textContent, one.getAttribute("href")])).toEqual([["Play now", "#/play"]]);
});
