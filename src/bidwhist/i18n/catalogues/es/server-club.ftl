### Las condiciones de las mesas.

terms-no-chips = este servidor no tiene fichas; su dueño las activa con --chips
terms-stake-rated = solo las mesas puntuables pueden tener apuesta: hazla puntuable, o quita la apuesta
refused-chips = { $name } no tiene libres las { $stake } fichas de la apuesta: esta partida no puede empezar
refused-rated-alone = una partida puntuable necesita rivales que sean personas y estén aquí: espera a alguien, o abre una mesa de práctica
refused-rated-reneges = los bots no señalan renuncios: con estas reglas una partida puntuable necesita una persona en cada asiento
terms-rated-whist = solo el Bid Whist es puntuable: elige una mesa de práctica para el whist
terms-rated-luck = estas reglas dejan demasiado a la suerte para una mesa puntuable: { $what }; cámbialo, o elige una mesa de práctica
terms-luck-deals = una partida tiene al menos { $least } manos
terms-luck-target = se gana con al menos { $least } puntos
terms-luck-floor = se pierde con { $most } puntos o menos
terms-luck-bids = la puja más baja es de { $most } como mucho
terms-luck-partners = una mezcla es para dos parejas
terms-luck-one-deal = una sola mano no decide la partida, por rise and fly, caídas, la puerta trasera o un Boston
terms-luck-range = se puede pujar al menos { $least } por encima de la más baja
terms-clock = una mesa puntuable necesita reloj: elige uno
terms-programs-stake = no se apuestan fichas donde se sientan programas
terms-programs-clock = una mesa donde se sientan programas necesita reloj: elige uno
terms-no-programs = esta mesa es para personas; los programas se sientan donde lo permite quien la abre
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
