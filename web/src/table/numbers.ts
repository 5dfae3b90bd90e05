// Numbers as a score sheet writes them, with a real minus sign.
export const plain = (points: number): string => `${points}`.replace("-", "−");
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
