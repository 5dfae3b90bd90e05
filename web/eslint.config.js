// What ESLint asks of the page: typescript-eslint and eslint-plugin-svelte as they come, and imports that point down.
import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Folders of src/ from the lowest up: each may import from those before it. */
const LAYERS = [
  "styles",
  "protocol",
  "solver",
  "offline",
  "platform",
  "i18n",
  "net",
  "speech",
  "cards",
  "ui",
  "session",
  "table",
  "pages",
  "app",
];
/** Pages that show a part of another one; all others know nothing of each other. */
const SHOWS = {
  accounts: ["ratings"],
  daily: ["ratings"],
  lobby: ["daily", "social", "tournaments"],
  settings: ["moderation"],
  social: ["tournaments"],
  tournaments: ["ratings"],
};

const upward = LAYERS.map((layer, index) => ({
  target: `./src/${layer}`,
  from: LAYERS.slice(index + 1).map((above) => `./src/${above}`),
  message: `${layer}/ is below it: hand it in, or move what both need down.`,
})).filter(({ from }) => from.length);

const PAGES = [
  "accounts",
  "daily",
  "fairness",
  "learn",
  "lobby",
  "moderation",
  "owner",
  "ratings",
  "replay",
  "rules",
  "settings",
  "social",
  "tournaments",
];
const sideways = PAGES.map((page) => ({
  target: `./src/pages/${page}`,
  from: "./src/pages",
  except: [page, ...(SHOWS[page] ?? [])].map((one) => `./${one}`),
  message: "Pages know nothing of each other, but for those named in eslint.config.js.",
}));

export default defineConfig(
  { ignores: ["src/i18n/compiled/", "src/protocol/messages.ts", "src/pages/learn/exercises/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".svelte.ts", ".js", ".svelte", ".json"] })],
      "import-x/extensions": [".ts", ".js"],
      "import-x/ignore": ["node_modules"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts"] },
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: [...upward, ...sideways] }],
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // What is known to be there is said so; types and tests find the rest.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
      // A space between two elements is written so: {" "}.
      "svelte/no-useless-mustaches": "off",
      // Svelte itself says what it warns of; svelte-check fails where it does.
      "svelte/no-unused-svelte-ignore": "off",
      // Maps and addresses here are made and read in one breath.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
