// Words of a room of the page: they are fetched with it, in the language of the person.
import { language } from "./language.svelte";
import { fetched } from "../platform/fetched";
import { type Messages, type Say, sayer } from "./sayer";

/** Where the words of each language lie, by the names of their files. */
export type Addresses = Record<string, string>;

/** Fetch what is still missing of each room that has been loaded. */
const missing = new Set<() => Promise<void>>();

export const messagesOf = (addresses: Addresses): Promise<Messages> => fetched(ofLanguage(addresses));

/**
 * What speaks the words of a room. They are asked for now, and are there when `spoken` is done: a module that waited
 * for its own would let those that need it ask only then, one way to the server and back after another.
 */
export function sayerOf<Words>(addresses: Addresses): Say<Words> {
  let speak: Say<Words>;
  let asked: Promise<void> | null = null;
  const fetch = (): Promise<void> =>
    (asked ??= messagesOf(addresses)
      .then((messages) => {
        speak = sayer<Words>(messages, language());
        missing.delete(fetch);
      })
      // Those that did not come are asked for again.
      .finally(() => (asked = null)));
  missing.add(fetch);
  fetch().catch(() => undefined);
  return (name, ...parts) => speak(name, ...parts);
}

/** A part of the page that is loaded when it is wanted, once the words are there that it needs. */
export async function spoken<Part>(loaded: Promise<Part>): Promise<Part> {
  const part = await loaded;
  await Promise.all([...missing].map((fetch) => fetch()));
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
