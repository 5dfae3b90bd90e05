// The words of the owner's page, in the language of the person.
import type { Words } from "../../i18n/compiled/owner/words";
import { sayerOf } from "../../i18n/lazy";

export const say = await sayerOf<Words>(
  import.meta.glob<string>("../../i18n/compiled/owner/*.json", { query: "?url", import: "default", eager: true }),
);
