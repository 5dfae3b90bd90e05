### Eventos: por qué se encuentran dos parejas, y por qué algo no se puede.

## Por qué se encuentran dos parejas, o descansa una.
why-lot = por sorteo
why-never-met = sin revancha
why-rematch = { $times ->
    [one] ya se han encontrado; no se podía evitar
   *[other] ya se han encontrado { $times } veces; no se podía evitar
 }
why-same-score = la misma puntuación
why-near-score = la puntuación más cercana, a { $wins } de distancia
why-apart = ni el mismo club ni la misma ciudad
why-one-city = de la misma ciudad; no se podía evitar
why-one-club = del mismo club; no se podía evitar
why-bracket = los ganadores de mesas vecinas
why-schedule = ronda { $round } del calendario en que todos se encuentran con todos
why-same-table = las dos pasan a la mesa { $table }
why-near-table = pasan a las mesas { $table } y { $other }
why-next-in-line = la siguiente de la cola
why-holds = { $streak ->
    [one] ganaron la última y se quedan en la mesa
   *[other] han ganado { $streak } seguidas y se quedan en la mesa
 }
why-bye-lowest = un número impar de parejas; descansa la última que no ha descansado
why-bye-table = un número impar de parejas; descansa la última mesa que no ha descansado
why-bye-odd = un número impar de parejas, y todas han descansado ya
why-bye-schedule = nadie a quien encontrar en este lugar del calendario
why-bye-bracket = para que el cuadro salga exacto
why-bye-first = su primer descanso
why-bye-again = no es su primer descanso; no se podía evitar

## Por qué algo no se puede.
event-closed = El evento está cerrado.
event-needs-reason = Da un motivo, con { $most } caracteres como mucho; queda en el registro.
event-full = Un evento tiene { $most } inscripciones como mucho.
event-late-knockout = Una eliminatoria no admite a nadie después de su primer sorteo.
event-late-robin = Todos los lugares del calendario están ocupados; quien llegue tarde puede ser suplente.
event-two-names = Una pareja tiene dos nombres.
event-two-names-room = Da un nombre, o los dos nombres de una pareja.
event-name-length = Un nombre tiene de 1 a { $most } caracteres.
event-same-name = Los dos nombres de una pareja tienen que ser distintos.
event-doubled = { $names } ya tienen inscripción.
event-no-entrant = No hay tal pareja en el evento.
event-as-many-names = Da tantos nombres como tenía la pareja.
event-round-runs = Se está jugando una ronda; espera a que termine.
event-is-paused = Los relojes están parados; ponlos antes en marcha.
event-not-paused = Los relojes están en marcha.
event-no-next-round = No hay ronda que sortear: muy pocas parejas, o la última ronda terminó.
event-no-meeting = Esa mesa ya no existe.
event-settled = El resultado de esta mesa es firme; solo la dirección puede cambiarlo.
event-who-won = Di quién ganó.
event-needs-winner = Aquí alguien tiene que ganar.
event-points = Los puntos van de -{ $most } a { $most }.
event-hands = Las manos y los Boston van de 0 a { $most }.
event-bostons = No puede haber más Boston que manos ganadas.
event-notice-long = Dilo con { $most } caracteres como máximo.
event-in-dispute = El resultado está en disputa; la dirección viene de camino.
event-nothing-entered = Todavía no hay resultado.
event-own-score = Tiene que confirmarlo el otro bando.
event-score-changed = El resultado ha cambiado entretanto; míralo otra vez, por favor.
event-bracket-went-on = La ronda siguiente se sorteó con este resultado; deshaz antes esa ronda.
event-nothing-to-undo = No hay ronda que deshacer.
event-undone-often = Después de { $most } sorteos ya no se deshace ninguna ronda.
event-lots-lost = Lo que decide el sorteo falta o ha cambiado en el servidor: termina este evento y anúncialo de nuevo.
event-bots-alone = Un evento es para personas: alguien tiene que inscribirse antes de sortear una ronda.
event-file-long = La lista es demasiado larga: { $most } caracteres como mucho.
event-file-torn = La lista no se puede leer como CSV.
event-row = La fila { $row } no se puede leer. Necesita dos nombres, o Ann & Bob, y luego club y ciudad.
