// One's own figures as pictures, and the drawn figures of people at a table.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { balanceOf, bidsOf } from "../src/pages/accounts/figures";
import { facesOf } from "../src/ui/busts";

const played = (...results: (boolean | null)[]): { won: boolean | null }[] => results.map((won) => ({ won }));

test("a line begins where nothing is won, rises with each win, falls with each loss and stays for a draw", () => {
  const found = balanceOf(played(true, true, null, false))!;
  expect(found).toMatchObject({ now: 1, best: 2, count: 4, even: 37, lastY: 20 });
  expect(found.line).toBe("M0 37L25 20L50 3L75 3L100 20");
});

test("one match is no line", () => {
  expect(balanceOf(played(true))).toBeNull();
});

test("who only loses sees the line of nothing at the top", () => {
  expect(balanceOf(played(false, false))).toMatchObject({ even: 3, lastY: 37, best: 0, now: -2 });
});

test("a bid is as long as it was bid often, and as full as it was made", () => {
  const [four, no, other] = bidsOf([
    { call: "4U", bid: 8, made: 6 },
    { call: "5N", bid: 2, made: 0 },
    { call: "-", bid: 0, made: 0 },
  ]);
  expect(four).toMatchObject({ number: "4", way: "U", wide: 100, full: 75 });
  expect(no).toMatchObject({ number: "5", way: "N", wide: 25, full: 0 });
  expect(other).toMatchObject({ number: "-", way: "", wide: 0, full: 0 });
});

interface Case {
  people: [string | null, number | null][];
  figures: (number | null)[];
}

test("the server finds the same figures of people, so that the lobby need not know their ids", () => {
  const cases = JSON.parse(readFileSync("../tests/golden/figures.json", "utf8")) as Case[];
  for (const { people, figures } of cases) {
    const found = facesOf(people.map(([person, face]) => ({ name: person === null ? "" : "Ann", person, face })));
    expect(people.map(([person], at) => (person === null ? null : found[at]))).toEqual(figures);
  }
});
