// The table as it is drawn: the last view, what happened on the way to it, and what we have asked for.
import type {
  Absent,
  AtDoor,
  Command,
  Hint,
  LobbyNews,
  Reveal,
  Said,
  Standing,
  TableFacts,
  TableView,
  TrickView,
  Welcome,
} from "../protocol/messages";
import type { Known } from "../net/reconnect";
import type { Told } from "./moments";

export type Action = Command["action"];

export interface Table {
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
