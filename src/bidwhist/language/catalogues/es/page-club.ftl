### Las condiciones de las mesas.

title-standings = Clasificaciones
is-rated = con clasificación
terms-stake = Cada uno pone { $stake } fichas, y los ganadores se reparten la apuesta de los demás. Un declarante que falla paga a la casa una décima parte por punto cantado.
terms-from-level = desde el nivel { $level }
terms-from-tier = desde la división { $tier }
title-event = Un evento
