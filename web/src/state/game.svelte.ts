// The table as it is drawn: the last view, what happened on the way to it, and what we have asked for.
import type {
  Absent,
  Ack,
  AtDoor,
  ClientMessage,
  Command,
  Hint,
  LobbyNews,
  Refused,
  Reveal,
  Said,
  ServerMessage,
  Snapshot,
  Standing,
  TableFacts,
  TableView,
  TrickView,
  Update,
  Welcome,
} from "../protocol/messages";
import { Line, newId } from "../protocol/line";
import type { Known } from "../protocol/resume";
import { forgetBytes, promise, promised, tell } from "./mixing";
import { isCalm, keepSettings, settings } from "./settings.svelte";
import { feel, momentsOf, type Told } from "./moments";
import { callToTurn } from "./turn";
import { aloud, shout } from "../speech/voice.svelte";
import { say } from "../words/language.svelte";

export type Action = Command["action"];

interface Table {
  id: string;
  room: TableFacts;
  view: TableView;
  log: string[];
  connected: number[];
  watchers: number;
  absent: Absent[];
  /** Who has opened the invite and has not sat down. */
  standing: Standing[];
}

interface Game {
  welcome: Welcome | null;
  line: Known["state"];
  everOpen: boolean;
  table: Table | null;
  /** The trick that was just finished, still lying there. */
  held: TrickView | null;
  /** Cards the kitty brought, shown for a moment or until everybody knows. */
  sported: string[] | null;
  /** Whether that kitty is one's own to take up. */
  took: boolean;
  /** What has just happened, the rarest first, for as long as it is told. */
  moments: Told[];
  /** A table against bots whose cards are dealt as soon as it is seen. */
  dealsAtOnce: string;
  /** How the deal ended before its last card, if somebody claimed. */
  claim: string;
  /** A card on its way: lifted until the server has answered. */
  asked: { id: string; action: Action; turn: number } | null;
  refusal: { words: string; card: string | null } | null;
  hint: Hint | null;
  lobby: LobbyNews | null;
  said: (Said & { at: number })[];
  /** The last words of each person at the table, while they hang in the air. */
  heard: Record<string, string>;
  fairness: Reveal["block"] | null;
  /** Why the table has not let us in yet, and until when it looks at no other secret. */
  door: { code: string; words: string; until: number; chairs: boolean } | null;
  /** The chairs of the table at whose door we stand. */
  atDoor: AtDoor | null;
  /** The invite word or password we came with. */
  secret: string | null;
  /** Why we stopped, if we did. */
  stopped: string;
  note: string;
}

export const game: Game = $state({
  welcome: null,
  line: "closed",
  everOpen: false,
  table: null,
  held: null,
  sported: null,
  took: false,
  moments: [],
  dealsAtOnce: "",
  claim: "",
  asked: null,
  refusal: null,
  hint: null,
  lobby: null,
  said: [],
  heard: {},
  fairness: null,
  door: null,
  atDoor: null,
  secret: null,
  stopped: "",
  note: "",
});

let waiting: (Snapshot | Update)[] = [];
let busyUntil = 0;
let timer = 0;

// Beside the page, wherever a proxy serves that.
const address = new URL("ws", location.href);
address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
// What is asked before the line is there waits for it.
const line = new Line(address.href, { state: onState, draw: queue, tell: onTell, settled: onSettled });

export const connect = (): void => line.happened({ what: "start" });

export function follow(table: string, secret: string | null): void {
  game.secret = secret;
  game.door = null;
  game.table = game.table?.id === table ? game.table : null;
  line.happened({ what: "follow", table, secret });
}

/** A chair at a table that is seen from its chairs alone. */
export function sitDownAt(table: string, secret: string | null): void {
  game.secret = secret;
  line.ask({ type: "sit", table, id: newId(), ...(secret ? { secret } : {}) });
}

/** A chair of a table at whose door we stand: why not, or nothing where it is ours. */
export function sitAt(table: string, secret: string, seat: number | null): Promise<Refused | null> {
  const id = newId();
  return new Promise((settle) => {
    answers.set(id, (message) => settle(message.type === "refused" ? message : null));
    line.ask({ type: "sit", table, id, secret, ...(seat === null ? {} : { seat }) });
  });
}
const answers = new Map<string, (message: Ack | Refused) => void>();

