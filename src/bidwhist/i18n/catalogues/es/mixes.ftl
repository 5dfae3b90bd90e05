### Reglas que no van juntas; los nombres de opciones y valores son los de los archivos.

mix-number = { $option } debe ser { $values }: { $value }
values-between = entre { $low } y { $high }
values-or = { $first } { SOUND($last) ->
    [o] u
   *[other] o
 } { $last }
values-in-line = { $first }, { $last }
values-or-none = { $values }, o none
no-such = { $kind ->
    [agreement] no existe ese acuerdo
    [bot] no existe ese bot
    [command] no existe esa orden
    [format] no existe ese formato
    [judge] no existe ese juez
    [language] no existe ese idioma
    [option] no existe esa opción
    [table] no existe esa tabla
    [word-list] no existe esa lista de palabras
   *[rules] no existen esas reglas
 }
no-such-bot-in = no existe ese bot en { $place }
unknown-near = { $said }; ¿querías decir { $near }?: { $name }
unknown-known = { $said }; hay { $known }: { $name }
mix-kitty = { $cards } cartas menos un kitty de { $kitty } no se reparten entre { $players } jugadores; para { $players } jugadores toma { $fits }
mix-kitty-fit = jokers { $jokers } con kitty { $kitties }
mix-partners = partners debe ser none con { $players } jugadores; para jugar en pareja hacen falta 4
mix-bid-counts = bid_counts debe ser tricks cuando partners es none (juego individual), y odd_tricks con compañeros: bid_counts { $counts }, partners { $partners }
mix-discard-trick = trece cartas cada uno no dejan baza para el descarte: discard_trick debe ser nobody, o kitty { $fits }: kitty { $kitty }
mix-max-bid = max_bid debe estar entre 1 y { $highest }, pues una mano tiene { $tricks } bazas: { $bid }
mix-max-bid-discards = max_bid debe estar entre 1 y { $highest }, pues una mano tiene { $tricks } bazas: { $bid }; o discard_trick declarer o first_trick, que hace una más
mix-min-bid = min_bid debe estar entre 1 y max_bid { $highest }: { $bid }
mix-directions = directions debe nombrar al menos uno de uptown, downtown, downtown_aces_low, cada uno una vez
mix-sport = no hay kitty que enseñar: sport debe ser never cuando kitty es 0: { $sport }
mix-sport-trump-bids = sport trump_bids enseña el kitty antes de tomarlo, cuando un número solo no dice aún si es sin triunfo: declare debe ser before_kitty, o bid_names suffix: { $declare }, { $names }
mix-jokers-discarded = un declarante no puede descartar comodines sin kitty: no_trump_jokers debe ser when_void, first_void o any_time cuando kitty es { $kitty }
mix-defenders-score = defenders_score debe ser nothing en juego individual: no hay bazas por encima de seis que contar
mix-boston-needs-bid = nadie puede pujar las 7 bazas por encima de seis que pide boston_needs_bid (max_bid { $highest }, bid_counts { $counts }): boston_needs_bid debe ser 0
mix-boston-points = un Boston con puntos propios no se dobla además: boston debe ser none o wins, o boston_points 0: { $points }
mix-boston-either = la defensa no tiene puja de siete: boston_by debe ser declarers, o boston_needs_bid 0: { $by }
mix-alone-boston-by = con varios defensores ninguno toma todas las bazas: boston_by debe ser declarers en juego individual
mix-alone-max-sets = una partida se pierde ante otro bando: max_sets debe ser none en juego individual
mix-alone-backdoor = una partida la gana otro bando: backdoor debe ser nothing en juego individual
mix-alone-renege = en juego individual, lo que cuesta un renuncio es para quien lo señala: renege debe ser prevented o called
mix-alone-renege-penalty = una partida se pierde ante otro bando: renege_penalty debe ser tricks o bid en juego individual
mix-floor = ningún tanteo baja cuando set es defenders_score_bid: floor debe ser none, o set minus_bid: { $floor }
mix-rotation = rise and fly sienta parejas: rotation debe ser none en juego individual
mix-trump-turned = nadie puja donde se vuelve el triunfo: { $option } debe ser { $needed }, o trump named: { $value }
mix-trump-directions = nadie elige el orden de las cartas donde se vuelve el triunfo: directions debe ser una sola, o trump named
