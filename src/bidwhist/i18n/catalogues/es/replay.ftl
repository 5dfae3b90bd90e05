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

## Los momentos de una partida.
chance = { $by ->
    [you] Tus posibilidades de ganar la partida
   *[name] Posibilidades de ganar la partida: { $name }
 }
chance-is = { $figure } %
moment = Momento
steps = Avanzar y retroceder
step-first = Principio
step-back = Anterior
step-next = Siguiente
step-last = Final
play = Reproducir
stop = Parar
deal-now = mano { $deal }
deal-choose = Mano
where-phase = { $phase ->
    [auction] la subasta
    [declare] la elección del triunfo
   *[discard] el kitty
 }
where-book = baza { $book } de { $books }
share-moment = Compartir este momento
moment-copied = El enlace a este momento está copiado.
copy-address = Copia la dirección de esta página, por favor.
copy-code = Copia el código a mano, por favor.
being-found = Cargando las cartas.
broke-off = Esta partida se interrumpió mientras se mezclaban las manos, antes de la primera carta.
download-record = Descargar la partida

## La historia de una mano.
books = Bazas
the-auction = La subasta
nobody-called = Nadie ha hablado todavía.
nobody-bids = Nadie puja: se volvió la última carta repartida.
no-kitty = No había kitty que tomar.
book = Baza
no-card = No se jugó ninguna carta.
card-in-book = { $did ->
    [led_won] { $card }, salida, gana la baza
    [led] { $card }, salida
    [won] { $card }, gana la baza
   *[followed] { $card }
 }
joker = { $card ->
    [BJ] Grande
   *[LJ] Peq.
 }
is-to-act = Le toca a { $name }
holds = en la mano: { $cards }
holds-none = sin cartas en la mano

## El entrenador.
coach-title = ¿Qué costó cada decisión?
coach-looking = El entrenador está mirando cada decisión. Tarda unos segundos.
coach-so-far = { $done } de { $decisions } decisiones revisadas, { $count ->
    [one] { $count } error
   *[other] { $count } errores
 } hasta ahora.
coach-whose = Las decisiones de
coach-sum = Decisiones que importaban: { $mattered } de { $decisions }; tan buenas como la mejor: { $good }. Cada mano costó de media { $cost } de cada 100 partidas.
coach-nothing-hung = Ninguna decisión pesó mucho en esta partida.
coach-no-fault = No hay nada que mejorar.
coach-fault-free = El entrenador no encontró errores.
coach-cost = { $cost } de 100
coach-see = Ver
coach-see-where = Ver: { $where }
coach-more = { $count ->
    [one] Y { $count } más pequeña
   *[other] Y { $count } más pequeñas
 }
coach-judged = Juzgado por { $judge } según lo que el jugador podía ver, sin las cartas ocultas. La cifra dice cuántas partidas de cada 100 costó la decisión. Un error cuesta más de 1, y más de lo que explica el azar.
coach-offer = Un bot fuerte repasa cada puja y cada carta, según lo que podías ver y nada más.
looking = Un momento …
mistakes = Errores
mistakes-found = Errores: { $count }

## ¿Y si…?
what-if = ¿Y si…?
what-if-title = ¿Y si…?
chose = { $name } eligió { $way }. Elige otra cosa, y la mano se juega a partir de ahí.
chose-else = otra cosa
figure-means = La cifra dice cuántas bazas hará el bando del declarante si todos vieran todas las cartas y jugaran lo mejor posible.
they-need = Necesita { $books }.
choices = Opciones
as-it-was = como se jugó
choices-sought = Cargando las opciones.
played-on = { $way }: se está jugando la mano. Tarda unos segundos.
moves-so-far = { $done } de unas { $moves } jugadas hechas.
really = Como se jugó
taken-on = { $way }, y después { $bot }
tried-on = { $way } en su lugar, y después { $bot }

## ¿Fueron justas las manos?
fair-title = ¿Fueron justas las manos?
fair-hint = Tu navegador mezcla de nuevo las cartas con las partes que dieron el servidor y la mesa, y compara todas las manos.
fair-check = Comprobar las manos
fair-holds = Las manos son justas.
fair-all = { $deals ->
    [one] Todas las cartas de la mano son las que da la mezcla, y el servidor cumplió su promesa.
   *[other] Todas las cartas de las { $deals } manos son las que da la mezcla, y el servidor cumplió su promesa.
 }
fair-mixed = La mezcla es también de { $names }, así que el servidor no pudo elegir las cartas.
fair-nobody-mixed = Nadie en la mesa tomó parte en la mezcla, así que hay que fiarse del servidor.
fair-withheld = Parte prometida y no enviada: { $names }.
fair-broken = Esta comprobación ha fallado.

## Lo que no se sostiene; después va un punto.
fault-size = { $whose ->
    [server] Los bytes del servidor no son 32
    [given] Los bytes de { $name } no son 32
   *[promised] La promesa de { $name } no tiene 32 bytes
 }
fault-order = Las sillas no están en orden
fault-other-bytes = { $name } dio otros bytes que los prometidos
fault-dealer = { $by ->
    [nobody] Mano { $deal }: quien reparte no está en esta mesa
   *[name] Mano { $deal }: no le tocaba repartir a { $name }
 }
fault-cards = { $whose ->
    [kitty] Mano { $deal }: la semilla da otras cartas al kitty ({ $cards })
   *[player] Mano { $deal }: la semilla da otras cartas a { $name } ({ $cards })
 }
fault-missing = faltan algunas
fault-no-block = Esta partida no tiene datos de comprobación: hay que fiarse del servidor por sus cartas
fault-old-way = Esta partida se mezcló a la antigua; bidwhist verify puede comprobarla
fault-chairs = Las sillas no son las de la mesa
fault-server = Los bytes del servidor no son los que prometió antes de la primera carta
fault-seed = La semilla no es la que dan estos bytes
fault-players = Los jugadores no son quienes mezclaron
fault-record = El registro no está completo
