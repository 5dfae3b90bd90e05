// The page's own worker, as the browser runs it: what it does when a notification is touched.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

type Heard = (event: object) => void;
const TABLE = "https://here/#/table/k3v9w2";

/** Touches the notification of a table, with some pages of ours open. */
async function touched(pages: { url: string; focus: () => void }[]) {
  const heard: Record<string, Heard> = {};
  const openWindow = vi.fn();
  const close = vi.fn();
  const scope = {
    addEventListener: (kind: string, then: Heard) => (heard[kind] = then),
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  };
  const text = readFileSync(join(import.meta.dirname, "../public/sw.js"), "utf8");
  new Function("self", text)(scope);
  const done: Promise<unknown>[] = [];
  heard["notificationclick"]?.({
    notification: { data: TABLE, close },
    waitUntil: (work: Promise<unknown>) => done.push(work),
  });
  await Promise.all(done);
  return { openWindow, close };
}

test("a notification that is touched brings its table to the front, and opens it where it was closed", async () => {
  const [lobby, table] = [
    { url: "https://here/", focus: vi.fn() },
    { url: TABLE, focus: vi.fn() },
  ];
  const found = await touched([lobby, table]);
  expect([table.focus, lobby.focus, found.openWindow, found.close].map(({ mock }) => mock.calls.length)).toEqual([
    1, 0, 0, 1,
  ]);
  expect((await touched([])).openWindow).toHaveBeenCalledWith(TABLE);
});
