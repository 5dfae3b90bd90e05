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
sheet-changes-named = { sheet-changes } (conocidos como: { $names })
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
sheet-partners-fixed = Juegan cuatro en dos parejas fijas; los compañeros se sientan enfrente y comparten un tanteo.
sheet-partners-drawn = Juegan cuatro. Cada uno saca una carta: las dos más altas juegan contra las dos más bajas, se sientan enfrente y comparten un tanteo.
sheet-partners-none = Juegan { $players }, cada uno solo con su propio tanteo.
sheet-pack =
    { $jokers ->
        [0] La baraja es la de 52 cartas de siempre, sin comodines.
        [1] La baraja tiene 53 cartas: las 52 de siempre y un comodín, el comodín grande.
       *[2] La baraja tiene 54 cartas: las 52 de siempre, el comodín grande y el comodín pequeño.
    }
sheet-hands = Cada jugador recibe { $size } cartas, y { $kitty } quedan boca abajo: son el kitty.
sheet-hands-all = Se reparten todas las cartas, { $size } a cada jugador; no hay kitty.
sheet-deal-batches = Se reparten unas pocas cartas cada vez.
sheet-deal-singly = Las cartas se reparten de una en una.
sheet-deal-singly-kitty = Las cartas se reparten de una en una, y ni las cuatro primeras ni las cuatro últimas van al kitty.
sheet-first-dealer-random = El azar elige quién reparte primero; después el reparto pasa a la izquierda.
sheet-first-dealer-low-card = Cada uno saca una carta y la más baja reparte primero (si empatan: tréboles bajo diamantes bajo corazones bajo picas); después el reparto pasa a la izquierda.
sheet-first-dealer-first-diamond = Se dan cartas boca arriba hasta que sale un diamante; quien lo recibe reparte primero; después el reparto pasa a la izquierda.
sheet-first-dealer-first-club = Se dan cartas boca arriba hasta que sale un trébol; quien lo recibe reparte primero; después el reparto pasa a la izquierda.
sheet-misdeal = Un reparto con mala cuenta o con una carta vuelta es nulo, y reparte otra vez el mismo.
sheet-misdeal-turned = Un reparto con mala cuenta, o con una carta vista además de la que se vuelve, es nulo, y reparte otra vez el mismo.

## Las pujas.
sheet-bidding = Las pujas
sheet-turn = Se puja una vez alrededor de la mesa desde la izquierda de quien reparte, que habla al final: una puja o paso cada uno, y quien pasa queda fuera en esa mano.
sheet-number-one = el número { $low }
sheet-numbers = un número de { $low } a { $high }
sheet-counts-tricks = Una puja es { $numbers }: las bazas que se promete tomar, de { $all } en total.
sheet-counts-odd-tricks = Una puja es { $numbers }: las bazas por encima de seis que el bando promete, de modo que { $low } significa { $need } de las { $all }.
sheet-ways = { $ways ->
    [up] uptown o sin triunfo
    [down] downtown o sin triunfo
   *[both] uptown, downtown o sin triunfo
 }
sheet-bid-names-number = La puja es el número y nada más; triunfo y sentido se eligen cuando la puja está ganada.
sheet-bid-names-suffix = La puja dice también { sheet-ways }, pero nunca el palo de triunfo.
sheet-beats-number = Cada puja debe ser más alta que la anterior.
sheet-beats-no-trump-level = Cada puja debe ser de un número más alto que la anterior; con el mismo número nada supera a otra puja.
sheet-beats-one-way = { $ways ->
    [up] Un número más alto supera a uno más bajo; con el mismo número, sin triunfo supera a uptown.
   *[down] Un número más alto supera a uno más bajo; con el mismo número, sin triunfo supera a downtown.
 }
