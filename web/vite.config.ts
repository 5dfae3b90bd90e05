import { type Dirent, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const TEXT = /\.(css|html|js|svg|webmanifest)$/;
/** Pictures for other programs: chats and home screens. */
const NOT_OF_THE_PAGE = /\.png$/;

/** Beside each text of the page lies what a browser is sent of it; and the service worker is told of all files. */
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
      const names = paths.map((path) => path.slice(join(folder, "/").length)).filter((name) => !NOT_OF_THE_PAGE.test(name));
      const worker = join(folder, "sw.js");
      const kept = ["./", ...names.filter((name) => name !== "index.html" && name !== "sw.js")].sort();
      writeFileSync(worker, readFileSync(worker, "utf8").replace("FILES = []", `FILES = ${JSON.stringify(kept)}`));
      for (const path of paths.filter((one) => TEXT.test(one))) {
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** All that the page needs at once is one file: what rooms share with it would else be torn out, file by file. */
function first(): (id: string, modules: Modules) => string | null {
  const found = new Set<string>();
  return (id, modules) => {
    for (const open = found.size ? [] : [join(import.meta.dirname, "src/main.ts")]; open.length; ) {
      const next = open.pop() ?? "";
      if (found.has(next)) continue;
      found.add(next);
      open.push(...(modules.getModuleInfo(next)?.importedIds ?? []));
    }
    return found.has(id) && !id.endsWith(".css") && !id.endsWith("main.ts") ? "first" : null;
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [svelte(), packed()],
  publicDir: isSsrBuild ? false : "public",
  base: "./",
  build: {
    outDir: "../src/bidwhist/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: isSsrBuild ? {} : { input: ["index.html", "embed.html"], output: { codeSplitting: { groups: [{ name: first() }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
}));
