// The words of a language, written by `python -m benches.common.catalogues` from its catalogue.
export const words = {

};

export type Words = typeof words;
