// An engine in JavaScript: node examples/engines/lowest.mjs. It passes where it may and plays its lowest card.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Its action: the number of a legal one, or the cards of a discard. */
function choose({ discard }) {
  if (!discard) return 0; // the first: pass where it is legal, else the lowest bid; the lowest card
  const others = discard.cards.filter((card) => !discard.required.includes(card));
  return [...discard.required, ...others].slice(0, discard.size).join(" ");
}

const answers = {
  hello: () => say({ type: "ready", protocol: 1, name: "Lowest", version: "1" }),
  rules: () => {}, // every rule set in full, for engines that care
  choose: (question) => say({ type: "action", id: question.id, action: choose(question) }),
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on("line", (line) => {
  try {
    const message = JSON.parse(line);
    answers[message.type](message);
  } catch (error) {
    say({ type: "error", text: String(error) });
  }
});
