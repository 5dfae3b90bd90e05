// The words of replays, in the language of the person.
import { language } from "../words/language.svelte";
import { wordsOf } from "../words/room";
import { sayer } from "../words/sayer";

export const sayReplay = sayer(
  await wordsOf({
    en: () => import("../words/compiled/replay/en"),
    fr: () => import("../words/compiled/replay/fr"),
    es: () => import("../words/compiled/replay/es"),
    he: () => import("../words/compiled/replay/he"),
  }),
);

const tenths = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Matches in 100, to a tenth. */
export const figure = (cost: number): string => tenths.format(cost);
