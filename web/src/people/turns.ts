// What a page asks of the server: one thing after the other, so that no old answer comes over a newer one.

/** Does things in the order in which they were asked for; a thing tells its own troubles. */
export function inTurn(): (what: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (what) => (last = last.then(what));
}
