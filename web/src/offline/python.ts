// Runs the server in a worker: Python as WebAssembly, our modules, and the tables that the browser keeps.
import { unpacked } from "./tar";
import { load, save, setAside, type Stored } from "./storage";

/** As the server calls the cache that has all files, and what another page of this browser holds while it plays. */
const NAME = "bidwhist-offline";
const LIST = "/offline.json";
/** Milliseconds for a page that was just reloaded to let go. */
const LOCK_WAIT_MS = 4000;

interface Proxy {
  toJs(): Uint8Array<ArrayBuffer>;
  destroy(): void;
}
interface Table {
  take(text: string): void;
  store(): Proxy;
  cookies(): string;
}
interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, body: Uint8Array, options: { canOwn: boolean }): void;
  };
  pyimport(name: "importlib"): { invalidate_caches(): void };
  pyimport(name: typeof ENTRANCE): Entrance;
}
interface Entrance {
  open_table(
    folder: string,
    tell: (text: string) => void,
    hasChanged: () => void,
    store: Uint8Array,
    cookies: string,
  ): Promise<Table>;
}
interface Pyodide {
  loadPyodide(options: { indexURL: string; lockFileURL: string; env: Record<string, string> }): Promise<Python>;
}

/** What the page is told beside what the server says: why it cannot play. */
export type Trouble = "broken" | "elsewhere" | "lost";

const MODULES = "/modules";
const ENTRANCE = "bidwhist.server.offline.browser";

let table: Table | null = null;
let hasNews = false;
let storing: Promise<void> | null = null;
/** Messages for the page, until the commits that they report are stored. */
const held: string[] = [];

const trouble = (what: Trouble): void => postMessage(JSON.stringify({ told: "trouble", what }));

function tell(text: string): void {
  if (storing) held.push(text);
  else postMessage(text);
}

/** Where the files of Python are, by the list of them that was fetched last. */
async function folder(): Promise<string> {
  const requests = await (await caches.open(NAME)).keys();
  const list = requests.find(({ url }) => url.endsWith(LIST));
  if (!list) throw new Error(NAME);
  return list.url.slice(0, -LIST.length + 1);
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function started(): Promise<Python> {
  const indexURL = await folder();
  const modules = bytesOf(`${indexURL}modules.tar`);
  modules.catch(() => undefined);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({
    indexURL,
    lockFileURL: `${indexURL}pyodide-lock.json`,
    env: { PYTHONPATH: MODULES, HOME: "/home" },
  });
  const made = new Set<string>();
  for (const [name, body] of unpacked(await modules)) {
    const path = `${MODULES}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) python.FS.mkdirTree(parent);
    made.add(parent);
    python.FS.writeFile(path, body, { canOwn: true });
  }
  // It has seen that the folder was not there.
  python.pyimport("importlib").invalidate_caches();
  return python;
}

function hasChanged(): void {
  hasNews = true;
  storing ??= storeTable();
}

/** Stores the tables, then sends what was held: closing the page loses nothing that somebody has seen. */
async function storeTable(): Promise<void> {
  // Commits that come together are stored together.
  await new Promise((done) => setTimeout(done));
  while (table && hasNews) {
    hasNews = false;
    const told = held.splice(0);
    const store = table.store();
    const bytes = store.toJs();
    store.destroy();
    await save({ store: bytes, cookies: table.cookies() }).catch(() => trouble("lost"));
    for (const text of told) postMessage(text);
  }
  storing = null;
  for (const text of held.splice(0)) postMessage(text);
}

const waiting: string[] = [];
addEventListener("message", ({ data }: MessageEvent<string>) => {
  if (table) table.take(data);
  else waiting.push(data);
});

async function run(): Promise<void> {
  const found = load();
  found.catch(() => undefined);
  const python = await started();
  const server = python.pyimport(ENTRANCE);
  const open = ({ store, cookies }: Stored): Promise<Table> =>
    server.open_table("/kept", tell, hasChanged, store, cookies);
  try {
    table = await open(await found);
  } catch {
    // Stored tables of a newer version, say, cannot be read: they are put aside, and new tables begin.
    trouble("lost");
    await setAside().catch(() => undefined);
    table = await open({ store: new Uint8Array(), cookies: "" });
  }
  tell(JSON.stringify({ told: "ready" }));
  for (const text of waiting) table.take(text);
}

// Two pages would each keep tables of their own, one over the other.
navigator.locks
  .request(NAME, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, async () => {
    await run().catch((error: unknown) => {
      trouble("broken");
      throw error;
    });
    // It is held for as long as this worker runs.
    await new Promise(() => undefined);
  })
  .catch((error: unknown) => {
    if (error instanceof DOMException) trouble("elsewhere");
    else console.error(error);
  });
