### The options of a rule set: what each is about, its question and answers, what the sheet says, and what differs.

option-players = Jugadores
    .ask = ¿Cuántos juegan, y con quién?
    .example = Con tres, cada uno tiene diecisiete cartas y juega solo.
    .answer-pairs = cuatro, dos contra dos
    .answer-3-alone = tres, cada uno solo
    .answer-4-alone = cuatro, cada uno solo
    .answer-5-alone = cinco, cada uno solo

option-partners = Compañeros
    .ask = ¿Quiénes son compañeros?
    .example = Sorteados: las dos cartas más altas juegan contra las dos más bajas.
    .answer-fixed = como se sentaron
    .answer-drawn = se sortean
    .sheet-fixed = Juegan cuatro en dos parejas fijas; los compañeros se sientan enfrente y comparten un tanteo.
    .sheet-drawn = Juegan cuatro. Cada uno saca una carta: las dos más altas juegan contra las dos más bajas, se sientan enfrente y comparten un tanteo.
    .sheet-none = Juegan { $players }, cada uno solo con su propio tanteo.
    .differ-fixed = dos parejas fijas
    .differ-drawn = sorteados, las dos cartas más altas contra las dos más bajas
    .differ-none = ninguno, cada uno juega solo

option-jokers = Comodines
    .ask = ¿Comodines y kitty?
    .example = Con un comodín y un kitty de cinco quedan doce cartas para cada uno de los cuatro.
    .answer-cards =
        { $jokers ->
            [0] sin comodines
            [one] un comodín
           *[other] dos comodines
        }, { $kitty ->
            [0] sin kitty
           *[other] kitty de { $kitty }
        }
    .differ-0 = ninguno
    .differ-1 = solo el comodín grande
    .differ-2 = el grande y el pequeño

option-kitty = El kitty
    .differ = { $kitty } cartas, y { $size } para cada uno
    .differ-none = ninguno, y { $size } para cada uno

option-first-dealer = Quién reparte primero
    .ask = ¿Quién reparte primero?
    .example = Cada uno saca una carta, y la más baja reparte.
    .answer-random = al azar
    .answer-low-card = la carta más baja
    .answer-first-diamond = quien recibe el primer diamante
    .answer-first-club = quien recibe el primer trébol
    .sheet-random = El azar elige quién reparte primero; después el reparto pasa a la izquierda.
    .sheet-low-card = Cada uno saca una carta y la más baja reparte primero (si empatan: tréboles bajo diamantes bajo corazones bajo picas); después el reparto pasa a la izquierda.
    .sheet-first-diamond = Se dan cartas boca arriba hasta que sale un diamante; quien lo recibe reparte primero; después el reparto pasa a la izquierda.
    .sheet-first-club = Se dan cartas boca arriba hasta que sale un trébol; quien lo recibe reparte primero; después el reparto pasa a la izquierda.
    .differ-random = al azar
    .differ-low-card = la carta más baja
    .differ-first-diamond = el primer diamante
    .differ-first-club = el primer trébol

option-deal = El reparto
    .ask = ¿Cómo se reparte?
    .example = De tres en tres o de cuatro en cuatro, como en tantos porches.
    .answer-batches = unas pocas cada vez
    .answer-singly = de una en una
    .sheet-batches = Se reparten unas pocas cartas cada vez.
    .sheet-singly = Las cartas se reparten de una en una.
    .sheet-singly-kitty = Las cartas se reparten de una en una, y ni las cuatro primeras ni las cuatro últimas van al kitty.
    .differ-batches = unas pocas cartas cada vez
    .differ-singly = una carta cada vez

option-min-bid = Puja más baja
    .ask = ¿La puja más baja?
    .example = Si es 4, nadie abre con 3 uptown.

option-max-bid = Puja más alta
    .ask = ¿La puja más alta?
    .example = 7 son todas las bazas posibles.

option-bid-counts = Lo que cuenta una puja
    .sheet-tricks = Una puja es { $numbers }: las bazas que se promete tomar, de { $all } en total.
    .sheet-odd-tricks = Una puja es { $numbers }: las bazas por encima de seis que el bando promete, de modo que { $low } significa { $need } de las { $all }.
    .differ-odd-tricks = las bazas por encima de seis
    .differ-tricks = todas las bazas

