### Amigos y clubes: las palabras de sus páginas.

friends = Amigos
no-friends = Nadie todavía. Pide amistad a alguien por el nombre de su cuenta; cuando acepte, se verán las dos cuentas aquí.
friend-name = Nombre de su cuenta
ask-friend = Pedir
asks-you = { $name } te pide amistad.
you-asked = Se lo has pedido a { $name }.
say-yes = Sí
say-no = No
take-back = Retirarlo
is-here = aquí ahora
is-away = ausente
end-friendship = Quitar de amigos
sure-friendship = ¿Quitar a { $name } de tus amigos?
asked-over = { $name } te invita
at-table = a «{ $table }»
come-over = Ir a la mesa
not-now = Ahora no
ask-over = Invitar a tu mesa
asked-them = { $name } tiene la invitación.
account-first = Para los amigos y los clubes hace falta una cuenta, para que te encuentren.
make-one = Crear una cuenta
your-clubs = Tus clubes
no-clubs = Aún no estás en ningún club. El enlace de un amigo te lleva al suyo, o fundas uno.
found-club = Fundar un club
club-name = Nombre del club
club-about = De qué se trata
members = Miembros
keeps-it = se encarga del club
join-link = Enlace para entrar
join-link-hint = Quien lo abre entra en el club. Un enlace nuevo anula el anterior.
new-link = Nuevo enlace
copy-link = Copiar
copied-link = Copiado.
results = Partidas entre miembros
no-results = Ninguna todavía. Una partida aparece aquí cuando juegan en ella dos miembros.
won-by = Ganaron { $names }
won-nobody = no ganó nadie
look-at-it = Ver
open-there = Mesas abiertas de miembros
sit-there = Sentarse
leave-club = Dejar el club
sure-leave = ¿Dejar { $name }?
make-keeper = Nombrar encargado
keeper-no-more = Quitar como encargado
send-out = Expulsar del club
club-for-members = { $count ->
    [one] Un miembro. La página de este club es para sus miembros.
   *[other] { $count } miembros. La página de este club es para sus miembros.
 }
club-sent-out = Expulsados del club
let-back = Readmitir
sure-out = ¿Expulsar a { $name } del club?
change-club = Cambiar nombre y descripción
change = Cambiar
joined = Ahora estás en { $name }.
join-wait = Un momento.
club-founded = Fundado el { $day }
here-now = Aquí ahora
nobody-here = Ahora mismo no hay nadie.
together = Unos con otros
together-hint = Cuanto más gruesa la línea, más partidas como compañeros.
together-empty = Cuando los miembros jueguen una partida, aquí unas líneas muestran quién juega con quién.
together-pair =
    { $one } { SOUND($other) ->
         [i] e
        *[other] y
    } { $other }: compañeros en { $count ->
         [one] una partida
        *[other] { $count } partidas
    }, ganadas: { $won }
evenings = Veladas
evening-matches =
    { $count ->
         [one] una partida
        *[other] { $count } partidas
    }
evening-won = { $names }, ganadas: { $count }

## La página de un evento.

events = Eventos
no-events = No hay eventos anunciados.
event-begins = Empieza: { $time }
event-by-house = de la casa
event-by-club = de { $club }
event-table-rules = { $rules }, { $minutes } minutos por ronda
event-enter-alone = Jugar con cualquiera
event-enter-with = Pedir como pareja
event-partner-name = Nombre de la cuenta de tu pareja
event-asks-you = { $name } te propone jugar en pareja
event-answer = se espera tu respuesta
event-stand-in = La dirección te pide jugar por { $names }: { $reason }
event-invited = La dirección te pide jugar como { $names }
event-agree = Sí, juego
event-not-answered = Preguntados, sin respuesta todavía: { $names }
event-yes = Sí, juntos
event-no = No
event-you-asked = Preguntaste a { $name }. Si no responde, juegas con otra persona sin pareja, o con un bot.
event-you-wait = Juegas con otra persona sin pareja, o con un bot.
event-you-are-in = Juegas: { $names }
event-leave = Dejar el evento
event-to-table = A tu mesa
event-watch = Mirar
event-entered = Inscritos
event-alone = { $name } (sin pareja)
event-waits-for = { $name } (pregunta a { $partner })
event-bracket = Cuadro
event-bracket-words = El cuadro, ronda a ronda
event-rests = { $names } descansan
event-standings = Clasificación
event-place = Puesto
event-pair = Pareja
event-wins = Victorias
event-hands = Manos
event-points = Puntos
event-winner = { $names } ganan el evento. ¡Bien jugado!
event-direct = Dirigir el evento
event-pause = Parar los relojes
event-undo = Deshacer la ronda
event-close = Terminar el evento
event-add-bots = { $count ->
    [one] Inscribir una pareja de bots
   *[other] Inscribir { $count } parejas de bots
 }
