// Words of a room of the page: they are fetched with it, in the language of the person.
import { language } from "./language.svelte";
import { fetched } from "../platform/fetched";
import { type Messages, type Say, sayer } from "./sayer";

/** Where the words of each language lie, by the names of their files. */
export type Addresses = Record<string, string>;

/** What fetches the words of each loaded room that have not come yet. */
const missing = new Set<() => Promise<void>>();

export const messagesOf = (addresses: Addresses): Promise<Messages> => fetched(ofLanguage(addresses));

/**
 * What speaks the words of a room. They are fetched at once and are there when `localized` is done: if the module waited
 * for them, modules that import it would fetch theirs only then, one round trip after another.
 */
export function sayerOf<Words>(addresses: Addresses): Say<Words> {
  let speak: Say<Words>;
  let asked: Promise<void> | null = null;
  const load = (): Promise<void> =>
    (asked ??= messagesOf(addresses)
      .then((messages) => {
        speak = sayer<Words>(messages, language());
        missing.delete(load);
      })
      // After a failure they are fetched again.
      .finally(() => (asked = null)));
  missing.add(load);
  load().catch(() => undefined);
  return (name, ...parts) => speak(name, ...parts);
}

/** A lazily loaded part of the page, once the words of all loaded rooms have come. */
export async function localized<Part>(loaded: Promise<Part>): Promise<Part> {
  const part = await loaded;
  await Promise.all([...missing].map((load) => load()));
  return part;
}

/** The one of some files that is in the language of the person. */
export function ofLanguage(addresses: Addresses): string {
  const find = (code: string): string | undefined =>
    Object.entries(addresses).find(([file]) => file.endsWith(`/${code}.json`))?.[1];
  const found = find(language()) ?? find("en");
  if (!found) throw new Error("there are no words");
  return found;
}
