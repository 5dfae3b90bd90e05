// Words of a room of the page: they are fetched with it, in the language of the person.
import { language } from "./language.svelte";
import { fetched } from "../platform/fetched";
import { type Messages, type Say, sayer } from "./sayer";

/** Where the words of each language lie, by the names of their files. */
export type Addresses = Record<string, string>;

export const messagesOf = (addresses: Addresses): Promise<Messages> => fetched(ofLanguage(addresses));

/**
 * What speaks the words of a room. Rooms of one file (`ROOMS` in vite.config.ts) ask side by side, in one module: the
 * modules of a file run one after another, so each that waits lets those behind it ask later.
 */
export const sayerOf = async <Words>(addresses: Addresses): Promise<Say<Words>> =>
  sayer<Words>(await messagesOf(addresses), language());

/** The one of some files that is in the language of the person. */
export function ofLanguage(addresses: Addresses): string {
  const find = (code: string): string | undefined =>
    Object.entries(addresses).find(([file]) => file.endsWith(`/${code}.json`))?.[1];
  const found = find(language()) ?? find("en");
  if (!found) throw new Error("there are no words");
  return found;
}