option-bid-names = Una puja dice
    .ask = ¿Qué dice una puja?
    .example = «4 downtown» dice más al compañero que «4».
    .answer-suffix = número, y uptown, downtown o sin triunfo
    .answer-number = solo el número
    .sheet-number = La puja es el número y nada más; triunfo y sentido se eligen cuando la puja está ganada.
    .sheet-suffix = La puja dice también { sheet-ways }, pero nunca el palo de triunfo.
    .differ-suffix = el número y cómo se juega
    .differ-number = solo el número

option-suffix-order = Pujas del mismo número
    .ask = ¿Uptown y downtown con el mismo número?
    .example = Tras 4 uptown, ¿4 downtown es más alto, o hace falta 5?
    .answer-level = valen lo mismo
    .answer-downtown-over-uptown = downtown supera a uptown
    .answer-no-trump-level = sin triunfo vale lo mismo también
    .differ-level = sin triunfo es más alto, uptown y downtown valen lo mismo
    .differ-downtown-over-uptown = sin triunfo es más alto que downtown, y downtown que uptown
    .differ-no-trump-level = todas iguales, sin triunfo también

option-dealer-matches = Quien reparte
    .ask = ¿Puede quien reparte quedarse la puja igualándola?
    .example = La puja es 5; quien reparte también dice «5» y se la queda.
    .answer-yes = sí
    .answer-no = no, hay que subir
    .sheet-no = Quien reparte tiene que subir como los demás.
    .sheet-yes =
        Quien reparte puede quedarse la puja con igualarla{ $bids ->
            [number] { "" }
           *[suffix] { " exactamente, número y sentido" }
        }{ $sides ->
            [alone] { "" }
           *[pairs] , incluso a su propio compañero
        }.
    .differ-yes = se queda la puja con igualarla
    .differ-no = tiene que subir para quedarse la puja

option-all-pass = Cuando todos los demás pasan
    .ask = ¿Todos pasan?
    .example = Tres han pasado, y quien reparte no tiene nada.
    .answer-throw-in = se reparte de nuevo
    .answer-dealer-must = quien reparte debe pujar
    .answer-dealer-must-minimum = quien reparte debe hacer la puja más baja
    .sheet-throw-in = Si todos pasan, se recogen las cartas y reparte el siguiente.
    .sheet-dealer-must = Si todos los demás pasan, quien reparte debe pujar, lo que quiera.
    .sheet-number = Si todos los demás pasan, quien reparte debe pujar { $low }, nada más.
    .sheet-suffix = Si todos los demás pasan, quien reparte debe pujar { $low }, nada más: { sheet-ways }, como quiera.
    .differ-throw-in = quien reparte también puede pasar, y se reparte de nuevo
    .differ-dealer-must = quien reparte debe pujar
    .differ-dealer-must-minimum = quien reparte debe hacer la puja más baja

option-directions = Órdenes de las cartas
    .ask = ¿En qué sentidos valen las cartas?
    .example = En downtown el dos es alto; con ases bajos el as es lo más bajo.
    .answer-both = uptown y downtown
    .answer-up = solo uptown
    .answer-three = uptown, downtown y downtown con ases bajos
    .answer-low = uptown, y downtown con ases bajos
    .differ =
        { $ways ->
            [U] uptown
            [D] downtown
            [B] downtown con ases bajos
            [UD] uptown y downtown
            [UB] uptown y downtown con ases bajos
            [DB] downtown y downtown con ases bajos
           *[UDB] uptown, downtown y downtown con ases bajos
        }

option-sport = Enseñar el kitty
    .ask = ¿Enseñar el kitty?
    .example = Enseñado, las seis cartas se ven antes de que el declarante las tome.
    .answer-never = no, es del declarante
    .answer-before-auction = antes de las pujas
    .answer-before-pickup = antes de tomarlo
    .answer-trump-bids = antes de tomarlo, salvo sin triunfo
    .sheet-never = Nadie más que el declarante ve el kitty.
    .sheet-before-auction = El kitty se enseña antes de las pujas: todos lo ven.
    .sheet-before-pickup = El kitty se enseña después de las pujas: todos lo ven antes de que el declarante lo tome.
    .sheet-trump-bids = El kitty se enseña cuando se sabe que no se juega sin triunfo: todos lo ven antes de que el declarante lo tome. Sin triunfo solo lo ve el declarante.
    .differ-never = nunca, solo lo ve el declarante
    .differ-before-auction = se enseña a todos antes de las pujas
    .differ-before-pickup = se enseña a todos después de las pujas
    .differ-trump-bids = se enseña a todos después de las pujas, salvo sin triunfo

