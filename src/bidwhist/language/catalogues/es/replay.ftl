### Ver de nuevo.

embed = Incrustar
embed-hint = Pega esto en una página tuya y este momento se verá allí.
embed-code = Código para una página
copy = Copiar
copied = Copiado.
open-file = Abrir un archivo como repetición
open-hint = Elige el registro de una partida, o suéltalo en esta página: una descarga de este sitio, un texto o una mano de Trickster Cards. El servidor lo lee y no lo guarda.
open-choose = El archivo
open-busy = Se está leyendo el archivo.
open-large = Este archivo es demasiado grande para una sola partida.
see-whole = Ver toda la partida
