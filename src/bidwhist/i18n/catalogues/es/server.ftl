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
says-ready =
    { $by ->
        [you] Todo listo por tu parte.
       *[name] { $name }: todo listo.
    }
committed = Todos listos. El servidor ha fijado su parte de las manos.
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
bot-took =
    { $by ->
        [you] Te ausentas, y un bot guarda el asiento.
       *[name] { $name } se ausenta, y un bot guarda el asiento.
    }
handed-back = { $by ->
    [you] Recuperas el asiento.
   *[name] { $name } recupera el asiento.
 }
resumed = El servidor se reinició, y el reloj recibió tiempo.
closed = La mesa está cerrada.
clock =
    { $by ->
        [you] Se te acabó el tiempo; un bot juega una vez.
       *[name] A { $name } se le acabó el tiempo; un bot juega una vez.
    }

## Lo que espera una mesa.
mixing = Todos listos; se mezclan las manos.
table-closed = Esta mesa está cerrada.
rises = Rise and fly: en un momento la pareja que perdió se levanta, y se sientan los siguientes.
waits-for-people = Esperamos a que alguien se siente.
names-and-last = { $names } { SOUND($last) ->
    [i] e
   *[other] y
 } { $last }
waits-to-start = Para empezar falta el sí de: { $names }.
waits-for-rematch = Otra más, con el sí de: { $names }.
waits-for-next-deal = Para la mano siguiente falta el sí de: { $names }.
ready-deal = Repartir
ready-rematch = Otra más
ready-next-deal = Mano siguiente
given-kept = La mano { $number } de { $count } queda guardada.
given-done = Has jugado todas tus manos. Los resultados llegan cuando termine el día.

