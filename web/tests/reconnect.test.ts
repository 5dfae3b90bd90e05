// The reconnect controller, transition by transition.
import { expect, test } from "vitest";
import type { ServerMessage, Snapshot, TableStep, TableView } from "../src/protocol/messages";
import { whole } from "../src/protocol/completion";
import {
  type Answered,
  backoff,
  decide,
  type Decision,
  type ConnectionEvent,
  type ConnectionState,
  INITIAL_STATE,
  type Transition,
} from "../src/net/reconnect";

const TABLE = "k3v9w2";
const view = {} as TableView;
const update = (seq: number): TableStep => whole({ type: "step", ...{ table: TABLE, seq } }) as TableStep;
const snapshot = (seq: number): Snapshot => ({
  type: "snapshot",
  table: TABLE,
  seq,
  room: {} as Snapshot["room"],
  view,
  log: [],
  box: null,
});
const command: Answered = { type: "command", table: TABLE, id: "a7", seq: 9, action: { kind: "pass" } };
const welcome = { type: "welcome", protocol: 4 } as ServerMessage;
const open: ConnectionState = { ...INITIAL_STATE, state: "open" };
const following = (seq: number | null, known: ConnectionState = open): ConnectionState => ({
  ...known,
  following: { [TABLE]: { secret: null, seq } },
});
const got = (message: ServerMessage): ConnectionEvent => ({ what: "received", message });
const doing = ({ effects }: Decision): string[] =>
  effects.map((effect) => (effect.do === "send" ? `send ${effect.message.type}` : effect.do));

const CASES: [Transition, string, ConnectionState, ConnectionEvent, string[]][] = [
  ["connect", "a closed connection is opened", INITIAL_STATE, { what: "start" }, ["connect"]],
  ["already_open", "an open connection is left alone", open, { what: "woken" }, []],
  [
    "greet",
    "an opened connection is greeted",
    { ...INITIAL_STATE, state: "connecting" },
    { what: "opened" },
    ["send hello"],
  ],
  [
    "already_waiting",
    "a connection that waits already waits once",
    { ...open, state: "waiting" },
    { what: "lost" },
    [],
  ],
  ["try_again", "a lost connection is tried again", open, { what: "lost" }, ["wake"]],
  ["ask", "a question is asked on an open connection", open, { what: "ask", message: { type: "ping" } }, ["send ping"]],
  [
    "drop_a_question",
    "a question without a connection is dropped",
    INITIAL_STATE,
    { what: "ask", message: { type: "ping" } },
    [],
  ],
  [
    "mute_later",
    "whom one does not want to hear is told later",
    INITIAL_STATE,
    { what: "ask", message: { type: "mute", person: "bo", muted: true } },
    [],
  ],
  [
    "send_a_command",
    "a command is sent on an open connection",
    open,
    { what: "ask", message: command },
    ["send command"],
  ],
  [
    "hold_a_command",
    "a command without a connection waits",
    { ...open, state: "waiting" },
    { what: "ask", message: command },
    [],
  ],
  [
    "already_followed",
    "a table that is followed is not asked for again",
    following(4),
    { what: "follow", table: TABLE, secret: null },
    [],
  ],
  ["watch", "a new table is asked for", open, { what: "follow", table: TABLE, secret: "maple7" }, ["send watch"]],
  [
    "watch_later",
    "a new table waits for the connection",
    INITIAL_STATE,
    { what: "follow", table: TABLE, secret: null },
    [],
  ],
  ["leave_all", "tables are left aloud", following(4), { what: "leave_all" }, ["send leave"]],
  ["lobby", "the lobby is asked for", open, { what: "lobby", on: true }, ["send lobby"]],
  ["lobby_later", "the lobby waits for the connection", INITIAL_STATE, { what: "lobby", on: true }, []],
  [
    "catch_up",
    "a welcome brings back what waits",
    { ...following(null), pending: [command], lobby: true, state: "greeting" },
    got(welcome),
    ["tell", "send watch", "send lobby", "send command"],
  ],
  ["snapshot_of_a_table_left", "a snapshot of a table that was left is nothing", open, got(snapshot(3)), []],
  [
    "rolled_back",
    "a snapshot of an earlier step is drawn: the store went back",
    following(5),
    got(snapshot(3)),
    ["draw"],
  ],
  ["snapshot", "a snapshot is drawn", following(null), got(snapshot(3)), ["draw"]],
  ["update_before_snapshot", "an update before the snapshot is nothing", following(null), got(update(3)), []],
  ["update_seen", "an update seen before is nothing", following(3), got(update(3)), []],
  ["gap", "a gap is healed by greeting again", following(3), got(update(5)), ["send hello"]],
  ["update", "the next update is drawn", following(3), got(update(4)), ["draw"]],
  [
    "unknown_answer",
    "an answer to nothing is only told",
    open,
    got({ type: "ack", table: TABLE, id: "zz", seq: 3 }),
    ["tell"],
  ],
  [
    "not_saved",
    "a command that was not saved is sent again on a fresh connection",
    { ...open, pending: [command] },
    got({ type: "refused", code: "not_saved", words: "", table: TABLE, id: "a7", seq: 9, wait: 0 }),
    ["tell", "close"],
  ],
  [
    "answered",
    "an answer settles its command",
    { ...open, pending: [command] },
    got({ type: "ack", table: TABLE, id: "a7", seq: 10 }),
    ["settled"],
  ],
  [
    "stop",
    "a server of another protocol ends it",
    open,
    got({ type: "bye", code: "protocol", words: "", wait: 0 }),
    ["tell", "close"],
  ],
  [
    "server_leaves",
    "a server that restarts is waited for",
    open,
    got({ type: "bye", code: "shutdown", words: "", wait: 900 }),
    ["tell", "close", "wake"],
  ],
  [
    "moved",
    "a table at another server is followed there",
    following(4),
    got({ type: "moved", table: TABLE, url: "http://b", wait: 0 }),
    ["close", "wake"],
  ],
  ["nodes", "servers that have come are known", open, got({ type: "nodes", nodes: ["http://a", "http://b"] }), []],
  ["tell", "all else is told", open, got({ type: "pong", number: 1, now: 0 }), ["tell"]],
];

