// Sizes that are the same everywhere, written by the build where they are named: a page need not look them up.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = join(import.meta.dirname, "src/styles/tokens.css");
const STYLE = /\.css$|[?&]type=style/;
const DECLARED = /^\s*(--(?:space|text|radius|touch)-[\w-]+): ([^;]+);\n/gm;

/** Takes the place of `var(--space-8)` and the like, and of where they are declared. */
export function tokens(): Plugin {
  const values = new Map<string, string>();
  return {
    name: "tokens",
    apply: "build",
    buildStart() {
      this.addWatchFile(FILE);
      for (const [, name = "", value = ""] of readFileSync(FILE, "utf8").matchAll(DECLARED)) values.set(name, value);
    },
    transform: {
      order: "pre",
      filter: { id: STYLE },
      handler(code) {
        const named = (whole: string, name: string): string => values.get(name) ?? whole;
        return { code: code.replace(DECLARED, "").replace(/var\((--[\w-]+)\)/g, named), map: null };
      },
    },
  };
}