## Renuncios.
book = Baza { $book }
call-renege = Señalar un renuncio en la baza { $book }.
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
refused-no-seat = ahora no hay asiento libre; mira, y vuelve a pedirlo entre dos manos
refused-nobody-lost = en ese asiento nadie ha perdido la conexión
refused-not-waited-for = la mesa no espera ahora a esa persona
refused-may-come-back = esa persona puede volver en un momento; pregunta de nuevo pasados diez segundos
refused-between-matches = los asientos se cambian entre partidas
refused-cards-lie = las cartas están en la mesa
refused-bytes-told = esos bytes ya se usaron en la partida anterior; promete otros
refused-no-bytes = no se esperan bytes de este asiento
refused-other-bytes = no son los bytes que prometiste
refused-no-cards = no hay cartas repartidas
refused-no-undo = ahora no hay nada que puedas deshacer
refused-given-seat = estas manos solo las puede jugar quien las empezó, en el mismo asiento
refused-given-leave = tus manos quedan guardadas en esta mesa; vete cuando quieras y vuelve antes de que termine el día
refused-given-done = ya se han jugado todas las manos de esta mesa
refused-nobody-asks = no hay ninguna petición que aceptar
refused-turn = le toca a { $name }
refused-called-already = ya señalaste esa baza
refused-person-acts = le toca a una persona, no a un bot
refused-table-waits = la partida aún no ha empezado
refused-closed = esta mesa está cerrada
refused-no-seat-yet = siéntate primero
refused-stale = la mesa ha avanzado; mírala otra vez
refused-written = otro servidor acaba de cambiar esta mesa; prueba otra vez
refused-elsewhere = esta mesa está ahora en otro servidor; sigue allí
refused-not-saved = no se pudo guardar; inténtalo en un momento
bye-too-slow = Tu conexión iba demasiado lenta. Vuelve y sigue donde estabas.
bye-shutdown = El servidor se reinicia; tu asiento se guarda.
bye-signed-in-long = Tu sesión ha caducado. Entra de nuevo.
bye-logged-out = Has cerrado la sesión.
bye-signed-in-again = Has entrado de nuevo. Un momento.
bye-too-many = Esta página está abierta en demasiadas ventanas. Cierra una.
bye-other-stream = El flujo se ha abierto otra vez en otro sitio con la misma clave.
bye-bad-message = Los mensajes recibidos no siguen este protocolo.
bye-too-fast = Demasiados mensajes. Vuelve en un momento.
bye-protocol = Este servidor habla el protocolo { $number }. Recarga la página.
refused-too-fast = demasiado deprisa: como mucho diez mensajes por segundo
refused-no-table = no existe esa mesa
refused-claims = demasiadas reclamaciones; sigue jugando, o reclama en un momento
refused-phrases = en esta mesa, solo frases hechas
refused-follow-first = sigue primero la mesa
refused-words = espera un momento antes del próximo mensaje
refused-no-hint = ahora no hay pista
refused-hints = espera un momento antes de la próxima pista
refused-tables = puedes seguir { $count } mesas a la vez; deja antes una
refused-many-standing = ya hay mucha gente de pie junto a esta mesa; siéntate o vuelve en un momento
refused-strangers = para escribir con libertad entre desconocidos hace falta una cuenta; las frases hechas son para todos
refused-programs-say = los programas hablan con las frases hechas
refused-mutes = ya has silenciado a { $count } personas; vuelve a oír antes a una
phrase-hello = Hola a todos
phrase-luck = Buena suerte
phrase-nice = Muy bien, compañero
phrase-well-played = Bien jugado
phrase-had-you = Te tenía
phrase-cold-kitty = El kitty no me trajo nada
phrase-sorry = Perdón, compañero
phrase-boston = ¡Boston!
phrase-rise = Arriba, que pasen los siguientes
phrase-one-more = ¿Otra más?
phrase-moment = Un momento
phrase-thanks = Gracias, buena partida
asks-for-a-hint = Pido una pista
refused-no-watchers = esta mesa no tiene público: siéntate para verla
refused-by-invitation = esta mesa es por invitación: sigue el enlace que te enviaron
refused-asks-password = esta mesa tiene contraseña
refused-wrong-word = esa no es la palabra de invitación de esta mesa; mira el enlace que te enviaron
refused-wrong-password = esa no es la contraseña de esta mesa; mira si hay una errata
refused-door-rests = demasiados intentos equivocados
refused-table-rests = se probaron demasiadas contraseñas en esta mesa, así que por un rato no acepta ninguna; el enlace de invitación sí vale
refused-words-nowhere = demasiadas palabras que no son de ninguna mesa; inténtalo dentro de { $time }
refused-again-in = inténtalo dentro de { $time }
refused-again-now = ya puedes intentarlo otra vez
refused-then = { $why }; { $when }
time-second = un segundo
time-seconds = { $count } segundos
time-minutes = { $count } minutos
time-hours = { $count } horas
fault-many-passwords = demasiadas contraseñas incorrectas para esta cuenta; inténtalo dentro de { $time }
refused-our-side = algo falló en el servidor, y nada ha cambiado; inténtalo en un momento
refused-not-installed = este servidor se instaló sin { $package }, que hace falta para esto; su dueño puede añadirlo: pip install { $package }
refused-lines = demasiadas conexiones a la vez; vuelve en un momento
fault-who = no hay sesión: primero POST /api/guest
busy-long = esto tarda demasiado; inténtalo en un momento
busy-stopped = el proceso que hacía este cálculo se ha detenido; inténtalo en un momento
busy-much = demasiadas peticiones a la vez; inténtalo en un momento
busy-thinking = el bot aún piensa; pregunta en un momento
busy-no-advice = este bot no da pistas aquí
unfit-words = este servidor no admite palabras así; dilo de otra manera
unfit-name = este servidor no admite nombres así; elige otro
damaged = el registro de esta mesa está dañado y no se puede continuar; díselo a quien lleva el servidor

busy-server = el servidor está sobrecargado; inténtalo en un momento
fault-too-fast = demasiadas peticiones; inténtalo en un minuto
fault-many-sign-ins = demasiados invitados nuevos y entradas desde esta red; inténtalo en un minuto, o pide al dueño del servidor un --limit sign-in mayor
fault-not-owner = solo el dueño del servidor puede hacer esto; bidwhist owner link muestra una clave
fault-too-long = una petición tiene como mucho { $count } bytes

