// The words of the page of fair deals, in the language of the person.
import type { Words } from "../../i18n/compiled/fair/words";
import { sayerOf } from "../../i18n/lazy";

export const say = await sayerOf<Words>(
  import.meta.glob<string>("../../i18n/compiled/fair/*.json", { query: "?url", import: "default", eager: true }),
);
