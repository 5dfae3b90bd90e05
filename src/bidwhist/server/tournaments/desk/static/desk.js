// News, a countdown, lists from files, and the print button; every page works without it.
const seq = document.body.dataset.seq;
let typed = false;
document.addEventListener("input", () => (typed = true));
const isBusy = () => typed || document.body.classList.contains("paper") || document.querySelector("details[open]");

async function look() {
  try {
    const answer = await fetch("/version");
    if (answer.ok && String(await answer.json()) !== seq && !isBusy()) location.reload();
  } catch {
    // The laptop is not reached; the next look may find it.
  }
}
setInterval(look, 3000);

function count() {
  for (const one of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Number(one.dataset.until) - Date.now());
    const seconds = Math.ceil(left / 1000);
    one.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}
count();
setInterval(count, 1000);

// The pages' policy allows no styles in them, so places of a picture are set here.
for (const one of document.querySelectorAll("[data-style]")) one.style.cssText = one.dataset.style;

// The leaves of the wall turn by themselves; which one is shown follows from the clock, so that news does not turn back.
const TURNS = 12000;
function turn() {
  for (const place of new Set([...document.querySelectorAll("[data-leaf]")].map((one) => one.parentElement))) {
    const leaves = [...place.querySelectorAll(":scope > [data-leaf]")];
    leaves.forEach((one, number) => (one.hidden = number !== Math.floor(Date.now() / TURNS) % leaves.length));
  }
}
turn();
setInterval(turn, 1000);

for (const one of document.querySelectorAll("[data-print]")) one.addEventListener("click", () => print());
for (const one of document.querySelectorAll("input[data-into]"))
  one.addEventListener("change", async () => {
    const [file] = one.files;
    if (file) one.form.elements.namedItem(one.dataset.into).value = await file.text();
    typed = true;
  });
