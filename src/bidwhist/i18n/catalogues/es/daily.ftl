### Las manos del día.

what = { $deals } manos, las mismas para todos, con las reglas de { $rules }. Tres bots ({ $bots }) juegan contigo. Te llegan en un orden propio, y cada una una sola vez.
what-guest = { $deals } manos, las mismas para todos los invitados, con las reglas de { $rules }. Tres bots ({ $bots }) juegan contigo. Cada mano se juega una sola vez.
until = Tienes hasta medianoche UTC ({ $time } aquí). Entonces todos ven cómo les fue a los demás.
players = { $count ->
    [0] Nadie ha jugado todavía.
    [one] Ha jugado una persona.
   *[other] Han jugado { $count } personas.
 }
begin = Jugar la primera mano
go-on = Seguir con la mano { $next } de { $deals }
all-played = Has jugado todas tus manos. Los resultados llegan cuando termine el día.
is-ranked = { $played ->
    [0] Tienes una cuenta: las manos que juegues hoy entran en la clasificación.
   *[other] Tu resultado entra en la clasificación.
 }
is-guest = Como invitado juegas ocho manos que son las mismas para todos los invitados, y a medianoche ves cómo les fue a los demás. Para entrar en la clasificación, crea una cuenta antes de tu primera mano. Si la creas después, entras en la clasificación desde mañana.
began-as-guest = Hoy empezaste como invitado, así que sigues con las manos de los invitados. Desde mañana tu resultado entra en la clasificación.
promise = Cómo saber que las manos estaban fijadas de antemano
promise-hint = Todas las manos de un día salen de un secreto. Su huella se publica el día antes, y el secreto cuando el día termina. Entonces cualquiera puede repartir otra vez y comparar.
promise-today = Hoy:
promise-tomorrow = Mañana:
archive = Días anteriores
no-days = Todavía no ha terminado ningún día.
places = Clasificación
places-hint = La parte es de todos los puntos de match: dos por cada otra mesa superada, uno por cada mesa igualada. Si pocas mesas jugaron una mano, la parte se acerca a la mitad. Una mano que no se jugó no cuenta nada. Los invitados y los bots de la casa se muestran sin puesto.
place = Puesto
name = Nombre
share = Parte
difference = Puntos sobre la media
deals = Manos
nobody = Nadie jugó ese día.
you-are = { $name } (tú)
the-house = La casa ({ $bots } en cada asiento)
grade = Tu valoración frente al campo es { $grade }, en { $count } manos.
boards = Las manos
board = Mano { $board }
your-line =
    { $contract }, { $count ->
         [one] { $points } punto
        *[other] { $points } puntos
    }, { $share }
passed = Todos pasaron
guests = Invitados
guests-hint = Los invitados tienen ocho manos propias, las mismas para todos ellos. Se comparan entre sí y con la casa.
guest-boards = Las manos de los invitados
secret = El secreto de este día
secret-hint = Primero el secreto del que salieron todas las manos, luego su huella, que se mostró el día antes. La página de la documentación sobre las manos del día dice cómo comprobarlo.
cards = Las cartas
kitty = Kitty
dealer = repartió
joker =
    { $card ->
        [BJ] Comodín grande
       *[LJ] Comodín pequeño
    }
seat =
    { $seat ->
        [player] Jugador
        [left] Izquierda
        [partner] Compañero
       *[right] Derecha
    }
lines = Resultados
came =
    { $contract } por { $seat }, { $came ->
        [made] cumplido
       *[set] caído
    } con { $books ->
        [one] una baza
       *[other] { $books } bazas
    }.
worth =
    { $count ->
         [one] { $points } punto
        *[other] { $points } puntos
    }, { $share } de los puntos de match.
dummy = Con todas las cartas a la vista: { $count ->
    [one] una baza
   *[other] { $count } bazas
 }.
replay = Repetición
coach = Ver al entrenador
tile-hint = Las mismas ocho manos para todos, y tres bots en tu mesa. A medianoche UTC ves cómo les fue a los demás.
tile-played = Has jugado { $played } de { $deals }.
tile-go = Las manos de hoy
tile-latest = Los últimos resultados
your-day = Tu día: { $share }
your-place = Puesto { $place } de { $count }.
deal-share = Mano { $board }: { $share }
deal-missed = Mano { $board }: sin jugar
half-line = La línea es la mitad de los puntos de match.
field = Cómo les fue a todos
field-words =
    { $count ->
         [one] Un resultado
        *[other] { $count } resultados
    }, de { $low } a { $high }; el del medio es { $middle }.
field-you = El tuyo es { $share }.
share-day = Compartir
average-table = Una mesa media
share-title = Bid Whist, las ocho manos del { $day }
day-copied = Copiado. No revela ninguna carta.
copy-failed = Cópialo a mano, por favor: { $words }
