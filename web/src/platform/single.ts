// What is under way is not begun again: the same press before the answer is the first one's, another one is done.
export function single<Parts extends unknown[]>(act: (...parts: Parts) => Promise<void>) {
  const running = new Map<string, Promise<void>>();
  return (...parts: Parts): Promise<void> => {
    const press = JSON.stringify(parts);
    const first = running.get(press) ?? act(...parts).finally(() => running.delete(press));
    running.set(press, first);
    return first;
  };
}