for (const [transition, name, known, event, effects] of CASES) {
  test(`${transition}: ${name}`, () => {
    const decision = decide(known, event);
    expect(decision.transition).toBe(transition);
    expect(doing(decision)).toEqual(effects);
  });
}

const run = (known: ConnectionState, ...events: ConnectionEvent[]): ConnectionState =>
  events.reduce((now, event) => decide(now, event).known, known);

test("a command that lost its connection is sent again under its own id, after the welcome and not before", () => {
  const lost = run(following(9), { what: "ask", message: command }, { what: "lost" }, { what: "woken" });
  expect(doing(decide(lost, { what: "opened" }))).toEqual(["send hello"]);
  const greeted = run(lost, { what: "opened" });
  const [, resent] = decide(greeted, got(welcome)).effects;
  expect(resent).toEqual({ do: "send", message: command });
});

const cluster: ConnectionState = { ...following(9), nodes: ["http://a", "http://b", "http://c"], at: "http://a" };
const goesTo = (known: ConnectionState): string[] =>
  decide(known, { what: "woken" }).effects.flatMap((effect) => (effect.do === "connect" ? [effect.to] : []));

test("the next connection is opened at the server that has the table, and goes on from the last step", () => {
  const moved = run(cluster, got({ type: "moved", table: TABLE, url: "http://c", wait: 700 }));
  expect(goesTo(moved)).toEqual(["http://c"]);
  const [hello] = decide(run(moved, { what: "woken" }), { what: "opened" }).effects;
  expect(hello).toEqual({ do: "send", message: { type: "hello", protocol: 4, resume: [{ table: TABLE, seq: 9 }] } });
});

test("a server that is lost is tried once more, then the others in turn, before the wait grows", () => {
  const first = decide(cluster, { what: "lost" });
  expect(goesTo(first.known)).toEqual(["http://a"]);
  const second = decide(run(first.known, { what: "woken" }), { what: "lost" });
  expect(goesTo(second.known)).toEqual(["http://b"]);
  expect(second.effects).toEqual([{ do: "wake", after: backoff(1) }]);
  expect(goesTo(run(second.known, { what: "woken" }, { what: "lost" }))).toEqual(["http://c"]);
});

test("a server that ends sends us to the next one", () => {
  expect(goesTo(run(cluster, got({ type: "bye", code: "shutdown", words: "", wait: 0 })))).toEqual(["http://b"]);
});

test("a house of one server is asked for where it was", () => {
  expect(goesTo(run(following(9), { what: "lost" }, { what: "woken" }, { what: "lost" }))).toEqual([""]);
});

test("who was muted without a connection is so from the next greeting on", () => {
  const mute = (person: string, muted: boolean): ConnectionEvent => ({
    what: "ask",
    message: { type: "mute", person, muted },
  });
  const known = run(INITIAL_STATE, mute("bo", true), mute("mae", false));
  const { effects, known: after } = decide(known, got({ ...welcome, muted: ["mae", "otis"] } as ServerMessage));
  expect(effects).toEqual([
    { do: "tell", message: { ...welcome, muted: ["otis", "bo"] } },
    { do: "send", message: { type: "mute", person: "bo", muted: true } },
    { do: "send", message: { type: "mute", person: "mae", muted: false } },
  ]);
  expect(after.muting).toEqual([]);
});

test("nothing is sent while the greeting is not answered", () => {
  const greeting = run(following(9), { what: "lost" }, { what: "woken" }, { what: "opened" });
  expect(doing(decide(greeting, { what: "ask", message: command }))).toEqual([]);
});

test("a resume names the last step seen", () => {
  const greeting = decide(run(following(9), { what: "lost" }, { what: "woken" }), { what: "opened" });
  expect(greeting.effects).toEqual([
    { do: "send", message: { type: "hello", protocol: 4, resume: [{ table: TABLE, seq: 9 }] } },
  ]);
});

test("a resume shows what the table was entered with", () => {
  const known = { ...open, following: { [TABLE]: { secret: "maple7", seq: 9 } } };
  const greeting = decide(run(known, { what: "lost" }, { what: "woken" }), { what: "opened" });
  expect(greeting.effects).toEqual([
    { do: "send", message: { type: "hello", protocol: 4, resume: [{ table: TABLE, seq: 9, secret: "maple7" }] } },
  ]);
});

test("tries are further apart, up to eight seconds, and a welcome forgets them", () => {
  expect([1, 2, 3, 9].map(backoff)).toEqual([400, 800, 1600, 8000]);
  const tired = run(open, { what: "lost" }, { what: "woken" }, { what: "lost" });
  expect(tired.tries).toBe(2);
  expect(run(tired, got(welcome)).tries).toBe(0);
});

test("replaying updates in any order and number draws each step once", () => {
  let known = following(0);
  const drawn: number[] = [];
  for (const seq of [1, 1, 2, 1, 2, 3, 3]) {
    const decision = decide(known, got(update(seq)));
    known = decision.known;
    if (doing(decision).includes("draw")) drawn.push(seq);
  }
  expect(drawn).toEqual([1, 2, 3]);
});
