### Lo que muestra la mesa en línea además del juego.

## Lo que pasó en la mesa.
table-open = La mesa está abierta.
sits-down = { $by ->
    [you] Te sientas.
   *[name] { $name } se sienta.
 }
stood = { $name } se levanta.
gets-in-line = { $name } se pone en la cola.
leaves-line = { $name } deja la cola.
rose = Rise and fly: la pareja que perdió se levanta, y se sientan los siguientes.
says-ready = { $by ->
    [you] Dices que estás a punto.
   *[name] { $name } dice que está a punto.
 }
committed = Todos están a punto. El servidor ha fijado su parte de las manos.
mixed = Las manos se mezclan con lo que dieron el servidor y los jugadores.
asks-undo = { $by ->
    [you] Pides deshacer la última jugada.
   *[name] { $name } pide deshacer la última jugada.
 }
agrees = { $by ->
    [you] Aceptas.
   *[name] { $name } acepta.
 }
disagrees = { $by ->
    [you] No aceptas.
   *[name] { $name } no acepta.
 }
undone = La última jugada se deshace.
bot-took = { $by ->
    [you] Te ausentas, y un robot guarda el asiento.
   *[name] { $name } se ausenta, y un robot guarda el asiento.
 }
handed-back = { $by ->
    [you] Recuperas el asiento.
   *[name] { $name } recupera el asiento.
 }
resumed = El servidor se reinició; se dio tiempo al reloj.
closed = La mesa está cerrada.
clock = { $by ->
    [you] Se te acabó el tiempo; un robot juega una vez.
   *[name] A { $name } se le acabó el tiempo; un robot juega una vez.
 }

## Lo que espera una mesa.
mixing = Todos están a punto; se mezclan las manos.
table-closed = Esta mesa está cerrada.
rises = Rise and fly: en un momento la pareja que perdió se levanta, y se sientan los siguientes.
waits-for-people = Se espera a que alguien se siente.
waits-to-start = Se espera a { $names } para empezar.
waits-for-rematch = Se espera a { $names } para la revancha.
waits-for-next-deal = Se espera a { $names } para la mano siguiente.
ready-deal = Repartir
ready-rematch = Revancha
ready-next-deal = Mano siguiente
given-kept = La mano { $number } de { $count } queda guardada.
given-done = Has jugado todas tus manos. Los resultados llegan cuando termine el día.

## Renuncios.
book = Baza { $book }
call-renege = Cantar un renuncio en la baza { $book }.
book-without-renege = Baza { $book }: sin renuncio.
book-reneged = { $by ->
    [you] Baza { $book }: hiciste renuncio.
   *[name] Baza { $book }: { $name } hizo renuncio.
 }

## Lo que significaría una puja.
bid-means = { $bid }: { books } de { $all }.
name-means = { $contract }: { $ranks }.
ranks-uptown = el as es el más alto, luego del rey al dos
ranks-downtown = el as es el más alto, luego del dos al rey
ranks-downtown-aces-low = el dos es el más alto, luego del tres al rey, y el as el último
order-matching = La puja debe superar la anterior; quien reparte puede tomarla igualándola.
order-level = La puja debe superar la anterior: un número más alto, o sin triunfo sobre el mismo número.
order-downtown-over-uptown = La puja debe superar la anterior: un número más alto, o downtown sobre uptown, y sin triunfo sobre ambos.
order-no-trump-level = La puja debe superar la anterior: un número más alto.

