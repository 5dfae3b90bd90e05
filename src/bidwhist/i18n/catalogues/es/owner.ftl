### La página de quien lleva el servidor.

look-again = Actualizar
lock-page = Bloquear esta página
this-server = Este servidor
owner-only = Esta página es para el dueño del servidor. En su equipo, «bidwhist owner link» muestra la dirección que la abre.
health = Estado
is-well = Todo va bien
cannot-write = No puede escribir en su base de datos
people = Personas
people-here =
    { $people } aquí, { $lines ->
        [one] { $lines } conexión
       *[other] { $lines } conexiones
    }
tables = Mesas
in-memory = { $tables } en memoria
since = Desde
since-version = { $when }, versión { $version }
saved-data = Datos guardados
file-is = { $size }; { $free } libres en el disco
refused = Rechazados
refused-are =
    { $refused }; { $away ->
        [one] { $away } conexión cerrada
       *[other] { $away } conexiones cerradas
    }
refused-nothing = nada
bots-word = Bots
bots-missed = { $count } demasiado lentos o con fallo
reports = Avisos
closed-too = También los cerrados
for-what = { $about ->
    [words] por palabras
    [name] por un nombre
    [play] por su juego
   *[other] por otra cosa
 }
report-match = { $when }, de { $name }, en la partida { $match }, paso { $step }
report-table = { $when }, de { $name }, en «{ $title }» ({ $table }), paso { $step }
the-replay = la repetición
said-there-last = Los últimos mensajes de allí
seen-to = Cerrar el aviso
told-seen-to = El aviso está cerrado.
ban-them = Vetar a { $who } …
nobody-reported = No hay avisos.
bans = Vetos
ban-who = El id de una persona, o una dirección
ban-why = Motivo (lo verá)
ban-for = Por cuánto tiempo
ban-days =
    { $days ->
        [d1] un día
        [d7] una semana
        [d30] un mes
       *[ever] para siempre
    }
ban = Vetar
told-banned = Vetado y avisado.
banned-ever = para siempre: { $why }
banned-until = hasta el { $when }: { $why }
let-again = Quitar el veto a { $who }
told-again = { $who } ya no está bajo veto.
nobody-banned = Nadie está vetado.
find-hint = Nombre o id; vacío para ver quién está aquí
find = Buscar
kind-of = { $kind ->
    [guest] invitado
   *[account] cuenta
 }
from-addresses = desde { $addresses }
is-banned = vetado
other-name = Cambiar el nombre de { $name }
told-other-name = Nombre cambiado.
player = Jugador { $number }
nobody = Nadie.
stage-of = { $stage ->
    [seating] sentándose
    [mixing] mezclando
    [playing] jugando
    [over] terminada
    [closed] cerrada
   *[other] { $stage }
 }
table-kind = { $kind ->
    [open] abierta
    [private] privada
    [password] con contraseña
   *[other] { $kind }
 }
table-at =
    { $kind }, { $stage }, paso { $step }, { $lines ->
        [one] { $lines } conexión
       *[other] { $lines } conexiones
    }: { $seats }
close-table = Cerrar «{ $title }»
told-closed = La mesa está cerrada.
no-table = No hay mesas en memoria.
fair-play = Cómo juega: { $name }
