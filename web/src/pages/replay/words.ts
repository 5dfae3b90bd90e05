// The words of replays, in the language of the person.
import type { Words } from "../../i18n/compiled/replay/words";
import { numbers } from "../../i18n/formats";
import { sayerOf } from "../../i18n/lazy";

export const sayReplay = sayerOf<Words>(
  import.meta.glob<string>("../../i18n/compiled/replay/*.json", { query: "?url", import: "default", eager: true }),
);

/** Matches in 100, to a tenth. */
export const figure = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What a mistake cost in matches of 100, as its words say it: a whole number, and one at least. */
export const whole = (cost: number): number => Math.max(1, Math.round(cost));