option-declare = Nombrar triunfo o sentido
    .ask = ¿Cuándo se nombra el triunfo?
    .example = Cuatro corazones en la mano, y el kitty quizá traiga picas.
    .answer-before-kitty = antes de ver el kitty
    .answer-after-kitty = con el kitty en la mano, antes del descarte
    .answer-after-discard = después del descarte
    .sheet-no-kitty = Quien gana la puja es el declarante y nombra { $what }.
    .sheet-before-kitty = Quien gana la puja es el declarante, nombra { $what } y después toma el kitty.
    .sheet-after-kitty = Quien gana la puja es el declarante, toma el kitty, nombra { $what } y después descarta.
    .sheet-after-discard = Quien gana la puja es el declarante, toma el kitty, descarta, y solo entonces nombra { $what }.
    .differ-before-kitty = antes del kitty
    .differ-after-kitty = con el kitty en la mano, antes del descarte
    .differ-after-discard = después del descarte

option-no-trump-jokers = Comodines sin triunfo
    .ask = ¿Comodines sin triunfo?
    .example = Ahí no ganan nada; la cuestión es cuándo soltarlos.
    .answer-when-void = solo si no puedes asistir
    .answer-first-void = en cuanto no puedas asistir, uno debe salir
    .answer-any-time = en cualquier momento
    .answer-declarer-discards = el declarante los descarta
    .sheet =
        { $when ->
            [when-void] se puede jugar cuando no se puede asistir
            [first-void] se debe jugar en cuanto no se puede asistir
            [any-time] se puede jugar en cualquier turno, aunque se pueda asistir
           *[declarer-discards] se puede jugar cuando no se puede asistir, si los demás aún tienen uno
        }
    .differ-when-void = se juegan solo cuando no se puede asistir
    .differ-first-void = deben salir en cuanto no se puede asistir
    .differ-any-time = se juegan en cualquier turno
    .differ-declarer-discards = el declarante los descarta, los demás los juegan cuando no pueden asistir

option-no-trump-joker-leads = Salir de comodín sin triunfo
    .ask = ¿Se puede salir de comodín sin triunfo?
    .example = Te toca salir, con el comodín grande y el as de tréboles.
    .answer-yes = sí
    .answer-no = no mientras tengas otra carta
    .sheet-yes = Sin triunfo, un comodín { option-no-trump-jokers.sheet }; si se sale de uno, la primera otra carta fija el palo.
    .sheet-no = Sin triunfo, un comodín { option-no-trump-jokers.sheet }; solo se puede salir de uno si no se tiene más que comodines, y entonces la primera otra carta fija el palo.
    .differ-yes = permitido
    .differ-no = solo si no se tiene más que comodines

option-discard-trick = El descarte
    .ask = ¿De quién es la baza del descarte?
    .example = Se descartan seis cartas antes de la primera salida.
    .answer-declarer = del declarante
    .answer-first-trick = va con la primera baza
    .answer-nobody = de nadie, y seis es la puja más alta
    .sheet-declarer =
        { $sides ->
            [alone] El descarte es la primera baza del declarante.
           *[pairs] El descarte es la primera baza del bando declarante.
        }
    .sheet-first-trick = El descarte es de quien gana la primera baza, de modo que la primera baza vale dos.
    .sheet-nobody = El descarte no cuenta para nadie.
    .differ-declarer = la primera baza del bando declarante
    .differ-first-trick = va con la primera baza, que vale dos
    .differ-nobody = no cuenta para nadie

option-opening-lead = Primera salida
    .ask = ¿Quién sale primero?
    .example = Sur ganó la puja; Oeste está a la izquierda de quien reparte.
    .answer-declarer = el declarante
    .answer-forehand = la izquierda de quien reparte
    .sheet-declarer = El declarante sale primero, con cualquier carta.
    .sheet-forehand = El jugador a la izquierda de quien reparte sale primero, con cualquier carta, sea quien sea el declarante.
    .sheet-turned = El jugador a la izquierda de quien reparte sale primero, con cualquier carta.
    .differ-declarer = del declarante
    .differ-forehand = del jugador a la izquierda de quien reparte

