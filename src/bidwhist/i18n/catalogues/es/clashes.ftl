### Por qué unas reglas no van juntas, para la gente: «{ $question }» y «{ $answer }» son las palabras de las preguntas.

way-out-answer = «{ $question }» pide entonces la respuesta «{ $answer }».
way-out-answers = «{ $question }» pide entonces la respuesta «{ $answer }» o «{ $other }».
way-out-either = «{ $question }» pide entonces la respuesta «{ $answer }», o «{ $second }» la respuesta «{ $other }».
way-out-again = «{ $question }» pide otra respuesta.
clash-number = «{ $question }» puede ser { $values }, no { $value }.
clash-kitty = { $players } personas no pueden repartirse { $cards } cartas por igual con un kitty de { $kitty }. { $way_out } Lo que cuadra: { $fits }.
clash-kitty-fit = { $jokers ->
    [0] sin comodines
    [one] un comodín
   *[other] dos comodines
 } con un kitty de { $kitties }
clash-partners = Para jugar en pareja hacen falta cuatro, y aquí juegan { $players }. { $way_out }
clash-bid-counts = En pareja se pujan las bazas por encima de seis, y quien juega solo puja todas. { $way_out }
clash-discard-trick = Con trece cartas cada uno no queda baza para el descarte; un kitty de { $fits } dejaría una. { $way_out }
clash-max-bid = Aquí una mano tiene { $tricks } bazas, así que nadie puede pujar más de { $highest }. { $way_out }
clash-max-bid-discards = Sin el descarte una mano tiene { $tricks } bazas, y la puja más alta es { $highest }, no { $bid }. { $way_out }
clash-min-bid = Nadie puede pujar al menos { $bid } y como mucho { $highest }. { $way_out }
clash-directions = Las cartas tienen que ordenarse al menos en un sentido. { $way_out }
clash-sport = No hay kitty que enseñar. { $way_out }
clash-sport-trump-bids = Cuando se enseña el kitty, un número solo no dice aún si es sin triunfo. { $way_out }
clash-jokers-discarded = Con un kitty de { $kitty } el declarante no puede descartar los comodines. { $way_out }
clash-defenders-score = Donde cada uno juega solo no hay bazas por encima de seis que contar. { $way_out }
clash-boston-needs-bid = Aquí nadie puede pujar siete por encima de seis. { $way_out }
clash-boston-points = Un Boston con puntos propios no se dobla además. { $way_out }
clash-boston-either = La defensa no tiene puja de siete. { $way_out }
clash-alone-boston-by = Con varios defensores ninguno toma todas las bazas. { $way_out }
clash-alone-max-sets = Una partida se pierde ante otro bando, y aquí cada uno juega solo. { $way_out }
clash-alone-backdoor = Una partida la gana otro bando, y aquí cada uno juega solo. { $way_out }
clash-alone-renege = Donde cada uno juega solo, lo que cuesta un renuncio es para quien lo señala. { $way_out }
clash-alone-renege-penalty = Una partida se pierde ante otro bando, y aquí cada uno juega solo. { $way_out }
clash-floor = Donde los demás anotan la puja que cae, ningún tanteo baja. { $way_out }
clash-rotation = Las parejas se levantan juntas, y aquí cada uno juega solo. { $way_out }
clash-trump-turned = Donde se vuelve una carta para el triunfo, nadie puja. { $way_out }
clash-trump-directions = Donde se vuelve una carta para el triunfo, nadie elige el orden de las cartas. { $way_out }
