// Whether the screen has room for more than a table: what would not be seen is not drawn at all.
function roomOf(width: number): { readonly isThere: boolean } {
  const screen = window.matchMedia(`(min-width: ${width}px) and (min-height: 480.1px)`);
  let isThere = $state(screen.matches);
  screen.addEventListener("change", () => (isThere = screen.matches));
  return {
    get isThere(): boolean {
      return isThere;
    },
  };
}

export const besideTheFelt = roomOf(1000);
/** Beside or below a replay's felt, for the story of its deal. */
export const aroundAReplay = roomOf(600);
