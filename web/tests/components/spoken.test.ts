// What the table says to a screen reader: each event once and in order, whose turn it is, and what went wrong.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { connection } from "../../src/session/commands";
import { draw } from "../../src/session/drawing";
import { connect } from "../../src/session/incoming";
import { seen, session } from "../../src/session/tableSession.svelte";
import { note } from "../../src/session/notes";
import { voice } from "../../src/speech/announce.svelte";
import LiveRegions from "../../src/speech/LiveRegions.svelte";
import type { Update } from "../../src/protocol/completion";
import type { Happening, TableView } from "../../src/protocol/messages";
import { INITIAL_STATE } from "../../src/net/reconnect";
import Banner from "../../src/app/Banner.svelte";
import BidBox from "../../src/table/BidBox.svelte";
import { Choosing } from "../../src/table/choosing.svelte";
import Exchange from "../../src/table/Exchange.svelte";
import Notices from "../../src/table/Notices.svelte";
import { bidBoxOf, cardOf, happening, snapshotOf, TABLE, viewOf } from "./views";

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

/** Live regions of a part of the page, beside the two through which it speaks. */
const speaks = (container: Element): Element[] => [
  ...container.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert]"),
];

test("a bid that cannot be made is refused aloud, and the notice of it says nothing more", async () => {
  draw(snapshotOf(viewOf({ phase: "auction", turn: 0 })));
  voice.said = [];
  render(BidBox, { box: bidBoxOf(5, false), typed: "" });
  await fireEvent.click(screen.getByRole("button", { name: "4 uptown" }));
  await fireEvent.click(screen.getByRole("button", { name: "Yours to bid" }));
  expect(said()).toEqual(["The bid that stands is higher.", "The dealer has to bid."]);
  const notices = { table: seen.table!, players: [], playing: true, lesson: "", high: false, low: false, secret: {} };
  const { container } = render(Notices, notices);
  expect(screen.getByText("The dealer has to bid.")).toBeTruthy();
  expect(speaks(container)).toEqual([]);
});

test("how many cards are put aside is told once, also when they are all taken back", () => {
  const box = { count: 6, required: [], words: "" };
  const view = viewOf({ phase: "discard", turn: 0, discard_box: box, hand: [cardOf("AS"), cardOf("KS")] });
  draw(snapshotOf(view));
  voice.said = [];
  const choosing = new Choosing(() => view);
  view.hand.forEach((card) => choosing.put(card));
  choosing.clear();
  expect(said()).toEqual(["1 of 6 discarded.", "2 of 6 discarded.", "0 of 6 discarded."]);
  const nothing = (): void => undefined;
  const { container } = render(Exchange, { box, aside: [], back: nothing, clear: nothing, done: nothing });
  expect(speaks(container)).toEqual([]);
});

test("what a watcher says is spoken once, and shown in the strip at the top", async () => {
  connect();
  session.connectionChanged("open");
  const { container, rerender } = render(Banner, { problem: "", again: () => undefined });
  const words = { type: "said", table: TABLE, person: "bo", name: "Bo", text: "Well played", phrase: null } as const;
  connection.listener?.tell({ ...words, seat: null });
  await tick();
  expect(said()).toEqual(["Bo: Well played"]);
  expect(container.textContent).toContain("Bo: Well played");
  expect(speaks(container)).toEqual([]);
  note("The link is copied.");
  expect(said()).toEqual(["Bo: Well played", "The link is copied."]);
  await rerender({ problem: "The server can't be reached." });
  expect(screen.getByRole("alert").textContent).toBe("The server can't be reached.");
});
