// What people wrote themselves keeps its direction in any sentence: without this, digits and stops beside it change places.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/** Whether words in a page that runs from left to right need to be kept apart from what is beside them. */
export const runsBack = (words: string): boolean => RIGHT_TO_LEFT.test(words);

/** Words as a part that nothing beside them moves. */
export const apart = (words: string): string => `${ISOLATE}${words}${END}`;

/** Names one after another, each apart. */
export const inLine = (names: readonly string[], between = " · "): string => names.map(apart).join(between);
