// When a silent connection is asked, and when it is left.
import { expect, test } from "vitest";
import { asked, BEAT_MS, beaten, HEARD, isDead, isSilent, OPENING, pinged, type Pulse } from "../src/net/heartbeat";

const after = (milliseconds: number, pulse: Pulse): Pulse =>
  milliseconds < BEAT_MS ? pulse : after(milliseconds - BEAT_MS, beaten(pulse));

test("a connection that is silent for three seconds is asked, and once", () => {
  expect(isSilent(after(2500, HEARD))).toBe(false);
  expect(isSilent(after(3000, HEARD))).toBe(true);
  expect(isSilent(after(6000, pinged(HEARD)))).toBe(false);
});

test("a connection where nothing is asked is never dead", () => {
  expect(isDead(after(60_000, HEARD))).toBe(false);
});

test("a connection that is away for five seconds is not left, nor as long as TCP needs to go on then", () => {
  expect(isDead(after(6500, asked(HEARD)))).toBe(false);
  expect(isDead(after(6500, pinged(after(3000, HEARD))))).toBe(false);
});

test("a connection is left seven seconds after the first question that nothing was heard after", () => {
  expect(isDead(after(7000, asked(HEARD)))).toBe(true);
  expect(isDead(after(4000, pinged(after(3000, asked(HEARD)))))).toBe(true);
  expect(isDead(after(1000, asked(after(6000, asked(HEARD)))))).toBe(true);
});

test("a connection that does not open in fourteen seconds is tried again", () => {
  expect(isDead(after(13_500, OPENING))).toBe(false);
  expect(isDead(after(14_000, OPENING))).toBe(true);
});
