// What the browser keeps of the tables that are played without a connection, until the next visit.
const NAME = "bidwhist-offline";
const PLACE = "kept";
const KEY = "table";

export interface Kept {
  /** The file of the server's store; empty where nothing was kept. */
  store: Uint8Array<ArrayBuffer>;
  /** Who the page is, as JSON; empty where it is nobody yet. */
  cookies: string;
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error());
  });

let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(PLACE);
  return done(request);
}

const place = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await (database ??= open())).transaction(PLACE, mode).objectStore(PLACE);

/** What was kept last. */
export async function kept(): Promise<Kept> {
  const found = await done<Kept | undefined>((await place("readonly")).get(KEY));
  return found ?? { store: new Uint8Array(), cookies: "" };
}

/** Keep this in place of what was kept before. */
export async function keep(now: Kept): Promise<void> {
  await done((await place("readwrite")).put(now, KEY));
}
