// What to do when something happens on the connection: a pure function from what we know and what happened to what to do.
// Every transition has a name, and a test of that name in web/tests/reconnect.test.ts.
import type { Ack, ClientMessage, Refused, ServerMessage, Snapshot, TableStep } from "../protocol/messages";

type Mute = Extract<ClientMessage, { type: "mute" }>;

/** A message that is answered by `ack` or `refused`. */
export type Answered = Extract<ClientMessage, { id: string }>;

export interface Following {
  secret: string | null;
  /** The last step seen; none before the first snapshot. */
  seq: number | null;
}

export type SocketState = "closed" | "connecting" | "greeting" | "open" | "waiting" | "stopped";

export interface ConnectionState {
  state: SocketState;
  /** Failed tries in a row. */
  tries: number;
  following: Readonly<Record<string, Following>>;
  /** Messages without an answer yet, oldest first. */
  pending: readonly Answered[];
  /** Mutings asked for while the connection was closed, oldest first. */
  muting: readonly Mute[];
  lobby: boolean;
  /** The addresses of the house's servers, where it has several. */
  nodes: readonly string[];
  /** The one that we speak to; empty for the one that the page came from. */
  at: string;
}

export type ConnectionEvent =
  | { what: "start" | "opened" | "lost" | "woken" | "leave_all" }
  | { what: "received"; message: ServerMessage }
  | { what: "ask"; message: ClientMessage }
  | { what: "follow"; table: string; secret: string | null }
  | { what: "lobby"; on: boolean };

export type Effect =
  | { do: "connect"; to: string }
  | { do: "close" }
  | { do: "send"; message: ClientMessage }
  | { do: "wake"; after: number }
  | { do: "draw"; message: Snapshot | TableStep }
  | { do: "tell"; message: ServerMessage }
  | { do: "settled"; message: Ack | Refused };

/** What can happen to what we know, each by its name. */
export type Transition =
  | "connect"
  | "already_open"
  | "greet"
  | "already_waiting"
  | "try_again"
  | "ask"
  | "drop_a_question"
  | "mute_later"
  | "send_a_command"
  | "hold_a_command"
  | "already_followed"
  | "watch"
  | "watch_later"
  | "leave_all"
  | "lobby"
  | "lobby_later"
  | "catch_up"
  | "snapshot_of_a_table_left"
  | "rolled_back"
  | "snapshot"
  | "update_before_snapshot"
  | "update_seen"
  | "gap"
  | "update"
  | "unknown_answer"
  | "not_saved"
  | "answered"
  | "stop"
  | "server_leaves"
  | "tell"
  | "moved"
  | "nodes";

export interface Decision {
  transition: Transition;
  known: ConnectionState;
  effects: Effect[];
}

export const INITIAL_STATE: ConnectionState = {
  state: "closed",
  tries: 0,
  following: {},
  pending: [],
  muting: [],
  lobby: false,
  nodes: [],
  at: "",
};
export const PROTOCOL = 4;

/** Milliseconds from one server to another, at least. */
const MIN_MOVE_WAIT_MS = 50;

/** Milliseconds to wait before try number `tries`: 0.4 s, doubling up to 8 s. */
export const backoff = (tries: number): number => Math.min(8000, 400 * 2 ** Math.max(0, tries - 1));

/** The next server of the house, in turn, and then wherever the page came from. */
const next = ({ nodes, at }: ConnectionState): string => {
  const places = ["", ...nodes];
  return places[(places.indexOf(at) + 1) % places.length] ?? "";
};

/** Servers of one house are tried one after another before we wait longer. */
const rest = (tries: number, { nodes }: ConnectionState): number => backoff(Math.ceil(tries / (nodes.length + 1)));

const decided = (transition: Transition, known: ConnectionState, ...effects: Effect[]): Decision => ({
  transition,
  known,
  effects,
});
const send = (message: ClientMessage): Effect => ({ do: "send", message });

export function decide(known: ConnectionState, event: ConnectionEvent): Decision {
  switch (event.what) {
    case "start":
    case "woken":
      return woken(known);
    case "opened":
      return decided("greet", { ...known, state: "greeting" }, send(hello(known)));
    case "lost":
      return lost(known);
    case "ask":
      return ask(known, event.message);
    case "follow":
      return follow(known, event.table, event.secret);
    case "leave_all":
      return leaveAll(known);
    case "lobby":
      return lobby(known, event.on);
    case "received":
      return received(known, event.message);
  }
}

function woken(known: ConnectionState): Decision {
  if (known.state === "closed" || known.state === "waiting") {
    return decided("connect", { ...known, state: "connecting" }, { do: "connect", to: known.at });
  }
  return decided("already_open", known);
}

/** Only tables that we have seen can be gone on with; the others are asked for whole. */
function hello(known: ConnectionState): ClientMessage {
  const resume = Object.entries(known.following).flatMap(([table, { secret, seq }]) =>
    seq === null ? [] : [{ table, seq, ...(secret ? { secret } : {}) }],
  );
  return { type: "hello", protocol: PROTOCOL, resume };
}

function lost(known: ConnectionState): Decision {
  if (known.state === "stopped" || known.state === "waiting") return decided("already_waiting", known);
  const tries = known.tries + 1;
  // A connection that was open may be so again; a server that cannot be reached may be gone for long.
  const at = tries > 1 ? next(known) : known.at;
  return decided("try_again", { ...known, state: "waiting", tries, at }, { do: "wake", after: rest(tries, known) });
}

