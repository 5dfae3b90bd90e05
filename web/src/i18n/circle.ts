// The words of friends, clubs and events, and of peace at the table.
import type { Words } from "./compiled/circle/words";
import { sayerOf } from "./lazy";

/** A sentence of theirs. */
export const sayCircle = await sayerOf<Words>(
  import.meta.glob<string>("./compiled/circle/*.json", { query: "?url", import: "default", eager: true }),
);