sheet-beats-level = Un número más alto supera a uno más bajo; con el mismo número, sin triunfo supera a uptown y downtown, que valen lo mismo.
sheet-beats-downtown-over-uptown = Un número más alto supera a uno más bajo; con el mismo número, sin triunfo supera a downtown, y downtown a uptown.
sheet-goes-higher = Quien reparte tiene que subir como los demás.
sheet-matches = Quien reparte puede quedarse la puja con igualarla{ $bids ->
    [number] { "" }
   *[suffix] { " exactamente, número y sentido" }
 }{ $sides ->
    [alone] { "" }
   *[pairs] , incluso a su propio compañero
 }.
sheet-all-pass-throw-in = Si todos pasan, se recogen las cartas y reparte el siguiente.
sheet-all-pass-dealer-must = Si todos los demás pasan, quien reparte debe pujar, lo que quiera.
sheet-all-pass-number = Si todos los demás pasan, quien reparte debe pujar { $low }, nada más.
sheet-all-pass-suffix = Si todos los demás pasan, quien reparte debe pujar { $low }, nada más: { sheet-ways }, como quiera.

## El triunfo y el kitty.
sheet-trump = El triunfo
sheet-trump-turned = Nadie puja. La última carta repartida es de quien reparte y se vuelve: su palo es triunfo. Quien reparte la toma en la mano y la juega como cualquier otra.
sheet-kitty = El triunfo y el kitty
sheet-names-number = un palo de triunfo o sin triunfo
sheet-names-number-direction = un palo de triunfo o sin triunfo, y el sentido
sheet-names-suit = el palo de triunfo
sheet-names-suit-direction = el palo de triunfo (sin triunfo, el sentido)
sheet-names-suit-aces = el palo de triunfo (sin triunfo, el sentido; en downtown también si los ases son altos o bajos)
sheet-declare-no-kitty = Quien gana la puja es el declarante y nombra { $what }.
sheet-declare-before-kitty = Quien gana la puja es el declarante, nombra { $what } y después toma el kitty.
sheet-declare-after-kitty = Quien gana la puja es el declarante, toma el kitty, nombra { $what } y después descarta.
sheet-declare-after-discard = Quien gana la puja es el declarante, toma el kitty, descarta, y solo entonces nombra { $what }.
sheet-sport-never = Nadie más que el declarante ve el kitty.
sheet-sport-before-auction = El kitty se enseña antes de las pujas: todos lo ven.
sheet-sport-before-pickup = El kitty se enseña después de las pujas: todos lo ven antes de que el declarante lo tome.
sheet-sport-trump-bids = El kitty se enseña cuando se sabe que no se juega sin triunfo: todos lo ven antes de que el declarante lo tome. Sin triunfo solo lo ve el declarante.
sheet-exchange = El declarante descarta { $kitty } cartas cualesquiera boca abajo, de la mano o del kitty.
sheet-exchange-jokers = El declarante descarta { $kitty } cartas cualesquiera boca abajo, de la mano o del kitty; sin triunfo, todos los comodines que tenga deben estar entre ellas.
sheet-discard-trick-declarer = { $sides ->
    [alone] El descarte es la primera baza del declarante.
   *[pairs] El descarte es la primera baza del bando declarante.
 }
sheet-discard-trick-first-trick = El descarte es de quien gana la primera baza, de modo que la primera baza vale dos.
sheet-discard-trick-nobody = El descarte no cuenta para nadie.

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
sheet-opening-lead-declarer = El declarante sale primero, con cualquier carta.
sheet-opening-lead-forehand = El jugador a la izquierda de quien reparte sale primero, con cualquier carta, sea quien sea el declarante.
sheet-opening-lead-turned = El jugador a la izquierda de quien reparte sale primero, con cualquier carta.
sheet-follow = Hay que asistir si se puede; si no, se juega lo que se quiera.
sheet-follow-jokers = Hay que asistir si se puede (un comodín es triunfo); si no, se juega lo que se quiera.
sheet-winning = El triunfo más alto gana la baza, o sin él la carta más alta del palo de salida; quien gana sale en la siguiente.
sheet-when-joker =
    { $when ->
        [when-void] se puede jugar cuando no se puede asistir
        [first-void] se debe jugar en cuanto no se puede asistir
        [any-time] se puede jugar en cualquier turno, aunque se pueda asistir
       *[declarer-discards] se puede jugar cuando no se puede asistir, si los demás aún tienen uno
    }
