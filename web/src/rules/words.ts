// The words of house rules, in the language of the person.
import { wordsOf } from "../words/room";
import { sayer } from "../words/sayer";

export const sayRules = sayer(
  await wordsOf({
    en: () => import("../words/compiled/house/en"),
    fr: () => import("../words/compiled/house/fr"),
    es: () => import("../words/compiled/house/es"),
    he: () => import("../words/compiled/house/he"),
  }),
);
