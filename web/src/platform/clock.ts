// The server's time, by which clocks end: this machine's clock may be wrong, and the server's stands while it does.
let ahead = 0;

export const hearTime = (now: number): void => {
  ahead = now - Date.now();
};

export const serverNow = (): number => Date.now() + ahead;
