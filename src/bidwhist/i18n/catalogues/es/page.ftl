### Lo que la página dice por sí misma.

language = Idioma
went-wrong = Algo falló en el servidor.
no-server = Ahora no se puede llegar al servidor.
server-said = El servidor respondió { $status }.

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
    [rQ] dama
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
name-hint = Letras, cifras y . ' - _ &. Los nombres de cuentas y bots ya están en uso.
face-at-table = Tu cara en la mesa
face-number = Cara { $number }
face-hint = En una mesa no hay dos iguales: si alguien llegó antes con la tuya, esa noche te toca otra.
keep-matches = Guardar tus partidas
keep-matches-hint = Opcional: con una contraseña conservas nombre e historial también en otros dispositivos. No hace falta correo.
kept = Cuenta creada. Apunta estos códigos de recuperación; solo se muestran una vez.
recovery-codes = Códigos de recuperación
copy-all = Copiar todos
codes-copied = Todos los códigos están copiados.
codes-by-hand = Copia los códigos a mano, por favor.
password = Contraseña
make-account = Crear una cuenta
password-hint = Al menos diez caracteres. Tres o cuatro palabras sin relación son una buena contraseña.
have-account = Tengo una cuenta
account-name = Nombre de la cuenta
new-password = Contraseña nueva
its-password = Contraseña
forgotten-password = ¿La olvidaste? Uno de tus códigos de recuperación
sign-in = Entrar
your-account = Tu cuenta
account-hint = Tu nombre y tu historial se conservan, aquí y donde entres.
sign-out = Salir
sign-out-everywhere = Salir en todas partes
so-far = Hasta ahora
balance = Ganadas y perdidas
balance-chart = { $count } partidas: { $now } ahora, { $best } como mejor
balance-hint = La línea sube con cada victoria. Los retazos son tus últimas partidas.
your-bids = Tus pujas
matches-won = { $matches ->
    [one] { $matches } partida, ganadas: { $won }.
   *[other] { $matches } partidas, ganadas: { $won }.
 }
deals-count = { $deals ->
    [one] { $deals } mano;
   *[other] { $deals } manos;
 }
bids-won =
    { $declared ->
        [one] subasta ganada { $declared } vez, cumplidas { $made }.
       *[other] subasta ganada { $declared } veces, cumplidas { $made }.
    }
bostons = { $bostons } Boston.
broke-off =
    { $count ->
        [one] Abandonaste al barajar: { $count } vez.
       *[other] Abandonaste al barajar: { $count } veces.
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
bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
no-winner = sin ganador
won = ganada
lost = perdida
replay = Repetición
coach = Entrenador
download = Descargar
no-matches = Ninguna todavía. La primera está a un clic.

## Tu cuenta.
password-changed = Tu contraseña ha cambiado. En tus otros dispositivos hay que volver a entrar.
change-password = Cambiar tu contraseña
password-until-now = Contraseña actual
password-from-now = Contraseña nueva
change-it = Cambiar
take-along = Descargar tus datos
take-along-hint = Un archivo con tu nombre, sesiones, mesas y partidas.
download-it = Descargar
leave = Borrar tu cuenta
leave-hint-guest = Tu nombre, tus estadísticas y tus asientos se borran para siempre. Las partidas terminadas quedan, y en ellas eres «Alguien».
leave-hint = Tu nombre, tu cuenta, tus estadísticas y tus asientos se borran para siempre. Las partidas terminadas quedan, y en ellas eres «Alguien».
leave-password = Tu contraseña, para confirmar
forget-me = Borrarlo todo

## Paz en la mesa.

## Títulos.
documentation = Documentación
title-fair = ¿Son justas las manos?
title-first = Tu primera mano
title-join = Tienes una invitación
title-learn = Aprender
title-new = Una mesa tuya
title-owner = La página del dueño
title-play = Un momento
title-settings = Ajustes
title-solve = Resolver una mano
title-table = Una mesa
title-not-here = No está aquí
titled = { $title } · Bid Whist
chairs = Cargando la mesa
no-page = No existe esa página
no-page-hint = Quizá la dirección esté cortada o mal escrita.
page-late = Esta página no se cargó
page-late-hint = La conexión va lenta o se ha perdido, o el servidor tiene una versión más nueva.
try-again = Probar otra vez
play-offline = Jugar sin conexión
part-coming = Cargando…
part-late = Tarda más de lo normal.
title-words = Las palabras del juego
