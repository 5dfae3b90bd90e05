### Resolver una mano.

what-it-does = Con todas las manos a la vista y el mejor juego de todos: ¿cuántas bazas hace cada declarante? Lo calcula tu navegador, y no envía nada al servidor.
the-deal = La mano
deal-text = Una mano como texto
deal-hint = El primer asiento y luego cuatro manos en el sentido del reloj: picas.corazones.diamantes.tréboles, y los comodines como B y L.
solve-it = Resolver
seed = O una semilla
deal-it = Repartir
seed-hint = Una semilla reparte siempre las mismas cartas: las de la primera mano de una partida con las reglas clásicas. El kitty queda fuera.
no-deal = Escribe el primer asiento y cuatro manos, como en N:AK..3. QJ..4. T9..5. 87..6.
no-hand = Una mano es picas.corazones.diamantes.tréboles, con una quinta parte para los comodines: { $word }
no-such-card = No hay tal carta en una mano: { $word }
card-twice = Esta carta está dos veces: { $word }
other-sizes = Las manos tienen tamaños distintos: { $word }
no-cards = Las manos no tienen cartas.
who-leads = Quién sale primero
leader = { $who ->
    [declarer] El declarante
   *[left] Quien está a la izquierda del declarante
 }
aces-low = En downtown los ases son bajos
seat = { $seat ->
    [N] Norte
    [E] Este
    [S] Sur
   *[W] Oeste
 }
seat-brief = { $seat ->
    [N] N
    [E] E
    [S] S
   *[W] O
 }
books = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
 }
figure-of = { $seat }, { $plan }: { $books }
not-yet = { $seat }, { $plan }: aún sin resolver
declarer = Declarante
solving = Resueltos hasta ahora: { $done } de { $all }
all-solved = Los { $all } contratos están resueltos.
choose-one = Elige un número para jugar ese contrato carta a carta.
hands = Las manos
holds-none = sin cartas
lies = en la mesa: { $card }
contract = { $seat } juega { $plan }
value-means = El número junto a una carta dice cuántas bazas hace en total el bando del declarante si se juega ahora. Una estrella marca la mejor.
to-play = Le toca a { $seat }
so-far = Bazas hasta ahora: bando del declarante { $won }, defensores { $lost }
is-over = Se acabó. El bando del declarante tiene { $books }.
card-value = { $card }: { $books }
best = la mejor
played = { $seat }: { $card }
takes = { $seat } gana la baza.
back = Atrás
play-best = Jugar una de las mejores
to-start = Al principio
copy-link = Copiar el enlace
cannot = Este navegador no puede ejecutar el solucionador, o la página se hizo sin él. Donde bidwhist está instalado, esta orden hace lo mismo:
broke = No se pudo cargar el solucionador. Vuelve a cargar la página para intentarlo de nuevo.
