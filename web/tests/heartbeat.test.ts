// When a silent line is asked, and when it is left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, BEAT, beaten, HEARD, isDead, isSilent, OPENING, pinged, type Pulse } from "../src/net/heartbeat";

const after = (milliseconds: number, pulse: Pulse): Pulse =>
  milliseconds < BEAT ? pulse : after(milliseconds - BEAT, beaten(pulse));

test("a line that is silent for three seconds is asked, and once", () => {
  assert.ok(!isSilent(after(2500, HEARD)));
  assert.ok(isSilent(after(3000, HEARD)));
  assert.ok(!isSilent(after(6000, pinged(HEARD))));
});

test("a line where nothing is asked is never dead", () => {
  assert.ok(!isDead(after(60_000, HEARD)));
});

test("a line that is away for five seconds is not left, nor as long as TCP needs to go on then", () => {
  assert.ok(!isDead(after(6500, asked(HEARD))));
  assert.ok(!isDead(after(6500, pinged(after(3000, HEARD)))));
});

test("a line is left seven seconds after the first question that nothing was heard after", () => {
  assert.ok(isDead(after(7000, asked(HEARD))));
  assert.ok(isDead(after(4000, pinged(after(3000, asked(HEARD))))));
  assert.ok(isDead(after(1000, asked(after(6000, asked(HEARD))))));
});

test("a line that does not open in fourteen seconds is tried anew", () => {
  assert.ok(!isDead(after(13_500, OPENING)));
  assert.ok(isDead(after(14_000, OPENING)));
});
