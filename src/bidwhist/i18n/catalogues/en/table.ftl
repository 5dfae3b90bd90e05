### What happens at the table. "by" says who does it: you, we, they, several names, or one name.

## Small parts.
you = You
you-inside = you
we = We
they = They
the-others = the others
comma = { ", " }
semicolon = { "; " }
and = { $first } and { $last }
books = { $count ->
    [one] { $count } book
   *[other] { $count } books
 }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
house-rules = house rules
somebody-says = { $name }: { $words }

## Events.
deals = { $by ->
    [you] You deal.
   *[name] { $name } deals.
 }
dealt = { deals } Your hand: { $hand }.
turns-trump = { $by ->
    [you] You turn up { $card }: trumps are { suit }.
   *[name] { $name } turns up { $card }: trumps are { suit }.
 }
passes = { $by ->
    [you] You pass.
   *[name] { $name } passes.
 }
bids = { $by ->
    [you] You bid { $bid }.
   *[name] { $name } bids { $bid }.
 }
wins-bid = { $by ->
    [you] You win the bid with { $bid }.
   *[name] { $name } wins the bid with { $bid }.
 }
thrown-in = Everybody passed: the deal is thrown in.
declares = { $by ->
    [you] You play { $contract }.
   *[name] { $name } plays { $contract }.
 }
sported = The kitty is sported: { $kitty }.
takes-kitty = { $by ->
    [you] You take the kitty, { cards }.
   *[name] { $name } takes the kitty, { cards }.
 }
takes-kitty-shown = { $by ->
    [you] You take the kitty, { cards }: { $kitty }.
   *[name] { $name } takes the kitty, { cards }: { $kitty }.
 }
puts-aside =
    { $by ->
        [you] You discard { cards }.
       *[name] { $name } discards { cards }.
    }
puts-aside-shown =
    { $by ->
        [you] You discard { cards }: { $hand }.
       *[name] { $name } discards { cards }: { $hand }.
    }
discards-declarer = They count as a book.
discards-first-trick = They go with the first book.
discards-nobody = They count for nobody.
plays = { $by ->
    [you] You play { $card }.
   *[name] { $name } plays { $card }.
 }
takes-book = { $by ->
    [you] You take book { $book } with { $card }.
   *[name] { $name } takes book { $book } with { $card }.
 }
reneged-found = { $by ->
    [you] You have reneged in book { $book }, and { $price }.
   *[name] { $name } has reneged in book { $book }, and { $price }.
 }
calls-renege = { $by ->
    [you] You call a renege in book { $book }: { $found }.
   *[name] { $name } calls a renege in book { $book }: { $found }.
 }
none-reneged = there was none, and it costs nothing
renege-found = { $by ->
    [you] You have reneged, and { $price }
   *[name] { $name } has reneged, and { $price }
 }
renege-later = it is paid for when the deal is over
renege-bid = it costs the bid
renege-game = it costs the match
renege-books =
    { $count ->
        [0] there was no book to give yet
       *[other] { books } changed hands
    }
claims = { $by ->
    [you] You claim the rest, { books }, and the claim holds.
   *[name] { $name } claims the rest, { books }, and the claim holds.
 }
claim-refused = { $name } claims the rest, but from that seat it is not certain. Play goes on.
claim-refused-you = From your seat the rest is not certainly yours, so play goes on. { $left ->
    [0] You have no claim left in this deal.
   *[other] You have one claim left in this deal.
 }

## Whose turn it is.
turn-bid = Your turn to bid: { $bid } stands.
turn-bid-must = Your turn to bid: { $bid } stands; all others passed, so you must bid.
turn-bid-first = Your turn to bid: nobody has bid.
turn-bid-first-must = Your turn to bid: nobody has bid; all others passed, so you must bid.
turn-name = You won with { $bid }: name how it is played.
turn-name-kitty = You won with { $bid }, and the kitty is in your hand: name how it is played.
turn-discard = Discard { cards }. { $fate }
turn-lead = Your turn to lead: any card.
jokers-led = jokers, no suit yet
turn-players-check = Your turn: { $led } led; follow if you can, for only the players check.
turn-table-checks = Your turn: { $led } led; follow if you can, for the table finds every renege.
turn-any = Your turn: { $led } led, you may play any card.
turn-some = Your turn: { $led } led, { cards } can be played.
deal-over = The deal is over.
waits-auction = { $name } is to bid.
waits-declare = { $name } is to name the contract.
waits-discard = { $name } is to discard.
waits-play = { $name } is to play.

