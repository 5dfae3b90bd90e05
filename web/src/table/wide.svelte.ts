// Whether there is room beside the felt: what would not be seen is not drawn at all.
const screen = window.matchMedia("(min-width: 1000px) and (min-height: 480.1px)");
let isWide = $state(screen.matches);
screen.addEventListener("change", () => (isWide = screen.matches));

export const room = {
  get beside(): boolean {
    return isWide;
  },
};
