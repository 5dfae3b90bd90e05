// The words of a language, written by `python -m benches.common.catalogues` from its catalogue.
import type { Words } from "./en";

export const words: Words = {
  "copied": "Copiado.",
  "copy": "Copiar",
  "embed": "Incrustar",
  "embed-code": "Código para una página",
  "embed-hint": "Pega esto en una página tuya y este momento se verá allí.",
  "open-busy": "Se está leyendo el archivo.",
  "open-choose": "El archivo",
  "open-file": "Abrir un archivo como repetición",
  "open-hint": "Elige el registro de una partida, o suéltalo en esta página: una descarga de este sitio, un texto o una mano de Trickster Cards. El servidor lo lee y no lo guarda.",
  "open-large": "Este archivo es demasiado grande para una sola partida.",
  "see-whole": "Ver toda la partida",
};
