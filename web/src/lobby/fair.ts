// The words of the page of fair deals, in the language of the person.
import type { Words } from "../words/compiled/fair/words";
import { sayerOf } from "../words/room";

export const say = await sayerOf<Words>(import.meta.glob<string>("../words/compiled/fair/*.json", { query: "?url", import: "default", eager: true }));
