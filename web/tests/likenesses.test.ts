// The likenesses of people as one picture, for pages that the server writes: the hall's screen.
import { expect, test } from "vitest";
import { BUSTS } from "../src/ui/busts";
import { RING, shapesOf } from "../src/ui/likeness";
import { BRASS } from "../src/ui/paints";

function likenesses(): string {
  const drawn = BUSTS.map(
    (bust, place) => `<symbol id="face-${place}" viewBox="0 0 64 64">
<clipPath id="round-${place}"><circle cx="32" cy="32" r="25.5"/></clipPath>
<circle cx="32" cy="32" r="31.5" fill="${bust.ring[0]}"/><path d="${RING}" fill="${bust.ring[1]}"/>
<circle cx="32" cy="32" r="25.5" fill="${bust.ground}"/>
<g clip-path="url(#round-${place})" stroke-linecap="round">${shapesOf(bust).replaceAll("/><", "/>\n<")}</g>
<circle cx="32" cy="32" r="25.5" fill="none" stroke="${BRASS}" stroke-width="1.5"/>
</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join("\n")}\n</svg>\n`;
}

test("the picture of likenesses is as the page draws them: npm test -- -u writes it", async () => {
  await expect(likenesses()).toMatchFileSnapshot("../src/ui/likenesses.svg");
});