sheet-joker-leads = Sin triunfo, un comodín { sheet-when-joker }; si se sale de uno, la primera otra carta fija el palo.
sheet-joker-leads-not = Sin triunfo, un comodín { sheet-when-joker }; solo se puede salir de uno si no se tiene más que comodines, y entonces la primera otra carta fija el palo.
sheet-renege-prevented = Nadie puede hacer renuncio: la mesa solo acepta cartas que se pueden jugar.
sheet-renege-automatic = Vale poner cualquier carta, y la mesa encuentra cada renuncio cuando su baza está completa: { $costs }.
sheet-renege-called = Los renuncios los cazan los jugadores: si un rival nombra la baza antes del siguiente reparto, { $costs }. Señalar en falso no cuesta nada.
sheet-renege-tricks =
    { $settled ->
        [deal-end]
            el bando del renuncio da tres bazas, al acabar la mano, de todas las que tiene; { $short ->
                [all] si tiene menos, todas las bazas van al otro bando
               *[what-they-have] si tiene menos, da las que tiene
            }
       *[at-once]
            el bando del renuncio da tres bazas, al instante, de las que tiene hasta entonces; { $short ->
                [all] si tiene menos, la mano se acaba y todas las bazas van al otro bando
               *[what-they-have] si tiene menos, da las que tiene
            }
    }
sheet-renege-bid = { $settled ->
    [deal-end] eso decide la puja al acabar la mano: el renuncio de un declarante la hace caer, el de un defensor la cumple
   *[at-once] eso acaba la mano: el renuncio de un declarante hace caer la puja, el de un defensor la cumple
 }
sheet-renege-game = { sheet-renege-bid }, y el bando del renuncio pierde la partida
sheet-no-boston-by-renege = Las bazas que cambian de bando por un renuncio no hacen un Boston.
sheet-looking = Se puede mirar la última baza, y en esta mesa todas las anteriores.
sheet-looking-kitty = Se puede mirar la última baza, y en esta mesa todas las anteriores; el descarte es secreto del declarante hasta el final de la mano.
sheet-claims = Entre bazas puedes reclamar el resto. Se concede si es seguro visto desde tu asiento, estén como estén las demás cartas y juegue cada uno lo que juegue, también tu compañero; tras dos negativas en una mano, ya no puedes reclamar.

## Los puntos.
sheet-scoring = Los puntos
sheet-every-book = Cada baza cuenta.
sheet-six-free = Las seis primeras bazas no cuentan; solo cuentan las que pasan de seis.
sheet-scored-turned = Un bando que toma más de seis bazas anota un punto por cada baza por encima de seis.
sheet-made-odd-tricks = { $sides ->
    [alone] Un jugador que cumple la puja anota un punto por cada baza tomada, también las que pasan de la puja.
   *[pairs] Un bando que cumple la puja anota un punto por cada baza por encima de seis, también las que pasan de la puja.
 }
sheet-made-bid = { $sides ->
    [alone] Un jugador que cumple la puja anota la puja, y nada por las bazas de más.
   *[pairs] Un bando que cumple la puja anota la puja, y nada por las bazas de más.
 }
sheet-set-minus-bid = { $sides ->
    [alone] Un jugador que no llega cae y pierde la puja.
   *[pairs] Un bando que no llega cae y pierde la puja.
 }
sheet-set-defenders-score-bid = { $sides ->
    [alone] Un jugador que no llega cae y no pierde nada, pero cada uno de los otros anota la puja.
   *[pairs] Un bando que no llega cae y no pierde nada, pero el otro bando anota la puja.
 }
