// What the table says to a screen reader: each event once and in order, whose turn it is, and what went wrong.
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { connection } from "../../src/session/commands";
import { draw } from "../../src/session/drawing";
import { connect } from "../../src/session/incoming";
import { seen, session } from "../../src/session/tableSession.svelte";
import { voice } from "../../src/speech/announce.svelte";
import LiveRegions from "../../src/speech/LiveRegions.svelte";
import type { Update } from "../../src/protocol/completion";
import type { Happening, TableView } from "../../src/protocol/messages";
import { INITIAL_STATE } from "../../src/net/reconnect";
import { happening, snapshotOf, TABLE, viewOf } from "./views";

vi.spyOn(connection, "ask").mockImplementation(() => undefined);
vi.spyOn(connection, "dispatch").mockImplementation(() => undefined);

const update = (events: Happening[], view: Partial<TableView>): Update => {
  const seq = (seen.table?.view.seq ?? 0) + 1;
  return { type: "update", table: TABLE, seq, events, view: viewOf({ seq, turn_seq: seq, ...view }) };
};
const said = (): string[] => voice.said.map(({ words }) => words);

beforeEach(() => {
  session.leave();
  session.follow(TABLE, null);
  [voice.said, voice.urgent] = [[], ""];
  draw(snapshotOf(viewOf()));
});

test("events are spoken in their order, and then that it is one's turn", () => {
  const events = [
    happening("played", "Otis plays king of hearts.", { seat: 1, cards: ["KH"] }),
    happening("played", "Mae plays 3 of hearts.", { seat: 2, cards: ["3H"] }),
  ];
  draw(update(events, { turn: 0, status: "Your turn." }));
  expect(said()).toEqual(["Otis plays king of hearts.", "Mae plays 3 of hearts.", "Your turn."]);
});

test("a turn is called once, however often its view is drawn", () => {
  const first = update([], { turn: 0, status: "Your turn." });
  draw(first);
  draw({ ...first, seq: first.seq + 1, view: { ...first.view, seq: first.seq + 1 } });
  expect(said()).toEqual(["Your turn."]);
});

test("polite words are in the log, urgent ones in the alert", async () => {
  render(LiveRegions);
  connect();
  connection.listener?.state({ ...INITIAL_STATE, state: "open" });
  connection.listener?.state({ ...INITIAL_STATE, state: "waiting" });
  draw(update([happening("called", "Otis passes.", { seat: 1 })], {}));
  await tick();
  expect(screen.getByRole("log").textContent).toContain("Otis passes.");
  expect(screen.getByRole("alert").textContent).toMatch(/connection|line/i);
});

test("a refusal is spoken as a sentence, and lies with the card that it is about", () => {
  connect();
  session.ask({ id: "a7", action: { kind: "play", card: "KH" }, turn: 1 });
  connection.listener?.settled({
    type: "refused",
    code: "illegal",
    words: "you still have spades",
    table: TABLE,
    id: "a7",
    seq: 1,
    wait: 0,
  });
  expect(said()).toEqual(["You still have spades."]);
  expect(seen.refusal).toEqual({ words: "You still have spades.", card: "KH" });
  expect(seen.asked).toBe(null);
});

test("what a bot did in one's place is told when it hands the seat back", () => {
  draw(update([happening("bot_took", "A bot plays for you.", { seat: 0 })], {}));
  draw(update([happening("played", "You play 3 of spades.", { seat: 0, cards: ["3S"] })], {}));
  draw(update([happening("handed_back", "You are back.", { seat: 0 })], {}));
  expect(seen.note).toContain("You play 3 of spades.");
});
