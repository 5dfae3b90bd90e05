// The table that we follow, as it is drawn: the last view, what happened on the way to it, and what we have asked for.
// `seen` is what others read; the methods of the session say what has happened, and nothing else changes it.
import type {
  Absent,
  AtDoor,
  Command,
  Hint,
  LobbyNews,
  Presence,
  Refused,
  Reveal,
  Said,
  Snapshot,
  Standing,
  TableFacts,
  TableView,
  TrickView,
  Welcome,
} from "../protocol/messages";
import type { ConnectionState } from "../net/reconnect";
import type { Told } from "./moments";

export type Action = Command["action"];

interface Followed {
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

export type Table = Readonly<Followed>;

/** A card or call on its way: lifted until the server has answered. */
export interface Asked {
  readonly id: string;
  readonly action: Action;
  /** The turn that it is meant for. */
  readonly turn: number;
}

/** Why the table has not let us in yet, and until when it looks at no other secret. */
interface Closed {
  readonly code: string;
  readonly words: string;
  readonly until: number;
  readonly chairs: boolean;
}

/** What a step of the table leaves lying, as it is drawn. */
export interface Step {
  readonly view: TableView;
  readonly words: readonly string[];
  readonly isNewDeal: boolean;
  /** The trick that it finished. */
  readonly taken: TrickView | null;
  /** Cards of the kitty that it showed, and whether they are one's own to take up. */
  readonly kitty: string[] | null;
  readonly took: boolean;
  /** How the deal ended before its last card, if somebody claimed. */
  readonly claim: string;
  /** Why a claim of ours was not granted. */
  readonly refused: string;
}

/** How many sayings are kept beside a new one. */
const MAX_SAYINGS = 30;

interface Seen {
  welcome: Welcome | null;
  connection: ConnectionState["state"];
  /** Whether there has been a connection since the page was opened. */
  everOpen: boolean;
  table: Followed | null;
  /** The trick that was just finished, still lying there. */
  held: TrickView | null;
  /** Cards the kitty brought, shown for a moment or until everybody knows. */
  sported: string[] | null;
  /** Whether that kitty is one's own to take up. */
  took: boolean;
  /** What has just happened, the rarest first, for as long as it is told. */
  moments: readonly Told[];
  /** A table against bots whose cards are dealt as soon as it is seen. */
  dealsAtOnce: string;
  claim: string;
  asked: Asked | null;
  refusal: { readonly words: string; readonly card: string | null } | null;
  hint: Hint | null;
  lobby: LobbyNews | null;
  said: readonly Said[];
  /** The last words of each person at the table, while they hang in the air. */
  heard: Record<string, string>;
  fairness: Reveal["block"] | null;
  door: Closed | null;
  /** The chairs of the table at whose door we stand. */
  atDoor: AtDoor | null;
  /** The invite word or password we came with. */
  secret: string | null;
  /** Why we stopped, if we did. */
  stopped: string;
  note: string;
}

export class TableSession {
  readonly #seen: Seen = $state({
    welcome: null,
    connection: "closed",
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

  /** What is there to be drawn, to be read alone: what changes it is a method. */
  get seen(): Readonly<Omit<Seen, "table"> & { table: Table | null }> {
    return this.#seen;
  }

  // The connection.

  connectionChanged(state: ConnectionState["state"]): void {
    this.#seen.connection = state;
    this.#seen.everOpen ||= state === "open";
  }

  welcomed(welcome: Welcome): void {
    this.#seen.welcome = welcome;
  }

  ended(why: string): void {
    this.#seen.stopped = why;
  }

  // The way in and out.

