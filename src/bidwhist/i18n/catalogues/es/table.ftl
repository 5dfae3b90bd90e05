### Lo que pasa en la mesa.

## Piezas pequeñas.
you = Tú
you-inside = tú
we = Nosotros
they = Ellos
the-others = los demás
comma = { ", " }
semicolon = { "; " }
and = { $first } { SOUND($last) ->
    [i] e
   *[other] y
 } { $last }
books = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
 }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
house-rules = reglas de la casa
somebody-says = { $name }: { $words }

## Sucesos.
deals = { $by ->
    [you] Repartes tú.
   *[name] Reparte { $name }.
 }
dealt = { deals } Tus cartas: { $hand }.
turns-trump = { $by ->
    [you] Vuelves { $card }: el triunfo es { suit }.
   *[name] { $name } vuelve { $card }: el triunfo es { suit }.
 }
passes = { $by ->
    [you] Pasas.
   *[name] { $name } pasa.
 }
bids = { $by ->
    [you] Pujas { $bid }.
   *[name] { $name } puja { $bid }.
 }
wins-bid = { $by ->
    [you] Ganas la subasta con { $bid }.
   *[name] { $name } gana la subasta con { $bid }.
 }
thrown-in = Todos han pasado: se reparte de nuevo.
declares = { $by ->
    [you] Juegas { $contract }.
   *[name] { $name } juega { $contract }.
 }
sported = Se enseña el kitty: { $kitty }.
takes-kitty = { $by ->
    [you] Tomas el kitty, { cards }.
   *[name] { $name } toma el kitty, { cards }.
 }
takes-kitty-shown = { $by ->
    [you] Tomas el kitty, { cards }: { $kitty }.
   *[name] { $name } toma el kitty, { cards }: { $kitty }.
 }
puts-aside = { $by ->
    [you] Descartas { cards }.
   *[name] { $name } descarta { cards }.
 }
puts-aside-shown = { $by ->
    [you] Descartas { cards }: { $hand }.
   *[name] { $name } descarta { cards }: { $hand }.
 }
discards-declarer = El descarte cuenta como una baza.
discards-first-trick = El descarte va con la primera baza.
discards-nobody = El descarte no cuenta para nadie.
plays = { $by ->
    [you] Juegas { $card }.
   *[name] { $name } juega { $card }.
 }
takes-book = { $by ->
    [you] Ganas la baza { $book } con { $card }.
   *[name] { $name } gana la baza { $book } con { $card }.
 }
reneged-found =
    { $by ->
        [you] Hiciste renuncio en la baza { $book }, y { $price }.
       *[name] { $name } hizo renuncio en la baza { $book }, y { $price }.
    }
calls-renege =
    { $by ->
        [you] Señalas un renuncio en la baza { $book }: { $found }.
       *[name] { $name } señala un renuncio en la baza { $book }: { $found }.
    }
none-reneged = no lo hubo, y no cuesta nada
renege-found = { $by ->
    [you] hiciste renuncio, y { $price }
   *[name] { $name } hizo renuncio, y { $price }
 }
renege-later = se paga al final de la mano
renege-bid = cuesta el contrato
renege-game = cuesta la partida
renege-books = { $count ->
    [0] aún no había bazas que dar
    [one] { $count } baza cambia de bando
   *[other] { $count } bazas cambian de bando
 }
claims = { $by ->
    [you] Reclamas el resto, { books }, y se concede.
   *[name] { $name } reclama el resto, { books }, y se concede.
 }
claim-refused = { $name } reclama el resto, pero desde ese asiento no es seguro. El juego sigue.
claim-refused-you = Desde tu asiento el resto no es seguro, así que el juego sigue. { $left ->
    [0] No te quedan reclamaciones en esta mano.
   *[other] Te queda una reclamación en esta mano.
 }

## A quién le toca.
turn-bid = Te toca pujar: va ganando { $bid }.
turn-bid-must = Te toca pujar: va ganando { $bid }; todos los demás pasaron, así que debes pujar.
turn-bid-first = Te toca pujar: nadie ha pujado.
turn-bid-first-must = Te toca pujar: nadie ha pujado; todos los demás pasaron, así que debes pujar.
turn-name = Ganaste con { $bid }: nombra cómo se juega.
turn-name-kitty = Ganaste con { $bid }, y el kitty está en tu mano: nombra cómo se juega.
turn-discard = Descarta { cards }. { $fate }
turn-lead = Te toca salir: cualquier carta.
jokers-led = comodines, aún sin palo
turn-players-check = Te toca: salida a { $led }; asiste si puedes, solo vigilan los jugadores.
turn-table-checks = Te toca: salida a { $led }; asiste si puedes, la mesa encuentra todo renuncio.
turn-any = Te toca: salida a { $led }, puedes jugar cualquier carta.
turn-some = Te toca: salida a { $led }, { $count ->
    [one] puedes jugar { $count } carta.
   *[other] puedes jugar { $count } cartas.
 }
