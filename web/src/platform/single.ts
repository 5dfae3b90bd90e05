// What is under way is not begun again: the same press before the answer is the first one's, another one is done.
export function single<Parts extends unknown[]>(act: (...parts: Parts) => Promise<void>) {
  const running: Record<string, Promise<void>> = {};
  return (...parts: Parts): Promise<void> => {
    const press = JSON.stringify(parts);
    return (running[press] ??= act(...parts).finally(() => delete running[press]));
  };
}
