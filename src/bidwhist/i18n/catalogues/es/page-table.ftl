### Lo que la mesa dice por sí misma, y lo que se oye en ella.

## La línea.
connection-lost = Reconectando: tu asiento está guardado.
connection-lost-said = Se perdió la conexión. Reconectando: tu asiento está guardado.
start-again = Recargar
back-said = Has vuelto.
back-kept = Has vuelto; te guardamos el asiento.
keeper-did = Has vuelto. Un bot guardó tu asiento: { $what }
keeper-long = Has vuelto. Un bot guardó tu asiento: el historial cuenta lo que hizo.
somebody-says = { $name }: { $words }
your-turn = Te toca

## Pujas.
your-bid = Tu puja
way = { $way ->
    [U] Uptown
    [D] Downtown
    [N] Sin triunfo
   *[none] Bazas
 }
one-fewer = Una baza menos
one-more = Una baza más
books-alone = { $count ->
    [one] baza
   *[other] bazas
 }
no-bid = Sin puja esta vez.
pass = Paso
yours-to-bid = Te toca pujar
bid-it = Pujar { $bid }
number-first = { $number } primero, luego uptown, downtown o sin triunfo
a-number = un número
not-now = ahora no

## Nombrar.
name-how = Nombra cómo se juega
name-it = Nombrar
named-way = { $way ->
    [uptown] Uptown
    [downtown] Downtown
   *[downtown_aces_low] Down, ases bajos
 }
named-suit = { $suit ->
    [N] Sin triunfo
    [C] Tréboles
    [D] Diamantes
    [H] Corazones
   *[S] Picas
 }
named-plan = { named-suit } { $way ->
    [uptown] uptown
    [downtown] downtown
   *[downtown_aces_low] downtown, ases bajos
 }
no-trump-brief = ST
played-way = { $number } { $way ->
    [uptown] uptown
    [downtown] downtown
   *[downtown_aces_low] downtown, ases bajos
 }
played-turned = Triunfo
played-no-trump = { $number } sin triunfo, { $way ->
    [uptown] uptown
    [downtown] downtown
   *[downtown_aces_low] downtown, ases bajos
 }

## El kitty.
the-kitty = El kitty
kitty = kitty
kitty-cards = { $count ->
    [one] { $count } carta en el kitty
   *[other] { $count } cartas en el kitty
 }
you-take-kitty = Tomas el kitty
kitty-for-all = El kitty, a la vista de todos
take-them-up = A la mano
seen = Visto
put-cards-aside = Descarta
aside-so-far = { $put } de { $all } descartadas
aside-said = { $put } de { $all } descartadas.
aside = descartada
has-to-go = tiene que irse
jokers-have-to-go = Los comodines marcados tienen que irse.
from-kitty = del kitty
take-card-back = Recuperar: { $card }
aside-undo = Deshacer
done = Descartar
more-aside = { $count ->
    [one] Falta { $count }
   *[other] Faltan { $count }
 }

## Bazas y cartas.
books-held = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
 }
books-and-kitty = { books-held }, y la del kitty
cards-held = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
your-hand = Tus cartas: { $count }
playable = se puede jugar
this-book = Esta baza
finished-book = Baza terminada
lies = { $name }: { $card }
lies-winning = { $name }: { $card }, va ganando
last-book = Última baza
took-last = para { $name }
ladder = Bazas: { $ours } del declarante, { $theirs } de los demás, necesarias { $need }
ladder-moved = { ladder }; cambio por renuncio: { $moved }
first-to = a { $target } puntos
deal-number = Mano { $deal }

## Los asientos.
the-table = La mesa
your-seat = Tu asiento
you-inside = tú
empty-chair = Silla libre
to-act = le toca
partner = compañero
ready = listo
reneged = renuncio
you-reneged = Tú · renuncio
line-lost = sin conexión
bot-keeps = un bot guarda el asiento ({ $level })
bot-level = bot, { $level }
program = programa
level = { $level ->
    [random] al azar
    [beginner] principiante
    [casual] tranquilo
    [steady] seguro
    [strong] fuerte
    [champion] campeón
   *[other] { $level }
 }
sit-here = Sentarse aquí
take-seat = Ocupar el asiento
change-chair = Cambiar de silla
seconds-left = { $count ->
    [one] queda { $count } segundo
   *[other] quedan { $count } segundos
 }
