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
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
}));
