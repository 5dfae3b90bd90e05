// The connection to the server when the browser says that it is offline; the page is loaded for each test as if it began.
import { afterEach, expect, test, vi } from "vitest";

const before = { WebSocket };
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const [name, value] of Object.entries(before)) vi.stubGlobal(name, value);
  delete document.documentElement.dataset["offline"];
});

class Line {
  static last: Line | null = null;
  readyState = 1;
  onopen: (() => void) | null = null;
  readonly close = vi.fn();
  readonly send = vi.fn();
  constructor() {
    Line.last = this;
  }
}

test.each([
  ["with a server elsewhere, the connection is cut where the browser is offline", undefined, 1],
  ["with the server in the page, it plays on", "", 0],
])("%s", async (_, offline, cut) => {
  vi.resetModules();
  if (offline !== undefined) document.documentElement.dataset["offline"] = offline;
  vi.stubGlobal("WebSocket", Line);
  const { Connection } = await import("../../src/net/socket");
  // Nothing of it outlives the test.
  vi.useFakeTimers();
  const heard: Record<string, () => void> = {};
  vi.spyOn(window, "addEventListener").mockImplementation((kind: string, then: unknown) => {
    heard[kind] = then as () => void;
  });
  const connection = new Connection("ws://here/ws");
  connection.dispatch({ what: "start" });
  Line.last?.onopen?.();
  heard["offline"]?.();
  expect(Line.last?.close).toHaveBeenCalledTimes(cut);
});

test.each([
  ["is there", 1, 0],
  ["is still on its way", 0, 0],
  ["was lost by then", 3, 1],
])("the connection that the document began and that %s", async (_, readyState, made) => {
  vi.resetModules();
  vi.stubGlobal("WebSocket", Object.assign(Line, { OPEN: 1 }));
  const early = Object.assign(new Line(), { readyState });
  Line.last = null;
  vi.stubGlobal("line", early);
  const { Connection } = await import("../../src/net/socket");
  vi.useFakeTimers();
  const connection = new Connection("ws://here/ws");
  connection.dispatch({ what: "start" });
  await Promise.resolve();
  // One that is there is greeted at once, another when it is.
  expect(early.send).toHaveBeenCalledTimes(readyState === 1 ? 1 : 0);
  if (!readyState) early.onopen?.();
  expect(early.send).toHaveBeenCalledTimes(made ? 0 : 1);
  expect([Line.last !== null, "line" in globalThis]).toEqual([made === 1, false]);
});