brief-auction = tu puja
brief-declare = nombra
brief-discard = descarta { $count }
brief-play = te toca

## Lo que se puede hacer.
what-you-can-do = Lo que puedes hacer
hint = Pista
take-back = Deshacer
renege = ¡Renuncio!
claim = El resto
claim-rest = Reclamar el resto
rules = Reglas
history = Historial
say-it = Decir
menu = Menú
close = Cerrar

## Lo que se pone sobre el tapete.
read-this = Lo he leído
bot-has-seat = Un bot guarda tu asiento.
take-it-back = Recuperarlo
do-that = Hacerlo
close-hint = Cerrar la pista
wants-back = { $name } quiere deshacer su jugada.
all-right = De acuerdo
no-play-on = No, seguimos
next-up = Siguen: { $names }.
nobody-waits = Nadie espera silla.
leave-line = Salir de la cola
get-in-line = Ponerse en la cola
looking-on = Estás mirando. Las cartas se muestran al acabar la mano.
looking-on-seat = Estás mirando. Puedes ocupar ahora el asiento de un bot.

## Palabras.
own-words = Con tus palabras
send = Enviar
words-need-account = Para escribir con libertad entre desconocidos hace falta una cuenta; créala bajo tu nombre, en la entrada.
said-here = Dicho en esta mesa
who-is-heard = Silenciar a jugadores

## El resultado.
head =
    { $came ->
        [boston] ¡Boston!
        [boston-theirs] Un Boston en contra
        [made] Cumplido
        [made-theirs] Lo cumplieron
        [set] Caído
        [set-theirs] ¡Cayeron!
        [scored] Anotado
        [scored-ours] Anotamos
        [scored-theirs] Anotan ellos
       *[thrown_in] Se reparte de nuevo
    }
sum-books = { $count ->
    [one] baza
   *[other] bazas
 }
sum-all = en total
sum-needed = necesarias
sum-free = libres
sum-part = { $part ->
    [claim] concedidas
    [kitty] kitty
   *[renege] renuncio
 }
sum-points = { $count ->
    [one] punto
   *[other] puntos
 }
score = Tanteo
best-moment = El mejor momento:
in-a-row = { $count } partidas seguidas
score-by-deal = El tanteo mano a mano. { $scores }.
asks-for-another = { $names }: ¡otra más!
all-hands = Todas las manos
ask-coach = Ver al entrenador

## La hoja de tanteo.
score-sheet = Hoja de tanteo
no-score = Aún no hay tanteo.
deal-and-bid = Mano y puja
times-set = Caídas
nothing-written = Aún no hay nada escrito.
goal = { $floor ->
    [none] Gana quien llega a { $target }
   *[floor] Gana quien llega a { $target }, y con { $floor } se pierde
 }
goal-sets =
    { $goal }, y { $sets ->
        [one] con { $sets } caída se pierde
       *[other] con { $sets } caídas se pierde
    }
goal-deals = { $goal }; { $deals ->
    [one] queda { $deals } mano
   *[other] quedan { $deals } manos
 }
came-out =
    { $came ->
        [made] cumplido
        [set] caído
        [boston] Boston
        [scored] jugada
       *[thrown_in] sin puja
    }
pair = { $first } { SOUND($second) ->
    [i] e
   *[other] y
 } { $second }

## Hojas.
check-deals = Comprobar estas manos
check-deals-hint = Antes de la primera carta el servidor se comprometió con su parte de la semilla mediante esta huella, y cada persona pudo añadir la suya. Al acabar la partida, descárgala y deja que «bidwhist verify» compruebe cada carta.
rules-of-table = Reglas de esta mesa
keys = Teclas
history-of-deal = Historial de esta mano
say-something = Decir algo
who-reneged = ¿Quién hizo renuncio, y cuándo?
who-reneged-hint = Señala la baza. Si alguien no asistió pudiendo hacerlo, su bando paga; equivocarse no cuesta nada.
cards-of-book = Las cartas de la baza { $book }
all-hands-dealt = Todas las manos como se repartieron
kitty-cards-are = Kitty
aside-cards-are = Descarte
code-to-scan = Un código para escanear
code-of-link = Código QR del enlace de invitación
code-here = Este código solo funciona en este ordenador. Para los amigos de la casa, arranca el servidor con «bidwhist serve --lan»; el enlace y el código llevarán entonces la dirección buena.
code-point = Apunta con la cámara del teléfono.
code-point-home = Apunta con la cámara de un teléfono que esté en la misma red de casa.
get-up-sure = ¿Levantarte de la mesa?
get-up-hint = Desde aquí un bot juega tus cartas. Al terminar la mano puedes volver a sentarte, si la silla sigue libre.
get-up-last-hint = No hay nadie más sentado: si te levantas, la mesa se cierra, y esta partida no se puede retomar.
get-up = Levantarme
stay = Quedarme
get-up-from-table = Levantarse de la mesa
looks = Cartas, colores, movimiento
sounds-are = { $on ->
    [on] Sonido: sí
   *[off] Sonido: no
 }
