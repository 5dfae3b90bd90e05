// Double dummy in the browser where something fails: the next question is answered all the same.
import { expect, test, vi } from "vitest";
import type { OpenPosition } from "../src/protocol/messages";
import type { Answered, Question } from "../src/solver/solver";

const POSITION: OpenPosition = {
  hands: [["AS"], ["2S"], ["3S"], ["4S"]],
  table: [],
  leader: 0,
  sides: [0, 2],
  strain: "N",
  direction: "uptown",
  first_trick: 1,
  jokers_any_time: false,
  jokers_must_go: false,
  jokers_may_lead: true,
};
const BOUNDS = { low: 1, high: 1 };

test("a thread that cannot be loaded is left, and the next question begins another", async () => {
  const begun: Thread[] = [];
  class Thread extends EventTarget {
    constructor() {
      super();
      begun.push(this);
    }
    postMessage({ number }: Question): void {
      const answer: Answered = { number, answer: BOUNDS };
      const event = this === begun[0] ? new Event("error") : new MessageEvent("message", { data: answer });
      queueMicrotask(() => this.dispatchEvent(event));
    }
    terminate = vi.fn();
  }
  vi.stubGlobal("Worker", Thread);
  vi.resetModules();
  const { solve } = await import("../src/solver/solver");
  const asked = [solve("value", POSITION, 0), solve("value", POSITION, 0)];
  await expect(Promise.allSettled(asked)).resolves.toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
  await expect(solve("value", POSITION, 0)).resolves.toEqual(BOUNDS);
  expect(begun.map(({ terminate }) => terminate.mock.calls.length > 0)).toEqual([true, false]);
  vi.unstubAllGlobals();
});

test("a module that could not be fetched, or that broke, is fetched again for the next question", async () => {
  const memory = { buffer: new Int32Array([...Array<number>(40).fill(0), 1, 1]).buffer };
  const value = vi.fn().mockReturnValue(0);
  const exports = { memory, _initialize: vi.fn(), question: () => 0, answer: () => 160, value };
  const module = { instance: { exports }, module: {} } as unknown as WebAssembly.WebAssemblyInstantiatedSource;
  const fetched = vi.spyOn(WebAssembly, "instantiateStreaming");
  fetched.mockImplementation(() => Promise.resolve(module));
  fetched.mockRejectedValueOnce(new TypeError("no connection"));
  const answers: Answered[] = [];
  let hear: (event: { data: Question }) => void = () => undefined;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  vi.stubGlobal("addEventListener", (_: string, then: typeof hear) => (hear = then));
  vi.stubGlobal("postMessage", (answer: Answered) => answers.push(answer));
  vi.resetModules();
  await import("../src/solver/worker");
  const ask = async (number: number): Promise<Answered | undefined> => {
    hear({ data: { number, address: "solver.wasm", ask: "value", position: POSITION, nodes: 0 } });
    await vi.waitUntil(() => answers.length === number);
    return answers.at(-1);
  };
  expect(await ask(1)).toEqual({ number: 1, problem: "TypeError: no connection" });
  expect(await ask(2)).toEqual({ number: 2, answer: BOUNDS });
  value.mockImplementationOnce(() => {
    throw new WebAssembly.RuntimeError("unreachable");
  });
  expect(await ask(3)).toMatchObject({ number: 3, problem: "RuntimeError: unreachable" });
  expect(await ask(4)).toEqual({ number: 4, answer: BOUNDS });
  expect(fetched.mock.calls.length).toBe(3);
  vi.unstubAllGlobals();
});