/** Be seen at a table as somebody who is choosing a chair. */
export function standBy(table: string, secret: string): void {
  game.door = null;
  line.ask({ type: "stand_by", table, secret });
}

export function stopStanding(table: string, isInside: boolean): void {
  game.atDoor = game.door = null;
  if (!isInside) line.ask({ type: "leave", table });
}

export function leave(): void {
  line.happened({ what: "leave_all" });
  window.clearTimeout(timer);
  waiting = [];
  Object.assign(game, { table: null, door: null, held: null, sported: null, moments: [], claim: "", asked: null, refusal: null, hint: null, said: [], heard: {} });
}

export const renewLine = (): void => line.renew();
export const watchLobby = (on: boolean): void => line.happened({ what: "lobby", on });

function onState(known: Known): void {
  if (known.state === "open") {
    if (game.everOpen && game.line !== "open") backAgain();
    game.everOpen = true;
  } else if (game.line === "open") {
    shout(say("line-gone-said"));
  }
  game.line = known.state;
}

/** Whoever was away is told what a bot did meanwhile; nobody else has anything to come back to. */
function backAgain(): void {
  if (!game.table || game.table.view.you === null) return;
  shout(say("back-said"));
  note(say("back-kept"));
}

export function note(words: string): void {
  game.note = words;
  window.setTimeout(() => {
    if (game.note === words) game.note = "";
  }, 1500 + hang(words));
}

// Drawing: each step gets its moment, and a line that brings many at once is caught up without waiting.

const CAUGHT_UP = 8;
/** A kitty for all to see lies so many times as long as a finished book. */
const KITTY_LIES = 6;

function queue(message: Snapshot | Update): void {
  waiting.push(message);
  if (waiting.length > CAUGHT_UP || message.type === "snapshot") busyUntil = 0;
  next();
}

function next(): void {
  window.clearTimeout(timer);
  while (waiting.length > 0) {
    const rest = waiting.length > CAUGHT_UP ? 0 : busyUntil - Date.now();
    if (rest > 0) {
      timer = window.setTimeout(next, rest);
      return;
    }
    draw(waiting.shift() as Snapshot | Update);
  }
  if (game.held || game.sported) timer = window.setTimeout(release, Math.max(0, busyUntil - Date.now()));
}

function release(): void {
  game.held = game.sported = null;
}

/** Take the finished trick, or the kitty that was shown, off the table now. */
export function goOn(): void {
  busyUntil = 0;
  release();
  next();
}

function draw(message: Snapshot | Update): void {
  const before = game.table?.view ?? null;
  if (message.type === "snapshot") {
    drawSnapshot(message);
  } else if (game.table) {
    drawUpdate(message, game.table);
  }
  const view = game.table?.view;
  if (!view) return;
  if (before?.seq !== view.seq) game.hint = null;
  const wasTurn = before !== null && before.you !== null && before.turn === before.you && before.seq !== view.seq;
  if (view.you !== null && view.turn === view.you && !(wasTurn && before?.turn_seq === view.turn_seq)) {
    aloud(view.status);
    callToTurn(view.status);
  }
  mix(view);
  if (game.dealsAtOnce === game.table?.id && view.phase === "seating" && view.may.ready) {
    game.dealsAtOnce = "";
    ready();
  }
}

function drawSnapshot(message: Snapshot): void {
  const { table, room, view, log } = message;
  const known = game.table?.id === table ? game.table : null;
  game.table = { id: table, room, view, log, connected: known?.connected ?? [], watchers: known?.watchers ?? 0, absent: known?.absent ?? [], standing: known?.standing ?? [] };
  game.held = null;
  game.asked = null;
  if ((settings.forced || settings.tempo) && view.you !== null) prefer();
}

const DECISIONS = ["called", "declared", "discarded", "played"];
let kept: string[] | null = null;

