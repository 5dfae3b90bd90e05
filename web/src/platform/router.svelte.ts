// Where we are: the part of the address after #, in pieces.
/** A piece as it was before it was encoded; chats cut addresses anywhere. */
const decoded = (piece: string): string => {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
};
const pieces = (): string[] => location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decoded);

export const route = $state({ path: pieces() });

window.addEventListener("hashchange", () => {
  route.path = pieces();
});

export const go = (...path: (string | number)[]): void => {
  location.hash = `/${path.map(encodeURIComponent).join("/")}`;
};

export const link = (...path: (string | number)[]): string => `#/${path.map(encodeURIComponent).join("/")}`;
/** The page of a moment that chats show with a picture. */
export const momentAddress = (match: string, step: number, code: string): string =>
  new URL(`m/${match}/${step}${code === "en" ? "" : `?language=${code}`}`, location.href).href;

export const address = (...path: (string | number)[]): string =>
  `${location.origin}${location.pathname}${link(...path)}`;
