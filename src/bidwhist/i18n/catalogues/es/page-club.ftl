### Las condiciones de las mesas.

title-standings = Clasificaciones
is-rated = puntuable
terms-stake = Cada uno apuesta { $stake } fichas, y los ganadores se reparten lo que apostaron los demás. Un declarante que cae paga una décima parte por punto de su puja.
terms-from-level = desde el nivel { $level }
terms-from-tier = desde la división { $tier }
title-event = Un evento
