// The words of standings, in the language of the person.
import { dates } from "../../i18n/formats";
import { sayStanding } from "../../i18n/standing";
import { presetName } from "../../i18n/tableOptions";

export { sayStanding };

/** How sure a grade is. */
export const sure = (certainty: "open" | "rough" | "fair" | "certain"): string => sayStanding("sure", { certainty });

const monthName = dates({ month: "long", year: "numeric", timeZone: "UTC" });
/** A month that the server writes in figures. */
export const monthOf = (month: string): string => monthName(Date.parse(month));

/** What a pool of grades is called: how one plays there, and by which rules if by some alone. */
export const poolName = (pool: string): string => {
  const [way = "", preset] = pool.split(".");
  return [sayStanding("pool", { pool: way }), ...(preset ? [presetName(preset)] : [])].join(", ");
};
