import { type Dirent, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { documents } from "./documents";
import { lean } from "./lean";
import { roomsAhead } from "./rooms_ahead";
import { tokens } from "./tokens";

const TEXT = /\.(css|html|js|json|svg|wasm|webmanifest)$/;
/** Pictures for other programs, the solver, which few ask; the document, which is kept by its address; and what is fetched only to play without a connection. */
const NOT_OF_THE_PAGE = /\.(png|wasm)$|^(index(\..+)?|offline)\.html$|^assets\/(OfflineRooms|offline|python)-/;

/** Beside each text of the page, and the solver, lies what a browser is sent of it; and the service worker is told of all files. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: () => {
      const entries: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true });
      const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
      const names = paths
        .map((path) => path.slice(join(folder, "/").length))
        .filter((name) => !NOT_OF_THE_PAGE.test(name));
      const worker = join(folder, "sw.js");
      const kept = ["./", ...names.filter((name) => name !== "sw.js")].sort();
      writeFileSync(worker, readFileSync(worker, "utf8").replace("FILES = []", `FILES = ${JSON.stringify(kept)}`));
      for (const path of paths.filter((one) => TEXT.test(one))) {
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/**
 * Rooms that are opened one after another are one file: it is packed tighter, and the next room is there at once.
 * What the front room shows beside is small, and a person who follows an invite is sent that page alone. Rolldown fills the
 * files in the order of their names, each with all that it imports: "first" has to be the first of them, and what two
 * share goes to the one before.
 */
const ROOMS: [string, RegExp][] = [
  [
    "front",
    /\/src\/(pages\/(lobby\/(Rooms|arranged|OpenTable)|daily\/(Tile|EightDeals|words)|tournaments\/(Tonight|api)|social\/(Asked|api))|i18n\/(lazy|circle))\./,
  ],
  [
    "house",
    /\/src\/(pages\/(social|ratings|tournaments|daily|moderation|accounts|settings|fairness)\/|table\/Report\.|i18n\/standing\.)/,
  ],
  // What the table has for later and rooms have too.
  [
    "fold",
    /\/src\/(ui\/(Star|Trophy|names|outcome|RulesSheet)|platform\/clipboard|table\/(ScoreSheet|Calls|Settings))\./,
  ],
  // What lies over the table when it is asked for, or beside it on wide screens; and on it before the cards and after.
  ["folds", /\/src\/table\/(Sheets|Phrases|Cards|Side)\./],
  ["folds-end", /\/src\/(table\/(Seating|lost|Result|Ending|fitted)|session\/reach)\./],
  // The table has them too, and is sent no lessons for them.
  ["glossary", /\/src\/(i18n\/(Glossary|glossary)\.|table\/Word)/],
  ["host", /\/src\/(pages\/(rules|owner)\/|i18n\/host\.)/],
  ["learn", /\/src\/pages\/learn\//],
  // What a replay and the page that solves a deal share comes before both, by its name too.
  ["open", /\/src\/(solver\/solver|cards\/shuffle|ui\/Progress)\./],
  ["replay", /\/src\/pages\/replay\//],
  ["solve", /\/src\/pages\/solve\//],
  ["offline-rooms", /\/src\/pages\/lobby\/OfflineRooms\./],
];
const IS_SCRIPT = /\.(ts|svelte)$/;

/** The file of a module that is not wanted at once. */
const roomOf = (id: string): string | null =>
  IS_SCRIPT.test(id) ? (ROOMS.find(([, of]) => of.test(id))?.[0] ?? null) : null;

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** What the page needs at once is one file, and the table's another: what rooms share with them would else be torn out. */
const AT_ONCE: [string, string][] = [
  ["first", "src/main.ts"],
  ["first-table", "src/table/Table.svelte"],
];

/** What the rooms have of the table comes with the front room, so that they need nothing of the table's file. */
const EVERYWHERE =
  /\/src\/(ui\/(Medallion|numbers|Icon|Sheet|Later)|cards\/(Suit|Face|faces)|table\/places|platform\/(deferred|screen|arrowKeys))\./;

/** The file of each module: those at once, each with all that it imports and those before it have not, then the rooms. */
function fileOf(): (id: string, modules: Modules) => string | null {
  const found = new Map<string, string>();
  return (id, modules) => {
    for (const [name, entry] of found.size ? [] : AT_ONCE) {
      for (const open = [join(import.meta.dirname, entry)]; open.length;) {
        const next = open.pop() ?? "";
        if (found.has(next)) continue;
        found.set(next, EVERYWHERE.test(next) ? "first" : name);
        open.push(...(modules.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    const first = found.get(id);
    if (first) return id.endsWith(".css") || id.endsWith("main.ts") ? null : first;
    return roomOf(id);
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [svelte(), tokens(), lean(), documents(), roomsAhead(), packed()],
  publicDir: isSsrBuild ? false : "public",
  base: "./",
  build: {
    outDir: "../src/bidwhist/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: "index.html", embed: "embed.html", offline: "src/offline/port.ts" },
          output: { codeSplitting: { groups: [{ name: fileOf() }] } },
        },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
}));