option-renege = Renuncios
    .ask = ¿Quién vigila los renuncios?
    .example = Alguien juega una pica aunque tiene un corazón.
    .answer-prevented = la mesa los impide
    .answer-called = vale cualquier carta; señálalo si lo ves
    .answer-automatic = vale cualquier carta; la mesa lo encuentra
    .sheet-prevented = Nadie puede hacer renuncio: la mesa solo acepta cartas que se pueden jugar.
    .sheet-automatic = Vale poner cualquier carta, y la mesa encuentra cada renuncio cuando su baza está completa: { $costs }.
    .sheet-called = Los renuncios los cazan los jugadores: si un rival nombra la baza antes del siguiente reparto, { $costs }. Señalar en falso no cuesta nada.
    .differ-prevented = los impide la mesa
    .differ-called = te toca verlos y señalarlos
    .differ-automatic = los encuentra la mesa cuando la baza está completa

option-renege-penalty = Lo que cuesta un renuncio
    .ask = ¿Cuánto cuesta un renuncio?
    .example = Tres bazas pasan de su montón al tuyo.
    .answer-tricks = tres bazas
    .answer-bid = la puja
    .answer-game = la partida
    .sheet-tricks =
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
    .sheet-bid =
        { $settled ->
            [deal-end] eso decide la puja al acabar la mano: el renuncio de un declarante la hace caer, el de un defensor la cumple
           *[at-once] eso acaba la mano: el renuncio de un declarante hace caer la puja, el de un defensor la cumple
        }
    .sheet-game = { option-renege-penalty.sheet-bid }, y el bando del renuncio pierde la partida
    .differ-tricks = tres bazas
    .differ-bid = la puja
    .differ-game = la partida

option-renege-short = Un renuncio con menos de tres bazas que dar
    .ask = ¿Un renuncio con menos de tres bazas que dar?
    .example = Tienen una baza cuando se encuentra.
    .answer-what-they-have = pasa lo que tienen
    .answer-all = pasan todas las bazas
    .differ-what-they-have = cuesta lo que haya
    .differ-all = cuesta todas las bazas

option-renege-settled = Un renuncio se paga
    .ask = ¿Cuándo se paga un renuncio?
    .example = Se encuentra en la cuarta baza, y quedan nueve.
    .answer-at-once = al instante
    .answer-deal-end = al acabar la mano
    .differ-at-once = al instante
    .differ-deal-end = al acabar la mano

option-made = Cumplida
    .ask = ¿Qué anota una puja cumplida?
    .example = Pujaste 4 e hiciste 6.
    .answer-odd-tricks = cada baza por encima de seis: 6
    .answer-bid = la puja, nada más: 4
    .sheet-odd-tricks =
        { $sides ->
            [alone] Un jugador que cumple la puja anota un punto por cada baza tomada, también las que pasan de la puja.
           *[pairs] Un bando que cumple la puja anota un punto por cada baza por encima de seis, también las que pasan de la puja.
        }
    .sheet-bid =
        { $sides ->
            [alone] Un jugador que cumple la puja anota la puja, y nada por las bazas de más.
           *[pairs] Un bando que cumple la puja anota la puja, y nada por las bazas de más.
        }
    .differ-odd-tricks = las bazas de más también cuentan
    .differ-bid = cuenta la puja y nada más

option-set = Caída
    .ask = ¿Qué cuesta una puja caída?
    .example = Pujaste 4 e hiciste 3.
    .answer-minus-bid = la puja, de tus puntos
    .answer-defenders-score-bid = los otros anotan la puja
    .sheet-minus-bid =
        { $sides ->
            [alone] Un jugador que no llega cae y pierde la puja.
           *[pairs] Un bando que no llega cae y pierde la puja.
        }
    .sheet-defenders-score-bid =
        { $sides ->
            [alone] Un jugador que no llega cae y no pierde nada, pero cada uno de los otros anota la puja.
           *[pairs] Un bando que no llega cae y no pierde nada, pero el otro bando anota la puja.
        }
    .differ-minus-bid = se pierde la puja
    .differ-defenders-score-bid = no se pierde nada, la defensa anota la puja