sheet-defenders-score-nothing = La defensa no anota nada por sus propias bazas.
sheet-defenders-score-odd-tricks = La defensa anota un punto por cada baza suya por encima de seis, sea cual sea la puja.
sheet-no-trump-single = Sin triunfo se anota como cualquier otra puja.
sheet-no-trump-made = Sin triunfo, todos los puntos de la mano se doblan si la puja se cumple; una caída cuenta tal cual.
sheet-no-trump-made-or-set = Sin triunfo, todos los puntos de la mano se doblan, se cumpla o se caiga.
sheet-boston = Si { $sides ->
    [alone] el declarante
   *[pairs] el bando declarante
 } toma las { $all } bazas{ $bid ->
    [seven] , con una puja de siete,
   *[any] ,
 } es un Boston: { $scores }.
sheet-boston-none = no anota nada más
sheet-boston-points = vale { points }
sheet-boston-double = cuenta doble
sheet-boston-wins = gana la partida al instante
sheet-boston-wins-points = vale { points } y gana la partida al instante
sheet-boston-by = Una defensa que las toma todas tiene también un Boston, que vale { points }.
sheet-boston-by-wins = Una defensa que las toma todas tiene también un Boston, que vale { points } y gana la partida al instante.
sheet-boston-turned = Un bando que toma las { $all } bazas tiene un Boston: { $scores }.

## La partida.
sheet-match = La partida
sheet-target =
    { $sides ->
        [alone] El primer jugador en llegar a { $target } gana la partida; si una mano lleva a varios, gana quien tenga más puntos, y si empatan se sigue jugando.
       *[pairs] El primer bando en llegar a { $target } gana la partida; si una mano lleva a los dos, gana el que tenga más puntos, y si empatan se sigue jugando.
    }
sheet-floor = Un bando que cae a { $floor } pierde la partida.
sheet-floor-alone =
    { $level ->
        [floor-first] La partida acaba también cuando un jugador cae a { $floor }: gana el mejor tanteo, y a igualdad hay empate.
       *[most-points] La partida acaba también cuando un jugador cae a { $floor }: gana el mejor tanteo, y si empatan se sigue jugando.
    }
sheet-floor-defenders = Ningún tanteo baja nunca.
sheet-floor-none = Un tanteo puede bajar cuanto quiera sin perder la partida.
sheet-both-limits-floor-first = Si una mano lleva a un jugador a { $target } y a otro a { $floor }, decide la caída a { $floor }.
sheet-both-limits-most-points = Si una mano lleva a un jugador a { $target } y a otro a { $floor }, gana quien tenga más puntos.
sheet-max-sets = Un bando que cae { times } en una partida la pierde, sea cual sea el tanteo.
sheet-backdoor = Una defensa que gana la partida en la primera mano entra por la puerta de atrás: tiene { $target }, si anotó menos.
sheet-max-deals-none = El número de manos no tiene límite.
sheet-max-deals =
    { $count ->
        [one] La partida acaba tras una mano, sin contar las que se repartieron de nuevo: gana quien tenga más puntos, y a igualdad hay empate.
       *[other] La partida acaba tras { $count } manos, sin contar las que se repartieron de nuevo: gana quien tenga más puntos, y a igualdad hay empate.
    }
sheet-rotation = Rise and fly: la pareja que cae o pierde se levanta, y la siguiente de la cola se sienta.

## Cada uno por su cuenta.
sheet-own-arithmetic = Nuestra propia aritmética
sheet-tradition = La tradición dice del juego cada uno por su cuenta que tres jugadores reciben diecisiete cartas y un kitty de tres, que una puja es un número de bazas y que se juega a 30. Todo lo demás, el descarte, la puja más baja y la más alta, lo que se anota y cada número para cuatro o cinco jugadores, es nuestra propia aritmética.