## Problemas de las peticiones.
fault-seats = los asientos van de 0 a { $last }
fault-looks-on = una mesa cuyo anfitrión solo mira es privada y admite espectadores
fault-password = la contraseña de una mesa tiene al menos { $count } caracteres
fault-bots = ese bot no existe; los bots son { $names }
fault-no-conventions = { $name } no tiene convenciones que elegir
fault-by-chance = { $name } juega al azar, así que no puede seguir una convención
fault-no-table = no existe esa mesa, o es por invitación
fault-invitation = esta invitación ya no es válida; quizá la mesa esté cerrada
known-last-table = tu última mesa
fault-no-match = no existe esa partida, o no ha terminado
fault-no-choice = no hay nada que elegir en este momento; ve un paso atrás o adelante
fault-bad-step = ?step= es un momento de la repetición, contado desde 0
fault-bad-solved = ?solved= es yes o no
fault-not-allowed = las reglas no lo permitían aquí
fault-seat-of-replay = los asientos van de 0 a { $last }; sin asiento se ve lo que vieron todos
fault-not-here = esto solo se puede hacer en el equipo del servidor
fault-report-whom = di de quién avisas: una mesa y una persona, o una partida y un asiento
fault-report-you = no puedes avisar de ti
fault-report-table = no existe esa mesa, o no estás en ella
fault-report-person = esa persona no está sentada, ni en la cola, ni mirando aquí, ni ha hablado aquí
fault-report-match = no existe esa partida, o nadie ocupó ese asiento
fault-friends-account = para tener amigos hace falta una cuenta, para que te encuentren; créala en tu página
fault-no-stream = abre primero el flujo: GET /api/stream con la misma clave
fault-stream-bots = el flujo es para cuentas de bot; las personas usan el WebSocket
fault-bot-account = una cuenta de bot juega en las mesas; esto es para la persona a la que pertenece
fault-no-bot = no tienes ninguna cuenta de bot con ese id
fault-bots-many = ya tienes cinco cuentas de bot; cierra una primero
fault-bots-account = para responder por un bot hace falta una cuenta; créala en tu página
fault-friend-you = no puedes ser tu propio amigo
fault-friend-nobody = aquí no hay ninguna cuenta con ese nombre
fault-friends-many = ya tienes todos los amigos y peticiones que se permiten; quita antes a alguien
fault-no-seat = no tienes asiento en esa mesa
fault-no-friend = solo se invita a amigos; envía antes una petición de amistad
fault-no-club = no existe ese club
fault-club-account = para un club hace falta una cuenta, para que te reconozca; créala en tu página
fault-tables-many = ya estás en { $most } mesas abiertas; deja una antes de abrir otra
fault-club-word = este enlace no es de ningún club; pide uno nuevo
fault-club-out = un encargado de este club te ha expulsado; solo un encargado puede readmitirte
fault-club-full = no queda sitio: un club tiene como mucho 500 miembros, y una persona como mucho diez clubes
fault-club-keeper = un club necesita un encargado; nombra antes a otra persona
fault-not-keeper = solo puede hacerlo quien se encarga del club
fault-no-report = no hay ningún aviso abierto con ese número
fault-no-ban = no existe ese veto
fault-nobody = no hay nadie con ese identificador
bad-name-letters = un nombre necesita letras que se vean
bad-name-long = un nombre tiene como mucho { $count } caracteres; ¿hay una forma más corta?
bad-name-signs = un nombre puede tener letras, cifras y . ' - _ &; quita los demás caracteres
bad-title-signs = un nombre puede tener letras, cifras y los signos de siempre; quita los demás caracteres
bad-name-unseen = algunos caracteres de este nombre no se ven o no se leen; escríbelo de nuevo, letra a letra
bad-name-mixed = este nombre mezcla letras de varios alfabetos; usa uno solo
weak-better = tres o cuatro palabras sin relación son una buena contraseña, como «lluvia tetera domingo porche»
weak-short = una contraseña tiene al menos { $count } caracteres; { weak-better }
weak-name = esta contraseña lleva tu nombre, o una palabra de este juego; { weak-better }
weak-common = es una de las contraseñas más usadas, que son las que se prueban primero; { weak-better }
weak-pattern = esta contraseña se repite, o sigue el alfabeto o el teclado; { weak-better }
weak-guessed = esta contraseña se adivina con demasiada facilidad; { weak-better }
account-already = ya tienes una cuenta
sign-in-wrong = el nombre o la contraseña no es correcto
recovery-wrong = el nombre o el código de recuperación no es correcto
guest-no-password = un invitado no tiene contraseña; crea antes una cuenta
password-wrong = esa no es la contraseña de esta cuenta
name-of-house = ese nombre está reservado al servidor y a sus bots; prueba con una letra o una palabra más
name-taken = ese nombre, o uno parecido, ya está en uso; prueba con una letra o una palabra más
banned-for-good = Este servidor te ha vetado para siempre: { $why }
banned-until = Este servidor te ha vetado hasta el { $time }: { $why }
coach-ends = el servidor se está apagando; pregunta cuando vuelva
coach-busy = el entrenador está con otras partidas; pregunta en un minuto
coach-yours = el entrenador aún está con otras partidas tuyas; pregunta en un minuto
coach-away = el entrenador no está disponible; inténtalo más tarde
coach-late = el entrenador no pudo terminar esta partida a tiempo; inténtalo más tarde
coach-unable = el entrenador no pudo repasar esta partida
reports-wait = { $count } de tus avisos aún esperan al dueño; espera a que los atienda
fault-method = esta ruta no admite ese método
fault-nothing = no hay nada en esta ruta
fault-offline = para eso hace falta conexión con el servidor
page-not-here = No está aquí
page-none = No existe esa página.

