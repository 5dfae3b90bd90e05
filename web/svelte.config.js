import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Classes that keep a component's style to itself are as short as they can be. */
const cssHash = ({ hash, filename }) => `s${hash(filename.replace(/.*src\//, "")).slice(0, 4)}`;

export default {
  preprocess: vitePreprocess({ script: false, style: false }),
  compilerOptions: { runes: true, discloseVersion: false, cssHash },
};
