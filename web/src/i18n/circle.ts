// The words of friends, clubs and events, of peace at the table, and of daily deals.
import type { Words } from "./compiled/circle/words";
import type { Words as Daily } from "./compiled/daily/words";
import { sayerOf } from "./lazy";

export const sayCircle = sayerOf<Words>(
  import.meta.glob<string>("./compiled/circle/*.json", { query: "?url", import: "default", eager: true }),
);
export const sayDaily = sayerOf<Daily>(
  import.meta.glob<string>("./compiled/daily/*.json", { query: "?url", import: "default", eager: true }),
);
