### Las condiciones de las mesas.

terms-no-chips = este servidor no tiene fichas; su dueño las activa con --chips
terms-stake-rated = solo las mesas puntuables pueden tener apuesta: hazla puntuable, o quita la apuesta
terms-clock = una mesa puntuable necesita reloj: elige uno
terms-bots = nadie ha medido la fuerza de { $name }: una mesa puntuable admite principiante, tranquilo, seguro, fuerte o campeón
terms-account = para jugar en una mesa puntuable hace falta una cuenta: crea una en tu página, y tus partidas vienen contigo
terms-level = esta mesa es desde el nivel { $level }, y estás en el nivel { $yours }: las mesas de práctica te llevan allí
terms-tier =
    esta mesa es para la división { $tier } de la liga y las de arriba, y tú estás { $yours ->
        [0] aún en ninguna: las partidas puntuables te llevan a ella
       *[other] en la división { $yours }
    }
terms-chips = la apuesta es { $stake } y tienes { $yours } fichas: el regalo del día espera en tu página
fault-tier = una división es un número entero, 1 o más
fault-board = no existe esa tabla: partners, pairs, cutthroat, league o experience