## Rechazos, despedidas y frases.
refused-seat-taken = ese asiento no se puede tomar ahora
refused-no-seat = no hay asiento libre; mira, y pregunta entre dos manos
refused-nobody-lost = nadie ha perdido la conexión en ese asiento
refused-not-waited-for = la mesa no espera a esa persona ahora
refused-may-come-back = puede volver en un momento; pregunta de nuevo pasados diez segundos
refused-between-matches = los asientos se cambian entre partidas
refused-cards-lie = las cartas están en la mesa
refused-bytes-told = esos bytes ya se dijeron en la partida anterior; promete otros
refused-no-bytes = no se esperan bytes de este asiento
refused-other-bytes = no son los bytes prometidos
refused-no-cards = no hay cartas repartidas
refused-no-undo = ahora no hay nada que puedas deshacer
refused-given-seat = estas manos las juega quien las empezó, en el asiento en que las empezó
refused-given-leave = tus manos se guardan en esta mesa; vete cuando quieras y vuelve antes de que termine el día
refused-given-done = ya se han jugado todas las manos de esta mesa
refused-nobody-asks = nadie te pide que aceptes nada
refused-turn = le toca a { $name }
refused-called-already = ya cantaste esa baza
refused-person-acts = aquí juega una persona
refused-table-waits = la mesa aún espera
refused-closed = esta mesa está cerrada
refused-no-seat-yet = siéntate primero
refused-stale = la mesa ha avanzado; mira otra vez
refused-written = la mesa se escribió en otra parte; mira otra vez
refused-elsewhere = esta mesa está en otro servidor de la casa; sigue allí
refused-not-saved = no se pudo guardar; inténtalo en un momento
bye-too-slow = Tu línea iba demasiado lenta; vuelve y sigue donde estabas.
bye-shutdown = El servidor se reinicia; tu asiento se guarda.
bye-signed-in-long = Llevabas mucho tiempo con la sesión abierta; ábrela de nuevo.
bye-logged-out = Has cerrado la sesión.
bye-signed-in-anew = Has abierto la sesión de nuevo; un momento.
bye-too-many = Tienes esto abierto demasiadas veces; cierra otra ventana.
bye-bad-message = Estos no son mensajes de este protocolo.
bye-too-fast = Demasiados mensajes; vuelve en un momento.
bye-protocol = Este servidor habla el protocolo { $number }; recarga la página.
refused-too-fast = no tan deprisa: diez mensajes por segundo
refused-no-table = no existe esa mesa
refused-claims = eso fue muchas veces; sigue jugando, o reclama en un momento
refused-phrases = esta mesa se queda con las frases
refused-follow-first = sigue primero la mesa
refused-words = una palabra tras otra
refused-no-hint = ahora no hay consejo que dar
refused-hints = un consejo tras otro; pregunta en un momento
refused-tables = una línea sigue { $count } mesas; deja antes una
refused-many-standing = ya hay mucha gente de pie junto a esta mesa; toma una silla o vuelve en un momento
refused-strangers = entre desconocidos las palabras libres son para quien tiene cuenta; las frases son para todos
refused-mutes = ya no oyes a { $count } personas; vuelve a oír antes a una
phrase-hello = Hola a todos
phrase-luck = Buena suerte
phrase-nice = Muy bien, pareja
phrase-well-played = Bien jugado
phrase-had-you = Te tenía
phrase-cold-kitty = Mi kitty estaba frío
phrase-sorry = Perdón, pareja
phrase-boston = ¡Boston!
phrase-rise = Arriba, que pasen otros
phrase-one-more = ¿Otra más?
phrase-moment = Un momento
phrase-thanks = Gracias, buena partida
asks-for-a-hint = Pido una pista
refused-no-watchers = esta mesa no tiene público: toma una silla para verla
refused-by-invitation = esta mesa es por invitación: sigue el enlace que te enviaron
refused-asks-password = esta mesa pide su contraseña
refused-wrong-word = esa no es la palabra de esta mesa; mira el enlace que te enviaron
refused-wrong-password = esa no es la contraseña de esta mesa; quizá se coló una letra
refused-door-rests = algunas palabras no valieron, así que la puerta descansa un poco
refused-table-rests = se probaron muchas palabras falsas en esta mesa, así que su contraseña descansa; el enlace sigue valiendo
refused-words-nowhere = algunas palabras no llevaban a ninguna parte; inténtalo dentro de { $time }
refused-again-in = inténtalo dentro de { $time }
refused-again-now = inténtalo cuando quieras
refused-then = { $why }; { $when }
time-second = un segundo
time-seconds = { $count } segundos
time-minutes = { $count } minutos
time-hours = { $count } horas
fault-many-passwords = llegaron muchas contraseñas falsas para esta cuenta; inténtalo dentro de { $time }
refused-our-side = algo falló por nuestra parte, y nada ha cambiado; inténtalo en un momento
refused-lines = tantas líneas a la vez; vuelve en un momento
fault-who = di primero quién eres: POST /api/guest
busy-long = esto tarda más de lo que debería; inténtalo en un momento
busy-stopped = este cálculo se ha detenido; inténtalo en un momento
busy-much = se pide demasiado a la vez; inténtalo en un momento
busy-thinking = el robot aún piensa; pregunta en un momento
busy-no-advice = este robot no tiene consejo aquí
unfit-words = este servidor no deja palabras así en la mesa; dilo de otra manera
unfit-name = este servidor no deja nombres así en sus mesas; toma otro
damaged = esta mesa está dañada y no se puede retomar; díselo a quien lleva el servidor

