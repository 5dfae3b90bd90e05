### El terminal: el comienzo, la mesa, sus hojas y las líneas del diálogo sin dibujos.

## Teclas y respuestas.
tui-key = { $key ->
    [hint] Pista
    [hurry] Prisa
    [undo] Deshacer
    [claim] Reclamar
    [last] Última
    [books] Bazas
    [score] Tanteo
    [rules] Reglas
    [renege] Renuncio
    [colours] Palos
    [commands] Órdenes
    [help] Ayuda
    [choose] Elegir
    [sheet] Leerlas
    [back] Volver
    [next] Siguiente
    [first-deal] Primera mano
    [exercises] Ejercicios
    [skip] Saltar
   *[quit] Salir
 }
tui-does = { $key ->
    [arrows] recorren tus cartas o las pujas; arriba y abajo cambian de palo
    [enter] puja, nombra, juega, descarta; un clic del ratón hace lo mismo
    [bid] 4 y luego d puja 4 downtown; p es paso
    [done] termina el descarte
    [hint] qué haría un bot seguro, y por qué; Enter lo hace
    [hurry] mete prisa a los bots hasta que te toque
    [undo] deshace tu última decisión
    [claim] reclama las bazas que quedan; se concede si es seguro
    [last] la última baza otra vez
    [books] todas las bazas hasta ahora
    [score] la hoja del tanteo
    [rules] las reglas de esta mesa
    [renege] señala un renuncio, en mesas que juegan de buena fe
    [colours] dos o cuatro colores para los palos
    [commands] todas las órdenes, con unas pocas letras
    [help] esta página (también F1)
   *[quit] sale; la partida queda guardada
 }
tui-help-signs = Lo que sobresale o va entre corchetes está permitido. (D) reparte. ▸ tiene el turno. ★ ganó la baza. • vino del kitty. ★ GRANDE es el comodín grande, ☆ CHICO el pequeño.
tui-help-books = Seis bazas, y desde ahí cuenta cada una. Tras una mano, c pregunta al entrenador qué decisiones tuyas costaron algo. Todo se guarda mientras juegas: cierra la ventana y la partida espera aquí.
tui-answer = { $answer ->
    [deal] Repartir
    [resume] Seguir con ella
    [new] Partida nueva
    [leave] Salir
    [close] Cerrar
    [next] Otra mano
    [match] Ver la partida
    [coach] Entrenador
    [renege] Renuncio
    [undo] Deshacer
    [table] Mesa
    [rematch] Revancha
    [result] Volver al resultado
   *[none] Ninguna
 }
tui-title = { $sheet ->
    [last] Última baza
    [books] Bazas hasta ahora
    [score] Hoja del tanteo
    [rules] Reglas de esta mesa
    [help] Ayuda
    [coach] El entrenador
    [renege] Señalar un renuncio
    [back] Qué bien verte
   *[new] Una partida nueva
 }
tui-deal = Mano { $deal }
tui-too-small = La mesa necesita { $columns } por { $rows };
    esta ventana tiene { $width } por { $height }.
    Agrándala, o pulsa { $key } para salir.
    La partida está guardada.
tui-needs-no-room = no necesita espacio.

## La mesa.
tui-not-saved = SIN GUARDAR
tui-to-and-deal = a { $target } · mano { $deal }
tui-auction-stands = Subasta: gana { $bid }
tui-auction-none = Subasta: nadie ha pujado aún
tui-way = { $way ->
    [U] uptown
    [D] downtown
    [N] sin triunfo
   *[none] puja
 }
tui-suit = { $suit ->
    [C] ♣ tréboles
    [D] ♦ diamantes
    [H] ♥ corazones
    [S] ♠ picas
   *[N] sin triunfo
 }
tui-jokers-must-go = sin triunfo, los comodines deben irse
tui-aside-full = { $count ->
    [one] Ya hay una carta descartada; recupérala antes.
   *[other] Ya hay { $count } cartas descartadas; recupera una antes.
 }
tui-aside = { $done } de { $all } descartadas
tui-kitty-marks = • del kitty
tui-nothing-yet = nada todavía
tui-done = Listo
tui-face = { $face ->
    [LJ] CHICO
    [BJ] GRANDE
    [lit] CHI
    [big] GDE
    [joker] COMODÍN
    [jack] JOTA
    [queen] DAMA
   *[king] REY
 }
tui-role = { $role ->
    [declarer] declarante
   *[partner] compañero
 }
tui-to-do = { $phase ->
    [auction] puja
    [declare] nombra
    [discard] descarta
   *[play] juega
 }
tui-takes-it = la gana
tui-passed = pasó
tui-has-bid = pujó { $bid }
tui-kitty = { $count ->
    [one] kitty, { $count } carta
   *[other] kitty, { $count } cartas
 }
tui-kitty-sported = el kitty, a la vista
tui-hint = Pista: { $words }
tui-hint-discard = Pista, Enter la sigue: { $words }
tui-which-renege = ¿En qué baza hubo renuncio? Pulsa su número; a es 10, b es 11, etcétera.
tui-advised = { $what }.

## La hoja junto a la mesa, y el tanteo.
tui-score = Tanteo
tui-to = a { $target }
tui-thrown-in = nadie pujó
tui-trumps = Triunfo
tui-trumps-turned = triunfo { $suit }, vuelto
tui-turned-up = { $card }, carta vuelta
tui-came = { $came ->
    [boston] con Boston
    [made] cumplido
    [swept] caído, Boston
   *[set] caído
 }