deal-over = La mano ha terminado.
waits-auction = Le toca pujar a { $name }.
waits-declare = Le toca a { $name } nombrar el contrato.
waits-discard = Le toca descartar a { $name }.
waits-play = Le toca jugar a { $name }.

## Consejos.
do-pass = Pasar
do-bid = Pujar { $bid }
do-name = Nombrar { $contract }
do-discard = Descartar { $cards }
do-play = Jugar { $card }

## Cómo va y cómo acabó.
need = pide { books }, { $have ->
    [one] va { $have }
   *[other] van { $have }
 }, { $tail }
tail-made = cumplido
tail-set = caído
tail-left =
    { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
standing-turned =
    { $left ->
        [one] cada baza por encima de seis anota, queda { $left }
       *[other] cada baza por encima de seis anota, quedan { $left }
    }
thrown-in-nobody = Todos pasaron: se reparte de nuevo, nadie anota
came =
    { $came ->
        [boston] un Boston
        [made] cumplido
       *[set] caído
    }
how = { $how ->
    [renege] { came }, por un renuncio
    [swept] { came }, y un Boston para los demás
   *[plain] { came }
 }
verdict = { $by ->
    [you] Jugaste { $contract }: { books }, hacían falta { $need }, { how }
   *[name] { $name } jugó { $contract }: { books }, hacían falta { $need }, { how }
 }
verdict-turned = El triunfo era { suit }, vuelto: { $sides }
side-value = { $side } { $value }
sets = caídas: { $sides }

why-nothing = Sin puja no hay puntos
why-turned = cuenta cada baza por encima de seis, da igual quién volvió el triunfo
why-turned-none = nadie tiene más de seis bazas
why-made-odd-tricks = cumplido, cuenta cada baza por encima de seis
why-made-tricks = cumplido, cuenta cada baza
why-made-bid = cumplido, cuenta la puja y nada más
why-set-minus-bid =
    { $number ->
        [one] caído, se resta { $number } punto
       *[other] caído, se restan { $number } puntos
    }
why-set-defenders-score-bid = caído, los demás anotan { $number }
why-renege = un renuncio decide el contrato
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
 }
why-boston = un Boston vale { points }
why-boston-double = un Boston cuenta doble
why-swept = el Boston de la defensa vale { points }
why-defenders = la defensa anota sus bazas por encima de seis
why-doubled = doblado por sin triunfo

## El final de la partida.
ends-target = por llegar antes a { $target }
ends-floor = { $by ->
    [you] bajaste a { $floor }
    [we] bajamos a { $floor }
    [they] bajaron a { $floor }
    [names] { $name } bajaron a { $floor }
   *[name] { $name } bajó a { $floor }
 }
ends-boston = un Boston gana la partida
ends-deals = se jugó la última mano
times = { $times ->
    [0] ninguna vez
    [1] una vez
    [2] dos veces
    [3] tres veces
    [4] cuatro veces
   *[other] cinco veces
 }
ends-sets =
    { $by ->
        [you] caíste { times }
        [we] caímos { times }
        [they] cayeron { times }
        [names] { $name } cayeron { times }
       *[name] { $name } cayó { times }
    }
ends-renege = un renuncio la pierde
ends-set = la pareja que cae se levanta
match-head-draw = Empate
match-head = { $by ->
    [you] ¡Ganaste!
    [we] ¡Ganamos!
    [they] Ganaron ellos
    [names] Ganaron { $name }
   *[name] Ganó { $name }
 }
match-draw = La partida acaba en empate: { $why }
match-won = { $by ->
    [you] Ganas la partida: { $why }
    [we] Ganamos la partida: { $why }
    [they] Ellos ganan la partida: { $why }
    [names] { $name } ganan la partida: { $why }
   *[name] { $name } gana la partida: { $why }
 }

## Los sorteos antes de la partida.
draws = { $by ->
    [you] sacas { $card }
   *[name] { $name } saca { $card }
 }
draw-partners = Sorteo de parejas, las dos más altas juntas: { $cards }.
drawn-partners = { $first } { SOUND($second) ->
    [i] e
   *[other] y
 } { $second } contra { $third } { SOUND($fourth) ->
    [i] e
   *[other] y
 } { $fourth }.
draw-low-card = la carta más baja reparte primero
draw-first-diamond = se descubren cartas hasta el primer diamante, que reparte primero
draw-first-club = se descubren cartas hasta el primer trébol, que reparte primero
draw-random = quién reparte primero se decide al azar
draw-dealer = La primera mano, { $how }: { $cards }.
draw-dealer-plain = La primera mano: { $how }.
deals-first = { $by ->
    [you] Repartes tú primero.
   *[name] Reparte primero { $name }.
 }

## Para la terminal y las películas.
plays-standing = { $by ->
    [you] Juegas { $contract }: { $standing }.
   *[name] { $name } juega { $contract }: { $standing }.
 }
takes-it = { $by ->
    [you] La ganas.
   *[name] { $name } la gana.
 }
decimal-mark = { "," }
