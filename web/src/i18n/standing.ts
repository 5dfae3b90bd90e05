// The words of standings and of the page of fair deals, in the language of the person.
import type { Words as Fair } from "./compiled/fair/words";
import type { Words as Standing } from "./compiled/standings/words";
import { sayerOf } from "./lazy";

export const sayStanding = sayerOf<Standing>(
  import.meta.glob<string>("./compiled/standings/*.json", { query: "?url", import: "default", eager: true }),
);
export const sayFair = sayerOf<Fair>(
  import.meta.glob<string>("./compiled/fair/*.json", { query: "?url", import: "default", eager: true }),
);
