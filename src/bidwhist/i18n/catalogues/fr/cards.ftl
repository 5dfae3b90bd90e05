### Les cartes, les annonces et les contrats.

suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
 }
rank = { $rank ->
    [r2] le deux
    [r3] le trois
    [r4] le quatre
    [r5] le cinq
    [r6] le six
    [r7] le sept
    [r8] le huit
    [r9] le neuf
    [rT] le dix
    [rJ] le valet
    [rQ] la dame
    [rK] le roi
   *[rA] l'as
 }
joker = { $card ->
    [LJ] Petit Joker
   *[BJ] Grand Joker
 }
the-joker = le { joker }
the-card = { rank } de { suit }

direction =
    { $direction ->
        [U] uptown
        [D] downtown
       *[B] downtown, as bas
    }
bid = { $suffix ->
    [U] { $number } uptown
    [D] { $number } downtown
    [N] { $number } sans-atout
   *[none] { $number }
 }
bid-brief = { $suffix ->
    [U] { $number } up
    [D] { $number } down
    [N] { $number } SA
   *[none] { $number }
 }
declaration = { $suit ->
    [N] sans-atout { direction }
   *[S] { suit } { direction }
 }
contract = { $suit ->
    [N] { $number } sans-atout, { direction }
   *[S] { $number } { direction } à { suit }
 }
contract-turned = { $direction ->
    [U] Atout { suit }
   *[D] Atout { suit }, { direction }
 }
pass = passe
