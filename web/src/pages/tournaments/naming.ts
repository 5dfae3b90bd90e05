// How the teams of an event are named on its pages.
import { sayCircle } from "../../i18n/circle";

/** Long names are set smaller, so that a team takes two lines at most. */
const LONG = 30;
const LONGEST = 52;

/** The class of a team's names by their length. */
export const lengthOf = (names: string): string =>
  names.length > LONGEST ? "longest" : names.length > LONG ? "long" : "";

/** The heading over those who have entered: teams are counted, not people who wait for a partner. */
export const enteredHeading = (teams: number): string => sayCircle("event-entered") + (teams ? ` (${teams})` : "");
