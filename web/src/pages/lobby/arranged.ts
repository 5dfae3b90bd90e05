// What the front room shows below its table: what has something to say gets a tile, the rest a line.
import type { DailyToday, EventLine, Friends, LobbyTable } from "../../protocol/messages";

/** What the front room knows; null is not known yet. */
export interface News {
  daily: DailyToday | null;
  events: EventLine[] | null;
  tables: LobbyTable[];
  friends: Friends | null;
  /** Tables with a chair of one's own, beside the one that the picture shows. */
  seats: readonly string[];
  isNew: boolean;
  /** Tiles whose answer is still awaited, or was refused: they keep their place and say so. */
  awaited?: readonly TileName[];
}

export const TILES = ["events", "friends", "daily", "seats", "tables", "new"] as const;
export type TileName = (typeof TILES)[number];

const urgent = (events: EventLine[]): boolean => events.some(({ asks, stage }) => asks || stage === "playing");

/** Whether a tile has something to say. */
const HAS: Record<TileName, (news: News) => boolean> = {
  daily: () => true,
  events: ({ events }) => !!events?.length,
  friends: ({ friends }) => !!friends && (friends.invitations.length > 0 || friends.friends.some(({ here }) => here)),
  seats: ({ seats }) => seats.length > 0,
  tables: ({ tables }) => tables.length > 0,
  new: ({ isNew }) => isNew,
};

/** What comes first: an event that waits for an answer, and somebody who asks. */
export function urgentOf(news: News): TileName[] {
  return [
    ...(news.events && urgent(news.events) ? (["events"] as const) : []),
    ...(news.friends?.invitations.length ? (["friends"] as const) : []),
  ];
}

/** The tiles in their order: what is urgent comes before the day's deals, and what was drawn before stays where it is. */
export function tilesOf(news: News, before: readonly TileName[] = []): TileName[] {
  const waits = urgentOf(news);
  const rest: TileName[] = ["daily", "seats", "events", "tables", "friends", "new"];
  const kept = before.filter((one) => !waits.includes(one));
  const fresh = rest.filter((one) => !waits.includes(one) && !kept.includes(one));
  return [...waits, ...kept, ...fresh].filter((one) => HAS[one](news) || news.awaited?.includes(one));
}