event-bot-teams = Parejas de bots
event-reason = Motivo (queda en el registro)
event-withdraw = Retirar
event-rule = Decidir el resultado de una mesa
event-which-table = Qué mesa
event-points-of = Puntos de { $names }
event-who-won = Quién ganó
event-drawn = nadie: empate
event-change-pair = Alguien se va, o juega un suplente
event-in-place-of = Cuenta que sustituye a { $name }
event-substitute = Que juegue
event-tell = Avisar a todos
event-tell-words = Se ve en esta página y en la pantalla grande; vacío lo quita
event-stop = Parar, deshacer, terminar
event-rated = Puntuable: sus partidas cuentan para la valoración y la liga
event-line = La sala
event-wall = Pantalla grande
event-tally = Los Boston
event-streak = Seguidas
event-best = Mejor racha
event-your-place = Eres el número { $place } de la cola.
event-training = de práctica
event-announce = Anunciar un evento
event-name = Nombre
event-when = Cuándo
event-rules = Reglas
event-deals = Manos por partida
event-minutes = Minutos por ronda
event-who = Quién puede inscribirse
event-round-of = Ronda { $round }
event-nobody = nadie todavía
event-play-until = hora límite: { $time }
event-next-round = Después: ronda { $round }
event-next-at = Comienzo de la ronda { $round }: { $time }
event-last-round = La última ronda
event-drawn-soon = La dirección sortea la ronda siguiente.
event-still-playing =
    { $count ->
        [one] Una mesa sigue jugando
       *[other] { $count } mesas siguen jugando
    }
event-your-meeting = Juegas en la mesa { $table }
event-against = contra
event-won = ganan
event-you-are-done = Tu mesa ha terminado. ¡Hora de un descanso!
event-you-rest = Descansas en esta ronda
event-stay-near = Aquí verás tu próxima mesa
event-scan = Escanea para entrar
event-tables = Mesas
event-leaf = { $leaf } de { $leaves }
event-final = Final
event-semifinals = Semifinales
event-quarterfinals = Cuartos de final
event-needs-teams = Hacen falta dos parejas para empezar.
event-how = Forma
event-form =
    { $form ->
        [swiss] Suizo: se encuentran puntuaciones cercanas
        [room] Rise and fly: se queda quien gana, quien pierde va al final de la cola
        [round_robin] Liguilla: todos contra todos
        [moving] Pareja móvil: los ganadores suben
       *[knockout] Eliminatoria
    }
event-may-enter = { $who ->
    [members] Los miembros del club
   *[accounts] Todos los que tienen cuenta
 }
member-more = Más sobre { $name }
more-of-member = Más

## Peace at the table.
not-heard = Personas silenciadas
hear-again = Dejar de silenciar a { $name }
hear-them-again = Dejar de silenciar
somebody-gone = Alguien que ya no está
nobody-muted = Nadie. En una mesa, en «Decir algo», puedes silenciar a cualquiera; vale en todas las mesas.
report = Avisar de alguien
report-who = Quién
report-about = Sobre qué
report-words = lo que se dijo
report-name = un nombre, o el nombre de la mesa
report-play = cómo jugó, o se fue
report-other = otra cosa
report-what = Qué pasó
report-send = Enviar el aviso
report-hint = Va al dueño de este servidor, y a nadie de la mesa. Para no oír más a alguien, siléncialo.
report-told = Gracias. El dueño de este servidor lo verá, con lo último que se dijo aquí.

your-bots = Tus bots
your-bots-hint = Un programa tuyo puede sentarse a las mesas con nombre propio, donde quien las abre lo permita.
new-token = Otra clave
end-bot = Borrar
sure-token = ¿Dar otra clave a { $name }? La de ahora deja de valer enseguida.
sure-bot = ¿Borrar a { $name }? Sus partidas terminadas quedan, sin el nombre.
token-once = Su clave, que se muestra solo esta vez:
bot-name = Nombre de un bot nuevo
make-bot = Crearlo
programs-here = Programas que están aquí

## Playing without a connection.
offline-here = Aquí juegan contigo tres bots, y la mesa espera en este navegador. Los amigos, las manos del día y las clasificaciones necesitan conexión.
offline-back = Volver a la mesa en línea
offline-what = Juega contra tres bots en un tren o en un avión: descarga la mesa antes, y empieza sin servidor.
offline-ready = La mesa está guardada en este navegador. Empieza sin servidor.
offline-old = La mesa guardada en este navegador es de una versión anterior. Sigue funcionando; descarga la nueva cuando quieras.
offline-fetch = Descargar ({ $size } MB)
offline-fetched = { $done } de { $all } MB
offline-failed = No se pudo descargar todo. Comprueba la conexión y el espacio libre, y prueba otra vez.
offline-play = Jugar ahora
offline-forget = Quitar de este navegador
