// What we ask of the server: to come and go, to play, to talk; what is asked before the connection is there waits for it.
import { Connection, newId } from "../net/socket";
import type { Ack, ClientMessage, Refused, TableView } from "../protocol/messages";
import { seen, session, type Action } from "./tableSession.svelte";
import { promise, promised, tell } from "./seedExchange";
import { goOn, stop } from "./pacing";
import { settings } from "../platform/settings.svelte";

// Beside the page, wherever a proxy serves that.
const address = new URL("ws", location.href);
address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
export const connection = new Connection(address.href);

export function follow(table: string, secret: string | null): void {
  session.follow(table, secret);
  connection.dispatch({ what: "follow", table, secret });
  // Nobody else is waited for, and to see the table first would take a way there and back.
  if (seen.dealsAtOnce === table) sayReady(table, { ...OPENED, begins: true });
}

/** Where a table begins: it was opened, and it is nobody's turn yet. */
const OPENED = { turn: 0, seq: 1 };

/** A chair at a table that is seen from its chairs alone. */
export function sitDownAt(table: string, secret: string | null): void {
  session.showSecret(secret);
  connection.ask({ type: "sit", table, id: newId(), ...(secret ? { secret } : {}) });
}

/** A chair of a table at whose door we stand: why not, or nothing where it is ours. */
export function sitAt(table: string, secret: string, seat: number | null): Promise<Refused | null> {
  const id = newId();
  return new Promise((settle) => {
    answers.set(id, (message) => settle(message.type === "refused" ? message : null));
    connection.ask({ type: "sit", table, id, secret, ...(seat === null ? {} : { seat }) });
  });
}

const answers = new Map<string, (message: Ack | Refused) => void>();

/** Hands an answer to who waits for it alone; whether somebody did. */
export function settled(message: Ack | Refused): boolean {
  if (readied?.id === message.id) readied = message.type === "refused" ? null : { ...readied, isSettled: true };
  const wanted = answers.get(message.id ?? "");
  answers.delete(message.id ?? "");
  wanted?.(message);
  return wanted !== undefined;
}

/** Be seen at a table as somebody who is choosing a chair. */
export function standBy(table: string, secret: string): void {
  session.knock();
  connection.ask({ type: "stand_by", table, secret });
}

export function stopStanding(table: string, isInside: boolean): void {
  session.leaveDoor();
  if (!isInside) connection.ask({ type: "leave", table });
}

export function leave(): void {
  connection.dispatch({ what: "leave_all" });
  stop();
  session.leave();
}

export const renewConnection = (): void => connection.renew();
export const watchLobby = (on: boolean): void => connection.dispatch({ what: "lobby", on });

const currentSeq = (): number => seen.table?.view.seq ?? 0;

export function act(action: Action): void {
  const table = seen.table;
  if (!table || seen.asked) return;
  const id = newId();
  session.ask(action.kind === "renege" || action.kind === "claim" ? null : { id, action, turn: table.view.turn_seq });
  goOn();
  connection.ask({ type: "command", table: table.id, id, seq: currentSeq(), action });
}

type Wish =
  | { type: "sit"; seat?: number; secret?: string }
  | { type: "stand" }
  | { type: "relieve"; seat: number }
  | { type: "answer"; seq: number; agree: boolean }
  | { type: "undo"; seq: number };

export function wish(message: Wish): void {
  const table = seen.table;
  if (table) connection.ask({ ...message, table: table.id, id: newId() } as ClientMessage);
}

export const undo = (): void => wish({ type: "undo", seq: currentSeq() });
export const answer = (agree: boolean): void => wish({ type: "answer", seq: currentSeq(), agree });

/** The last time we said ready: for which turn, at which step, and whether the server has answered. */
interface Readied {
  readonly id: string;
  readonly table: string;
  readonly turn: number;
  readonly seq: number;
  readonly isSettled: boolean;
}
let readied: Readied | null = null;

/** Whether we are ready already, as far as can be known here: a hasty player presses more often than once. */
const isReadied = ({ id, view }: { id: string; view: TableView }): boolean =>
  readied?.table === id && readied.turn === view.turn_seq && (!readied.isSettled || readied.seq === view.seq);

/** Ready to begin, or for the next deal; before a match with our share of the mixing. Said once, however often asked. */
export function ready(): void {
  const table = seen.table;
  if (!table || isReadied(table)) return;
  const { phase, seq, turn_seq: turn } = table.view;
  sayReady(table.id, { turn, seq, begins: phase === "seating" || phase === "match_over" });
}

function sayReady(table: string, { turn, seq, begins }: { turn: number; seq: number; begins: boolean }): void {
  readied = { id: newId(), table, turn, seq, isSettled: false };
  const commitment = begins ? promise(table) : null;
  connection.ask({ type: "ready", table, id: readied.id, seq, ...(commitment ? { commitment } : {}) });
}

let givenFor = "";

/** Gives our bytes to the mixing, once a match. */
export function mix(view: TableView): void {
  const table = seen.table;
  if (!table || !view.may.entropy) return;
  const entropy = promised(table.id);
  const turn = `${table.id} ${view.match}`;
  if (!entropy || givenFor === turn) return;
  givenFor = turn;
  tell(table.id);
  connection.ask({ type: "entropy", table: table.id, id: newId(), entropy });
}

export const askHint = (): void => {
  if (seen.table?.view.may.hint) connection.ask({ type: "hint", table: seen.table.id, seq: currentSeq() });
};
export const phrase = (number: number): void => {
  if (seen.table) connection.ask({ type: "phrase", table: seen.table.id, phrase: number });
};
export const chat = (text: string): void => {
  if (seen.table) connection.ask({ type: "chat", table: seen.table.id, text });
};
export const prefer = (): void => {
  if (seen.table)
    connection.ask({
      type: "prefer",
      table: seen.table.id,
      forced: settings.forced,
      ...(settings.tempo ? { tempo: settings.tempo } : {}),
    });
};
/** Takes one's seat back from the bot that kept it. */
export const goBack = prefer;
export const mute = (person: string, muted: boolean): void => {
  connection.ask({ type: "mute", person, muted });
  session.mute(person, muted);
};
