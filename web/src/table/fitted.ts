// Makes a panel fit its place: what matters least is left out, part by part, however long the words of a language are.
import type { Action } from "svelte/action";

/**
 * Sets `data-left-out` to the fewest of the named parts, in their order, without which the panel is no taller than its
 * parent; the panel's style says what each name leaves out.
 */
export const fitted: Action<HTMLElement, readonly string[]> = (panel, parts) => {
  const place = panel.parentElement;
  if (!place) return;
  const fit = (): void => {
    for (let count = 0; count <= parts.length; count += 1) {
      panel.dataset["leftOut"] = parts.slice(0, count).join(" ");
      if (panel.offsetHeight <= place.clientHeight) return;
    }
  };
  // In the next frame: a panel that changes its size while its size is observed is an error to browsers.
  const sizes = new ResizeObserver(() => requestAnimationFrame(fit));
  sizes.observe(place);
  sizes.observe(panel);
  fit();
  return { destroy: () => sizes.disconnect() };
};
