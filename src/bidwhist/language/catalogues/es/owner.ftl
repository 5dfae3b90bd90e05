### La página de quien lleva el servidor.

look-again = Mirar otra vez
lock-page = Cerrar esta página con llave
this-server = Este servidor
owner-only = Esta página es para quien lleva el servidor. En su máquina, “bidwhist owner link” muestra la dirección que la abre.
health = Salud
is-well = Todo va bien
cannot-write = No puede escribir su archivo
people = Personas
people-here = { $people } aquí, por { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
 }
tables = Mesas
in-memory = { $tables } en memoria
since = Desde
since-version = { $when }, versión { $version }
saved-data = Datos guardados
file-is = { $size }; { $free } libres en el disco
refused = Rechazados
refused-are = { $refused }; { $away ->
    [one] { $away } línea despedida
   *[other] { $away } líneas despedidas
 }
refused-nothing = nada
bots-word = Robots
bots-missed = { $count } demasiado lentos o con fallo
reports = Avisos
closed-too = También los atendidos
for-what = { $about ->
    [words] por palabras
    [name] por un nombre
    [play] por su juego
   *[other] por otra cosa
 }
report-match = { $when }, de { $name }, en la partida { $match }, paso { $step }
report-table = { $when }, de { $name }, en “{ $title }” ({ $table }), paso { $step }
the-replay = la repetición
said-there-last = Lo último que se dijo allí
seen-to = Atendido
told-seen-to = Atendido.
ban-them = Vetar a { $who } …
nobody-reported = Nadie ha avisado de nada.
bans = Vetos
ban-who = El id de una persona, o una dirección
ban-why = Por qué (se le dice)
ban-for = Por
ban-days = { $days ->
    [d1] un día
    [d7] una semana
    [d30] un mes
   *[ever] siempre
 }
ban = Vetar
told-banned = Vetado, y dicho.
banned-ever = para siempre: { $why }
banned-until = hasta el { $when }: { $why }
let-again = Dejar volver a { $who }
told-again = { $who } puede volver.
nobody-banned = Nadie está vetado.
find-hint = Nombre o id; vacío para quien está aquí
find = Buscar
kind-of = { $kind ->
    [guest] invitado
   *[account] cuenta
 }
from-addresses = desde { $addresses }
is-banned = vetado
other-name = Dar otro nombre a { $name }
told-other-name = Se muestra otro nombre.
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
table-at = { $kind }, { $stage }, paso { $step }, { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
 }: { $seats }
close-table = Cerrar “{ $title }”
told-closed = La mesa está cerrada.
no-table = Ninguna en memoria.
fair-play = Cómo juegan: { $name }
