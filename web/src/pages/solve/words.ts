// The words of the page that solves a deal, in the language of the person.
import type { Words } from "../../i18n/compiled/solve/words";
import { sayerOf } from "../../i18n/lazy";

export const say = sayerOf<Words>(
  import.meta.glob<string>("../../i18n/compiled/solve/*.json", { query: "?url", import: "default", eager: true }),
);
