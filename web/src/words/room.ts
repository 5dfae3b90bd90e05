// Words of a room of the page: they are fetched with it, in the language of the person.
import { language } from "./language.svelte";

/** How the words of each language are fetched. */
export type Books<Words> = Record<string, () => Promise<{ words: Words }>>;

export async function wordsOf<Words>(books: Books<Words>): Promise<Words> {
  const fetched = books[language()] ?? books.en;
  if (!fetched) throw new Error("there are no words");
  return (await fetched()).words;
}
