### The rules sheet: what each option of a rule set means at the table.

sheet-title = Bid Whist, { $name }
sheet-title-turned = { $preset ->
    [whist] Classic Whist
   *[custom] Classic Whist, house rules
 }
preset-called = { $preset ->
    [classic] Classic
    [cutthroat] Cutthroat for three
    [cutthroat-4] Cutthroat for four
    [cutthroat-5] Cutthroat for five
    [andrews] The Bid Alone
    [palace] Everybody Scores
    [fifty-two] Fifty-Two Cards
    [bid-wiz] First Diamond Deals
    [columbus] No Kitty
    [whist] Classic Whist
   *[custom] house rules
 }
preset-classic = two jokers and a six-card kitty; trump is named after the discard; to 7 or −7
preset-cutthroat = three players, each alone, seventeen cards; bids are books; to 30
preset-cutthroat-4 = four players, each alone; bids are books; to 30
preset-cutthroat-5 = five players, each alone, ten cards; bids are books; to 30
preset-andrews = trump before the kitty, only the bid is scored, no-trump doubles; to 7
preset-palace = forehand leads, defenders score their books, no-trump doubles; to 7 or −7
preset-fifty-two = no jokers, number bids, three rankings, dealer may match; to 21, nothing negative
preset-bid-wiz = first diamond deals, trump before the kitty, no-trump doubles; to 7 or −7
preset-columbus = no jokers, no kitty, thirteen cards each, no-trump doubles, two sets lose; to 5 or −5
preset-whist = the old game: nobody bids, the last card dealt fixes trump, a point for every book over six; to 5
sheet-changes = { $preset } with { $count ->
    [1] one change
   *[other] { count } changes
 }
sheet-changes-named = { sheet-changes } (known by name: { $names })
house-rule-declarer-always-leads = Declarer Always Leads
house-rule-jester = Jester
house-rule-low-beats-high = Low Beats High
house-rule-no-jokers = No Jokers
house-rule-single-nt = Single NT
house-rule-small-kitty = Small Kitty
house-rule-sport-the-kitty = Sport the Kitty
sheet-code = share code { $code }
count = { $count ->
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
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
   *[other] { $count }
 }

## The table.
sheet-table = The table
sheet-pack = { $jokers ->
    [0] The pack is the usual 52 cards, without jokers.
    [1] The pack has 53 cards: the usual 52 and one joker, the Big Joker.
   *[2] The pack has 54 cards: the usual 52, the Big Joker and the Little Joker.
 }
sheet-hands = Each player gets { $size } cards, and { $kitty } lie face down as the kitty.
sheet-hands-all = All cards are dealt, { $size } to each player; there is no kitty.
sheet-misdeal = A deal with a wrong count or a card turned up does not count, and the same dealer deals again.
sheet-misdeal-turned = A deal with a wrong count, or with a card seen besides the one that is turned up, does not count, and the same dealer deals again.

## Bidding.
sheet-bidding = Bidding
sheet-turn = Bidding goes once around the table from the dealer's left, the dealer last: one bid or pass each, and a pass is out for the deal.
sheet-number-one = the number { $low }
sheet-numbers = a number from { $low } to { $high }
sheet-ways = { $ways ->
    [up] uptown or no-trump
    [down] downtown or no-trump
   *[both] uptown, downtown or no-trump
 }
sheet-beats-number = Each bid must be higher than the one before.
sheet-beats-no-trump-level = Each bid must be a higher number than the one before; at the same number nothing beats another bid.
sheet-beats-one-way = { $ways ->
    [up] A higher number beats a lower one; at the same number no-trump beats uptown.
   *[down] A higher number beats a lower one; at the same number no-trump beats downtown.
 }
sheet-beats-level = A higher number beats a lower one; at the same number no-trump beats uptown and downtown, which are equal.
sheet-beats-downtown-over-uptown = A higher number beats a lower one; at the same number no-trump beats downtown, and downtown beats uptown.

## Trump and the kitty.
sheet-trump = Trump
sheet-kitty = Trump and the kitty
sheet-names-number = a trump suit or no-trump
sheet-names-number-direction = a trump suit or no-trump and the direction
sheet-names-suit = the trump suit
sheet-names-suit-direction = the trump suit (in no-trump the direction)
sheet-names-suit-aces = the trump suit (in no-trump the direction; downtown also whether aces are high or low)
sheet-exchange = The declarer discards any { $kitty } cards face down, from hand or kitty alike.
sheet-exchange-jokers = The declarer discards any { $kitty } cards face down, from hand or kitty alike; in no-trump every joker the declarer holds must be among them.

## How cards rank.
sheet-ranks = How cards rank
sheet-direction-uptown = Uptown: ace, king, queen, and on down to the two.
sheet-direction-downtown = Downtown: the ace stays high, then two, three, and on to the king, the lowest.
sheet-direction-downtown-aces-low = Downtown, aces low: two, three, and on to the king, and the ace is the lowest.
sheet-all-suits = Every suit ranks the same way, trump or not.
sheet-joker-trumps = { $jokers ->
    [1] With a trump suit the Big Joker is the highest trump.
   *[2] With a trump suit the jokers are the highest trumps, Big over Little.
 }
sheet-joker-in-no-trump = In no-trump a joker has no suit and can never win a book.

## Play.
sheet-play = Play
sheet-follow = Follow suit if you can; if you cannot, play anything.
sheet-follow-jokers = Follow suit if you can (a joker is a trump); if you cannot, play anything.
sheet-winning = The highest trump wins the book, or without a trump the highest card of the suit led; the winner leads next.
sheet-no-boston-by-renege = Books that change hands for a renege make no Boston.
sheet-looking = The last book may be looked at, and at this table every book before it.
sheet-looking-kitty = The last book may be looked at, and at this table every book before it; the discard is the declarer's secret until the deal is over.
sheet-claims = Between books you may claim the rest. It is granted if it is certain from your seat, no matter how the other cards are dealt and what anybody plays, your partner too; after two refusals in a deal you can claim no more.

## Scoring.
sheet-scoring = Scoring
sheet-every-book = Every book counts.
sheet-six-free = The first six books are free; only books over six count.
sheet-scored-turned = A team that takes more than six books scores a point for every book over six.

## The match.
sheet-match = The match

## Cutthroat.
sheet-own-arithmetic = Our own arithmetic
sheet-tradition = Tradition tells us of cutthroat that three players get seventeen cards and a kitty of three, that a bid is a number of books, and that the game is 30. All else here, the discard, the lowest and highest bid, what is scored, and every number for four or five players, is our own arithmetic.
