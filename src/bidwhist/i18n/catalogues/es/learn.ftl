### Aprender el juego.


learn-title = Aprende a jugar al Bid Whist
learn = Aprender
by-playing = Jugando
lesson-offer = Una primera lección con cartas elegidas: una cosa cada vez, y puedes probar una carta equivocada. Cinco minutos.
lesson-title = Tu primera lección
first-deal-offer = Luego una mano con tres bots pacientes y unas palabras en cada paso.
first-deal = Tu primera mano
exercises-offer = Diez ejercicios cortos: eliges, y luego el bot campeón muestra qué haría y por qué.
exercises = Diez ejercicios
in-pictures = En cinco imágenes
every-way = Todas las maneras de jugar
how-to-play = Cómo se juega { $name }
print-it = Imprimir
basics-two = Dos contra dos
basics-two-words = Juegas con quien se sienta enfrente. Cada uno recibe doce cartas y seis van al centro: el kitty. Cuatro cartas, una de cada jugador, hacen una baza.
basics-bid = Una puja cada uno
basics-bid-words = Una puja dice cuántas bazas por encima de seis hará tu bando, y cómo. «Cuatro uptown» promete diez bazas con las cartas altas. Gana la puja más alta, y cada uno habla una vez.
basics-ways = Uptown y downtown
basics-ways-words = En uptown el rey gana a la dama y el dos es el último. En downtown se da la vuelta: tras el as va el dos, luego el tres, y el rey es el último. Sin triunfo se juega sin palo de triunfo.
basics-jokers = Los comodines
basics-jokers-words = Con triunfo, el comodín grande es la mejor carta, luego el pequeño; los dos son triunfos. Sin triunfo no ganan nada.
basics-score = El kitty y el tanteo
basics-score-words = Quien gana la subasta toma el kitty y descarta seis; en casi todas las mesas son la primera baza. Si cumples, cada baza por encima de seis es un punto. Si no, caes: se resta la puja. Con siete se gana; con menos siete se pierde.

your-hand = Tus cartas
your-choice = Tu elección
on-the-table = En la mesa
the-bidding = La subasta: { $calls }.
who-plays = { $by ->
    [you] Juegas { $contract }.
   *[name] { $name } juega { $contract }.
 }
books-played = Bazas jugadas: { $count }.
no-book-played = No se ha jugado ninguna baza.
as-champion = Igual que el campeón.
champion-otherwise = El campeón hace otra cosa.
gives-away =
    Con todas las cartas a la vista, esto cuesta { $count ->
        [one] una baza
       *[other] { $count } bazas
    }.
as-good = Con todas las cartas a la vista, es igual de bueno.
champion-why = El campeón: { $why }
figures-mean = Las cifras son las bazas de tu bando en total, con todas las cartas a la vista y jugando todos lo mejor posible.
books-inside = bazas
agreed = El campeón y tú: de acuerdo en { $right } de { $all }.
solved-so-far = Resueltos hasta ahora: { $count } de diez.
exercise-state = Ejercicio { $number }: { $state ->
    [solved] resuelto
    [tried] intentado
   *[open] sin intentar
 }
back = Atrás
next = Siguiente
skip = Saltar

lesson-leave = Salir de la lección
lesson-progress = Paso { $step } de { $all }
try-another = Prueba otra.
pass = Paso
who-lies = { $who }: { $card }
takes-it = { $card }, gana la baza
you = Tú
books-so-far = Bazas: { $ours } nuestras, { $theirs } suyas
kitty-shown = El kitty, seis cartas
sum-books = bazas
sum-kitty = kitty
sum-all = en total
sum-free = libres
sum-points = { $count ->
    [one] punto
   *[other] puntos
 }
sum-needed = necesarias
lesson-over = Ese es el juego. ¿Ahora una mano con tres bots, o diez ejercicios?
bid-called = { $way ->
    [U] { $number } uptown
    [D] { $number } downtown
   *[N] { $number } sin triunfo
 }

chapter-table = La mesa
chapter-uptown = Uptown
chapter-downtown = Downtown
chapter-trumps = El triunfo
chapter-bidding = La subasta
chapter-kitty = El kitty
chapter-trump = Nombrar el triunfo
chapter-play = El juego
chapter-follow = Asistir
chapter-renege = El renuncio
chapter-ruff = Sin el palo
chapter-claim = El resto es tuyo
chapter-score = El tanteo

the-card = { $rank ->
    [Q] la { $card }
   *[other] el { $card }
 }
