### La hoja de reglas: lo que cada opción significa en la mesa.

sheet-title = Bid Whist, { $name }
sheet-title-turned = { $preset ->
    [whist] Whist clásico
   *[custom] Whist clásico, reglas de la casa
 }
preset-called = { $preset ->
    [classic] Clásico
    [cutthroat] Cada uno por su cuenta, tres
    [cutthroat-4] Cada uno por su cuenta, cuatro
    [cutthroat-5] Cada uno por su cuenta, cinco
    [andrews] Solo la puja
    [palace] Todos anotan
    [fifty-two] Cincuenta y dos cartas
    [bid-wiz] El primer diamante reparte
    [columbus] Sin kitty
    [whist] Whist clásico
   *[custom] reglas de la casa
 }
preset-classic = dos comodines y un kitty de seis cartas; el triunfo se nombra tras el descarte; a 7 o −7
preset-cutthroat = tres jugadores, cada uno solo, diecisiete cartas; se pujan bazas; a 30
preset-cutthroat-4 = cuatro jugadores, cada uno solo; se pujan bazas; a 30
preset-cutthroat-5 = cinco jugadores, cada uno solo, diez cartas; se pujan bazas; a 30
preset-andrews = el triunfo antes del kitty, solo se anota la puja, sin triunfo dobla; a 7
preset-palace = sale la izquierda de quien reparte, la defensa anota sus bazas, sin triunfo dobla; a 7 o −7
preset-fifty-two = sin comodines, pujas de un número solo, tres órdenes de cartas, quien reparte puede igualar; a 21, nada negativo
preset-bid-wiz = el primer diamante reparte, el triunfo antes del kitty, sin triunfo dobla; a 7 o −7
preset-columbus = sin comodines ni kitty, trece cartas cada uno, sin triunfo dobla, dos caídas pierden; a 5 o −5
preset-whist = el juego antiguo: nadie puja, la última carta repartida fija el triunfo, un punto por baza por encima de seis; a 5
sheet-changes =
    { $count ->
        [one] { $preset } con un cambio
       *[other] { $preset } con { count } cambios
    }
sheet-changes-named = { sheet-changes } (con nombre propio: { $names })
house-rule-declarer-always-leads = El declarante sale siempre
house-rule-jester = Bufón
house-rule-low-beats-high = Lo bajo gana a lo alto
house-rule-no-jokers = Sin comodines
house-rule-single-nt = Sin triunfo simple
house-rule-small-kitty = Kitty pequeño
house-rule-sport-the-kitty = Kitty a la vista
sheet-code = código para compartir { $code }
count = { $count }

## La mesa.
sheet-table = La mesa
sheet-pack =
    { $jokers ->
        [0] La baraja es la de 52 cartas de siempre, sin comodines.
        [1] La baraja tiene 53 cartas: las 52 de siempre y un comodín, el comodín grande.
       *[2] La baraja tiene 54 cartas: las 52 de siempre, el comodín grande y el comodín pequeño.
    }
sheet-hands = Cada jugador recibe { $size } cartas, y { $kitty } quedan boca abajo: son el kitty.
sheet-hands-all = Se reparten todas las cartas, { $size } a cada jugador; no hay kitty.
sheet-misdeal = Un reparto con mala cuenta o con una carta vuelta es nulo, y reparte otra vez el mismo.
sheet-misdeal-turned = Un reparto con mala cuenta, o con una carta vista además de la que se vuelve, es nulo, y reparte otra vez el mismo.

## Las pujas.
sheet-bidding = Las pujas
sheet-turn = Se puja una vez alrededor de la mesa desde la izquierda de quien reparte, que habla al final: una puja o paso cada uno, y quien pasa queda fuera en esa mano.
sheet-number-one = el número { $low }
sheet-numbers = un número de { $low } a { $high }
sheet-ways = { $ways ->
    [up] uptown o sin triunfo
    [down] downtown o sin triunfo
   *[both] uptown, downtown o sin triunfo
 }