tui-auction = Subasta
tui-books = Bazas
tui-last-book = Última baza
tui-before-it = Anteriores
tui-led-by = salida
tui-taker-last = las cartas, y quien gana
tui-conventions = Convenciones
tui-no-deal-yet = Aún no ha terminado ninguna mano.
tui-score-line = tanteo
tui-times-set = caídas
tui-deal-line = mano
tui-goal = Gana quien llega antes a { $target }
tui-goal-floor = { $goal }; pierde quien baja a { $floor }
tui-goal-sets = { $goal }; pierde quien cae { times }
tui-goal-deals = { $deals ->
    [one] { $goal }; se juega { $deals } mano como mucho
   *[other] { $goal }; se juegan { $deals } manos como mucho
 }
tui-no-book-yet = Aún no ha terminado ninguna baza.
tui-put-aside = Descarte: { $cards }
tui-took-book = { $by ->
    [you] ★ Ganaste la baza { $book }.
   *[name] ★ { $name } ganó la baza { $book }.
 }
tui-score-stands = Tanteo: { $score }.
tui-in-kitty = el kitty
tui-in-aside = descarte
tui-match-waits = Te espera una partida ({ $table }): { $score }, mano { $deal }.
tui-clockwise = Desde tu izquierda, en el sentido del reloj: { $names }.
tui-your-partner = { $name } es tu pareja.
tui-by-honour = Se juega de buena fe: puedes jugar cualquier carta; g señala un renuncio.
tui-taken-back = Deshecho.
tui-nothing-to-take-back = no hay nada que deshacer en esta mano

## Guardar.
tui-cannot-save = Esta partida no se puede guardar ({ $why }). El juego sigue; se intenta guardar a cada paso.
tui-saved-again = La partida se guarda otra vez.
tui-played-elsewhere = esta partida se juega en otro sitio; sigue allí, o usa --save: { $file }
tui-damaged = la partida guardada está dañada y se movió a { $aside }: { $why }
tui-only-file = una partida solo se puede guardar en un archivo: { $file }
tui-record-lost = No se pudo guardar el registro de la partida ({ $why }).
tui-set-aside = No se pudo guardar el registro de la partida ({ $why }), así que la partida se movió a { $aside }.
tui-goes-on = Guardada. { $command } sigue desde aquí.
tui-is-kept = La partida está guardada. Para ver lo que costó cada decisión: { $command }
tui-own-rules = Sigue con sus propias reglas; una partida nueva usa { $options }.
tui-no-pictures = este terminal no dibuja (TERM={ $kind })
tui-no-signs = este terminal no tiene los signos de las cartas (escribe en { $encoding }, y hace falta { $needed })
tui-by-lines = nota: { $why }; la partida se escribe línea a línea, como con --plain

## El entrenador.
tui-coach-begins = El entrenador se sienta con tus cartas …
tui-coach-progress = { $count ->
    [one] El entrenador ha visto { $done } de tu única decisión …
   *[other] El entrenador ha visto { $done } de tus { $count } decisiones …
 }
tui-coach-nothing = Nada que reprochar.
tui-coach-where = { $where ->
    [bid] La subasta
    [naming] El triunfo
    [discard] El kitty
   *[play] Baza { $book }
 }
tui-coach-found = { $where }: { $words }
tui-coach-in-all = Decisiones con elección: { $judged }. Tan buenas como las mejores, o casi: { $good }.
tui-coach-cost = { $count ->
    [one] Las demás costaron { $count } probabilidad de 100 de ganar la partida.
   *[other] Las demás costaron { $count } probabilidades de 100 de ganar la partida.
 }
tui-coach-judge = Juzga un bot, { $level }, por lo que podías ver, no por las cartas de los demás.
tui-level = { $level ->
    [random] al azar
    [beginner] principiante
    [casual] tranquilo
    [steady] seguro
    [strong] fuerte
    [champion] campeón
   *[other] { $level }
 }
tui-coach-later = El entrenador mira una mano cuando termina.

## El diálogo sin dibujos. Las palabras que se escriben son las mismas en todas las lenguas.
tui-go-on = ¿Sigues con ella? yes o no.
tui-yes-or-no = Escribe yes o no.
tui-a-call = { $who }: { $call }.
tui-new-match = Una partida nueva.
tui-you-may = Puedes escribir: { $what }.
tui-discard-these = discard y { $count } de { $hand }
tui-among-them = entre ellas { $cards }
tui-renege-and-book = renege y una baza
tui-name-the-book = Nombra la baza, por ejemplo: renege 3.
tui-not-over = La partida no ha terminado.
tui-played-once = Una mano que se compara con otras se juega una sola vez.
tui-your-hand = Tus cartas: { $hand }.
tui-no-cards-left = no queda ninguna
tui-on-the-table = En la mesa: { $cards }.
tui-nothing = nada
tui-nothing-to-decide = No hay nada que decidir.
tui-dialogue-help =
    Pujas: 4u, 4d, 4n, o 4 donde la puja es solo un número; pass es paso.
    Triunfo: spades, hearts downtown, no-trump uptown, o downtown donde el palo ya está decidido.
    Kitty: discard 2c 3c 4d etcétera. Una carta es rango y palo: ah, td, 9c; bj y lj son los comodines.
    Jugar: ah.
    En todo momento: hand, trick, last, books, score, rules, hint, undo, claim, renege 3, help, quit.
    Tras una mano: next, coach. Tras una partida: rematch, coach.
    Palos: c tréboles, d diamantes, h corazones, s picas. La partida se guarda con cada decisión.
