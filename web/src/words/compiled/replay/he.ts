// The words of a language, written by `python -m benches.common.catalogues` from its catalogue.
import type { Words } from "./en";

export const words: Words = {
  "copied": "הועתק.",
  "copy": "העתקה",
  "embed": "הטמעה",
  "embed-code": "קוד לדף",
  "embed-hint": "להדביק בדף שלך, והרגע הזה יוצג שם.",
  "open-busy": "הקובץ נקרא.",
  "open-choose": "הקובץ",
  "open-file": "לפתוח קובץ כשידור חוזר",
  "open-hint": "לבחור רישום של משחק, או לגרור אותו לדף הזה: הורדה מהאתר, טקסט, או חלוקה של Trickster Cards. השרת קורא אותו ולא שומר.",
  "open-large": "הקובץ גדול מדי לרישום של משחק אחד.",
  "see-whole": "לראות את כל המשחק",
};
