### La mesa de dirección: la mesa, las hojas de puntos en el teléfono, la pantalla grande, el papel, el registro.

## Cómo va el evento.
hall-entries-open = Inscripciones abiertas: { $count } hasta ahora
hall-room-open = Rise and fly
hall-round-runs = Se juega la ronda { $round }
hall-round-runs-of = Se juega la ronda { $round } de { $rounds }
hall-round-is-over = La ronda { $round } ha terminado
hall-round-is-over-of = La ronda { $round } de { $rounds } ha terminado
hall-closed = El evento ha terminado
hall-paused = Los relojes están parados: { $reason }
hall-champion = { $names } han ganado. ¡Bien jugado!
hall-play-until = Se juega hasta las { $time }

## Las mesas.
hall-tables = Mesas
hall-table = Mesa
hall-table-number = Mesa { $table }
hall-table-in-round = Mesa { $table }, ronda { $round }
hall-round = Ronda { $round }
hall-against = contra
hall-rests = Descansa: { $names } ({ $why })
hall-nothing-drawn = Todavía no hay sorteo.
hall-earlier = Rondas anteriores
hall-why = Por qué se encuentran
hall-final = Final
hall-semifinals = Semifinales
hall-quarterfinals = Cuartos de final
hall-bracket = Cuadro
hall-scan = Escanea para seguirlo
hall-next-round = Después: ronda { $round }
hall-last-round = La última ronda
hall-drawn-soon = La dirección sortea la ronda siguiente.
hall-still-playing =
    { $count ->
        [one] Una mesa sigue jugando
       *[other] { $count } mesas siguen jugando
    }
hall-leaf = { $leaf } de { $leaves }
hall-said = «{ $words }»
hall-drawn = Empate
hall-won-by = Ganaron { $names }

## Cómo va una mesa.
hall-state-playing = jugando
hall-state-one-here = un bando espera al otro
hall-state-entered = hay un resultado; será firme a las { $time }
hall-state-disputed = en disputa
hall-how-confirmed = El resultado está confirmado.
hall-how-locked = Nadie dijo nada en cinco minutos; el resultado es firme.
hall-how-ruled = La dirección ha decidido.
hall-how-time = Ningún resultado a tiempo: empate.
hall-how-absent = Un bando no vino.
hall-how-withdrawn = Un bando dejó el evento.
hall-how-unruled = La disputa no se decidió a tiempo: empate.

## La clasificación.
hall-standings = Clasificación
hall-rank = Puesto
hall-pair = Pareja
hall-wins = Victorias
hall-hands = Manos
hall-points = Puntos
hall-bostons = Boston
hall-streak = Seguidas
hall-best-streak = Mejor racha
hall-boston-tally = Los Boston
hall-boston-count = { $names }: { $count }

## Una sala.
hall-line = La cola
hall-next-up = Siguen: { $names }
hall-line-empty = Nadie espera.
hall-waits-for-partner = { $name } (espera pareja)
hall-streak-of =
    { $count ->
        [one] { $names } se quedan en la mesa
       *[other] { $names } se quedan en la mesa: { $count } seguidas
    }

## Una hoja de puntos.
hall-you = Tu pareja y tú
hall-they = Ellos
hall-us = Nosotros
hall-them = Ellos
hall-we-are-here = Estamos en la mesa
hall-they-are-missing = El otro bando no está
hall-call-them = Estamos aquí y los esperamos
hall-we-wait = Esperas al otro bando. Si no responde, ganas a las { $time }.
hall-they-wait = El otro bando está en la mesa y te espera. Sin respuesta, gana a las { $time }.
hall-enter-score = Anotar el resultado
hall-change-score = Cambiar el resultado
hall-enter = Anotar
hall-who-won = ¿Quién ganó?
hall-draw-result = Nadie: empate
hall-they-entered = El otro bando anotó este resultado. Sin respuesta, será firme a las { $time }.
hall-waits-for-them = Se pide al otro bando que lo confirme. Sin respuesta, será firme a las { $time }.
hall-confirm = Sí, es correcto
hall-dispute = No, está mal
hall-what-is-wrong = ¿Qué está mal?
hall-call-director = Llamar a la dirección
hall-director-called = En disputa. La dirección viene a tu mesa.
hall-next-table = Tu próxima mesa: { $table }
hall-your-place = { $names }: puesto { $place } en la cola
hall-card-of = Hoja de puntos de { $names }
hall-card-gone = Esta ronda se ha deshecho
hall-ask-director = Escanea el código de tu nueva mesa, o pregunta a la dirección.
hall-no-card = No hay hoja de puntos en esta dirección. Escanea el código otra vez.
hall-number = Los números se escriben en cifras.

## La mesa de dirección.
hall-desk = La mesa de dirección
hall-screen = Pantalla grande
hall-screen-code = Un código para la pantalla grande
hall-pages = Páginas
hall-log = Registro
hall-print-pairings = Imprimir los encuentros
hall-print-sheets = Imprimir las hojas de mesa
hall-print-standings = Imprimir la clasificación
hall-csv-standings = Clasificación en CSV
hall-csv-results = Resultados en CSV
hall-what-now = ¿Y ahora?
hall-draw-round = Sortear la ronda { $round }
hall-open-room = Abrir la sala
hall-pause = Parar los relojes
hall-resume = Poner los relojes en marcha
hall-undo = Deshacer la ronda
hall-close = Terminar el evento
hall-reason = Motivo
hall-rule = Decidir el resultado de esta mesa
hall-entries = Inscripciones
hall-name = Nombre
hall-partner = Pareja
hall-partner-may = Pareja, si la hay
hall-club = Club
hall-city = Ciudad
hall-enter-pair = Añadir
hall-import = Una lista de inscripciones
hall-import-hint = Una línea cada una: nombre, pareja, club, ciudad
hall-from-file = O de un archivo
hall-import-all = Añadir todas
hall-tell = Avisar a todos
hall-tell-words = Se ve en todas las páginas; vacío lo quita
log-told = A todos: { $words }
hall-withdraw = Retirar
hall-substitute = Juega otra persona
hall-left = Retirados: { $names }
hall-not-director = La mesa de dirección se abre con la dirección que mostró al empezar.
hall-form-torn = El formulario no se puede leer.
hall-not-written = No se pudo guardar en el disco, así que no se hizo nada. Inténtalo otra vez.
hall-nothing-here = Aquí no hay nada.
hall-back = Volver

## El papel.
hall-pairings-of = Encuentros de la ronda { $round }
hall-sheets = Hojas de mesa
hall-sheet-of = Mesa { $table }, ronda { $round }
hall-print = Imprimir
hall-signed = Firma

## El registro.
log-opened = Empieza { $name }.
log-entered = Se inscriben { $names }.
log-paired = { $count ->
    [one] Se sortea la ronda { $round }: { $count } mesa.
   *[other] Se sortea la ronda { $round }: { $count } mesas.
 }
log-seated = { $table }: un bando se ha sentado.
log-reported = { $table }: se anota { $score }.
log-confirmed = { $table }: { $score } es firme.
log-disputed = { $table }: { $score } se disputa.
log-ruled = { $table }: la dirección decide { $score }.
log-defaulted = { $table }: decide el reloj.
log-withdrawn = Se retiran { $names }: { $reason }
log-substituted = Otra persona juega por { $names }: { $reason }
log-resumed = Los relojes siguen.
log-undone = Se deshace la ronda { $round }: { $reason }
log-round-over = La ronda { $round } ha terminado.
log-lots = Se muestra de dónde sale el sorteo: { $link }
log-closed = El evento está cerrado. { $reason }
