### An evening with friends: the front room, the invite, the door, the chairs.

## The front room.
front-pages = Páginas
front-learn = Aprender
front-you-are = Eres
front-your-name = Tu nombre
front-settings = Ajustes
front-welcome = Mae, Otis y Earl te guardan una silla.
play-now = Jugar ya
play-now-hint = con tres bots, sin cuenta
with-friends = Con familia y amigos
with-friends-hint = tus reglas de casa, un enlace para compartir
front-bots = Bots:
front-rules = Reglas:
open-tables = Mesas abiertas
level-of-bots = nivel de los bots: { $level }
is-playing = jugando
chair-free = libre
look-in = Mirar
no-open-tables = Ahora no hay mesas abiertas. Abre una, y otros podrán unirse.
tables-may-be-old = Algunos servidores de este sitio no responden ahora. Sus mesas pueden haber cambiado.
open-a-table = Abrir una mesa
your-tables = Tus mesas
back-to-seat = Volver a tu asiento
invited-here = ¿Te han invitado?
word-of-table = Palabra de invitación
go-in = Entrar
new-here = ¿No conoces el juego?
new-here-hint = Aprende jugando: una mano, con unas palabras a cada paso.
words-of-game = Las palabras del juego
your-matches = Tus partidas
pace-none = sin reloj
pace-slow = 30 segundos por turno
pace-steady = 15 segundos por turno
pace-quick = 8 segundos por turno

## The invite.
somebody = Alguien
friends-and-clubs = Amigos y clubes
looking-for = Buscando la mesa de la palabra «{ $word }».
invited-by = { $host } te invita
who-sits = Quién se sienta dónde
who-plays = Ya están jugando
across-from = enfrente de { $name }
free-chair = Silla libre
bot-sits = Juega un bot
what-called = ¿Cómo te llamamos?
sit-there = Sentarse ahí
sit-down = Sentarse
any-chair = Elige una silla o toma la siguiente.
all-taken = Todas las sillas están ocupadas. Quizá quede una libre cuando acabe la partida.
look-on = Solo mirar
the-rules = Las reglas
rules-named = Las reglas: { $name }
own-rules = Las reglas de la casa
new-to-you = Lo que cambia respecto a tu última partida
differs-from = Lo que cambia respecto a { $name }
nothing-new = Justo las reglas de tu última partida.
all-rules = Todas las reglas

## The door.
at-the-door = Entrar en esta mesa
door-secret = La contraseña de la mesa o su palabra de invitación
come-in = Entrar
take-a-chair = Tomar una silla

## Before the first card.
being-mixed = Se mezclan las manos
chairs-left = { $count ->
    [0] Están todos
    [one] { $count } silla libre
   *[other] { $count } sillas libres
 }
invite-hint = Envía el enlace o di la palabra. Sin cuenta; los bots ocupan los asientos que queden libres.
seating-word = Palabra de invitación: { $word }
invite-link = Enlace de invitación
share = Compartir
share-words = Ven a jugar al Bid Whist
link-copied = El enlace está copiado.
copy-by-hand = Copia el enlace a mano, por favor.
only-here = Este enlace solo funciona en este ordenador.
let-friends-in = Permitir entrar desde tu red
for-friends = Para otros en tu red …
works-at-home = Funciona para todos en la red de tu casa.
scan-code = Un código para escanear
only-watching = Estás mirando. Toma una silla libre para jugar.
screen-hint = Apunta al código con el teléfono o escribe la dirección. Tus cartas van a tu mano; la mesa se queda aquí.
still-choosing = { $name } aún elige silla.
several-choosing = { $names } aún eligen silla.
deal-anyway = Repartir igual
wait-for-them = Esperar
two-names = { $one } { SOUND($other) ->
    [i] e
   *[other] y
 } { $other }
deal-asks = ¿Repartir igual?

## Away, and up from the table.
line-lost-of = { $name } ha perdido la conexión.
let-bot-play = Que juegue un bot
got-up = Te has levantado. La silla te espera hasta la próxima carta.
sit-again = Sentarse de nuevo
