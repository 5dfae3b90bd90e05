// The language of the page: what each message says in it. English is there at once, another one is fetched.
import { settings } from "../state/settings.svelte";
import { words as english, type Words } from "./compiled/en";

/** The languages there are, each as it calls itself; a draft says so. */
export const LANGUAGES: Record<string, { name: string; from: "ltr" | "rtl"; fetch: () => Promise<Words> }> = {
  en: { name: "English", from: "ltr", fetch: () => Promise.resolve(english) },
  fr: { name: "Français", from: "ltr", fetch: async () => (await import("./compiled/fr")).words },
  es: { name: "Español", from: "ltr", fetch: async () => (await import("./compiled/es")).words },
  he: { name: "עברית (טיוטה)", from: "rtl", fetch: async () => (await import("./compiled/he")).words },
};

let words: Words = $state.raw(english);

type Parts<Name extends keyof Words> = Words[Name] extends (parts: infer Needed) => string ? [parts: Needed] : [];

/** A message, with its parts where it has any. */
export function say<Name extends keyof Words>(name: Name, ...parts: Parts<Name>): string {
  const message = words[name] as string | ((parts: unknown) => string);
  return typeof message === "string" ? message : message(parts[0]);
}

/** The language that the person chose; English if there is none such. */
export const language = (): string => (Object.hasOwn(LANGUAGES, settings.language) ? settings.language : "en");

/** Fetches the words of the language, and tells the document; with a line too slow for it the page stays English. */
export async function speak(): Promise<void> {
  const code = language();
  const wanted = LANGUAGES[code];
  if (!wanted) return;
  try {
    words = await wanted.fetch();
  } catch {
    return;
  }
  document.documentElement.lang = code;
  document.documentElement.dir = wanted.from;
}
