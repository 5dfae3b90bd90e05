// State of one table, deal or sheet ends with it: each of these once came up at the next.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { terms } from "../../src/i18n/terms.svelte";
import type { Update } from "../../src/protocol/completion";
import type { Happening, Hint, Reveal, Said, TableView } from "../../src/protocol/messages";
import { connection } from "../../src/session/commands";
import { draw } from "../../src/session/drawing";
import { connect } from "../../src/session/incoming";
import { seen, session } from "../../src/session/tableSession.svelte";
import { voice } from "../../src/speech/announce.svelte";
import "../../src/table/Result.svelte";
import "../../src/table/Sheets.svelte";
import Phrases from "../../src/table/Phrases.svelte";
import Table from "../../src/table/Table.svelte";
import Word from "../../src/table/Word.svelte";
import { happening, snapshotOf, TABLE, viewOf } from "./views";

vi.spyOn(connection, "ask").mockImplementation(() => undefined);
vi.spyOn(connection, "dispatch").mockImplementation(() => undefined);

const LEFT = "other2";
const at = (table: string): void => {
  session.leave();
  session.follow(table, null);
  draw({ ...snapshotOf(viewOf()), table });
};
const update = (events: Happening[], view: Partial<TableView> = {}): Update => {
  const seq = (seen.table?.view.seq ?? 0) + 1;
  return { type: "update", table: TABLE, seq, events, view: viewOf({ seq, turn_seq: seq, ...view }) };
};
const saidAt = (table: string, text: string): Said => ({
  type: "said",
  table,
  person: "bo",
  name: "Bo",
  seat: 1,
  text,
  phrase: null,
});

// The table marks the icon of its document.
document.head.append(Object.assign(document.createElement("link"), { rel: "icon", href: "icon.svg" }));

beforeEach(() => {
  connect();
  at(TABLE);
  session.forgetNote();
  [voice.said, voice.urgent] = [[], ""];
});

test("words of a table that was left are not heard at the next", () => {
  connection.listener?.tell(saidAt(LEFT, "Well played"));
  expect([seen.said, seen.heard, voice.said]).toEqual([[], {}, []]);
});

test("a hint of a table that was left is none at the next", () => {
  connection.listener?.tell({
    type: "hint_given",
    table: LEFT,
    seq: seen.table?.view.seq ?? 0,
    action: { kind: "pass" },
    label: "Pass",
    words: "Pass.",
  } satisfies Hint);
  expect([seen.hint, voice.said]).toEqual([null, []]);
});

test("a card that was refused at a table that was left is not refused at the next", () => {
  const message = { type: "refused", words: "not now", id: "a7", seq: 1, wait: 0 } as const;
  connection.listener?.settled({ ...message, code: "not_now", table: LEFT });
  expect([seen.refusal, voice.said]).toEqual([null, []]);
});

test("the promise of a table is not shown as that of the next", () => {
  connection.listener?.tell({ type: "reveal", block: { table: TABLE, server_commitment: "5c0f" } } as Reveal);
  expect(seen.fairness?.server_commitment).toBe("5c0f");
  connection.listener?.tell({ type: "reveal", block: { table: LEFT, server_commitment: "aaaa" } } as Reveal);
  expect(seen.fairness?.server_commitment).toBe("5c0f");
  session.leave();
  expect(seen.fairness).toBe(null);
});

test("the secret of a table is not shown at the door of another, where it counts as a wrong guess", () => {
  session.showSecret("maple7");
  session.leave();
  expect(seen.secret).toBe(null);
});

test("what a bot did at one table is not told at another", () => {
  draw(update([happening("bot_took", "A bot plays for you.", { seat: 0 })]));
  draw(update([happening("played", "You play 3 of spades.", { seat: 0, cards: ["3S"] })]));
  at(LEFT);
  draw(update([happening("handed_back", "You are back.", { seat: 0 })]));
  expect(seen.note).toBe("You are back. A bot kept your seat: the history tells what it did.");
});

test("a claim of one deal is not told at the end of the next, whose beginning was missed", () => {
  draw(update([happening("claimed", "Otis claims the rest.", { seat: 1 })]));
  expect(seen.claim).toBe("Otis claims the rest.");
  draw(snapshotOf(viewOf({ seq: 9, deal: 1 })));
  expect(seen.claim).toBe("Otis claims the rest.");
  draw(snapshotOf(viewOf({ seq: 40, deal: 2 })));
  expect(seen.claim).toBe("");
});

test("a word that was asked for is not explained at the next table", async () => {
  terms.asked = { id: "boston", word: "Boston", means: "All thirteen books." };
  const { unmount } = render(Word, { all: () => undefined });
  expect(screen.getByRole("dialog", { name: "Boston" })).toBeTruthy();
  unmount();
  await tick();
  expect(terms.asked).toBe(null);
});

/** Milliseconds in which a busy machine draws a whole table and two sheets. */
const PATIENCE_MS = 60_000;

test(
  "the sheet of a deal's hands goes with the deal: keys are heard again, and it does not come back by itself",
  async () => {
    const deal_result = { headline: "Made.", words: [], hands: [], kitty: [], discards: [] } as unknown;
    const over = { phase: "deal_over", deal_result: deal_result as TableView["deal_result"] } as const;
    draw(update([], over));
    // The glossary, once it is there, would part the texts of the tests that follow.
    vi.stubGlobal("requestIdleCallback", vi.fn());
    const { rerender } = render(Table, { table: seen.table! });
    await fireEvent.click(await screen.findByRole("button", { name: "All hands" }, { timeout: PATIENCE_MS }));
    await screen.findByRole("dialog", {}, { timeout: PATIENCE_MS });
    draw(update([happening("dealt", "Earl deals.")], { deal: 2 }));
    await rerender({ table: seen.table! });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
    await fireEvent.keyDown(document.body, { key: "l" });
    expect(await screen.findByRole("dialog", { name: "Last book" }, { timeout: PATIENCE_MS })).toBeTruthy();
  },
  PATIENCE_MS,
);

test("two people may speak in one millisecond", () => {
  vi.useFakeTimers({ now: 1 });
  connection.listener?.tell(saidAt(TABLE, "Well played"));
  connection.listener?.tell({ ...saidAt(TABLE, "Nice"), person: "mae", name: "Mae", seat: 2 });
  vi.useRealTimers();
  session.welcomed({ type: "welcome", you: { id: "ann" }, phrases: [], muted: [], tables: [] } as never);
  render(Phrases, { table: seen.table!, tell: () => undefined });
  expect(screen.getAllByText(/Well played|Nice/)).toHaveLength(2);
});

test("words said again hang as long as those before", () => {
  vi.useFakeTimers();
  connection.listener?.tell(saidAt(TABLE, "Nice"));
  vi.advanceTimersByTime(2000);
  connection.listener?.tell(saidAt(TABLE, "Nice"));
  vi.advanceTimersByTime(2000);
  expect(seen.heard).toEqual({ bo: "Nice" });
  vi.advanceTimersByTime(2000);
  expect(seen.heard).toEqual({});
  vi.useRealTimers();
});
