### Cards, bids and contracts.

suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
 }
rank = { $rank ->
    [r2] two
    [r3] three
    [r4] four
    [r5] five
    [r6] six
    [r7] seven
    [r8] eight
    [r9] nine
    [rT] ten
    [rJ] jack
    [rQ] queen
    [rK] king
   *[rA] ace
 }
joker = { $card ->
    [LJ] Little Joker
   *[BJ] Big Joker
 }
the-joker = the { joker }
the-card = the { rank } of { suit }

direction = { $direction ->
    [U] uptown
    [D] downtown
   *[B] downtown, aces low
 }
bid = { $suffix ->
    [U] { $number } uptown
    [D] { $number } downtown
    [N] { $number } no-trump
   *[none] { $number }
 }
bid-brief = { $suffix ->
    [U] { $number } up
    [D] { $number } down
    [N] { $number } no-tr.
   *[none] { $number }
 }
declaration = { $suit ->
    [N] no-trump { direction }
   *[S] { suit } { direction }
 }
contract = { $suit ->
    [N] { $number } no-trump, { direction }
   *[S] { $number } { direction } in { suit }
 }
contract-turned = { $direction ->
    [U] Trumps: { suit }
   *[D] Trumps: { suit }, { direction }
 }
pass = pass
