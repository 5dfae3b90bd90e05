// The words of house rules, in the language of the person.
import type { Words } from "../words/compiled/house/words";
import { sayerOf } from "../words/room";

export const sayRules = await sayerOf<Words>(import.meta.glob<string>("../words/compiled/house/*.json", { query: "?url", import: "default", eager: true }));
