// What is spoken: one polite log of everything that happens, and one urgent line for "your turn" and the banner.
const KEPT = 40;
let number = 0;

export const voice: { said: { id: number; words: string }[]; urgent: string } = $state({ said: [], urgent: "" });

export const say = (words: string): void => {
  if (words) voice.said = [...voice.said.slice(1 - KEPT), { id: ++number, words }];
};

export const shout = (words: string): void => {
  // The same words twice are spoken twice only if the text changes.
  voice.urgent = words === voice.urgent ? `${words}\u00a0` : words;
};
