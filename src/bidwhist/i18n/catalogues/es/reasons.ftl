### Por qué un robot hace lo que hace: una cabeza, y razones unidas, sin mayúscula ni punto.

## La frase.
why = { $does }: { $why }.
why-if-lawful = { $why }, si nadie hace renuncio
join-also = { $first }, y { $second }
join-and = { $first } y { $second }
join-comma = { $first }, { $second }
join-semicolon = { $first }; { $second }
join-colon = { $first }: { $second }
do-lead = Salir con { $card }
do-put-aside = Descartar { $cards }
do-claim = Reclamar el resto
ranks-of = { $ranks } de { suit }

## Piezas pequeñas.
spelled = { $count ->
    [0] ninguno
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
 }
friend = { $friend ->
    [partner] tu compañero
    [second] el otro defensor
   *[another] otro defensor
 }
one-of-suit = { $suit ->
    [C] trébol
    [D] diamante
    [H] corazón
    [S] pica
    [T] triunfo
   *[J] comodín
 }
some-of-suit = { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [S] picas
    [T] triunfos
   *[J] comodines
 }
strain = { $suit ->
    [N] sin triunfo
   *[S] { suit }
 }
better-of-suit = { $count ->
    [1] ya solo puede salir { $suit ->
        [S] una pica mejor
       *[other] un { one-of-suit } mejor
     }
   *[other] ya solo pueden salir { spelled } { some-of-suit } mejores
 }
brought-of-suit = { $count ->
    [1] { $suit ->
        [S] una pica
       *[other] un { one-of-suit }
     }
   *[other] { spelled } { some-of-suit }
 }

## Cartas.
why-by-chance = elegido al azar
why-only-card = es la única carta que puedes jugar
why-makes-it = esta baza cumple el contrato
why-first-point = es la séptima baza de tu bando, la primera que anota
why-sets-it = esta baza hace caer el contrato
why-jokers-left = solo te quedan comodines, y sin triunfo no ganan nada
why-joker-goes = un comodín no gana sin triunfo, así que es la carta que sobra
why-draws = { $count ->
    [1] puede quedar un triunfo en contra: arrástralo
   *[other] pueden quedar { spelled } triunfos en contra: arrástralos
 }
why-trumps-mine = a nadie más le quedan triunfos, así que no puede perder
why-trumps-ours = solo { friend } puede tener triunfos aún, así que es tuya de todos modos
why-trumps-fall = el declarante puede tener triunfos aún: haz que caigan
why-returns = { friend } salió a { suit }: vuelve a ese palo
why-unbeatable = ya nadie puede ganarle
why-takes-unbeatable = gana esta baza, y nadie puede superarla
why-foes-cannot = el otro bando no puede superarla
why-friend-ruffs = { friend } no tiene { suit } y puede fallar con triunfo
why-will-ruff = es tu única carta de { suit }, y la próxima podrás fallarla con triunfo
why-beaten-trump = ya solo un triunfo puede ganarle
why-beaten-few = { $trump ->
    [trump] { better-of-suit }, o un triunfo
   *[none] { better-of-suit }
 }
why-beaten-many = { $trump ->
    [trump] para ganarle hace falta { $suit ->
        [S] una de las { spelled } picas mejores
       *[other] uno de los { spelled } { some-of-suit } mejores
    }, o un triunfo
   *[none] para ganarle hace falta { $suit ->
        [S] una de las { spelled } picas mejores
       *[other] uno de los { spelled } { some-of-suit } mejores
    }
 }
why-friend-may-take = { friend } puede tener una mejor
why-keeps-better = { $count ->
    [1] guarda para otra baza { $suit ->
        [S] tu pica mejor
       *[other] tu { one-of-suit } mejor
     }
   *[other] guarda para otra baza tus { some-of-suit } mejores
 }
why-better-behind = { $count ->
    [1] guardas detrás { $suit ->
        [S] una pica mejor
       *[other] un { one-of-suit } mejor
     }
   *[other] guardas detrás { some-of-suit } mejores
 }
