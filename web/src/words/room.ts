// Words of a room of the page: they are fetched with it, in the language of the person.
import { language } from "./language.svelte";

type Parts<Words, Name extends keyof Words> = Words[Name] extends (parts: infer Needed) => string ? [parts: Needed] : [];
/** A message of a room, with its parts where it has any. */
export type Say<Words> = <Name extends keyof Words>(name: Name, ...parts: Parts<Words, Name>) => string;
/** How the words of each language are fetched. */
export type Books<Words> = Record<string, () => Promise<{ words: Words }>>;

export async function wordsOf<Words>(books: Books<Words>): Promise<Words> {
  const fetched = books[language()] ?? books.en;
  if (!fetched) throw new Error("there are no words");
  return (await fetched()).words;
}

export function sayer<Words>(words: Words): Say<Words> {
  return (name, ...parts) => {
    const message = words[name] as string | ((parts: unknown) => string);
    return typeof message === "string" ? message : message(parts[0]);
  };
}