busy-server = el servidor tiene demasiado que hacer; inténtalo en un momento
fault-too-fast = eso fue muchas veces; inténtalo en un minuto
fault-not-owner = esto es para el dueño del servidor; bidwhist owner link hace una llave
fault-too-long = una petición tiene como mucho { $count } bytes

## Problemas de las peticiones.
fault-seats = los asientos van de 0 a { $last }
fault-password = una mesa con contraseña pide una de { $count } letras o más
fault-bots = hay robots llamados { $names }
fault-no-conventions = { $name } no juega ninguna de nuestras convenciones
fault-by-chance = { $name } juega al azar, y por tanto sin convención
fault-no-table = no existe esa mesa, o es por invitación
fault-invitation = esta invitación no lleva a ninguna parte; quizá la mesa esté cerrada
known-last-table = tu última mesa
fault-no-match = no existe esa partida, o no ha terminado
fault-no-choice = no hay nada que elegir en este momento; avance o retroceda un paso
fault-bad-step = ?step= es un momento de la repetición, contado desde 0
fault-not-allowed = las reglas no lo permitían aquí
fault-seat-of-replay = los asientos van de 0 a { $last }; sin asiento se ve lo que vieron todos
fault-not-here = solo quien está ante la máquina del servidor puede hacer esto
fault-report-whom = di quién: una mesa y una persona, o una partida y un asiento
fault-report-you = eres tú
fault-report-table = no existe esa mesa, o no estás en ella
fault-report-person = esa persona no está sentada, ni en la cola, ni mirando aquí, ni ha hablado aquí
fault-report-match = no existe esa partida, o nadie ocupó ese asiento
fault-friends-account = para tener amigos hace falta una cuenta, para que te encuentren; créala en tu página
fault-friend-you = eres tú
fault-friend-nobody = aquí no hay ninguna cuenta con ese nombre
fault-friends-many = has pedido amistad a tantas personas como se puede; quita antes a alguien
fault-no-seat = no estás sentado a esa mesa
fault-no-friend = se invita a los amigos; pide antes a esa persona que lo sea
fault-no-club = no existe ese club
fault-club-account = para un club hace falta una cuenta, para que te reconozca; créala en tu página
fault-club-name = un club necesita un nombre con letras o cifras
fault-club-word = este enlace no lleva a ningún club; pide uno nuevo
fault-club-full = no queda sitio: un club tiene como mucho 500 miembros, y una persona como mucho diez clubes
fault-club-keeper = un club necesita un encargado; nombra antes a otra persona
fault-not-keeper = solo puede hacerlo quien se encarga del club
fault-no-report = no espera ningún aviso así
fault-no-ban = no existe esa expulsión
fault-nobody = no hay nadie con ese identificador
bad-name-letters = un nombre necesita letras que se vean
bad-name-long = un nombre tiene como mucho { $count } letras; ¿quizá una forma más corta?
bad-name-signs = un nombre tiene letras, cifras y . ' - _ & y nada más; ¿quizá el mismo sin los otros signos?
bad-name-unseen = algunos signos de este nombre no se ven o no se leen; ¿quizá escribirlo de nuevo, letra a letra?
bad-name-mixed = este nombre mezcla letras de varios alfabetos; quédate con uno
weak-better = van bien tres o cuatro palabras que nadie juntaría, como “lluvia tetera domingo porche”
weak-short = una contraseña tiene al menos { $count } letras o cifras; { weak-better }
weak-name = esta contraseña lleva tu nombre, o una palabra de este juego; { weak-better }
weak-common = esta contraseña es de las que usa mucha gente, así que se prueba primero; { weak-better }
weak-pattern = esta contraseña se repite, o sigue el alfabeto o el teclado; { weak-better }
weak-guessed = esta contraseña se adivina con demasiada facilidad; { weak-better }
account-already = ya tienes una cuenta
sign-in-wrong = el nombre y la contraseña no encajan
recovery-wrong = el nombre y el código de rescate no encajan
guest-no-password = un invitado no tiene contraseña; crea antes una cuenta
password-wrong = esa no es la contraseña de esta cuenta
name-of-house = ese nombre se guarda para la casa y sus robots; ¿quizá con una letra o una palabra más?
name-taken = alguien aquí tiene una cuenta con ese nombre, o con uno parecido; ¿quizá con una letra o una palabra más?
banned-for-good = Este servidor ya no te atiende: { $why }
banned-until = Este servidor no te atiende hasta el { $time }: { $why }
coach-ends = el servidor se detiene; pregunta cuando vuelva
coach-busy = el entrenador está con otras partidas; pregunta en un minuto
coach-yours = el entrenador está con tus partidas; pregunta en un minuto
coach-away = el entrenador no está disponible; inténtalo más tarde
coach-late = el entrenador no pudo terminar esta partida a tiempo; inténtalo más tarde
coach-unable = el entrenador no pudo repasar esta partida
reports-wait = { $count } avisos tuyos esperan al dueño; se atenderán
fault-method = esta ruta se pide de otra manera
fault-nothing = no hay nada en esta ruta
page-not-here = No está aquí
page-none = No existe esa página.