option-defenders-score = Las bazas de la defensa
    .ask = ¿Qué anotan las bazas de los otros?
    .example = Tomaron ocho bazas contra ti.
    .answer-nothing = nada
    .answer-odd-tricks = las que pasan de seis
    .sheet-nothing = La defensa no anota nada por sus propias bazas.
    .sheet-odd-tricks = La defensa anota un punto por cada baza suya por encima de seis, sea cual sea la puja.
    .differ-nothing = no anotan nada
    .differ-odd-tricks = un punto cada una por encima de seis

option-no-trump-factor = Sin triunfo
    .ask = ¿Cómo cuenta sin triunfo?
    .example = 4 sin triunfo cumplido vale 4 puntos, u 8.
    .answer-single = tal cual
    .answer-double = doble
    .sheet-single = Sin triunfo se anota como cualquier otra puja.
    .sheet-made = Sin triunfo, todos los puntos de la mano se doblan si la puja se cumple; una caída cuenta tal cual.
    .sheet-made-or-set = Sin triunfo, todos los puntos de la mano se doblan, se cumpla o se caiga.
    .differ-1 = se anota como una puja con triunfo
    .differ-2 = dobla todos los puntos

option-no-trump-doubles = Lo que dobla sin triunfo
    .ask = ¿Y si cae sin triunfo?
    .example = 4 sin triunfo caído cuesta 8 puntos, o solo 4.
    .answer-made-or-set = doble también
    .answer-made = tal cual; solo dobla lo cumplido
    .differ-made-or-set = toda mano, cumplida o caída
    .differ-made = solo una puja cumplida

option-boston = Un Boston
    .ask = ¿Cuánto vale un Boston?
    .example = Un Boston son todas las bazas de la mano.
    .answer-none = sus puntos, nada más
    .answer-double = dos veces sus puntos
    .answer-wins = la partida
    .sheet =
        Si { $sides ->
            [alone] el declarante
           *[pairs] el bando declarante
        } toma las { $all } bazas{ $bid ->
            [seven] , con una puja de siete,
           *[any] ,
        } es un Boston: { $scores }.
    .sheet-none = no anota nada más
    .sheet-double = cuenta doble
    .sheet-wins = gana la partida al instante
    .sheet-wins-points = vale { points } y gana la partida al instante
    .sheet-turned = Un bando que toma las { $all } bazas tiene un Boston: { $scores }.
    .differ-none = no anota nada más
    .differ-double = cuenta doble
    .differ-wins = gana la partida

option-boston-by = Quién puede tener un Boston
    .ask = ¿Y si la defensa toma todas las bazas?
    .example = El declarante pujó 4 y no tomó nada.
    .answer-declarers = no tiene Boston
    .answer-either = también tiene un Boston
    .sheet = Una defensa que las toma todas tiene también un Boston, que vale { points }.
    .sheet-wins = Una defensa que las toma todas tiene también un Boston, que vale { points } y gana la partida al instante.
    .differ-declarers = solo el bando declarante
    .differ-either = la defensa también

option-boston-points = Lo que vale un Boston
    .ask = ¿Tiene un Boston puntos propios?
    .example = Con 13, todas las bazas son trece puntos, se pujara lo que se pujara.
    .answer-none = no, sus bazas
    .sheet = vale { points }
    .differ-none = sus bazas

option-boston-needs-bid = Lo que hace un Boston
    .ask = ¿Qué puja hace un Boston?
    .example = Pujaste 5 y tomaste todas las bazas.
    .answer-any = cualquiera
    .answer-seven = solo una puja de 7
    .differ-0 = todas las bazas, sea cual sea la puja
    .differ-7 = todas las bazas con una puja de siete

option-target = Puntos para ganar
    .ask = ¿Con cuántos puntos se gana?
    .example = A 7 es una hora, a 21 una velada.
    .sheet =
        { $sides ->
            [alone] El primer jugador en llegar a { $target } gana la partida; si una mano lleva a varios, gana quien tenga más puntos, y si empatan se sigue jugando.
           *[pairs] El primer bando en llegar a { $target } gana la partida; si una mano lleva a los dos, gana el que tenga más puntos, y si empatan se sigue jugando.
        }

option-floor = El fondo
    .ask = ¿Con cuántos bajo cero se pierde?
    .example = A −7, dos pujas de 4 caídas acaban la partida.
    .answer-none = nadie pierde por bajar
    .sheet = Un bando que cae a { $floor } pierde la partida.
    .sheet-alone =
        { $level ->
            [floor-first] La partida acaba también cuando un jugador cae a { $floor }: gana el mejor tanteo, y a igualdad hay empate.
           *[most-points] La partida acaba también cuando un jugador cae a { $floor }: gana el mejor tanteo, y si empatan se sigue jugando.
        }
    .sheet-defenders = Ningún tanteo baja nunca.
    .sheet-none = Un tanteo puede bajar cuanto quiera sin perder la partida.
    .differ = con { $floor } se pierde
    .differ-none = ninguno, nadie pierde por bajar

