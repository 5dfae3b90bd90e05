### Why a bot does what it does: a head, and clauses that are joined. A clause begins small and has no full stop.

## The sentence.
why = { $does }: { $why }.
why-if-lawful = { $why }, if nobody reneges
join-also = { $first }, and { $second }
join-and = { $first } and { $second }
join-comma = { $first }, { $second }
join-semicolon = { $first }; { $second }
join-colon = { $first }: { $second }
do-lead = Lead { $card }
do-put-aside = Discard { $cards }
do-claim = Claim the rest
ranks-of = the { $ranks } of { suit }

## Small parts.
spelled = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
 }
friend = { $friend ->
    [partner] your partner
    [second] the other defender
   *[another] another defender
 }
one-of-suit = { $suit ->
    [C] club
    [D] diamond
    [H] heart
    [S] spade
    [T] trump
   *[J] joker
 }
some-of-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
    [T] trumps
   *[J] jokers
 }
strain = { $suit ->
    [N] no-trump
   *[S] { suit }
 }
better-of-suit = { $count ->
    [one] { spelled } better { one-of-suit }
   *[other] { spelled } better { some-of-suit }
 }
brought-of-suit = { $count ->
    [one] { spelled } { one-of-suit }
   *[other] { spelled } { some-of-suit }
 }

## Cards.
why-by-chance = picked by chance
why-only-card = it is the only card you may play
why-makes-it = this book makes the contract
why-first-point = this is the seventh book of your team, the first that scores
why-sets-it = this book sets the contract
why-jokers-left = you have nothing but jokers, and they cannot win in no-trump
why-joker-goes = a joker cannot win in no-trump, so it is the card to let go
why-draws = { $count ->
    [one] one trump may still be out against you, so draw it
   *[other] { spelled } trumps may still be out against you, so draw them
 }
why-trumps-mine = nobody else has a trump left, so it cannot lose
why-trumps-ours = only { friend } can still have trumps, so it is yours either way
why-trumps-fall = the declarer may still have trumps, so make them fall
why-returns = { friend } led { suit }, so come back to them
why-unbeatable = nobody can beat it any more
why-takes-unbeatable = it takes this book, and nobody can beat it
why-foes-cannot = the other team cannot beat it
why-friend-ruffs = { friend } is out of { suit } and may trump them
why-will-ruff = it is your only card in { suit }, so you can trump the next one
why-beaten-trump = only a trump can still beat it
why-beaten-few = { $trump ->
    [trump] only { better-of-suit } can still come, or a trump
   *[none] only { better-of-suit } can still come
 }
why-beaten-many = { $trump ->
    [trump] to beat it takes one of { spelled } better { some-of-suit }, or a trump
   *[none] to beat it takes one of { spelled } better { some-of-suit }
 }
why-friend-may-take = { friend } may have a better one
why-keeps-better = { $count ->
    [one] keep your better { one-of-suit } for another book
   *[other] keep your better { some-of-suit } for another book
 }
why-better-behind = { $count ->
    [one] you keep better { one-of-suit } behind it
   *[other] you keep better { some-of-suit } behind it
 }
why-lone = it is your only { one-of-suit }
why-best-of-suit = it is your best { one-of-suit }
why-friend-has-it = { friend } has this book, so keep your good cards
why-ruffs = you are out of { suit }, so trump it
why-plays-last = you play last, so it takes this book
why-friend-leads = { friend } is winning so far, so leave it there
why-friend-may-beat = leave it to { friend }, who may beat { $card }
why-cannot-beat = you have nothing that beats { $card }
why-keeps-trumps = keep your trumps for another book

## Calls.
why-only-call = no bid is left to you
why-must-bid = all others passed, so you must bid
why-partner-holds = your partner has the bid with { $bid }
why-should-make = towards { $plan } you should take about { $books } books and make it { $times } times in 100
why-too-short = { $bid } needs { $needs } books, { $plan } should take about { $books }
why-seldom-made = { $bid } would be made { $times } times in 100
why-stands = towards { $plan } you should make it { $times } times in 100
why-stands-perhaps = towards { $plan } you make it { $times } times in 100 if nobody goes over it
why-goes-over = towards { $plan }, but the others should go over it
why-wins-match = you win the match { $times } times in 100 all told
why-pass-wins = passing wins the match { $times } times in 100
why-other-call = with { $bid } { $times }
why-other-pass = with a pass { $times }
why-on-hope = by your hand alone { $bid } would be made { $times } times in 100
why-pass-no-more = a pass wins no more matches
why-too-strong-to-pass = your hand is too strong to pass
why-too-strong = your hand is too strong to bid only { $bid }
why-too-open = your hand has too many open suits for { $bid }
why-at-a-glance = at first sight { $bid } did worse
why-not-agreed = by your conventions { $bid } would promise cards that you do not have

