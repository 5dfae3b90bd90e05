// The words of house rules, in the language of the person.
import type { Words } from "../../i18n/compiled/house/words";
import { sayerOf } from "../../i18n/lazy";

export const sayRules = await sayerOf<Words>(
  import.meta.glob<string>("../../i18n/compiled/house/*.json", { query: "?url", import: "default", eager: true }),
);
