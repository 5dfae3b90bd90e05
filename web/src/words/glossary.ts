// The words of the game, as docs/glossary.md has them: the rows of its first table.
import page from "../../../docs/glossary.md?raw";

const ROW = /^\| (.+?) \| (.+?) \|$/gm;
const atTheTable = page.split(/^## /m)[1] ?? "";

export const GLOSSARY: [string, string][] = [...atTheTable.matchAll(ROW)]
  .slice(1) // the head
  .map(([, word, meaning]) => [word ?? "", meaning ?? ""]);
