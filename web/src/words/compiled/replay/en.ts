// The words of a language, written by `python -m benches.common.catalogues` from its catalogue.
export const words = {
  "copied": "It is copied.",
  "copy": "Copy",
  "embed": "Embed",
  "embed-code": "Code for a page",
  "embed-hint": "Paste this into a page of your own, and this moment is shown there.",
  "open-busy": "The file is being read.",
  "open-choose": "The file",
  "open-file": "Open a file as a replay",
  "open-hint": "Choose a record of a match, or drop it anywhere on this page: a download of this site, a record as text, or a deal of Trickster Cards. It is read by the server and not kept.",
  "open-large": "This file is too large for a record of one match.",
  "see-whole": "See the whole match",
};

export type Words = typeof words;
