// The words of replays, in the language of the person.
import { sayer, wordsOf } from "../words/room";

export const sayReplay = sayer(
  await wordsOf({
    en: () => import("../words/compiled/replay/en"),
    fr: () => import("../words/compiled/replay/fr"),
    es: () => import("../words/compiled/replay/es"),
    he: () => import("../words/compiled/replay/he"),
  }),
);
