### Dónde están todos.

board = { $board ->
    [partners] Jugadores
    [pairs] Parejas
    [cutthroat] Cada uno por sí
    [league] Liga
   *[experience] Experiencia
}
board-of = Tabla
board-hint = Quien jugó una partida con clasificación este mes o el anterior, después de veinte. Los robots están donde la arena los midió.
board-empty = Todavía no hay nadie. Las mesas con clasificación llenan esta tabla.
bots-compared = Los robots, para comparar
tier = División
place = Puesto
who = Quién
grade = Grado
points = Puntos
sure = { $certainty ->
    [certain] seguro
    [fair] bastante seguro
    [rough] aproximado
   *[open] aún abierto
}
your-standing = Dónde estás
pool = { $pool ->
    [partners] Con compañero
    [cutthroat] Cada uno por sí
   *[other] { $pool }
}
grade-waits = { $left ->
    [one] { $left } partida con clasificación más para verlo
   *[other] { $left } partidas con clasificación más para verlo
}
grade-is = grado { $worth }, { $sure }
in-place = puesto { $place }
like-bot = tan fuerte como { $level }
curve = Tu grado en { $count } partidas, de { $first } a { $last }
season = { $month }: división { $tier } de la liga, { $points } puntos, { $played } partidas; cuentan las primeras { $counted }.
level-is = Nivel { $level }, { $points } puntos de experiencia.
next-level = El próximo nivel llega con { $points }.
chips-are = { $chips } fichas.
take-gift = Tomar el regalo del día
partners = Compañeros
partner = { $name }: { $won } de { $played } ganadas