/** What a bot did while it kept one's seat is told when it hands the seat back; after a long time, where to read it. */
function tellOfTheKeeper(events: Update["events"], you: number | null): void {
  for (const { kind, seat, words } of events) {
    if (seat !== you || you === null) continue;
    if (kind === "bot_took") kept = [];
    else if (kind === "handed_back") {
      note(kept?.length ? say("keeper-did", { what: kept.join(" ") }) : say("keeper-long"));
      kept = null;
    } else if (DECISIONS.includes(kind)) kept?.push(words);
  }
}

function drawUpdate({ events, view }: Update, table: Table): void {
  const isNew = events.some(({ kind }) => kind === "dealt");
  const words = events.map((one) => one.words).filter(Boolean);
  words.forEach(aloud);
  tellOfTheKeeper(events, view.you);
  tellMoments(events, view);
  table.log = [...(isNew ? [] : table.log), ...words];
  if (view.you !== null && events.some(({ kind }) => kind === "scored")) knowRules(table.room.code);
  const taken = events.some(({ kind }) => kind === "trick") ? view.tricks.at(-1) : undefined;
  game.held = taken ?? null;
  const shown = events.find(({ kind, cards }) => (kind === "kitty_sported" || kind === "kitty_taken") && cards.length > 0);
  game.sported = shown && settings.hold > 0 ? shown.cards : null;
  game.took = shown?.kind === "kitty_taken";
  const claim = events.find(({ kind }) => kind === "claimed");
  if (claim || isNew) game.claim = claim?.words ?? "";
  busyUntil = Date.now() + (shown ? KITTY_LIES * settings.hold : taken ? settings.hold : isCalm() || settings.hold === 0 ? 0 : 120);
  if (game.asked && view.turn_seq !== game.asked.turn) game.asked = null;
  const refused = events.find(({ kind }) => kind === "claim_refused");
  game.refusal = refused ? { words: refused.words, card: null } : null;
  table.view = view;
}

/** The next invite is compared with the rules that one has played. */
function knowRules(code: string): void {
  settings.known = code;
  keepSettings();
}

/** Milliseconds that a moment is told, and one that is read. */
const BRIEF = 1400;
const READ = 4000;

function tellMoments(events: Update["events"], view: TableView): void {
  const told = momentsOf(events, view);
  if (!told.length) return;
  game.moments = told;
  feel(told, view);
  const shown = game.moments;
  window.setTimeout(() => game.moments === shown && (game.moments = []), told[0]?.name === "renege" ? READ : BRIEF);
}

// Asking.

const currentSeq = (): number => game.table?.view.seq ?? 0;

export function act(action: Action): void {
  const table = game.table;
  if (!table || game.asked) return;
  const id = newId();
  game.asked = action.kind === "renege" || action.kind === "claim" ? null : { id, action, turn: table.view.turn_seq };
  game.refusal = null;
  game.hint = null;
  goOn();
  line.ask({ type: "command", table: table.id, id, seq: currentSeq(), action });
}

type Wish =
  | { type: "sit"; seat?: number; secret?: string }
  | { type: "stand" }
  | { type: "relieve"; seat: number }
  | { type: "answer"; seq: number; agree: boolean }
  | { type: "undo"; seq: number };

export function wish(message: Wish): void {
  const table = game.table;
  if (table) line.ask({ ...message, table: table.id, id: newId() } as ClientMessage);
}

export const undo = (): void => wish({ type: "undo", seq: currentSeq() });
export const answer = (agree: boolean): void => wish({ type: "answer", seq: currentSeq(), agree });

/** Ready to begin, or for the next deal; before a match with our share of the mixing. */
export function ready(): void {
  const table = game.table;
  if (!table) return;
  const { phase, seq } = table.view;
  const begins = phase === "seating" || phase === "match_over";
  const commitment = begins ? promise(table.id) : null;
  line.ask({ type: "ready", table: table.id, id: newId(), seq, ...(commitment ? { commitment } : {}) });
}

let givenFor = "";

function mix(view: TableView): void {
  const table = game.table;
  if (!table || !view.may.entropy) return;
  const entropy = promised(table.id);
  const turn = `${table.id} ${view.match}`;
  if (!entropy || givenFor === turn) return;
  givenFor = turn;
  tell(table.id);
  line.ask({ type: "entropy", table: table.id, id: newId(), entropy });
}

