// The words of standings, in the language of the person.
import type { Words } from "../../i18n/compiled/standings/words";
import { presetName } from "../../i18n/tableOptions";
import { sayerOf } from "../../i18n/lazy";

export const sayStanding = await sayerOf<Words>(
  import.meta.glob<string>("../../i18n/compiled/standings/*.json", { query: "?url", import: "default", eager: true }),
);

/** How sure a grade is. */
export const sure = (certainty: "open" | "rough" | "fair" | "certain"): string => sayStanding("sure", { certainty });

/** What a pool of grades is called: how one plays there, and by which rules if by some alone. */
export const poolName = (pool: string): string => {
  const [way = "", preset] = pool.split(".");
  return [sayStanding("pool", { pool: way }), ...(preset ? [presetName(preset)] : [])].join(", ");
};
