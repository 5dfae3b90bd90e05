// A resource of a page: late answers, and which of two answers is shown.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/net/requests";
import { Resource } from "../../src/net/resource.svelte";
import { friends } from "../../src/pages/social/api";
import { events } from "../../src/pages/tournaments/api";

/** A resource whose requests are answered one by one, in any order. */
function asked() {
  const answers: ((told: string) => void)[] = [];
  const refusals: ((why: Error) => void)[] = [];
  const signals: AbortSignal[] = [];
  const resource = new Resource<string>(
    (signal) =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        refusals.push(reject);
        signals.push(signal);
      }),
  );
  return { resource, answers, refusals, signals };
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

test("asking again cancels the request that hangs, and the answer is the new one's", async () => {
  const { resource, answers, signals } = asked();
  resource.ask();
  vi.advanceTimersByTime(8_000);
  resource.ask();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  answers[0]?.("older");
  await vi.advanceTimersByTimeAsync(0);
  expect(resource.isSettled).toBe(false);
  answers[1]?.("newer");
  await vi.runAllTimersAsync();
  expect(resource.told).toBe("newer");
});

test.each([
  ["daily", (signal: AbortSignal) => api.daily(signal)],
  ["daily/days", (signal: AbortSignal) => api.dailyDays(signal)],
  ["standings/league?tier=2", (signal: AbortSignal) => api.board("league", 2, signal)],
  ["me/standing", (signal: AbortSignal) => api.standing(signal)],
  ["me/friends", (signal: AbortSignal) => friends.all(signal)],
  ["events", (signal: AbortSignal) => events.all("", signal)],
])(
  "a request for %s that hangs is cancelled on its way",
  (path, request: (signal: AbortSignal) => Promise<unknown>) => {
    const hangs = vi.fn((_path: string, _init: RequestInit) => new Promise<Response>(() => undefined));
    vi.stubGlobal("fetch", hangs);
    const resource = new Resource(request);
    resource.ask();
    resource.ask();
    expect(hangs.mock.calls.map(([path, init]) => [path, init.signal?.aborted])).toEqual([
      [`api/${path}`, true],
      [`api/${path}`, false],
    ]);
    vi.unstubAllGlobals();
  },
);

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
