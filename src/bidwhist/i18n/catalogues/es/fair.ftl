### ¿Son justas las manos?

check-one = Comprueba una partida
check-one-hint = Antes de la primera carta el servidor se compromete con su parte de la semilla mostrando su huella; cada uno en la mesa añade la suya. Al acabar la partida se muestran todas las partes. Su repetición tiene un botón, Comprobar las manos: tu navegador mezcla de nuevo las cartas y compara. O descarga la partida y ejecuta «bidwhist verify», que comprueba también cada jugada.
all-deals = Todas las manos juntas
fair-deals = { $deals ->
    [one] { $shown } mano
   *[other] { $shown } manos
 }
fair-matches = { $matches ->
    [one] { $shown } partida
   *[other] { $shown } partidas
 }
fair-of = { $deals } de { $matches }.
fair-none = Aquí todavía no se ha jugado ninguna partida.
fair-left = { $count ->
    [one] { $shown } partida se dejó antes del final.
   *[other] { $shown } partidas se dejaron antes del final.
 }
fair-undealt = { $count ->
    [one] { $shown } se dejó antes de la primera carta.
   *[other] { $shown } se dejaron antes de la primera carta.
 }
fair-withheld = { $count ->
    [one] En { $shown } partida alguien se guardó la parte prometida.
   *[other] En { $shown } partidas alguien se guardó la parte prometida.
 }
what-fell = Lo que se repartió
fell-together = los dos comodines al mismo jugador
fell-kitty = comodines en el kitty
fell-seen = visto
fell-expected = esperado
fair-sum = Dónde cayó cada carta, en una sola cifra: ji cuadrado { $figure }, que debería estar cerca de { $freedom }.
