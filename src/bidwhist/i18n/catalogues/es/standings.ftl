### Dónde están todos.

board = { $board ->
    [partners] Jugadores
    [pairs] Parejas
    [cutthroat] Por su cuenta
    [league] Liga
   *[experience] Experiencia
}
board-of = Tabla
board-hint = Jugadores con una partida puntuable este mes o el anterior, y al menos veinte en total. Los bots están donde los midió la arena.
board-empty = Todavía no hay nadie. Juega en una mesa puntuable para salir aquí.
tier = División
place = Puesto
who = Quién
grade = Valoración
points = Puntos
sure =
    { $certainty ->
        [certain] segura
        [fair] bastante segura
        [rough] aproximada
       *[open] aún abierta
    }
your-standing = Tu situación
pool = { $pool ->
    [partners] Con compañero
    [cutthroat] Por su cuenta
   *[other] { $pool }
}
grade-waits =
    { $left ->
        [one] { $left } partida puntuable más para verla
       *[other] { $left } partidas puntuables más para verla
    }
grade-is = valoración { $worth }, { $sure }
in-place = puesto { $place }
like-bot = de la fuerza de: { $level }
curve = Tu valoración en { $count } partidas, de { $first } a { $last }
season =
    Liga, { $month }: división { $tier }, { $points ->
         [one] { $points } punto
        *[other] { $points } puntos
    }, { $played ->
         [one] { $played } partida
        *[other] { $played } partidas
    }; cuentan las primeras { $counted }.
level-is =
    Nivel { $level }, { $points ->
         [one] { $points } punto
        *[other] { $points } puntos
    } de experiencia.
next-level = El próximo nivel empieza en { $points }.
chips-are =
    { $chips ->
         [one] { $chips } ficha.
        *[other] { $chips } fichas.
    }
take-gift = Recoger el regalo de hoy
partners = Compañeros
partner = { $name }: { $won } de { $played } ganadas
your-way = Tu camino
way-band = La línea es lo que has demostrado; la franja de encima, lo que bien puedes valer. Se estrecha a medida que juegas.
next-bot =
    { $points ->
         [one] Un punto más y juegas como { $level }.
        *[other] { $points } puntos más y juegas como { $level }.
    }
first-rating = Tu primera valoración
first-rating-hint = La valoración se muestra tras veinte partidas puntuables. Cada uno de estos retazos es una.
bot-mark = { $level } (bot)
