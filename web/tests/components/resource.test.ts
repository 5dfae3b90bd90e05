// A resource of a page: late answers, and which of two answers is shown.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Resource } from "../../src/net/resource.svelte";

/** A resource whose requests are answered one by one, in any order. */
function asked() {
  const answers: ((told: string) => void)[] = [];
  const refusals: ((why: Error) => void)[] = [];
  const resource = new Resource<string>(
    () =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        refusals.push(reject);
      }),
  );
  return { resource, answers, refusals };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answer that does not come is late after eight seconds, and is taken when it comes", async () => {
  const { resource, answers } = asked();
  resource.ask();
  vi.advanceTimersByTime(7_999);
  expect(resource.isLate).toBe(false);
  vi.advanceTimersByTime(1);
  expect([resource.isLate, resource.isSettled]).toEqual([true, false]);
  answers[0]?.("told");
  await vi.runAllTimersAsync();
  expect([resource.told, resource.isLate, resource.isSettled]).toEqual(["told", false, true]);
});

test("an older answer does not take the place of a newer one", async () => {
  const { resource, answers } = asked();
  resource.ask();
  resource.ask();
  answers[1]?.("newer");
  await vi.runAllTimersAsync();
  answers[0]?.("older");
  await vi.runAllTimersAsync();
  expect(resource.told).toBe("newer");
});

test("an older answer is shown until the newer one is there", async () => {
  const { resource, answers } = asked();
  resource.ask();
  resource.ask();
  answers[0]?.("older");
  await vi.runAllTimersAsync();
  expect(resource.told).toBe("older");
  answers[1]?.("newer");
  await vi.runAllTimersAsync();
  expect(resource.told).toBe("newer");
});

test("the refusal of an older request is not told while a newer one is on its way", async () => {
  const { resource, refusals } = asked();
  resource.ask();
  resource.ask();
  refusals[0]?.(new Error("no"));
  await vi.advanceTimersByTimeAsync(0);
  expect(resource.isSettled).toBe(false);
  refusals[1]?.(new Error("no"));
  await vi.advanceTimersByTimeAsync(0);
  expect(resource.isSettled).toBe(true);
});
