// The words of house rules and of the owner's page, in the language of the person.
import type { Words as House } from "./compiled/house/words";
import type { Words as Owner } from "./compiled/owner/words";
import { sayerOf } from "./lazy";

export const sayRules = sayerOf<House>(
  import.meta.glob<string>("./compiled/house/*.json", { query: "?url", import: "default", eager: true }),
);
export const sayOwner = sayerOf<Owner>(
  import.meta.glob<string>("./compiled/owner/*.json", { query: "?url", import: "default", eager: true }),
);
