// Lists what does not fit in a room of an event: sideways scroll, words that are cut, covered or broken, small targets.
() => {
  const faults = [];
  const root = document.documentElement;
  const wide = root.clientWidth;
  const name = (one) => `${one.localName}.${one.className}`.trim() + ` "${(one.textContent ?? "").trim().slice(0, 40)}"`;
  const isSeen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && !one.closest(".sr, svg, .burst");
  };
  // What a bracket or a wide table scrolls to is reached by scrolling.
  const scrolls = (one) => {
    const held = one.closest(".bracket, .wide");
    return held !== null && getComputedStyle(held).overflowX === "auto";
  };
  const main = document.querySelector("main");
  const all = [...main.querySelectorAll("*")].filter(isSeen);
  if (root.scrollWidth > wide) faults.push(`the page goes sideways: ${root.scrollWidth} of ${wide}`);
  const isWall = main.matches(".wall") && getComputedStyle(main).overflow === "hidden";
  for (const one of all) {
    const box = one.getBoundingClientRect();
    if (!scrolls(one) && (box.left < -1 || box.right > wide + 1)) faults.push(`outside the window: ${name(one)}`);
    if (isWall && box.bottom > innerHeight + 1) faults.push(`below the wall: ${name(one)}`);
    if (one.matches("button, a[href], select, input, summary") && (box.width < 24 || box.height < 24)) faults.push(`too small: ${name(one)}`);
  }
  // Text: not outside the box that holds it, not broken inside a word.
  const holder = (one) => one.closest(".met, .slot, .ranks, .entered, .hall .paper, .banner, .trophy, .coming, .now, .directs, .invite, .title") ?? main;
  for (const one of all) {
    for (const node of one.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim() || one.matches(".at, .tree h3") || scrolls(one)) continue;
      // A line is higher than its letters.
      const air = 3 + 0.25 * parseFloat(getComputedStyle(one).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      const held = holder(one).getBoundingClientRect();
      for (const box of range.getClientRects())
        if (box.width > 1 && (box.bottom > held.bottom + air || box.right > held.right + 3 || box.left < held.left - 3 || box.top < held.top - air)) {
          faults.push(`out of its box: ${name(one)} of ${name(holder(one))}`);
          break;
        }
      // Links of lots and addresses are longer than any line.
      if (one.closest(".log, .address")) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
        if (lines.size > 1) faults.push(`broken inside a word: ${word} in ${name(one)}`);
      }
    }
  }
  // A wall is read from afar: its letters are as large as its screen.
  for (const one of all) {
    const isText = [...one.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (isText && !main.matches(".wall") && size < 11.9) faults.push(`small type: ${name(one)} ${size.toFixed(1)}`);
  }
  // Tiles, slots and rows are beside one another, not over one another.
  for (const kind of [".met", ".slot", ".ranks tr", ".entered li"]) {
    const them = all.filter((one) => one.matches(kind)).map((one) => [one, one.getBoundingClientRect()]);
    them.forEach(([one, a], at) => {
      for (const [other, b] of them.slice(at + 1))
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4) faults.push(`over one another: ${name(one)} and ${name(other)}`);
    });
  }
  return [...new Set(faults)].slice(0, 12);
}