  /** A table that we follow from here on; what is drawn of another one goes. */
  follow(table: string, secret: string | null): void {
    this.#seen.secret = secret;
    this.#seen.door = null;
    if (this.#seen.table?.id !== table) this.#seen.table = null;
  }

  showSecret(secret: string | null): void {
    this.#seen.secret = secret;
  }

  knock(): void {
    this.#seen.door = null;
  }

  /** Not let in; a secret that was wrong is not shown again by itself. Whether it was. */
  keptOut({ code, words, wait }: Refused): boolean {
    const chairs = code === "not_allowed" || (this.#seen.door?.chairs ?? false);
    this.#seen.door = { code, words, until: wait ? Date.now() + wait : 0, chairs };
    const isWrong = code === "secret" && this.#seen.secret !== null;
    if (isWrong) this.#seen.secret = null;
    return isWrong;
  }

  chairsSeen(atDoor: AtDoor): void {
    this.#seen.atDoor = atDoor;
  }

  leaveDoor(): void {
    this.#seen.atDoor = this.#seen.door = null;
  }

  leave(): void {
    this.#seen.table = this.#seen.door = this.#seen.asked = this.#seen.refusal = this.#seen.hint = null;
    this.#seen.secret = this.#seen.fairness = null;
    this.#seen.moments = this.#seen.said = [];
    this.#seen.claim = "";
    this.#seen.heard = {};
    this.clear();
  }

  /** A table against bots is about to be seen, and is dealt at once. */
  dealAtOnce(table: string): void {
    this.#seen.dealsAtOnce = table;
  }

  dealt(): void {
    this.#seen.dealsAtOnce = "";
  }

  // What the table shows.

  begin({ table: id, room, view, log }: Snapshot): void {
    const known = this.#seen.table?.id === id ? this.#seen.table : null;
    const { connected = [], watchers = 0, absent = [], standing = [] } = known ?? {};
    if (known?.view.match !== view.match || known.view.deal !== view.deal) this.#seen.claim = "";
    this.#seen.table = { id, room, view, log, connected, watchers, absent, standing };
    this.#seen.held = this.#seen.asked = null;
    this.#keepChair(id, view);
  }

  step({ view, words, isNewDeal, taken, kitty, took, claim, refused }: Step): void {
    if (!this.#seen.table) return;
    this.#seen.table.view = view;
    this.#seen.table.log = [...(isNewDeal ? [] : this.#seen.table.log), ...words];
    this.#seen.held = taken;
    this.#seen.sported = kitty;
    this.#seen.took = took;
    if (claim || isNewDeal) this.#seen.claim = claim;
    if (this.#seen.asked && view.turn_seq !== this.#seen.asked.turn) this.#seen.asked = null;
    this.#seen.refusal = refused ? { words: refused, card: null } : null;
    this.#keepChair(this.#seen.table.id, view);
  }

  /** The server tells the tables of one's own when it greets; from then on it is seen who sits down and gets up. */
  #keepChair(table: string, { you, line, phase }: TableView): void {
    const { welcome } = this.#seen;
    if (!welcome) return;
    const waits = line?.some(({ person }) => person === welcome.you.id) ?? false;
    const isOwn = phase !== "closed" && (you !== null || waits);
    const others = welcome.tables.filter((one) => one !== table);
    const tables = !isOwn ? others : phase === "match_over" ? [...others, table] : [table, ...others];
    if (`${tables}` !== `${welcome.tables}`) welcome.tables = tables;
  }

  /** The finished trick, or the kitty that was shown, is taken off the table. */
  clear(): void {
    this.#seen.held = this.#seen.sported = null;
  }

  presence({ table, connected, watchers, absent, standing }: Presence): void {
    if (this.#seen.table?.id === table) Object.assign(this.#seen.table, { connected, watchers, absent, standing });
  }

  tell(moments: readonly Told[]): void {
    this.#seen.moments = moments;
  }

  told(): void {
    this.#seen.moments = [];
  }

  // What we do.

  /** Something is on its way; a claim or a call of renege lifts nothing. */
  ask(asked: Asked | null): void {
    this.#seen.asked = asked;
    this.#seen.refusal = this.#seen.hint = null;
  }

  answered(): void {
    this.#seen.asked = null;
  }

  refuse(words: string, card: string | null = null): void {
    this.#seen.refusal = { words, card };
  }

  forgive(): void {
    this.#seen.refusal = null;
  }

  hinted(hint: Hint): void {
    if (hint.seq === this.#seen.table?.view.seq) this.#seen.hint = hint;
  }

  forgetHint(): void {
    this.#seen.hint = null;
  }

  // What is told beside the table.

  lobbyChanged(lobby: LobbyNews): void {
    this.#seen.lobby = lobby;
  }

  /** What was said, and the line that keeps it in the history of the deal. */
  says(said: Said, line: string): void {
    this.#seen.said = [...this.#seen.said.slice(-MAX_SAYINGS), said];
    const table = this.#seen.table;
    if (table?.id === said.table) table.log = [...table.log, line];
  }

  hear(person: string, words: string): void {
    this.#seen.heard[person] = words;
  }

  fallSilent(person: string): void {
    delete this.#seen.heard[person];
  }

  mute(person: string, muted: boolean): void {
    if (!this.#seen.welcome) return;
    const others = this.#seen.welcome.muted.filter((one) => one !== person);
    this.#seen.welcome.muted = muted ? [...others, person] : others;
  }

  reveal(block: Reveal["block"]): void {
    this.#seen.fairness = block;
  }

  noted(words: string): void {
    this.#seen.note = words;
  }

  forgetNote(): void {
    this.#seen.note = "";
  }
}

/** The one of this page. */
export const session = new TableSession();
export const { seen } = session;