invite-word = Palabra de invitación:
bots-play = Los bots juegan
tempo = { $tempo ->
    [slow] despacio
    [usual] como personas
    [quick] deprisa
    [at_once] al instante
   *[table] como en esta mesa
 }
bots-are = Bots: { $level }.
watching = Mirando: { $count }.
bids-promise = Lo que prometen las pujas de los bots
auction = Subasta
auction-so-far = La subasta hasta ahora
this-deal = Esta mano

## Las teclas, por sus letras.
card-moved = { $card }, ahora { $place } de { $count }.
key-arrows = Flechas
key-walk = recorrer tus cartas, las pujas o las opciones
key-sort = mover una carta de la mano, que también se puede arrastrar
key-press = jugar, pujar o pulsar lo que está elegido
key-bid = empezar una puja; luego U uptown, D downtown, N sin triunfo, B para el número solo
key-pass = pasar
key-finish = terminar el descarte
key-go-on = seguir: repartir, mano siguiente, revancha
key-last = última baza
key-log = historial de esta mano
key-score = hoja de tanteo
key-rules = reglas de esta mesa
key-hint = pista
key-take-hint = sí, hacer lo que dice la pista
key-claim = reclamar el resto
key-undo = deshacer
key-renege = señalar un renuncio, en las mesas donde se hace
key-phrases = decir algo
key-tell-trick = dime el contrato, la baza y quién va ganando
key-tell-score = dime el tanteo
key-tell-hand = dime mis cartas
key-keys = esta hoja

## Momentos.
m-deals = reparte
m-trump = ¡Triunfo!
m-last = la última baza
m-book = { $by ->
    [you] tu baza
   *[name] baza de { $name }
 }

## Lo que se oye cuando se pide.
what-happens = Lo que pasa
bidding = Puja { $number }
told-lies = { $name } { $card }
told-trick = { $cards }. Va ganando: { $name }.
told-nothing = Nada en la mesa.
told-hand = Tienes { $cards }.
told-no-hand = No tienes cartas.
told-score = { $sides }. A { $target }.
told-book = Baza { $book }: { $cards }. Para { $name }.
told-no-book = Aún no se ha ganado ninguna baza.

## Aspecto y movimiento.
set-four = Cuatro colores, uno por palo
set-large = Números grandes en las cartas
set-calm = Menos movimiento
set-confirm = Tocar dos veces para jugar una carta
set-forced = Jugar mi carta cuando solo una es posible
set-left = Botones a la izquierda
set-keys = Teclas de una sola letra
set-sounds = Sonidos suaves, y una vibración breve del teléfono cuando te toca
set-volume = Volumen de los sonidos
set-notify = Avisarme cuando me toca y esta pestaña está en segundo plano
set-words = Tamaño de las letras
words-size = { $words ->
    [usual] como en el navegador
    [large] grandes
   *[largest] muy grandes
 }
set-look = Claro u oscuro
look = { $look ->
    [auto] como este aparato
    [light] claro
   *[dark] oscuro
 }
set-felt = Paño de la mesa
felt = { $felt ->
    [blue] azul
    [wine] vino
    [walnut] nogal
   *[teal] verde azulado
 }
set-back = Dorso de las cartas
card-back = { $back ->
    [geese] gansos en vuelo
    [gingham] cuadritos
    [buttons] botones
   *[quilt] colcha
 }
set-hold = Cuánto se ve una baza terminada
hold = { $hold ->
    [short] poco
    [moment] un momento
    [long] mucho
   *[tap] hasta que toco
 }
to-event = Al evento