why-lone = es { $suit ->
    [S] tu única pica
   *[other] tu único { one-of-suit }
 }
why-best-of-suit = es tu mejor { one-of-suit }
why-friend-has-it = { friend } tiene esta baza: guarda tus cartas buenas
why-ruffs = no te quedan { suit }: falla con triunfo
why-plays-last = juegas en último lugar, así que gana esta baza
why-friend-leads = { friend } va ganando: déjala ahí
why-friend-may-beat = deja hacer: { friend } puede ganarle a esa carta, { $card }
why-cannot-beat = no tienes nada que supere { $card }
why-keeps-trumps = guarda tus triunfos para otra baza

## Pujas.
why-only-call = no te queda ninguna puja
why-must-bid = todos los demás pasaron, así que debes pujar
why-partner-holds = tu compañero va ganando con { $bid }
why-should-make = hacia { $plan } deberías hacer unas { $books } bazas y cumplir { $times } de cada 100 veces
why-too-short = { $bid } pide { $needs } bazas, { $plan } debería hacer unas { $books }
why-seldom-made = { $bid } se cumpliría { $times } de cada 100 veces
why-stands = hacia { $plan } deberías cumplir { $times } de cada 100 veces
why-stands-perhaps = hacia { $plan } cumples { $times } de cada 100 veces si nadie puja más
why-goes-over = hacia { $plan }, pero los demás deberían pujar más
why-wins-match = en total ganas la partida { $times } de cada 100 veces
why-pass-wins = pasando ganas la partida { $times } de cada 100 veces
why-other-call = con { $bid }, { $times }
why-other-pass = pasando, { $times }
why-on-hope = solo con tus cartas, { $bid } se cumpliría { $times } de cada 100 veces
why-pass-no-more = pasar no gana más partidas
why-too-strong-to-pass = tus cartas son demasiado fuertes para pasar
why-too-strong = tus cartas son demasiado fuertes para pujar solo { $bid }
why-too-open = tienes demasiados palos sin parada para { $bid }
why-at-a-glance = a primera vista, { $bid } daba menos
why-not-agreed = según tus convenciones, { $bid } prometería cartas que no tienes

## Nombres y descartes.
why-best-name = es lo mejor que tienes, unas { $books } bazas
why-best-for-match = es lo que más veces gana la partida, con unas { $books } bazas
why-name-makes = debería cumplir { $number } en { $times } de cada 100 manos
why-next-name = { $plan } { $times }
why-next-name-no-more = { $plan } { $times }, pero no gana más partidas
why-towards = hacia { $plan }
why-keeps-all-trumps = guardas todos los triunfos
why-keeps-only-trumps = solo guardas triunfos
why-keeps-tops = guardas lo mejor de cada palo
why-keeps-other-tops = lo mejor de los otros palos
why-can-ruff = puedes fallar con triunfo { $suits }
why-jokers-away = los comodines no ganan sin triunfo
why-discard-makes = deberías cumplir { $number } { $times } de cada 100 veces

## El plan de una mano.
why-as-planned = como estaba previsto
why-plan-changed = ahora hacia { $plan }, no { $was }
why-kitty-brought = el kitty trajo { brought-of-suit }
why-made-more-often = se cumple { $times } de cada 100 veces, no { $was }
why-wins-more-often = gana la partida { $times } de cada 100 veces, no { $was }
why-not-to-be-named = { $was } ya no se puede nombrar

