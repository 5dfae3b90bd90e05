// Says messages of the catalogues as the page does: rows of language, book, name and parts come in, and texts go out.
import { text } from "node:stream/consumers";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { type SayAny, sayer } from "../src/i18n/sayer";

type Row = [language: string, folder: string, name: string, parts: Record<string, string | number>];

const WORDS = argv[2] ?? "";
const rows = JSON.parse(await text(process.stdin)) as Row[];
const says = new Map<string, SayAny>();
const sayOf = (language: string, folder: string): SayAny =>
  sayer(JSON.parse(readFileSync(join(WORDS, folder, `${language}.json`), "utf8")), language) as unknown as SayAny;

const texts = rows.map(([language, folder, name, parts]) => {
  const key = `${folder}/${language}`;
  const say = says.get(key) ?? sayOf(language, folder);
  says.set(key, say);
  return say(name, parts);
});
stdout.write(JSON.stringify(texts));
