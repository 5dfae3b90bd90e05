### Lo que la página dice por sí misma.

language = Idioma
went-wrong = Algo falló por nuestra parte.
no-server = Ahora no se puede llegar al servidor.
server-said = El servidor dijo { $status }.

## Cartas.
suit = { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
 }
rank = { $rank ->
    [r2] dos
    [r3] tres
    [r4] cuatro
    [r5] cinco
    [r6] seis
    [r7] siete
    [r8] ocho
    [r9] nueve
    [rT] diez
    [rJ] jota
    [rQ] reina
    [rK] rey
   *[rA] as
 }
card = { rank } de { suit }
big-joker = comodín grande
little-joker = comodín pequeño
dealer = quien reparte

## Tu página.
to-front-room = A la entrada
you = Tú
you-are-now = Desde ahora eres { $name }.
name-at-table = Tu nombre en la mesa
name = Nombre
keep-it = Guardar
name-hint = Letras, cifras y . ' - _ &. Los nombres de las cuentas y de los robots son solo suyos.
keep-matches = Guarda tus partidas
keep-matches-hint = Solo si quieres: una contraseña guarda nombre e historial también en otros aparatos. No se pide correo.
kept = Guardado. Apunta los códigos; solo se muestran esta vez.
password = Contraseña
make-account = Crear una cuenta
password-hint = Diez letras o más. Van bien tres o cuatro palabras que nadie juntaría.
have-account = Tengo una cuenta
account-name = Nombre de la cuenta
new-password = Contraseña nueva
its-password = Su contraseña
forgotten-password = ¿Contraseña olvidada? Uno de tus códigos
sign-in = Entrar
your-account = Tu cuenta
account-hint = Nombre e historial se guardan para ti, aquí y donde entres.
sign-out = Salir
sign-out-everywhere = Salir en todas partes
so-far = Hasta ahora
matches-won = { $matches ->
    [one] { $matches } partida, ganadas: { $won }.
   *[other] { $matches } partidas, ganadas: { $won }.
 }
deals-count = { $deals ->
    [one] { $deals } mano;
   *[other] { $deals } manos;
 }
bids-won = { $declared ->
    [one] subasta ganada { $declared } vez, cumplida { $made }.
   *[other] subasta ganada { $declared } veces, cumplida { $made }.
 }
bostons = { $bostons ->
    [one] { $bostons } Boston.
   *[other] { $bostons } Bostons.
 }
broke-off = { $count ->
    [one] Se levantó, o no dio su parte, al mezclar: { $count } vez.
   *[other] Se levantó, o no dio su parte, al mezclar: { $count } veces.
 }
bid = Puja
bid-call = { $way ->
    [U] { $number } uptown
    [D] { $number } downtown
    [N] { $number } sin triunfo
   *[none] { $number }
 }
played = jugadas
made = cumplidas
matches = Partidas
preset-name = { $preset ->
    [classic] Clásico
    [cutthroat] Cada uno por su cuenta, tres
    [cutthroat-4] Cada uno por su cuenta, cuatro
    [cutthroat-5] Cada uno por su cuenta, cinco
    [andrews] Solo la puja
    [palace] Todos anotan
    [fifty-two] Cincuenta y dos cartas
    [bid-wiz] El primer diamante reparte
    [columbus] Sin kitty
    [whist] Whist clásico
   *[custom] reglas de la casa
 }
kitchen-table = La mesa de la cocina
bots = { $count ->
    [one] un robot
   *[other] { $count } robots
 }
no-winner = sin ganador
won = ganada
lost = perdida
replay = Repetición
coach = Entrenador
download = Descargar
no-matches = Ninguna todavía. La primera está a un botón.

## Tu cuenta.
password-changed = Tu contraseña ha cambiado. Tus otros aparatos pedirán la nueva.
change-password = Cambiar la contraseña
password-until-now = Contraseña hasta ahora
password-from-now = Contraseña desde ahora
change-it = Cambiar
take-along = Llévate lo que se guarda de ti
take-along-hint = Un archivo con tu nombre, sesiones, mesas y partidas.
download-it = Descargar
leave = Irse para siempre
leave-hint-guest = Tu nombre, estadísticas y asientos se van, sin vuelta atrás. Las partidas terminadas quedan y te llaman Alguien.
leave-hint = Tu nombre, cuenta, estadísticas y asientos se van, sin vuelta atrás. Las partidas terminadas quedan y te llaman Alguien.
leave-password = Tu contraseña, para estar seguros
forget-me = Olvidarme para siempre

## Paz en la mesa.
not-heard = Personas a las que no oyes
hear-again = Oír de nuevo a { $name }
hear-them-again = Oírla de nuevo
somebody-gone = Alguien que se fue
nobody-muted = Nadie. En una mesa, en “Decir algo”, se puede silenciar a cualquiera; vale en todas las mesas.
report = Avisar de alguien
report-who = Quién
report-about = Sobre qué
report-words = lo que se dijo
report-name = un nombre, o el nombre de la mesa
report-play = cómo jugó, o se fue
report-other = otra cosa
report-what = Qué pasó
report-send = Enviar el aviso
report-hint = Va a quien lleva este servidor, y a nadie de la mesa. Para no oír más a alguien, siléncialo.
report-told = Gracias. Quien lleva este servidor lo verá, con lo último que se dijo aquí.

## Títulos.
title-fair = ¿Son justas las manos?
title-first = Tu primera mano
title-join = Tienes una invitación
title-learn = Aprender
title-new = Una mesa tuya
title-owner = La página del dueño
title-play = Un momento
title-settings = Aspecto y movimiento
title-table = Una mesa
title-not-here = No está aquí
titled = { $title } · Bid Whist
chairs = Se están colocando las sillas.
no-page = No existe esa página
no-page-hint = Quizá la dirección esté cortada o mal escrita.
page-late = Esta página no llegó
page-late-hint = La línea va lenta o se cortó, o el servidor tiene una página más nueva.
try-again = Probar otra vez
title-words = Las palabras del juego