function ask(known: ConnectionState, message: ClientMessage): Decision {
  const ready = known.state === "open";
  if (!("id" in message)) {
    if (ready) return decided("ask", known, send(message));
    if (message.type !== "mute") return decided("drop_a_question", known);
    return decided("mute_later", { ...known, muting: [...known.muting, message] });
  }
  // A command outlives the connection: it is sent when the connection is open again, under the same id.
  const after = { ...known, pending: [...known.pending, message] };
  return ready ? decided("send_a_command", after, send(message)) : decided("hold_a_command", after);
}

function follow(known: ConnectionState, table: string, secret: string | null): Decision {
  const seen = known.following[table];
  if (seen && seen.seq !== null && seen.secret === secret) return decided("already_followed", known);
  const after = { ...known, following: { ...known.following, [table]: { secret, seq: null } } };
  return known.state === "open" ? decided("watch", after, send(watch(table, secret))) : decided("watch_later", after);
}

const watch = (table: string, secret: string | null): ClientMessage => ({
  type: "watch",
  table,
  ...(secret ? { secret } : {}),
});

function leaveAll(known: ConnectionState): Decision {
  const tables = Object.keys(known.following);
  const farewell = known.state === "open" ? tables.map((table) => send({ type: "leave", table })) : [];
  return decided("leave_all", { ...known, following: {} }, ...farewell);
}

function lobby(known: ConnectionState, on: boolean): Decision {
  const after = { ...known, lobby: on };
  return known.state === "open" ? decided("lobby", after, send({ type: "lobby", on })) : decided("lobby_later", after);
}

function received(known: ConnectionState, message: ServerMessage): Decision {
  switch (message.type) {
    case "welcome":
      return welcome(known, message);
    case "snapshot":
      return snapshot(known, message);
    case "step":
      return update(known, message);
    case "ack":
    case "refused":
      return answered(known, message);
    case "bye":
      return bye(known, message);
    case "moved":
      return moved(known, message);
    case "nodes":
      return decided("nodes", { ...known, nodes: message.nodes });
    default:
      return decided("tell", known, { do: "tell", message });
  }
}

function welcome(known: ConnectionState, message: Extract<ServerMessage, { type: "welcome" }>): Decision {
  const whole = Object.entries(known.following).flatMap(([table, { secret, seq }]) =>
    seq === null ? [send(watch(table, secret))] : [],
  );
  const muted = new Set(message.muted);
  for (const { person, muted: isMuted } of known.muting) muted[isMuted ? "add" : "delete"](person);
  return decided(
    "catch_up",
    { ...known, state: "open", tries: 0, muting: [], nodes: message.nodes ?? [] },
    { do: "tell", message: { ...message, muted: [...muted] } },
    ...known.muting.map(send),
    ...whole,
    ...(known.lobby ? [send({ type: "lobby", on: true })] : []),
    ...known.pending.map(send),
  );
}

function seen(known: ConnectionState, table: string, seq: number): ConnectionState {
  const secret = known.following[table]?.secret ?? null;
  return { ...known, following: { ...known.following, [table]: { secret, seq } } };
}

function snapshot(known: ConnectionState, message: Snapshot): Decision {
  const before = known.following[message.table];
  if (!before) return decided("snapshot_of_a_table_left", known);
  if (before.seq !== null && message.seq < before.seq) {
    // The server's storage went back, as after a failover: what we saw beyond that did not happen.
    return decided("rolled_back", seen(known, message.table, message.seq), { do: "draw", message });
  }
  return decided("snapshot", seen(known, message.table, message.seq), { do: "draw", message });
}

function update(known: ConnectionState, message: TableStep): Decision {
  const before = known.following[message.table];
  if (!before || before.seq === null) return decided("update_before_snapshot", known);
  if (message.seq <= before.seq) return decided("update_seen", known);
  if (message.seq > before.seq + 1) return decided("gap", { ...known, state: "greeting" }, send(hello(known)));
  return decided("update", seen(known, message.table, message.seq), { do: "draw", message });
}

function answered(known: ConnectionState, message: Ack | Refused): Decision {
  const pending = known.pending.filter((one) => one.id !== message.id);
  if (pending.length === known.pending.length) return decided("unknown_answer", known, { do: "tell", message });
  if (message.type === "refused" && message.code === "not_saved") {
    return decided("not_saved", known, { do: "tell", message }, { do: "close" });
  }
  return decided("answered", { ...known, pending }, { do: "settled", message });
}

function bye(known: ConnectionState, message: Extract<ServerMessage, { type: "bye" }>): Decision {
  if (message.code === "protocol" || message.code === "logged_out" || message.code === "banned") {
    return decided("stop", { ...known, state: "stopped" }, { do: "tell", message }, { do: "close" });
  }
  const wait = Math.max(message.wait, backoff(1));
  const effects: Effect[] = [{ do: "tell", message }, { do: "close" }, { do: "wake", after: wait }];
  const at = message.code === "shutdown" ? next(known) : known.at;
  return decided("server_leaves", { ...known, state: "waiting", at }, ...effects);
}

/** Our table is at another server: go there, and on from where we were. */
function moved(known: ConnectionState, message: Extract<ServerMessage, { type: "moved" }>): Decision {
  const at = message.url || next(known);
  return decided(
    "moved",
    { ...known, state: "waiting", at },
    { do: "close" },
    { do: "wake", after: Math.max(message.wait, MIN_MOVE_WAIT_MS) },
  );
}