## What is advised.
do-pass = Pass
do-bid = Bid { $bid }
do-name = Name { $contract }
do-discard = Discard { $cards }
do-play = Play { $card }

## How it stands and came out.
need = need { books }, have { $have }, { $tail }
tail-made = made
tail-set = set
tail-left = { $left } to go
standing-turned = every book over six scores, { $left } to go
thrown-in-nobody = Everybody passed: thrown in, nobody scores
came = { $came ->
    [boston] a Boston
    [made] made
   *[set] set
 }
how = { $how ->
    [renege] { came } by a renege
    [swept] { came }, and a Boston for the others
   *[plain] { came }
 }
verdict = { $by ->
    [you] You played { $contract }: { books }, { $need } needed, { how }
   *[name] { $name } played { $contract }: { books }, { $need } needed, { how }
 }
verdict-turned = Trumps were { suit }, turned up: { $sides }
side-value = { $side } { $value }
sets = sets: { $sides }

why-nothing = No bid, no points
why-turned = every book over six counts, no matter who turned trump up
why-turned-none = nobody has more than six books
why-made-odd-tricks = made, every book over six counts
why-made-tricks = made, every book counts
why-made-bid = made, the bid counts and no more
why-set-minus-bid = { $number ->
    [one] set, so { $number } point comes off
   *[other] set, so { $number } points come off
 }
why-set-defenders-score-bid = set, the others score the { $number }
why-renege = a renege decides the bid
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
why-boston = a Boston is { points }
why-boston-double = a Boston counts double
why-swept = the defenders' Boston is { points }
why-defenders = defenders score their books over six
why-doubled = doubled for no-trump

## The end of a match.
ends-target = first to { $target }
ends-floor = { $by ->
    [you] you are down to { $floor }
    [we] we are down to { $floor }
    [they] they are down to { $floor }
    [names] { $name } are down to { $floor }
   *[name] { $name } is down to { $floor }
 }
ends-boston = a Boston wins the match
ends-deals = the last deal is played
times = { $times ->
    [0] never
    [1] once
    [2] twice
    [3] three times
    [4] four times
   *[other] five times
 }
ends-sets = { $by ->
    [you] you are set { times }
    [we] we are set { times }
    [they] they are set { times }
    [names] { $name } are set { times }
   *[name] { $name } is set { times }
 }
ends-renege = a renege loses it
ends-set = a team that is set gets up
match-head-draw = A draw
match-head = { $by ->
    [you] You won!
    [we] We won!
    [they] They won
    [names] { $name } won
   *[name] { $name } won
 }
match-draw = The match is a draw: { $why }
match-won = { $by ->
    [you] You win the match: { $why }
    [we] We win the match: { $why }
    [they] They win the match: { $why }
    [names] { $name } win the match: { $why }
   *[name] { $name } wins the match: { $why }
 }

## The draws before a match.
draws = { $by ->
    [you] You draw { $card }
   *[name] { $name } draws { $card }
 }
draw-partners = Draw for partners, the two highest together: { $cards }.
drawn-partners = It is { $first } and { $second } against { $third } and { $fourth }.
draw-low-card = lowest card deals first
draw-first-diamond = cards fall face up until the first diamond, which deals first
draw-first-club = cards fall face up until the first club, which deals first
draw-random = the first dealer is found by chance
draw-dealer = The first deal, { $how }: { $cards }.
draw-dealer-plain = The first deal: { $how }.
deals-first = { $by ->
    [you] You deal first.
   *[name] { $name } deals first.
 }

## For the terminal and films.
plays-standing = { $by ->
    [you] You play { $contract }: { $standing }.
   *[name] { $name } plays { $contract }: { $standing }.
 }
takes-it = { $by ->
    [you] You take it.
   *[name] { $name } takes it.
 }
decimal-mark = { "." }