sheet-beats-number = Cada puja debe ser más alta que la anterior.
sheet-beats-no-trump-level = Cada puja debe ser de un número más alto que la anterior; con el mismo número nada supera a otra puja.
sheet-beats-one-way = { $ways ->
    [up] Un número más alto supera a uno más bajo; con el mismo número, sin triunfo supera a uptown.
   *[down] Un número más alto supera a uno más bajo; con el mismo número, sin triunfo supera a downtown.
 }
sheet-beats-level = Un número más alto supera a uno más bajo; con el mismo número, sin triunfo supera a uptown y downtown, que valen lo mismo.
sheet-beats-downtown-over-uptown = Un número más alto supera a uno más bajo; con el mismo número, sin triunfo supera a downtown, y downtown a uptown.

## El triunfo y el kitty.
sheet-trump = El triunfo
sheet-kitty = El triunfo y el kitty
sheet-names-number = un palo de triunfo o sin triunfo
sheet-names-number-direction = un palo de triunfo o sin triunfo, y el sentido
sheet-names-suit = el palo de triunfo
sheet-names-suit-direction = el palo de triunfo (sin triunfo, el sentido)
sheet-names-suit-aces = el palo de triunfo (sin triunfo, el sentido; en downtown también si los ases son altos o bajos)
sheet-exchange = El declarante descarta { $kitty } cartas cualesquiera boca abajo, de la mano o del kitty.
sheet-exchange-jokers = El declarante descarta { $kitty } cartas cualesquiera boca abajo, de la mano o del kitty; sin triunfo, todos los comodines que tenga deben estar entre ellas.

## El orden de las cartas.
sheet-ranks = El orden de las cartas
sheet-direction-uptown = Uptown: as, rey, dama, y así hasta el dos.
sheet-direction-downtown = Downtown: el as sigue arriba, luego dos, tres, y así hasta el rey, el más bajo.
sheet-direction-downtown-aces-low = Downtown con ases bajos: dos, tres, y así hasta el rey, y el as es el más bajo.
sheet-all-suits = Todos los palos siguen el mismo orden, sean triunfo o no.
sheet-joker-trumps =
    { $jokers ->
        [1] Con palo de triunfo, el comodín grande es el triunfo más alto.
       *[2] Con palo de triunfo, los comodines son los triunfos más altos, el grande sobre el pequeño.
    }
sheet-joker-in-no-trump = Sin triunfo, un comodín no tiene palo y nunca puede ganar una baza.

## El juego.
sheet-play = El juego
sheet-follow = Hay que asistir si se puede; si no, se juega lo que se quiera.
sheet-follow-jokers = Hay que asistir si se puede (un comodín es triunfo); si no, se juega lo que se quiera.
sheet-winning = El triunfo más alto gana la baza, o sin él la carta más alta del palo de salida; quien gana sale en la siguiente.
sheet-no-boston-by-renege = Las bazas que cambian de bando por un renuncio no hacen un Boston.
sheet-looking = Se puede mirar la última baza, y en esta mesa todas las anteriores.
sheet-looking-kitty = Se puede mirar la última baza, y en esta mesa todas las anteriores; el descarte es secreto del declarante hasta el final de la mano.
sheet-claims = Entre bazas puedes reclamar el resto. Se concede si es seguro visto desde tu asiento, estén como estén las demás cartas y juegue cada uno lo que juegue, también tu compañero; tras dos negativas en una mano, ya no puedes reclamar.

## Los puntos.
sheet-scoring = Los puntos
sheet-every-book = Cada baza cuenta.
sheet-six-free = Las seis primeras bazas no cuentan; solo cuentan las que pasan de seis.
sheet-scored-turned = Un bando que toma más de seis bazas anota un punto por cada baza por encima de seis.

## La partida.
sheet-match = La partida

## Cada uno por su cuenta.
sheet-own-arithmetic = Nuestra propia aritmética
sheet-tradition = La tradición dice del juego cada uno por su cuenta que tres jugadores reciben diecisiete cartas y un kitty de tres, que una puja es un número de bazas y que se juega a 30. Todo lo demás, el descarte, la puja más baja y la más alta, lo que se anota y cada número para cuatro o cinco jugadores, es nuestra propia aritmética.
