### Las cartas, las pujas y los contratos.

suit = { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
 }
rank = { $rank ->
    [r2] el dos
    [r3] el tres
    [r4] el cuatro
    [r5] el cinco
    [r6] el seis
    [r7] el siete
    [r8] el ocho
    [r9] el nueve
    [rT] el diez
    [rJ] la jota
    [rQ] la dama
    [rK] el rey
   *[rA] el as
 }
joker = { $card ->
    [LJ] comodín pequeño
   *[BJ] comodín grande
 }
the-joker = el { joker }
the-card = { rank } de { suit }

direction = { $direction ->
    [U] uptown
    [D] downtown
   *[B] downtown, ases bajos
 }
bid = { $suffix ->
    [U] { $number } uptown
    [D] { $number } downtown
    [N] { $number } sin triunfo
   *[none] { $number }
 }
bid-brief = { $suffix ->
    [U] { $number } up
    [D] { $number } down
    [N] { $number } ST
   *[none] { $number }
 }
declaration = { $suit ->
    [N] sin triunfo { direction }
   *[S] { suit } { direction }
 }
contract = { $suit ->
    [N] { $number } sin triunfo, { direction }
   *[S] { $number } { direction } a { suit }
 }
contract-turned = { $direction ->
    [U] Triunfo: { suit }
   *[D] Triunfo: { suit }, { direction }
 }
pass = paso
