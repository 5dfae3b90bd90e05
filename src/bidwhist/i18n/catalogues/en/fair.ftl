### Are the deals fair?

check-one = Check a match yourself
check-one-hint = Before the first card the server commits to its part of the seed by showing its hash; everybody at the table adds a part of their own. When the match is over, all parts are shown. Its replay has a button, Check the deals: your browser mixes the cards again and compares. Or download the match and run “bidwhist verify”, which checks every play too.
all-deals = All deals together
fair-deals = { $deals ->
    [one] One deal
   *[other] { $shown } deals
 }
fair-matches = { $matches ->
    [one] one match
   *[other] { $shown } matches
 }
fair-of = { $deals } of { $matches }.
fair-none = No match has been played here yet.
fair-left = { $count ->
    [one] One match was left before the end.
   *[other] { $shown } matches were left before the end.
 }
fair-undealt = { $count ->
    [one] One was left before the first card.
   *[other] { $shown } were left before the first card.
 }
fair-withheld =
    { $count ->
        [one] In one, somebody withheld the part they had committed to.
       *[other] In { $shown }, somebody withheld the part they had committed to.
    }
what-fell = What was dealt
fell-together = both jokers in one hand
fell-kitty = jokers in the kitty
fell-seen = seen
fell-expected = expected
fair-sum = Where each card went, in one figure: chi-square { $figure }, which should be near { $freedom }.
