// Work that need not be done at once is done as a task of its own, so that none is long.

/** As soon as what runs now is done. */
export const soon = (then: () => void): void => void window.setTimeout(then);

/** When the next picture has been painted; at once where nobody sees it. */
export function afterPaint(then: () => void): void {
  if (document.hidden) window.setTimeout(then);
  else requestAnimationFrame(() => window.setTimeout(then));
}
