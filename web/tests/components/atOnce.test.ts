// Sitting down at once: what saves a way there and back, and what leaves the line to the table.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/net/requests";
import Lobby from "../../src/pages/lobby/Lobby.svelte";
import type { Me, Refused, TableMade, Welcome } from "../../src/protocol/messages";
import { settings } from "../../src/platform/settings.svelte";
import { connection, follow } from "../../src/session/commands";
import { draw } from "../../src/session/drawing";
import { connect } from "../../src/session/incoming";
import { seen, session } from "../../src/session/tableSession.svelte";
import { fetchAhead, fetched } from "../../src/table/fetched.svelte";
import "../../src/table/Table.svelte";
import { happening, snapshotOf, TABLE, viewOf } from "./views";

const ME = { person: { id: "ann", name: "Ann", kind: "account" }, tables: [] } as unknown as Me;
const WELCOME = {
  type: "welcome",
  you: { id: "ann", name: "Ann" },
  tables: [],
  muted: [],
  phrases: [],
} as unknown as Welcome;

let ask: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  // Other tests of the same process have been welcomed; here one has just come.
  session.welcomed(null as unknown as Welcome);
  session.leave();
  session.dealt();
  vi.spyOn(connection, "dispatch").mockImplementation(() => undefined);
  ask = vi.spyOn(connection, "ask").mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

test("who sits down at a table that was opened for them is ready before they have seen it, once", () => {
  session.dealAtOnce(TABLE);
  follow(TABLE, null);
  const ready = { type: "ready", table: TABLE, seq: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string };
  expect(ask).toHaveBeenCalledWith(expect.objectContaining(ready));
  const { may } = viewOf();
  draw(snapshotOf(viewOf({ phase: "seating", turn_seq: 0, may: { ...may, ready: true } })));
  expect(ask).toHaveBeenCalledTimes(1);
});

test("at a table that others sit at too nobody is ready without a word", () => {
  follow(TABLE, null);
  expect(ask).not.toHaveBeenCalled();
});

test("where the server knows another step by then, the chairs are shown, with what deals the cards", () => {
  connect();
  session.dealAtOnce(TABLE);
  follow(TABLE, null);
  connection.listener?.settled({ type: "refused", id: "lost", table: TABLE, code: "stale", words: "" } as Refused);
  expect(seen.dealsAtOnce).toBe("");
});

test("what happens before the cards are there keeps nothing waiting", () => {
  session.follow(TABLE, null);
  draw(snapshotOf(viewOf({ phase: "seating" })));
  const step = { type: "update", table: TABLE, seq: 2, events: [happening("ready", "You are ready.")] } as const;
  expect(draw({ ...step, events: [...step.events], view: viewOf({ seq: 2, phase: "mixing" }) })).toBe(0);
  expect(draw({ ...step, events: [...step.events], view: viewOf({ seq: 3, phase: "auction" }) })).toBeGreaterThan(0);
});

test("the front room fetches nothing for itself while a table is opened, and all of it where that fails", async () => {
  fetchAhead();
  await vi.waitUntil(() => fetched.isSettled);
  vi.spyOn(api, "guest").mockResolvedValue(ME);
  const [bots, presets] = [vi.spyOn(api, "bots").mockResolvedValue([]), vi.spyOn(api, "presets").mockResolvedValue([])];
  const refuse: ((why: Error) => void)[] = [];
  vi.spyOn(api, "open").mockReturnValue(new Promise<TableMade>((_, reject) => refuse.push(reject)));
  render(Lobby);
  await fireEvent.click(await screen.findByRole("button", { name: /^Play now/ }));
  session.welcomed(WELCOME);
  await vi.waitUntil(() => refuse.length === 1);
  expect([bots.mock.calls, presets.mock.calls]).toEqual([[], []]);
  refuse[0]?.(new Error());
  await vi.waitUntil(() => bots.mock.calls.length && presets.mock.calls.length);
});

test("the name that the server greets one by is kept for the table without a connection", () => {
  connect();
  settings.name = "";
  connection.listener?.tell(WELCOME);
  expect(JSON.parse(localStorage.getItem("bidwhist.settings") ?? "{}")).toMatchObject({ name: "Ann" });
});
