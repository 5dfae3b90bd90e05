// The words of replays, in the language of the person.
import { language } from "../words/language.svelte";
import type { Words } from "../words/compiled/replay/words";
import { sayerOf } from "../words/room";

export const sayReplay = await sayerOf<Words>(import.meta.glob<string>("../words/compiled/replay/*.json", { query: "?url", import: "default", eager: true }));

const tenths = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Matches in 100, to a tenth. */
export const figure = (cost: number): string => tenths.format(cost);