## Names and discards.
why-best-name = it is your best, about { $books } books
why-best-for-match = it wins the match most often, with about { $books } books
why-name-makes = it should make { $number } in { $times } of 100 deals
why-next-name = { $plan } { $times }
why-next-name-no-more = { $plan } { $times }, but it wins no more matches
why-towards = towards { $plan }
why-keeps-all-trumps = you keep every trump
why-keeps-only-trumps = you keep nothing but trumps
why-keeps-tops = you keep the best of every suit
why-keeps-other-tops = the best of the other suits
why-can-ruff = you can trump { $suits }
why-jokers-away = jokers cannot win in no-trump
why-discard-makes = you should make { $number } { $times } times in 100

## The plan of a deal.
why-as-planned = as planned
why-plan-changed = now towards { $plan }, not { $was }
why-kitty-brought = the kitty brought { brought-of-suit }
why-made-more-often = it is made { $times } times in 100, not { $was }
why-wins-more-often = it wins the match { $times } times in 100, not { $was }
why-not-to-be-named = { $was } may not be named any more

## What a search found.
why-is-made = the contract is made already
why-is-set = the contract is set already
why-always-made = it makes the contract in every layout tried
why-always-set = it sets the contract in every layout tried
why-never-made = the contract is made in no layout tried
why-never-set = the contract is set in no layout tried
why-often-made = it makes the contract { $times } times in 100
why-often-set = it sets the contract { $times } times in 100
why-next-chances = the next best, { $card }, does so { $count } in 100 less often
why-next-books = the next best, { $card }, would cost { $books } books
why-next-wins-less = the next best, { $card }, wins the match { $count } in 100 less often
why-rival-wins-less = { $card } does so { $count } in 100 more often, but wins the match less often
why-rival-books-less = { $card } would bring { $books } books more, but wins the match less often
why-rival-less-safe = { $card } does so { $count } in 100 more often, but is less safe
why-rival-books-less-safe = { $card } would bring { $books } books more, but is less safe
why-next-as-well = { $card } would do nearly as well
why-all-as-good = every other card is as good
why-gains-little = { $card } would gain too little
why-gains-little-to = { $card } would gain too little to { $never }
why-may-claim = every book left is yours, so you may claim them

## What is never done, after "would gain too little to".
never-give-book = let the book go that makes or sets the contract
never-rob-partner = trump or overtake a book that is partner's already
never-lead-joker = lead a joker in no-trump
never-waste-card = throw a card that may win while a useless joker is in hand
never-draw-partner = draw trumps that only partner holds
never-leave-trump = leave the other team its last trump
never-lead-dead = lead a suit that partner is out of and cannot trump

## The coach, of a choice: what was done, and what would have been better.
place = deal { $deal }, { $where ->
    [bid] bidding
    [naming] naming
    [discard] discards
   *[card] book { $book }
 }
did-pass = you passed
did-bid = you bid { $bid }
did-name = you named { $plan }
did-aside = you discarded { $cards }
did-play = you played { $card }
did-lead = you led { $card }
coach-as-good = { $did }: as good as any.
coach-hair = { $did }: within a hair of the best.
coach-better = { $did }. { $better } would have won the match { $times }.
coach-better-why = { $did }. { $better } would have won the match { $times }: { $why }.
better-pass = Passing
better-bid = Bidding { $bid }
better-name = Naming { $plan }
better-aside = Keeping { $kept } and discarding { $gone } instead
better-play = Playing { $card }
better-lead = Leading { $card }
little-more-often = a little more often
more-often = { $more ->
    [1] once more in 100, { $could } instead of { $won }
    [2] twice more in 100, { $could } instead of { $won }
   *[other] { $more } times more in 100, { $could } instead of { $won }
 }
often = { $times ->
    [0] hardly ever
    [1] once in 100
    [2] twice in 100
   *[other] { $times } times in 100
 }
coach-keeps-bid = it is made { $often }, but keeps the bid from the others
coach-made = the contract is then made { $often }
coach-yours-made = your bid is made { $often }
coach-books = about { $best } books instead of { $taken }

## The coach on the command line.
hindsight-short = { $count ->
    [0] makes
   *[other] { $count } short
 }
not-judged-claim = a claim is granted only if it is certain, so there is nothing to judge
not-judged-call = a call of a renege is right or wrong, not better or worse
not-judged-renege = a renege is no choice among the cards that may be played
not-judged-figure = { $judge } has no figure for it

## The verdict of the arena.
arena-better = { $first } is better than { $second }
arena-not-better = { $first } is not better than { $second } by { $margin }
arena-undecided = undecided after { $count } deals
arena-advantage = { $measure ->
    [play] { $value } tricks a deal
    [points] { $value } points a deal
    [bids] { $value } % of chances in the match
   *[matches] { $value } % of the matches
 }
