import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [svelte()],
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
