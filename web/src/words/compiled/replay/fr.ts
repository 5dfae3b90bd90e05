// The words of a language, written by `python -m benches.common.catalogues` from its catalogue.
import type { Words } from "./en";

export const words: Words = {
  "copied": "C'est copié.",
  "copy": "Copier",
  "embed": "Intégrer",
  "embed-code": "Code pour une page",
  "embed-hint": "Collez ceci dans une page à vous, et ce moment s'y affiche.",
  "open-busy": "Le fichier est lu.",
  "open-choose": "Le fichier",
  "open-file": "Ouvrir un fichier comme replay",
  "open-hint": "Choisissez l'enregistrement d'une partie, ou déposez-le sur cette page : un téléchargement de ce site, un texte, ou une donne de Trickster Cards. Le serveur le lit et ne le garde pas.",
  "open-large": "Ce fichier est trop grand pour une seule partie.",
  "see-whole": "Voir toute la partie",
};
