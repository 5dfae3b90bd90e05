// Says of each record, a file by file, whether the page's own check takes it; for tests of the server's records.
import { readFileSync } from "node:fs";
import { argv, stdout } from "node:process";
import { check, type FairRecord } from "../src/pages/replay/fair";
import english from "../src/i18n/compiled/replay/en.json";
import type { Words } from "../src/i18n/compiled/replay/words";
import { type Messages, sayer } from "../src/i18n/sayer";

const say = sayer<Words>(english as unknown as Messages, "en");

for (const path of argv.slice(2)) {
  let words: string;
  try {
    words = check(JSON.parse(readFileSync(path, "utf8")) as FairRecord).fault?.(say) ?? "";
  } catch (error) {
    words = String(error);
  }
  stdout.write(words ? `FORGED ${words.replaceAll("\n", " ")}\n` : "fair\n");
}
