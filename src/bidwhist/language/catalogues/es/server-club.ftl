### Las condiciones de las mesas.

terms-no-chips = esta casa no tiene fichas; quien la lleva las permite con --chips
terms-stake-rated = solo se apuestan fichas en mesas con clasificación: hazla de ese tipo, o quita la apuesta
terms-clock = una mesa con clasificación tiene reloj, para que nadie espere sin fin: elige uno
terms-bots = nadie ha medido la fuerza de { $name }: una mesa con clasificación toma beginner, casual, steady, strong o champion
terms-account = una mesa con clasificación es para quien tiene cuenta: crea una en tu página, y tus partidas vienen contigo
terms-level = esta mesa es desde el nivel { $level }, y estás en el nivel { $yours }: las mesas de práctica te llevan allí
terms-tier = esta mesa es para la división { $tier } de la liga y las de arriba, y tú estás { $yours ->
    [0] aún en ninguna: las partidas con clasificación te llevan a ella
   *[other] en la división { $yours }
 }
terms-chips = la apuesta es { $stake } y tienes { $yours } fichas: el regalo del día espera en tu página
fault-tier = una división es un número entero desde 1
fault-board = no existe esa tabla: partners, pairs, cutthroat, league o experience
