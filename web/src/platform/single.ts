// Runs an action once at a time: a second press before the answer joins the first.
export function single<Parts extends unknown[]>(act: (...parts: Parts) => Promise<void>) {
  let running: Promise<void> | null = null;
  return (...parts: Parts): Promise<void> => (running ??= act(...parts).finally(() => (running = null)));
}
