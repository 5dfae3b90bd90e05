// The files of each room, written into the early script: a room that is opened by its address is fetched beside the page.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin, type Rolldown } from "vite";
import { CODES } from "./documents";

/** The page's rooms by the first word of the address, each with the module that is fetched for it in src/app/routes.ts. */
export const PAGES: Record<string, string> = {
  club: "social/Club",
  daily: "daily/Daily",
  event: "tournaments/Event",
  fair: "fairness/Fairness",
  friends: "social/Friends",
  join: "lobby/Join",
  learn: "learn/Learn",
  me: "accounts/Profile",
  new: "rules/Wizard",
  replay: "replay/Replay",
  settings: "settings/SettingsPage",
  solve: "solve/Solve",
  standings: "ratings/Standings",
};
/** The table, which is fetched apart from the front room; it is asked for early there too, once the line is free for it. */
const TABLE = "table/Table";
const AT_TABLE = ["first", "play", "table"];
const DATA = /[\w-]+-[\w-]{8}\.json/g;

/** What a room is made of beyond the first load, as names within `assets/`: its own script, and what others have too. */
interface Room {
  own: string;
  files: string[];
  /** Its words by language. */
  words: Record<string, string[]>;
}
/** Rooms that differ in their own script alone, by the first word of the address. */
type Group = [own: Record<string, string>, files: string[], words: Record<string, string[]>];

/** Tells the early script what each room is made of. */
export function roomsAhead(): Plugin {
  let folder = "";
  let rooms: Group[] = [];
  return {
    name: "rooms-ahead",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const pages = Object.entries(PAGES).map(([room, page]) => [room, `pages/${page}`] as const);
        const all = [...AT_TABLE.map((room) => [room, TABLE] as const), ...pages];
        rooms = grouped(all.map(([room, page]) => [room, made(page, chunks)]));
      },
    },
    closeBundle: () => {
      const script = join(folder, "early.js");
      const { code } = minifySync("early.js", readFileSync(script, "utf8"));
      if (!code.includes("ROOMS=[]")) throw new Error("early.js has no place for the rooms");
      writeFileSync(script, code.replace("ROOMS=[]", `ROOMS=${JSON.stringify(rooms)}`));
    },
  };
}

/** The files of a page that the first load has not. */
function made(page: string, chunks: Rolldown.OutputChunk[]): Room {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${page}.svelte`));
  const index = chunks.find(({ name, isEntry }) => isEntry && name === "index");
  if (!entry || !index) throw new Error(`the page has no script for ${page}`);
  const byName = new Map(chunks.map((one) => [one.fileName, one]));
  const first = reached(index, byName);
  const chunksOfRoom = [...reached(entry, byName)].filter((one) => !first.has(one));
  const styles = new Set(chunksOfRoom.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]));
  const data = [...new Set(chunksOfRoom.flatMap(({ code }) => code.match(DATA) ?? []))].sort();
  const wordsOf = (code: string): string[] => data.filter((name) => name.startsWith(`${code}-`));
  const words = Object.fromEntries(CODES.map((code) => [code, wordsOf(code)]));
  const spoken = Object.values(words).flat();
  const names = [...chunksOfRoom.map(({ fileName }) => fileName), ...styles].map(within).sort();
  const own = within(entry.fileName);
  return { own, words, files: [...names, ...data].filter((name) => name !== own && !spoken.includes(name)) };
}

const within = (name: string): string => name.replace("assets/", "");

/** Rooms in groups, so that what they share is named once. */
function grouped(rooms: [string, Room][]): Group[] {
  const groups = new Map<string, Group>();
  for (const [name, { own, files, words }] of rooms) {
    const key = JSON.stringify([files, words]);
    const group: Group = groups.get(key) ?? [{}, files, words];
    group[0][name] = own;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A script and all that it imports at once. */
function reached(entry: Rolldown.OutputChunk, byName: Map<string, Rolldown.OutputChunk>): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  for (const open = [entry]; open.length;) {
    const next = open.pop() as Rolldown.OutputChunk;
    if (found.has(next)) continue;
    found.add(next);
    open.push(...next.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return found;
}
