// Steps without the words that the page has, as rows of language and step: each sentence that the page makes of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { text } from "node:stream/consumers";
import type { Words } from "../src/i18n/compiled/words";
import { withWords } from "../src/i18n/ownWords";
import { type Say, sayer } from "../src/i18n/sayer";
import type { Update } from "../src/protocol/completion";

const rows = JSON.parse(await text(process.stdin)) as [language: string, step: Update][];
const says = new Map<string, Say<Words>>();
const sayOf = (language: string): Say<Words> =>
  sayer<Words>(JSON.parse(readFileSync(join(argv[2] ?? "", `${language}.json`), "utf8")), language);

const texts = rows.map(([language, step]) => {
  const say = says.get(language) ?? sayOf(language);
  says.set(language, say);
  const { events, view } = withWords(step, say);
  return [...events.map(({ words }) => words), view.status];
});
stdout.write(JSON.stringify(texts));
