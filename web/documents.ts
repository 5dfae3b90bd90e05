// The document of the page in each language, and the words that it will want at once fetched beside its script.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What the page has in its place where it is played without a connection. */
const EARLY = '<script async fetchpriority="high" src="./early.js"></script>';
const WORDS = join(import.meta.dirname, "src/i18n/compiled");
const OTHERS = { fr: "ltr", es: "ltr", he: "rtl" };
/** The languages that there are words in. */
export const CODES = ["en", ...Object.keys(OTHERS)];

type Bundle = Rolldown.OutputBundle;

/** Writes `index.fr.html` and the others beside `index.html`; the server sends the one that a browser asks for. */
export function documents(): Plugin {
  return {
    name: "documents",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const document of Object.values(bundle)) {
          if (document.type !== "asset" || !document.fileName.endsWith(".html")) continue;
          const english = String(document.source);
          document.source = ahead(english, "en", bundle);
          if (document.fileName !== "index.html") continue;
          this.emitFile({ type: "asset", fileName: "offline.html", source: offline(english, bundle) });
          for (const code of Object.keys(OTHERS)) {
            this.emitFile({
              type: "asset",
              fileName: `index.${code}.html`,
              source: ahead(spoken(english, code), code, bundle),
            });
          }
        }
      },
    },
  };
}

/** The document in another language. */
function spoken(document: string, code: string): string {
  const from = wordsOf("en");
  const to = wordsOf(code);
  const told = ["description", "no-script"].reduce((text, name) => {
    const [english, other] = [from[name], to[name]];
    if (!english || !other || !text.includes(english))
      throw new Error(`index.html does not say ${name} as document.ftl does`);
    return text.replaceAll(english, other);
  }, document);
  return told.replace('<html lang="en">', `<html lang="${code}" dir="${OTHERS[code as keyof typeof OTHERS]}">`);
}

/**
 * The document of a page that is played without a connection: its own script and style come before the page's, and its
 * words with it in every language, since one file serves all people of a browser.
 */
function offline(document: string, bundle: Bundle): string {
  const script = Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry && one.name === "offline");
  if (script?.type !== "chunk" || !document.includes(EARLY)) throw new Error("the page has no script for offline.html");
  const styles = [...(script.viteMetadata?.importedCss ?? [])];
  const words = CODES.map((code) => {
    const told = Object.entries(wordsOf(code)).filter(([name]) => name.startsWith("offline-"));
    const content = JSON.stringify(Object.fromEntries(told)).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<meta name="offline-words" lang="${code}" content="${content}" />`;
  });
  const lines = [
    ...words,
    ...styles.map((name) => `<link rel="stylesheet" href="./${name}" />`),
    `<script type="module" src="./${script.fileName}"></script>`,
  ];
  const ours = document.replace(EARLY, "");
  return ours.replace(/(\s*<script type="module")/, `\n    ${lines.join("\n    ")}$1`);
}

const wordsOf = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(join(WORDS, "document", `${code}.json`), "utf8"));

/** With the words of a language fetched ahead: the script asks for them as soon as it runs. */
function ahead(document: string, code: string, bundle: Bundle): string {
  const source = `src/i18n/compiled/${code}.json`;
  const words = Object.values(bundle).find((one) => one.type === "asset" && one.originalFileNames.includes(source));
  if (!words) throw new Error(`${source} is not in the page`);
  return document.replace(
    "</title>",
    `</title>\n    <link rel="preload" as="fetch" crossorigin href="./${words.fileName}" />`,
  );
}