lesson-welcome = Juegan dos contra dos. { $partner }, enfrente, juega contigo; { $left } y { $right } juegan contra ti. Tus cartas están abajo.
lesson-ask-uptown = Cuatro cartas, una de cada jugador, son una baza. En uptown ganan las altas. ¿Qué carta gana esta baza? Tócala.
lesson-ask-downtown = La misma baza, pero downtown: ahora ganan las bajas. ¿Qué carta la gana?
lesson-ask-trumps = Un palo puede ser triunfo. Aquí triunfan las picas, y se salió de tréboles. ¿Qué carta gana la baza?
lesson-takes-uptown = Sí: { $card }, la más alta del palo de salida.
lesson-takes-downtown = Sí: { $card }. En downtown gana la más baja. Un as aún le ganaría: los ases ganan en los dos sentidos.
lesson-takes-trump = Sí: { $card }. Cualquier triunfo gana a las cartas de los otros palos.
lesson-beaten = { $card }: le gana { $other }.
lesson-ask-bid = Te toca pujar. { $name } puja { $bid }; hablas en último lugar, y cada uno una vez. Una puja dice cuántas bazas por encima de seis, y en qué sentido. ¿Qué dices?
lesson-bid-pass = Entonces { $name } juega { $bid }. Tienes { $high } ases, reyes y comodines: en uptown estas cartas dan más.
lesson-bid-low = No es más alta: { $bid } no supera { $over }. Hace falta un número mayor.
lesson-bid-right = Bien. { $bid } promete { $need } bazas, seis y las cuatro que nombras. Nadie habla después: la subasta es tuya.
lesson-bid-down = En downtown ganan las bajas. Solo tienes { $low } cartas por debajo del cinco, pero { $high } ases, reyes y comodines.
lesson-bid-all = { $bid } promete las { $all } bazas. Una perdida, y caes.
lesson-ask-kitty = El kitty es tuyo: { $count } cartas. Descartas { $count }; cuentan como tu primera baza. Ya hay { $done }. ¿Cuál es la sexta?
lesson-aside-right = Bien. { $count } cartas descartadas: ya tienes tu primera baza antes de jugar.
lesson-aside-joker = Guarda { $card }: con triunfo solo el otro comodín puede ser mejor.
lesson-aside-long = Guarda { $card }: es de tu palo más largo, { $suit }, que será triunfo.
lesson-aside-ace = Guarda { $card }: ninguna carta de su palo gana al as.
lesson-aside-king = Guarda { $card }: en uptown solo el as de su palo le gana.
lesson-aside-higher = No está mal, pero { $card } vale más que { $other } en uptown. Descarta la más baja.
lesson-ask-trump = Pujaste uptown; ahora nombra el triunfo. Los dos comodines serán triunfos. ¿Qué palo?
lesson-trump-right = Sí: { $suit }. Con los comodines tienes { $count } triunfos.
lesson-trump-short = Con { $suit } tendrías { $count } triunfos, comodines incluidos; con { $long }, { $best }.
lesson-ask-lead = Sales a la primera baza. Entre los dos tienen { $count } triunfos: quítaselos primero. ¿Qué carta?
lesson-lead-plain = { $card }: no es triunfo. Tienen { $count } triunfos, y quien se quede sin el palo puede ganarla.
lesson-lead-low = { $card }: es triunfo, pero { $other } sigue fuera y le gana.
lesson-lead-sure = { $card } gana a todo, y cayeron { $count } triunfos más. La baza es tuya.
lesson-lead-too = { $card }: igual de segura, nada fuera de tu mano le gana. La lección sigue con el comodín grande.
lesson-second = Sigues con { $card }. { $left ->
    [0] A los demás no les queda triunfo.
    [one] A los demás les queda un triunfo.
   *[other] A los demás les quedan { $left } triunfos.
 }
lesson-third = Y { $card }. { $left ->
    [0] Sus triunfos se acabaron: solo quedan los tuyos.
    [one] Les queda un triunfo.
   *[other] Les quedan { $left } triunfos.
 }
