// The session of a table: what each thing that happens changes of what is drawn.
import { expect, test } from "vitest";
import { TableSession, type Step } from "../../src/session/tableSession.svelte";
import type { Refused, TrickView, Welcome } from "../../src/protocol/messages";
import { snapshotOf, TABLE, viewOf } from "./views";

const followed = (): TableSession => {
  const session = new TableSession();
  session.follow(TABLE, "maple7");
  session.begin(snapshotOf(viewOf()));
  return session;
};
const stepOf = (changes: Partial<Step> = {}): Step => ({
  view: viewOf({ seq: 2, turn_seq: 2 }),
  words: [],
  isNewDeal: false,
  taken: null,
  kitty: null,
  took: false,
  claim: "",
  refused: "",
  ...changes,
});
const refused = (code: Refused["code"]): Refused => ({
  type: "refused",
  code,
  words: "no",
  table: TABLE,
  id: null,
  seq: null,
  wait: 0,
});
const TRICK: TrickView = { number: 0, leader: 0, winner: 1, cards: ["AS", "2S", "3S", "4S"] };

test("another table that is followed takes what was drawn away, the same one leaves it", () => {
  const session = followed();
  session.follow(TABLE, null);
  expect(session.seen.table?.id).toBe(TABLE);
  session.follow("other2", null);
  expect(session.seen.table).toBe(null);
});

test("a snapshot of a table that is known keeps who is there", () => {
  const session = followed();
  session.presence({ type: "presence", table: TABLE, connected: [0, 2], watchers: 3, absent: [], standing: [] });
  session.begin(snapshotOf(viewOf({ seq: 9 })));
  expect(session.seen.table?.view.seq).toBe(9);
  expect([session.seen.table?.connected, session.seen.table?.watchers]).toEqual([[0, 2], 3]);
});

test("presence at another table changes nothing", () => {
  const session = followed();
  session.presence({ type: "presence", table: "other2", connected: [0], watchers: 3, absent: [], standing: [] });
  expect(session.seen.table?.watchers).toBe(0);
});

test("a finished trick lies until the table is cleared", () => {
  const session = followed();
  session.step(stepOf({ taken: TRICK }));
  expect(session.seen.held).toEqual(TRICK);
  session.clear();
  expect(session.seen.held).toBe(null);
});

test("the log goes on through a deal and begins again with the next", () => {
  const session = followed();
  session.step(stepOf({ words: ["Otis passes."] }));
  session.step(stepOf({ words: ["Mae passes."] }));
  expect(session.seen.table?.log).toEqual(["Otis passes.", "Mae passes."]);
  session.step(stepOf({ words: ["Earl deals."], isNewDeal: true }));
  expect(session.seen.table?.log).toEqual(["Earl deals."]);
});

test("a card on its way comes down with the next turn, not with another step of the same", () => {
  const session = followed();
  const asked = { id: "a7", action: { kind: "play", card: "AS" }, turn: 1 } as const;
  session.ask(asked);
  session.step(stepOf({ view: viewOf({ seq: 2, turn_seq: 1 }) }));
  expect(session.seen.asked).toEqual(asked);
  session.step(stepOf());
  expect(session.seen.asked).toBe(null);
});

test("what is asked for takes refusal and hint away", () => {
  const session = followed();
  session.refuse("Not now.");
  session.ask(null);
  expect(session.seen.refusal).toBe(null);
});

test("a wrong secret is forgotten, another reason to be kept out leaves it", () => {
  const session = followed();
  expect(session.keptOut(refused("full"))).toBe(false);
  expect(session.seen.secret).toBe("maple7");
  expect(session.keptOut(refused("secret"))).toBe(true);
  expect(session.seen.secret).toBe(null);
});

test("a table whose chairs alone may be seen stays so until one knocks again", () => {
  const session = followed();
  session.keptOut(refused("not_allowed"));
  session.keptOut(refused("secret"));
  expect(session.seen.door?.chairs).toBe(true);
  session.knock();
  expect(session.seen.door).toBe(null);
});

test("who leaves takes nothing of the table along", () => {
  const session = followed();
  session.step(stepOf({ taken: TRICK, claim: "Ann claims." }));
  session.refuse("Not now.");
  session.leave();
  const { table, held, claim, refusal, said, heard } = session.seen;
  expect({ table, held, claim, refusal, said, heard }).toEqual({
    table: null,
    held: null,
    claim: "",
    refusal: null,
    said: [],
    heard: {},
  });
});

test("the tables that one has a chair at are known as one sits down and gets up, and not when one connects alone", () => {
  const session = followed();
  const tables = (): readonly string[] => session.seen.welcome?.tables ?? [];
  session.welcomed({ type: "welcome", you: { id: "ann" }, tables: ["other2"] } as unknown as Welcome);
  session.begin(snapshotOf(viewOf({ you: null })));
  expect(tables()).toEqual(["other2"]);
  session.step(stepOf());
  expect(tables()).toEqual([TABLE, "other2"]);
  session.step(stepOf({ view: viewOf({ you: null, line: [{ person: "ann", name: "Ann" }] }) }));
  expect(tables()).toEqual([TABLE, "other2"]);
  session.step(stepOf({ view: viewOf({ you: null }) }));
  expect(tables()).toEqual(["other2"]);
  session.begin(snapshotOf(viewOf({ phase: "closed" })));
  expect(tables()).toEqual(["other2"]);
});

test("a table whose match is over comes after those where one is played, until its next match", () => {
  const session = followed();
  const tables = (): readonly string[] => session.seen.welcome?.tables ?? [];
  session.welcomed({ type: "welcome", you: { id: "ann" }, tables: [TABLE, "other2"] } as unknown as Welcome);
  session.step(stepOf({ view: viewOf({ phase: "match_over" }) }));
  expect(tables()).toEqual(["other2", TABLE]);
  session.step(stepOf({ view: viewOf({ phase: "auction" }) }));
  expect(tables()).toEqual([TABLE, "other2"]);
});