option-both-limits = Arriba y al fondo en una mano
    .ask = ¿Uno llega arriba y otro abajo?
    .example = Una mano te lleva a 30 puntos y a tu vecino al fondo.
    .answer-floor-first = decide el fondo
    .answer-most-points = gana quien tenga más puntos
    .sheet-floor-first = Si una mano lleva a un jugador a { $target } y a otro a { $floor }, decide la caída a { $floor }.
    .sheet-most-points = Si una mano lleva a un jugador a { $target } y a otro a { $floor }, gana quien tenga más puntos.
    .differ-floor-first = decide el fondo
    .differ-most-points = gana quien tenga más puntos

option-max-sets = Caídas con que se pierde la partida
    .ask = ¿Con cuántas caídas se pierde la partida?
    .example = Con 2, la segunda caída la acaba, sea cual sea el tanteo.
    .answer-none = ninguna
    .sheet = Un bando que cae { times } en una partida la pierde, sea cual sea el tanteo.
    .differ = { $count }, sea cual sea el tanteo
    .differ-none = sin límite

option-backdoor = Una defensa que gana en la primera mano
    .ask = ¿Y si la defensa gana en la primera mano?
    .example = El bando declarante cae al fondo antes de que otros hayan pujado.
    .answer-nothing = tiene lo que anotó
    .answer-game = tiene toda la partida
    .sheet = Una defensa que gana la partida en la primera mano entra por la puerta de atrás: tiene { $target }, si anotó menos.
    .differ-nothing = tiene lo que anotó
    .differ-game = tiene { $target } puntos

option-max-deals = Número de manos
    .ask = ¿Cuántas manos como mucho?
    .example = Con 8, gana quien tenga más puntos tras la octava mano.
    .answer-none = hasta que alguien gane
    .sheet-none = El número de manos no tiene límite.
    .sheet =
        { $count ->
            [one] La partida acaba tras una mano, sin contar las que se repartieron de nuevo: gana quien tenga más puntos, y a igualdad hay empate.
           *[other] La partida acaba tras { $count } manos, sin contar las que se repartieron de nuevo: gana quien tenga más puntos, y a igualdad hay empate.
        }
    .differ = { $count } como mucho, y entonces gana quien tenga más puntos
    .differ-none = sin límite

option-rotation = Rise and fly
    .ask = ¿Qué hace una pareja que cae o pierde?
    .example = Rise and fly: los amigos esperan las sillas.
    .answer-none = se queda
    .answer-rise-and-fly = se levanta para los siguientes
    .sheet-rise-and-fly = Rise and fly: la pareja que cae o pierde se levanta, y la siguiente de la cola se sienta.
    .differ-none = no, cada uno sigue en su asiento
    .differ-rise-and-fly = la pareja que cae se levanta

option-trump = El triunfo
    .ask = ¿Cómo se decide el triunfo?
    .example = Quien reparte vuelve la última carta, el nueve de corazones: los corazones son triunfo.
    .answer-named = quien gana la puja lo nombra
    .answer-turned = se vuelve la última carta repartida
    .sheet-turned = Nadie puja. La última carta repartida es de quien reparte y se vuelve: su palo es triunfo. Quien reparte la toma en la mano y la juega como cualquier otra.
    .differ-named = lo nombra quien gana la puja
    .differ-turned = se vuelve la última carta repartida; nadie puja, y cada bando anota sus bazas por encima de seis

option-sport-lasts = Hasta cuándo se ve el kitty enseñado
    .ask = ¿Hasta cuándo se puede mirar el kitty enseñado?
    .example = Se juega la quinta baza y dudas si el as de tréboles estaba en el kitty.
    .answer-deal = toda la mano
    .answer-until-discard = hasta el descarte del declarante
    .sheet-until-discard = Una vez hecho el descarte, nadie puede volver a mirar el kitty enseñado.
    .differ-deal = hasta el final de la mano
    .differ-until-discard = hasta el descarte del declarante
