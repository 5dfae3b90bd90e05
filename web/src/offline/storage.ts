// The stored tables of a browser that plays without a connection, in IndexedDB.
const NAME = "bidwhist-offline";
const PLACE = "kept";
const KEY = "table";
/** Where tables that cannot be read are, so that the next ones are not written over them. */
const ASIDE = "unreadable";

export interface Stored {
  /** The database of the server; empty where nothing is stored. */
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

/** The tables that were stored last. */
export async function load(): Promise<Stored> {
  const found = await done<Stored | undefined>((await place("readonly")).get(KEY));
  return found ?? { store: new Uint8Array(), cookies: "" };
}

/** Store these in the place of those before; they are stored when it is done. */
export async function save(now: Stored): Promise<void> {
  const tables = await place("readwrite");
  await new Promise<void>((resolve, reject) => {
    const { transaction } = tables;
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error());
    tables.put(now, KEY);
  });
}

/** Put the stored tables aside, where nothing is written over them. */
export async function setAside(): Promise<void> {
  const tables = await place("readwrite");
  const found = await done<Stored | undefined>(tables.get(KEY));
  if (found) await done(tables.put(found, ASIDE));
}
