import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const owners = new Map();

/** The class that keeps a component's style to itself: the component's initial and a few characters. */
function cssHash({ hash, filename }) {
  const initial = filename.replace(/.*\//, "")[0].toLowerCase();
  const name = `${initial}${hash(filename.replace(/.*src\//, "")).slice(0, 3)}`;
  const owner = owners.get(name) ?? filename;
  if (owner !== filename) throw new Error(`${filename} and ${owner} share the class ${name}: take more characters`);
  owners.set(name, filename);
  return name;
}

export default {
  preprocess: vitePreprocess({ script: false, style: false }),
  compilerOptions: { runes: true, discloseVersion: false, cssHash },
};