forgotten = Hemos borrado tus datos. Tus partidas terminadas quedan, y en ellas eres «Alguien».

file-long = un archivo puede tener como mucho { $most } manos, y este tiene { $count }
file-no-text = esto no es el registro de una partida: no es texto
file-no-record = no hay ningún registro de una partida en este archivo
as-it-was = Como se jugó
table-of = La mesa de { $name }

code-letter = una letra de este código está mal, falta o sobra: { $code }
code-version = este código es de la versión { $version }, pero solo se puede leer la { $known }: { $code }
code-near = ese código no existe; ¿querías decir { $near }?: { $code }
code-unknown = ese código no existe; los que hay son { $known }: { $code }
code-strange = un código no puede tener { $letter }: { $code }
code-no-rules = este código da reglas que no se pueden jugar: { $code }
lan-owner = el dueño ha fijado la dirección en que escucha este servidor, así que no puede abrir otra
lan-none = este equipo no está en ninguna red donde los amigos pudieran alcanzarlo
host-none = una petición necesita una cabecera Host, como en: Host: whist.example
host-unknown = este servidor no se conoce como { $name }. Si debe ser así, su dueño lo inicia con: bidwhist serve --host-name { $name }
foreign-page = esta petición viene de la página de otro sitio
# Daily deals.
daily-title = Las manos del { $day }
fault-no-day = no hay resultados de ese día, o todavía no; un día termina a medianoche UTC
fault-no-board = nadie jugó esa mano ese día
refused-not-read = esto no se pudo leer ahora mismo; inténtalo en un momento
refused-went-back = el servidor perdió los últimos pasos de esta mesa; la partida sigue desde lo que está guardado
file-moments = este archivo tiene { $count } decisiones; se pueden mostrar { $most } como máximo
file-slow = comprobar este archivo lleva demasiado tiempo; serviría uno más corto

## The files of a table without a server.
offline-none = ahí no hay archivos para jugar sin conexión; prepáralos con bidwhist offline CARPETA: { $place }
offline-other = estos archivos los preparó otra versión, { $version }, y esta es { $own }; prepáralos de nuevo con bidwhist offline CARPETA: { $place }
offline-damaged = { $file } falta o está dañado; prepara la carpeta de nuevo con bidwhist offline CARPETA: { $place }
offline-fetching = descargando { $file }
offline-packing = compilando y empaquetando; tarda un minuto
offline-missing = ahí falta { $file }; omite --from, o mira bidwhist offline --needs: { $place }
offline-not-it = este no es el archivo que hace falta (difiere { $algorithm }); descárgalo de nuevo: { $file }
offline-not-ours = la carpeta contiene otros archivos; indica una nueva o vacía: { $place }
offline-not-written = no se puede escribir en la carpeta, { $fault }: { $place }
offline-no-program = esto necesita { $program }, y no se encontró; instálalo, o hazlo donde esté
offline-failed = { $program } no pudo hacerlo: { $said }
offline-too-long = { $program } tardó más de { $count } segundos; inténtalo de nuevo
offline-no-library = { $library } no está instalada aquí, así que no se puede empaquetar