export const askHint = (): void => {
  if (game.table?.view.may.hint) line.ask({ type: "hint", table: game.table.id, seq: currentSeq() });
};
export const phrase = (number: number): void => {
  if (game.table) line.ask({ type: "phrase", table: game.table.id, phrase: number });
};
export const chat = (text: string): void => {
  if (game.table) line.ask({ type: "chat", table: game.table.id, text });
};
export const prefer = (): void => {
  if (game.table) line.ask({ type: "prefer", table: game.table.id, forced: settings.forced, ...(settings.tempo ? { tempo: settings.tempo } : {}) });
};
/** Takes one's seat back from the bot that kept it. */
export const goBack = prefer;
export const mute = (person: string, muted: boolean): void => {
  line.ask({ type: "mute", person, muted });
  if (game.welcome) {
    const others = game.welcome.muted.filter((one) => one !== person);
    game.welcome.muted = muted ? [...others, person] : others;
  }
};

// Being told.

/** Milliseconds that words hang: a moment, and longer the more there is to read. */
const hang = (words: string): number => 2500 + 70 * words.length;

/** What is said hangs in the air for a moment beside whoever said it. */
function hear({ person, seat, name, text }: Said): void {
  if (seat === null) return note(say("somebody-says", { name, words: text }));
  game.heard[person] = text;
  window.setTimeout(() => game.heard[person] === text && delete game.heard[person], hang(text));
}

const TOO_FAST_REST = 500;

function onSettled(message: Ack | Refused): void {
  const wanted = message.id ? answers.get(message.id) : undefined;
  if (wanted) {
    answers.delete(message.id ?? "");
    return wanted(message);
  }
  const mine = game.asked?.id === message.id ? game.asked : null;
  if (message.type === "ack") return;
  if (mine && message.code === "too_fast") {
    // Pressing on would be too fast again: the hand rests a moment.
    window.setTimeout(() => game.asked === mine && (game.asked = null), TOO_FAST_REST);
    return;
  }
  if (mine) game.asked = null;
  refused(message, mine?.action);
}

function refused(message: Refused, action?: Action): void {
  // An old view is no mistake of the player's: the new one is on its way.
  if (message.code === "stale") return;
  if (!game.table) return outside(message);
  game.refusal = { words: sentence(message.words), card: action?.kind === "play" ? action.card : null };
  aloud(game.refusal.words);
}

/** Not let in: a wrong secret is not shown again by itself when the line comes back. */
function outside({ code, words, wait }: Refused): void {
  const chairs = code === "not_allowed" || (game.door?.chairs ?? false);
  game.door = { code, words, until: wait ? Date.now() + wait : 0, chairs };
  if (code !== "secret" || !game.secret) return;
  game.secret = null;
  if (!chairs) line.happened({ what: "leave_all" });
}

export const sentence = (words: string): string =>
  words ? `${words[0]?.toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}` : "";

function onTell(message: ServerMessage): void {
  switch (message.type) {
    case "welcome":
      game.welcome = message;
      return;
    case "presence":
      if (game.table?.id === message.table) Object.assign(game.table, { connected: message.connected, watchers: message.watchers, absent: message.absent, standing: message.standing });
      return;
    case "at_door":
      game.atDoor = message;
      return;
    case "lobby_news":
      game.lobby = message;
      return;
    case "said":
      game.said = [...game.said.slice(-30), { ...message, at: Date.now() }];
      hear(message);
      aloud(say("somebody-says", { name: message.name, words: message.text }));
      return;
    case "hint_given":
      if (message.seq === game.table?.view.seq) game.hint = message;
      aloud(`${message.label}. ${message.words}`);
      return;
    case "reveal":
      game.fairness = message.block;
      if (message.block.seed) forgetBytes(message.block.table);
      return;
    case "refused":
      refused(message);
      return;
    case "bye":
      if (["protocol", "logged_out", "banned"].includes(message.code)) game.stopped = message.words;
      return;
  }
}
