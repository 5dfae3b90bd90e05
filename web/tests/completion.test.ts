// What an update leaves out, put back.
import assert from "node:assert/strict";
import { test } from "node:test";
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
  assert.deepEqual(view, { seq: 8, status: "Your turn.", kitty: ["AS"], seats: [] });
  assert.deepEqual(same, []);
});

test("seats that have not changed stay where they were", () => {
  const { view } = completed(update(["seats"], { seq: 8, kitty: null, seats: [seat(1, 11)] }), before);
  assert.deepEqual(view.seats, [seat(0, 12), seat(1, 11)]);
  assert.equal(view.kitty, null);
});

test("a whole view stays as it is", () => {
  const whole = update([], { seq: 8, seats: [seat(0, 1)] });
  assert.equal(completed(whole, before), whole);
});
