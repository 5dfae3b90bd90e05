// The table's own script and style, which come behind the front room: on a slow line one of the two is there soon.
import type Table from "./Table.svelte";

export const fetchTable = () => import("./Table.svelte");

/** The table once it is there; whether it has come, or cannot be fetched. */
export const fetched: { table: typeof Table | null; isSettled: boolean } = $state({ table: null, isSettled: false });

/** Fetches it, once. */
export function fetchAhead(): void {
  if (isAsked) return;
  isAsked = true;
  fetchTable()
    .then(
      ({ default: table }) => (fetched.table = table),
      () => undefined,
    )
    .finally(() => (fetched.isSettled = true));
}
let isAsked = false;
