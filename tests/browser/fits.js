// Lists what does not fit on the table now: a line for each button, card or word that is cut, covered or too small.
() => {
  const faults = [];
  const [wide, high] = [innerWidth, innerHeight];
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const isSeen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    return width > 1 && height > 1 && style.visibility !== "hidden" && style.clipPath === "none" && !one.closest(".sr, dialog, .side, .mark, .burst");
  };
  const name = (one) => `${one.className.baseVal ?? one.className}`.replace(/\bs-\w+/g, "").trim() + ` "${(one.textContent ?? "").trim().slice(0, 24)}"`;
  const meets = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  };
  const pairs = (ones, words) => ones.forEach((one, at) => ones.slice(at + 1).forEach((other) => {
    if (meets(one, other) && !one.contains(other)) faults.push(`${words}: ${name(one)} and ${name(other)}`);
  }));

  const root = document.documentElement;
  if (root.scrollWidth > wide || root.scrollHeight > high) faults.push(`the page scrolls: ${root.scrollWidth} by ${root.scrollHeight}`);

  const parts = "button, a.button, .card, .med, .panel, .plaque, .bubble, .notice, .seat, .who, h2, p, .fan, .books, .call, .sum, .score, .slots, .exchange, .sported";
  for (const one of all(parts)) {
    const box = one.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1) faults.push(`outside the window: ${name(one)}`);
    for (let holder = one.parentElement; holder && holder !== document.body; holder = holder.parentElement) {
      if (getComputedStyle(holder).position === "fixed") break;
      if (getComputedStyle(holder).overflow === "visible" && !holder.classList.contains("mid")) continue;
      const edge = holder.getBoundingClientRect();
      if (box.left < edge.left - 2 || box.top < edge.top - 2 || box.right > edge.right + 2 || box.bottom > edge.bottom + 2) {
        faults.push(`cut by ${name(holder).slice(0, 30)}: ${name(one)}`);
        break;
      }
    }
  }
  for (const one of all("button:not(.card), a.button, .who, .words, .panel, .sum, .score, h2")) {
    if (getComputedStyle(one).display !== "inline" && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1) {
    const edge = one.getBoundingClientRect().right;
    const out = [...one.querySelectorAll("*")].find((part) => part.getBoundingClientRect().right > edge + 1);
    faults.push(`wider than its box: ${name(one)}, by ${out ? name(out) : "its words"}`);
  }
  }
  for (const one of all(".seat .fan b")) {
    const [count, seat] = [one.getBoundingClientRect(), one.closest(".seat").getBoundingClientRect()];
    if (count.right > seat.right + 2) faults.push(`outside its seat: the count of cards, ${name(one)}`);
  }
  for (const one of all(".panel")) {
    if (one.scrollHeight > one.clientHeight + 4) faults.push(`taller than its box: ${name(one)}`);
  }
  for (const one of all("button:not(.card, .plain), a.button")) {
    const { width, height } = one.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) faults.push(`too small for a finger: ${name(one)} ${Math.round(width)} by ${Math.round(height)}`);
  }
  for (const one of all("main.table *")) {
    const isText = [...one.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (isText && size < 11.9) faults.push(`small type: ${name(one)} ${size.toFixed(1)}`);
  }
  const hand = all(".hand .card");
  hand.forEach((card, at) => {
    if (card.offsetWidth < 47.9 || card.offsetHeight < 66.9) faults.push(`a small card: ${card.offsetWidth} by ${card.offsetHeight}`);
    const [here, next] = [card.getBoundingClientRect(), hand[at + 1]?.getBoundingClientRect()];
    if (next && next.left > here.left && next.left - here.left < 43.5) faults.push(`a narrow strip: ${Math.round(next.left - here.left)}`);
  });
  // A finished book leaves from under what comes in its place.
  const leaving = document.querySelector(".mid > .panel") ? ".mid > .trick" : ".nothing";
  pairs(all(".felt > .seat, .felt .mid > *, .bar .plaque").filter((one) => !one.matches(leaving)), "one over another");
  // The last book lies in a corner that no card of this one reaches.
  for (const over of all(".felt > .last"))
    for (const under of all(".felt > .seat, .bar .plaque, .mid > .panel, .mid .spot, .trick .card"))
      if (meets(over, under)) faults.push(`${name(over)} covers ${name(under)}`);
  pairs(all(".me .books, .dock .tool"), "one over another");
  pairs(all(".bar .plaque p, main > .score"), "one over another");
  // A notice may lie over the upper edge for as long as it is there.
  pairs(all("button, a.button").filter((one) => !one.closest(".hand, .notice")), "buttons over one another");
  for (const over of all(".bubble, .notice"))
    for (const under of all(".trick .card, .mid button, .mid a, .hand .card"))
      if (meets(over, under)) faults.push(`${name(over)} covers ${name(under)}`);
  for (const over of all(".notice"))
    for (const under of all(".bar .contract:not(.plain), main > .score"))
      if (meets(over, under)) faults.push(`${name(over)} covers ${name(under)}`);
  return [...new Set(faults)];
}