## Lo que halló una búsqueda.
why-is-made = el contrato ya está cumplido
why-is-set = el contrato ya ha caído
why-always-made = cumple el contrato en todos los repartos probados
why-always-set = hace caer el contrato en todos los repartos probados
why-never-made = el contrato no se cumple en ningún reparto probado
why-never-set = el contrato no cae en ningún reparto probado
why-often-made = cumple el contrato { $times } de cada 100 veces
why-often-set = hace caer el contrato { $times } de cada 100 veces
why-next-chances = la siguiente, { $card }, lo hace { $count } de cada 100 veces menos
why-next-books = la siguiente, { $card }, costaría { $books } bazas
why-next-wins-less = la siguiente, { $card }, gana la partida { $count } de cada 100 veces menos
why-rival-wins-less = { $card } lo hace { $count } de cada 100 veces más, pero gana menos a menudo la partida
why-rival-books-less = { $card } daría { $books } bazas más, pero gana menos a menudo la partida
why-rival-less-safe = { $card } lo hace { $count } de cada 100 veces más, pero es menos seguro
why-rival-books-less-safe = { $card } daría { $books } bazas más, pero es menos seguro
why-next-as-well = { $card } haría casi lo mismo
why-all-as-good = las demás cartas valen lo mismo
why-gains-little = { $card } ganaría demasiado poco
why-gains-little-to = { $card } ganaría demasiado poco para { $never }
why-may-claim = todas las bazas que quedan son tuyas, así que puedes reclamarlas

## Lo que nunca se hace, tras «ganaría demasiado poco para».
never-give-book = dejar ir la baza que decide el contrato
never-rob-partner = fallar o superar una baza que ya es del compañero
never-lead-joker = salir con un comodín sin triunfo
never-waste-card = tirar una carta que puede ganar con un comodín inútil en la mano
never-draw-partner = arrastrar triunfos que solo tiene el compañero
never-leave-trump = dejarle al otro bando su último triunfo
never-lead-dead = salir a un palo que el compañero no tiene ni puede fallar

## El entrenador, de una elección: lo que se hizo, y lo que habría sido mejor.
place = mano { $deal }, { $where ->
    [bid] subasta
    [naming] contrato
    [discard] descarte
   *[card] baza { $book }
 }
did-pass = pasaste
did-bid = pujaste { $bid }
did-name = nombraste { $plan }
did-aside = descartaste { $cards }
did-play = jugaste { $card }
did-lead = saliste con { $card }
coach-as-good = { $did }: nada mejor.
coach-hair = { $did }: a un pelo de lo mejor.
coach-better = { $did }. { $better } habría ganado la partida { $times }.
coach-better-why = { $did }. { $better } habría ganado la partida { $times }: { $why }.
better-pass = Pasar
better-bid = Pujar { $bid }
better-name = Nombrar { $plan }
better-aside = Guardar { $kept } y descartar { $gone } en su lugar
better-play = Jugar { $card }
better-lead = Salir con { $card }
little-more-often = un poco más a menudo
more-often = { $more ->
    [1] una vez más de cada 100, { $could } en vez de { $won }
   *[other] { $more } veces más de cada 100, { $could } en vez de { $won }
 }
often = { $times ->
    [0] casi nunca
    [1] una vez de cada 100
   *[other] { $times } de cada 100 veces
 }
coach-keeps-bid = se cumple { $often }, pero quita la subasta a los demás
coach-made = el contrato se cumple entonces { $often }
coach-yours-made = tu puja se cumple { $often }
coach-books = unas { $best } bazas en vez de { $taken }

## El entrenador en la línea de órdenes.
hindsight-short = { $count ->
    [0] se cumple
    [one] falta { $count }
   *[other] faltan { $count }
 }
not-judged-claim = solo se concede reclamar cuando es seguro, así que no hay nada que juzgar
not-judged-call = señalar un renuncio es correcto o no, no mejor ni peor
not-judged-renege = un renuncio no es una elección entre las cartas que se pueden jugar
not-judged-figure = { $judge } no tiene una cifra para ello

## El veredicto de la arena.
arena-better = { $first } es mejor que { $second }
arena-not-better = { $first } no es mejor que { $second } en { $margin }
arena-undecided = sin decidir tras { $count } manos
arena-advantage = { $measure ->
    [play] { $value } bazas por mano
    [points] { $value } puntos por mano
    [bids] un { $value } % de probabilidad en la partida
   *[matches] el { $value } % de las partidas
 }
