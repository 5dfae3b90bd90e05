// Numbers as a score sheet writes them, with a real minus sign, which stands before the number in any language.
const [MINUS, PLUS] = ["\u200e−", "\u200e+"];
export const plain = (points: number | string): string => `${points}`.replace("-", MINUS);
export const signed = (points: number): string => (points > 0 ? `${PLUS}${points}` : plain(points));
