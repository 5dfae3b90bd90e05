// The language of the page: what each message says in it. Words are data, and only those of one language are fetched.
import { settings } from "../platform/settings.svelte";
import type { Words } from "./compiled/words";
import { fetched } from "../platform/fetched";
import { type Say, sayer } from "./sayer";
import en from "./compiled/en.json?url";
import es from "./compiled/es.json?url";
import fr from "./compiled/fr.json?url";
import he from "./compiled/he.json?url";

/** The languages there are, each as it calls itself, and where its words lie; a draft says so. */
export const LANGUAGES: Record<string, { name: string; from: "ltr" | "rtl"; words: string }> = {
  en: { name: "English", from: "ltr", words: en },
  fr: { name: "Français (brouillon)", from: "ltr", words: fr },
  es: { name: "Español (borrador)", from: "ltr", words: es },
  he: { name: "עברית (טיוטה)", from: "rtl", words: he },
};

let spoken: Say<Words> = $state.raw(() => "");

/** A message, with its parts where it has any. */
export const say: Say<Words> = (name, ...parts) => spoken(name, ...parts);

/** The language that the person chose, or that the document came in; English if there is none such. */
export const language = (): string =>
  [settings.language, document.documentElement.lang].find((code) => Object.hasOwn(LANGUAGES, code)) ?? "en";

async function spokenFrom(code: string): Promise<void> {
  const wanted = LANGUAGES[code];
  if (!wanted) return;
  spoken = sayer<Words>(await fetched(wanted.words), code);
  document.documentElement.lang = code;
  document.documentElement.dir = wanted.from;
}

/** Fetches the words of the language, and tells the document; with a connection too slow for it the page is English. */
export async function speak(): Promise<void> {
  await spokenFrom(language()).catch(() => spokenFrom("en"));
}
