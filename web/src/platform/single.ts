// What is under way is not begun again: a second press before the answer is the first one's.
export function single<Parts extends unknown[]>(act: (...parts: Parts) => Promise<void>) {
  let running: Promise<void> | null = null;
  return (...parts: Parts): Promise<void> => (running ??= act(...parts).finally(() => (running = null)));
}
