// Lists what does not fit on a page that may be longer than the screen: nothing goes sideways, no word or button is cut.
() => {
  const faults = [];
  const wide = document.documentElement.clientWidth;
  const isSeen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    // What lies in a closed box of details has a place, but nobody sees it.
    if (!one.checkVisibility({ contentVisibilityAuto: true })) return false;
    return width > 1 && height > 1 && style.visibility !== "hidden" && style.clipPath === "none" && !one.closest(".sr, svg");
  };
  const name = (one) => `${one.localName}.${one.className}`.replace(/\bs-\w+/g, "").trim() + ` "${(one.textContent ?? "").trim().slice(0, 30)}"`;
  if (document.documentElement.scrollWidth > wide) faults.push(`the page goes sideways: ${document.documentElement.scrollWidth} of ${wide}`);
  const body = [...document.body.querySelectorAll("*")].filter(isSeen);
  for (const one of body) {
    const { left, right } = one.getBoundingClientRect();
    if (left < -1 || right > wide + 1) faults.push(`outside the window: ${name(one)}`);
    // Of a box that words are written into, only the words go sideways.
    if (!/^(INPUT|TEXTAREA)$/.test(one.tagName) && getComputedStyle(one).display !== "inline" && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      faults.push(`wider than its box: ${name(one)}, ${one.scrollWidth} of ${one.clientWidth}`);
    if (getComputedStyle(one).overflowY === "hidden" && one.scrollHeight > one.clientHeight + 2) faults.push(`taller than its box: ${name(one)}`);
  }
  // Heads of tables of people are 11.3 pixels where four of them share a phone's width; a month's name is as large as
  // the next one allows.
  for (const one of body.filter((one) => !one.matches(".months *"))) {
    const isText = [...one.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (isText && size < 11) faults.push(`small type: ${name(one)} ${size.toFixed(1)}`);
  }
  const buttons = body.filter((one) => one.matches("button:not(.term, .plain), a.button, select, input:not([type='checkbox'], [type='radio'])"));
  for (const one of buttons) {
    const { width, height } = one.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) faults.push(`too small for a finger: ${name(one)} ${Math.round(width)} by ${Math.round(height)}`);
  }
  // The page scrolls away from under what sticks to the window.
  const sticks = (one) => one !== null && (getComputedStyle(one).position === "sticky" || sticks(one.parentElement));
  buttons.forEach((one, at) => {
    const a = one.getBoundingClientRect();
    for (const other of buttons.slice(at + 1)) {
      const b = other.getBoundingClientRect();
      const meet = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
      if (meet && !one.contains(other) && sticks(one) === sticks(other)) faults.push(`buttons over one another: ${name(one)} and ${name(other)}`);
    }
  });
  return [...new Set(faults)];
}
