// Parts of the table: each of these was wrong once, as the name of its test says.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { columnsOf, shiftOf } from "../../src/cards/columns";
import { connection } from "../../src/session/commands";
import { connect } from "../../src/session/incoming";
import { session, seen } from "../../src/session/tableSession.svelte";
import { INITIAL_STATE } from "../../src/net/reconnect";
import { voice } from "../../src/speech/announce.svelte";
import BidBox from "../../src/table/BidBox.svelte";
import Ladder from "../../src/table/Ladder.svelte";
import Notices from "../../src/table/Notices.svelte";
import Seating from "../../src/table/Seating.svelte";
import { momentsOf } from "../../src/session/moments";
import { standingOf } from "../../src/table/standing";
import { BUSTS, bustOf, facesOf } from "../../src/ui/busts";
import { bidBoxOf, happening, snapshotOf, TABLE, viewOf } from "./views";

vi.spyOn(connection, "ask").mockImplementation(() => undefined);
vi.spyOn(connection, "dispatch").mockImplementation(() => undefined);

beforeEach(() => {
  session.leave();
  session.forgetNote();
  // A connection that the test before lost is back where nobody is at a table to be told so.
  connection.isRenewing = false;
  connection.listener?.state({ ...INITIAL_STATE, state: "open" });
  session.follow(TABLE, null);
  session.begin(snapshotOf(viewOf({ phase: "auction", turn: 0 })));
  [voice.said, voice.urgent] = [[], ""];
});

test("seven cards lie as four and three, the lower row in the middle", () => {
  expect(columnsOf(7)).toEqual({ rows: 2, upright: 4, lying: 7 });
  expect([0, 3, 4, 6].map((place) => shiftOf(place, 7, 4))).toEqual([0, 0, 0.5, 0.5]);
  expect(shiftOf(7, 8, 4)).toBe(0);
});

test("a hint's bid is what the words beneath the box speak of, whatever had the focus", async () => {
  render(BidBox, { box: bidBoxOf(5), typed: "" });
  await fireEvent.focus(screen.getByRole("button", { name: "5 uptown" }));
  expect(screen.getByText("5 uptown: 11 books of 13.")).toBeTruthy();
  session.hinted({
    type: "hint_given",
    table: TABLE,
    seq: seen.table?.view.seq ?? 0,
    action: { kind: "bid", bid: "6D" },
    label: "6 downtown",
    words: "6 downtown: aces are low.",
  });
  await tick();
  expect(screen.getByText("6 downtown: 12 books of 13.")).toBeTruthy();
});

test("a watcher closes what says that they watch", async () => {
  session.begin(snapshotOf(viewOf({ you: null })));
  const table = seen.table!;
  render(Notices, { table, players: [], playing: true, lesson: "", high: false, low: false, secret: {} });
  expect(screen.getByText(/You are watching/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "I have read this" }));
  expect(screen.queryByText(/You are watching/)).toBe(null);
});

const contract = {
  label: "4 uptown",
  strain: "S",
  direction: "uptown",
  declarer: 1,
  need: 10,
  left: 5,
  state: "plain",
  words: "",
  turned: null,
} as unknown as NonNullable<ReturnType<typeof viewOf>["contract"]>;

test.each([
  [1, ["theirs", "theirs", "ours"]],
  [0, ["ours", "ours", "theirs"]],
])("brass is ours on the ladder as at the seats, with seat %i as declarer", (declarer, kinds) => {
  const view = viewOf({ contract: { ...contract, declarer }, tricks_won: declarer ? [1, 2] : [2, 1] });
  const { container } = render(Ladder, { standing: standingOf(view)! });
  const tiles = [...container.querySelectorAll("i")].map((tile) => /ours|theirs/.exec(tile.className)?.[0]);
  expect(tiles.filter(Boolean)).toEqual(kinds);
});

test("nothing is stamped over a joker, which says by itself what it is", () => {
  const view = viewOf({ contract, trick: [{ seat: 1, card: "BJ", winning: true }] });
  const told = momentsOf([happening("played", "Otis plays the Big Joker.", { seat: 1, cards: ["BJ"] })], view);
  expect(told.find(({ name }) => name === "joker")?.words).toBe("");
});

test("a connection that is renewed for a new name is not told as lost", () => {
  connect();
  connection.listener?.state({ ...INITIAL_STATE, state: "open" });
  connection.isRenewing = true;
  for (const state of ["waiting", "connecting", "greeting", "open"] as const)
    connection.listener?.state({ ...INITIAL_STATE, state, tries: 1 });
  expect([voice.urgent, seen.connection, seen.note]).toEqual(["", "open", ""]);
});

test("a connection that the server asks to renew, as after an account is made, is not told as lost", () => {
  connect();
  connection.listener?.state({ ...INITIAL_STATE, state: "open" });
  connection.dispatch({ what: "received", message: { type: "bye", code: "resync", words: "", wait: 60_000 } });
  expect([voice.urgent, seen.connection]).toEqual(["", "open"]);
});

test("a renewed connection that does not come back at the first try is told as lost", () => {
  connect();
  connection.listener?.state({ ...INITIAL_STATE, state: "open" });
  connection.isRenewing = true;
  connection.listener?.state({ ...INITIAL_STATE, state: "waiting", tries: 1 });
  connection.listener?.state({ ...INITIAL_STATE, state: "waiting", tries: 2 });
  expect(voice.urgent).toContain("The connection is lost.");
});

test("what is said at the table stays in the history of the deal", () => {
  connect();
  connection.listener?.tell({
    type: "said",
    table: TABLE,
    person: "bo",
    name: "Bo",
    seat: 1,
    text: "Well played",
    phrase: null,
  });
  expect(seen.table?.log).toEqual([expect.stringContaining("Well played")]);
});

test("nobody is asked to somebody's first deal", () => {
  const view = viewOf({ phase: "seating" });
  const known = snapshotOf(view);
  session.begin({ ...known, room: { ...known.room, invite: "porch42" } });
  const { unmount } = render(Seating, { table: seen.table!, alone: false, open: () => undefined });
  expect(screen.getByText("porch42")).toBeTruthy();
  unmount();
  render(Seating, { table: seen.table!, alone: true, open: () => undefined });
  expect(screen.queryByText("porch42")).toBe(null);
});

test("no two people at a table have the same picture", () => {
  const people = Array.from({ length: 40 }, (_, one) => ({ name: "Ann", person: `person ${one}` }));
  for (let first = 0; first < 36; first++) expect(new Set(facesOf(people.slice(first, first + 5))).size).toBe(5);
});

test("who has chosen a face keeps it, and who has not makes room", () => {
  const guest = { name: "Ann", person: "person 1" };
  const [wanted = 0] = facesOf([guest]);
  const [given, chosen] = facesOf([guest, { name: "Bo", person: "person 2", face: wanted }]);
  expect(chosen).toBe(wanted);
  expect(given).not.toBe(wanted);
});

test("bots of the house take no face from anybody, and an empty chair changes nobody's", () => {
  const [ann] = facesOf([{ name: "Ann", person: "person 1" }]);
  const at = facesOf([
    { name: "", person: null },
    { name: "Mae", person: null },
    { name: "Ann", person: "person 1" },
  ]);
  expect(at[2]).toBe(ann);
  expect(BUSTS).not.toContain(bustOf("Mae", null, at[1]));
});
