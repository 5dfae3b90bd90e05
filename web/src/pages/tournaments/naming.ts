// Long names are set smaller, so that a team takes two lines at most.
const LONG = 30;
const LONGEST = 52;

/** The class of a team's names by their length. */
export const lengthOf = (names: string): string =>
  names.length > LONGEST ? "longest" : names.length > LONG ? "long" : "";