forgotten = Aquí se te ha olvidado. Tus partidas terminadas quedan, y en ellas eres Alguien.

file-long = un archivo que se muestra tiene como mucho { $most } manos: { $count }
file-no-text = esto no es el registro de una partida: no es texto
file-no-record = no hay ningún registro de una partida en este archivo
as-it-was = Como fue
table-of = La mesa de { $name }

code-letter = una letra de este código está mal, falta o sobra: { $code }
code-version = este código es de la versión { $version }, solo se puede leer { $known }: { $code }
code-near = no hay tal código; ¿querías decir { $near }?: { $code }
code-unknown = no hay tal código; hay { $known }: { $code }
code-strange = un código no tiene { $letter }: { $code }
code-no-rules = este código no da reglas que se puedan jugar: { $code }
lan-owner = este servidor escucha donde su dueño ha dicho, y en ningún otro sitio
lan-none = este equipo no está en ninguna red donde los amigos pudieran alcanzarlo
host-none = una petición nombra su anfitrión, como en: Host: whist.example
host-unknown = este servidor no se llama { $name }. Si debe llamarse así, quien lo lleva lo inicia con: bidwhist serve --host-name { $name }
foreign-page = esta petición viene de una página ajena
# Daily deals.
daily-title = Las manos del { $day }
fault-no-day = no hay resultados de ese día, o todavía no; un día termina a medianoche UTC
fault-no-board = nadie jugó esa mano ese día