lesson-lost = Sales con { $lead }, pero { $name } tiene { $card } y gana la baza. Quien gana una baza sale en la siguiente.
lesson-ask-follow = { $name } sale de { $suit }. Prueba cualquier carta: ¿qué puedes jugar y qué es lo mejor?
lesson-must-follow = No se puede: se salió de { $suit } y tienes. Hay que asistir; lo demás es renuncio.
lesson-left = Bien: { $name } gana la baza con { $card }, y la baza de tu compañero también es tuya. El as queda para luego.
lesson-took = Está permitido, pero la baza ya era de { $name } y juegas en último lugar: { $card } se gasta para nada.
lesson-renege = Lo que no podías jugar habría sido un renuncio. Esta mesa lo impide. Otras lo dejan pasar: quien es descubierto paga { $count } bazas.
lesson-ask-ruff = { $name } sale de { $suit } y no tienes: puedes jugar lo que quieras. ¿Quién gana si fallas con un triunfo? Prueba.
lesson-ruffed = Sí: { $card } es tu triunfo más pequeño, y gana la baza.
lesson-ruffed-dear = Gana la baza, pero { $other } también bastaría. Gasta el más pequeño.
lesson-thrown = De otro palo y sin ser triunfo, { $card } no puede ganar. { $name } gana la baza con { $other }.
lesson-claim = Sales, y nadie puede ganar a ninguna de tus { $count } cartas. Puedes reclamar: el resto es tuyo.
lesson-score = { $books } bazas y la del kitty son { $all }. Hacían falta { $need }: ¡cumplido! Cada baza por encima de { $free } es un punto: marcas { $points }.
lesson-set = ¿Y con { $books } en total, una menos que { $need }? Caerías, y tu puja de { $points } se restaría. Gana la partida el primer bando en llegar a { $target }.

first-seating = Te damos la bienvenida. Juegas con quien está enfrente contra los otros dos. Pulsa el botón y se reparte.
first-mixing = Se están mezclando las cartas.
first-auction = La subasta da una vuelta. Cada puja dice cuántas bazas por encima de seis, y hacia dónde van las cartas.
first-declare = Quien gana la subasta nombra el triunfo.
first-discard = Quien gana la subasta toma el kitty y descarta otras tantas.
first-play = Cada uno juega una carta. La mejor gana la baza, y su jugador sale en la siguiente.
first-deal_over = Fue una mano entera. Lee por qué valió lo que valió, y mira las cuatro manos.
first-match_over = Esa fue tu primera mano. ¿Una partida de verdad? Pulsa «Jugar ya».
yours-auction = Tu única puja: cuántas bazas por encima de seis, entre los dos. Uptown: ganan las altas. Downtown: las bajas, el as sigue arriba. Sin triunfo: ningún palo manda. ¿Cartas flojas? Pasa. La pista dice qué haría un bot.
yours-declare = Ganaste la subasta. Elige tu palo más largo y fuerte.
yours-discard = El kitty es tuyo; sus cartas llevan un punto. Guarda triunfos y ganadoras, y descarta el resto: es tu primera baza.
yours-play = Te toca. Las cartas permitidas se ven claras; hay que asistir si se puede. Si no, un triunfo gana la baza, y con triunfo el comodín grande gana a todo.

## The ten exercises (web/exercises.py)
chair = { $seat ->
    [0] Tú
    [1] Izquierda
    [2] Compañero
   *[3] Derecha
 }
chair-calls = { $who }: { $call }
laid-then = { $first }, luego { $next }
exercise-first-bid = Puja esta mano
exercise-first-bid-ask = Hablas primero. ¿Qué pujas?
exercise-bid-or-pass = Pujar o pasar
exercise-bid-or-pass-ask = Nadie ha pujado aún. ¿Valen una puja estas cartas?
exercise-which-way = ¿En qué sentido?
exercise-which-way-ask = ¿Uptown, downtown o sin triunfo?
exercise-partner-spoke = El compañero ha hablado
exercise-partner-spoke-ask = La puja es de tu compañero. ¿Se la quitas?
exercise-name-trump = Nombrar el triunfo
exercise-name-trump-ask = La puja es tuya. Nombra el contrato.
exercise-first-lead = La primera salida
exercise-first-lead-ask = La puja es tuya, y la primera salida también.
exercise-lead-no-trump = Salir contra sin triunfo
exercise-lead-no-trump-ask = Juegan sin triunfo, y sales tú.
exercise-lead-trump = Salir contra un triunfo
exercise-lead-trump-ask = Han nombrado un triunfo, y sales tú.
exercise-to-trump = Fallar o no
exercise-to-trump-ask = No te queda del palo de salida.
exercise-count-trumps = Contar los triunfos
exercise-count-trumps-ask = Quedan pocas cartas. ¿Quién tiene los triunfos?
