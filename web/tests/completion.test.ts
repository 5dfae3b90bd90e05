// What an update leaves out, put back.
import { expect, test } from "vitest";
import type { SeatView, TableView, Update } from "../src/protocol/messages";
import { completed } from "../src/protocol/completion";

const seat = (number: number, cards: number) => ({ seat: number, cards }) as SeatView;
const before = {
  seq: 7,
  status: "Bo to play.",
  kitty: ["AS"],
  seats: [seat(0, 12), seat(1, 12)],
} as unknown as TableView;
const update = (same: string[], view: object): Update => ({
  type: "update",
  table: "k3v9w2",
  seq: 8,
  events: [],
  same,
  view: view as TableView,
});

test("what is as it was comes from the view before", () => {
  const { view, same } = completed(update(["kitty"], { seq: 8, status: "Your turn.", kitty: null, seats: [] }), before);
  expect(view).toEqual({ seq: 8, status: "Your turn.", kitty: ["AS"], seats: [] });
  expect(same).toEqual([]);
});

test("seats that have not changed stay where they were", () => {
  const { view } = completed(update(["seats"], { seq: 8, kitty: null, seats: [seat(1, 11)] }), before);
  expect(view.seats).toEqual([seat(0, 12), seat(1, 11)]);
  expect(view.kitty).toBe(null);
});

test("a whole view stays as it is", () => {
  const whole = update([], { seq: 8, seats: [seat(0, 1)] });
  expect(completed(whole, before)).toBe(whole);
});
