// The words of a language, written by `python -m benches.common.catalogues` from its catalogue.
import type { Words } from "./en";

export const words: Words = {

};
