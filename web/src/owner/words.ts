// The words of the owner's page, in the language of the person.
import type { Words } from "../words/compiled/owner/words";
import { sayerOf } from "../words/room";

export const say = await sayerOf<Words>(import.meta.glob<string>("../words/compiled/owner/*.json", { query: "?url", import: "default", eager: true }));
