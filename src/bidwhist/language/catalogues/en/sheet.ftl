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
preset-classic = two jokers and a six-card kitty; trump is named after the discard; to 7 or -7
preset-cutthroat = three players, each alone, seventeen cards; bids are books; to 30
preset-cutthroat-4 = four players, each alone; bids are books; to 30
preset-cutthroat-5 = five players, each alone, ten cards; bids are books; to 30
preset-andrews = trump before the kitty, only the bid is scored, no-trump doubles; to 7
preset-palace = forehand leads, defenders score their books, no-trump doubles; to 7 or -7
preset-fifty-two = no jokers, number bids, three rankings, dealer may match; to 21, nothing negative
preset-bid-wiz = first diamond deals, trump before the kitty, no-trump doubles; to 7 or -7
preset-columbus = no jokers, no kitty, thirteen cards each, no-trump doubles, two sets lose; to 5 or -5
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
sheet-partners-fixed = Four play in two fixed teams; partners sit opposite each other and share one score.
sheet-partners-drawn = Four play. Everybody draws a card: the two highest play against the two lowest, sit opposite each other and share one score.
sheet-partners-none = { $players ->
    [3] Three
    [4] Four
   *[5] Five
 } play, everybody alone with a score of their own.
sheet-pack = { $jokers ->
    [0] The pack is the usual 52 cards, without jokers.
    [1] The pack has 53 cards: the usual 52 and one joker, the Big Joker.
   *[2] The pack has 54 cards: the usual 52, the Big Joker and the Little Joker.
 }
sheet-hands = Each player gets { $size } cards, and { $kitty } lie face down as the kitty.
sheet-hands-all = All cards are dealt, { $size } to each player; there is no kitty.
sheet-deal-batches = Cards are dealt a few at a time.
sheet-deal-singly = Cards are dealt one at a time.
sheet-deal-singly-kitty = Cards are dealt one at a time, and the first four and the last four never go to the kitty.
sheet-first-dealer-random = Chance picks the first dealer; after that the deal passes to the left.
sheet-first-dealer-low-card = Everybody cuts a card and the lowest deals first (level cards: clubs below diamonds below hearts below spades); after that the deal passes to the left.
sheet-first-dealer-first-diamond = Cards are dealt face up until a diamond falls; who gets it deals first; after that the deal passes to the left.
sheet-first-dealer-first-club = Cards are dealt face up until a club falls; who gets it deals first; after that the deal passes to the left.
sheet-misdeal = A deal with a wrong count or a card turned up does not count, and the same dealer deals again.
sheet-misdeal-turned = A deal with a wrong count, or with a card seen besides the one that is turned up, does not count, and the same dealer deals again.

## Bidding.
sheet-bidding = Bidding
sheet-turn = Bidding goes once around the table from the dealer's left, the dealer last: one bid or pass each, and a pass is out for the deal.
sheet-number-one = the number { $low }
sheet-numbers = a number from { $low } to { $high }
sheet-counts-tricks = A bid is { $numbers }: the books that the bidder promises to take, of { $all } in all.
sheet-counts-odd-tricks = A bid is { $numbers }: the books over six that the team promises, so that { $low } means { $need } of the { $all }.
sheet-ways = { $ways ->
    [up] uptown or no-trump
    [down] downtown or no-trump
   *[both] uptown, downtown or no-trump
 }
sheet-bid-names-number = A bid is the number and no more; trump and direction are chosen once the bid is won.
sheet-bid-names-suffix = The bid also says { sheet-ways }, but never the trump suit.
sheet-beats-number = Each bid must be higher than the one before.
sheet-beats-no-trump-level = Each bid must be a higher number than the one before; at the same number nothing beats another bid.
sheet-beats-one-way = { $ways ->
    [up] A higher number beats a lower one; at the same number no-trump beats uptown.
   *[down] A higher number beats a lower one; at the same number no-trump beats downtown.
 }
sheet-beats-level = A higher number beats a lower one; at the same number no-trump beats uptown and downtown, which are equal.
sheet-beats-downtown-over-uptown = A higher number beats a lower one; at the same number no-trump beats downtown, and downtown beats uptown.
sheet-goes-higher = The dealer has to go higher like everybody else.
sheet-matches = The dealer may take the bid by matching it{ $bids ->
    [number] { "" }
   *[suffix] { " exactly, number and kind" }
 }{ $sides ->
    [alone] { "" }
   *[pairs] , even from their own partner
 }.
sheet-all-pass-throw-in = If everybody passes, the cards are thrown in and the next dealer deals.
sheet-all-pass-dealer-must = If everybody else passes, the dealer must bid, any bid they like.
sheet-all-pass-number = If everybody else passes, the dealer must bid { $low }, no more.
sheet-all-pass-suffix = If everybody else passes, the dealer must bid { $low }, no more: { sheet-ways } as they like.

## Trump and the kitty.
sheet-trump = Trump
sheet-trump-turned = Nobody bids. The last card dealt is the dealer's and is turned up: its suit is trump. The dealer takes it in hand and plays it like any other card.
sheet-kitty = Trump and the kitty
sheet-names-number = a trump suit or no-trump
sheet-names-number-direction = a trump suit or no-trump and the direction
sheet-names-suit = the trump suit
sheet-names-suit-direction = the trump suit (in no-trump the direction)
sheet-names-suit-aces = the trump suit (in no-trump the direction; downtown also whether aces are high or low)
sheet-declare-no-kitty = The winner of the bid is the declarer, who names { $what }.
sheet-declare-before-kitty = The winner of the bid is the declarer, who names { $what } and then takes the kitty.
sheet-declare-after-kitty = The winner of the bid is the declarer, who takes the kitty, names { $what }, and then discards.
sheet-declare-after-discard = The winner of the bid is the declarer, who takes the kitty, discards, and only then names { $what }.
sheet-sport-never = Nobody but the declarer sees the kitty.
sheet-sport-before-auction = The kitty is sported before the bidding: everybody sees it.
sheet-sport-before-pickup = The kitty is sported after the bidding: everybody sees it before the declarer takes it.
sheet-sport-trump-bids = The kitty is sported once it is known that the deal is not no-trump: everybody sees it before the declarer takes it. In no-trump the declarer alone sees it.
sheet-exchange = The declarer discards any { $kitty } cards face down, from hand or kitty alike.
sheet-exchange-jokers = The declarer discards any { $kitty } cards face down, from hand or kitty alike; in no-trump every joker the declarer holds must be among them.
sheet-discard-trick-declarer =
    { $sides ->
        [alone] The discard is the declarer's first book.
       *[pairs] The discard is the first book of the declarer's team.
    }
sheet-discard-trick-first-trick = The discard belongs to the winner of the first book, so that the first book is worth two.
sheet-discard-trick-nobody = The discard counts for nobody.

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
sheet-opening-lead-declarer = The declarer leads first, any card.
sheet-opening-lead-forehand = The player on the dealer's left leads first, any card, no matter who declares.
sheet-opening-lead-turned = The player on the dealer's left leads first, any card.
sheet-follow = Follow suit if you can; if you cannot, play anything.
sheet-follow-jokers = Follow suit if you can (a joker is a trump); if you cannot, play anything.
sheet-winning = The highest trump wins the book, or without a trump the highest card of the suit led; the winner leads next.
sheet-when-joker = { $when ->
    [when-void] may be played when you cannot follow
    [first-void] must be played as soon as you cannot follow
    [any-time] may be played at any turn, even when you could follow
   *[declarer-discards] may be played when you cannot follow, if the others still hold one
 }
sheet-joker-leads = In no-trump a joker { sheet-when-joker }; if one is led, the first other card sets the suit.
sheet-joker-leads-not = In no-trump a joker { sheet-when-joker }; it may be led only from a hand of nothing but jokers, and then the first other card sets the suit.
sheet-renege-prevented = Nobody can renege: the table only takes cards that may be played.
sheet-renege-automatic = You can play any card, and the table finds every renege when its book is full: { $costs }.
sheet-renege-called = Reneges are for the players to catch: if an opponent names the book before the next deal, { $costs }. A wrong call costs nothing.
sheet-renege-tricks =
    { $settled ->
        [deal-end]
            the team that reneged gives three books, when the deal is over, out of all it has; { $short ->
                [all] with fewer to give, every book goes to the other team
               *[what-they-have] a team with fewer gives what it has
            }
       *[at-once]
            the team that reneged gives three books, at once, out of those it has by then; { $short ->
                [all] with fewer to give, the deal ends and every book goes to the other team
               *[what-they-have] a team with fewer gives what it has
            }
    }
sheet-renege-bid = { $settled ->
    [deal-end] that decides the bid when the deal is over: a declarer's renege sets the bid, a defender's makes it
   *[at-once] that ends the deal: a declarer's renege sets the bid, a defender's makes it
 }
sheet-renege-game = { sheet-renege-bid }, and the team that reneged loses the match
sheet-no-boston-by-renege = Books that change hands for a renege make no Boston.
sheet-looking = The last book may be looked at, and at this table every book before it.
sheet-looking-kitty = The last book may be looked at, and at this table every book before it; the discard is the declarer's secret until the deal is over.
sheet-claims = Between books you may claim the rest. It is granted if it is certain from your seat, no matter how the other cards are dealt and what anybody plays, your partner too; after two refusals in a deal you can claim no more.

## Scoring.
sheet-scoring = Scoring
sheet-every-book = Every book counts.
sheet-six-free = The first six books are free; only books over six count.
sheet-scored-turned = A team that takes more than six books scores a point for every book over six.
sheet-made-odd-tricks =
    { $sides ->
        [alone] A player who makes the bid scores a point for every book taken, those beyond the bid too.
       *[pairs] A team that makes the bid scores a point for every book over six, those beyond the bid too.
    }
sheet-made-bid =
    { $sides ->
        [alone] A player who makes the bid scores the bid, and nothing for books beyond it.
       *[pairs] A team that makes the bid scores the bid, and nothing for books beyond it.
    }
sheet-set-minus-bid =
    { $sides ->
        [alone] A player who falls short is set and loses the bid.
       *[pairs] A team that falls short is set and loses the bid.
    }
sheet-set-defenders-score-bid =
    { $sides ->
        [alone] A player who falls short is set and loses nothing, but each of the others scores the bid.
       *[pairs] A team that falls short is set and loses nothing, but the other team scores the bid.
    }
sheet-defenders-score-nothing = Defenders score nothing for books of their own.
sheet-defenders-score-odd-tricks = Defenders score a point for every book of their own over six, whatever the bid.
sheet-no-trump-single = No-trump scores like any other bid.
sheet-no-trump-made = In no-trump every point of the deal is doubled if the bid is made; a set counts as it stands.
sheet-no-trump-made-or-set = In no-trump every point of the deal is doubled, made or set.
sheet-boston =
    If { $sides ->
        [alone] the declarer
       *[pairs] the declarer's team
    } takes all { $all } books{ $bid ->
        [seven] , on a bid of seven,
       *[any] ,
    } that is a Boston: { $scores }.
sheet-boston-none = it scores nothing extra
sheet-boston-points = it scores { points }
sheet-boston-double = it counts double
sheet-boston-wins = it wins the match at once
sheet-boston-wins-points = it scores { points } and wins the match at once
sheet-boston-by = Defenders who take them all have a Boston too, which scores { points }.
sheet-boston-by-wins = Defenders who take them all have a Boston too, which scores { points } and wins the match at once.
sheet-boston-turned = A team that takes all { $all } books has a Boston: { $scores }.

## The match.
sheet-match = The match
sheet-target =
    { $sides ->
        [alone] The first player to reach { $target } wins the match; if one deal takes several there, most points wins, and level scores play on.
       *[pairs] The first team to reach { $target } wins the match; if one deal takes both there, most points wins, and level scores play on.
    }
sheet-floor = A team that falls to { $floor } loses the match.
sheet-floor-alone = { $level ->
    [floor-first] The match also ends when a player falls to { $floor }: the best score wins, level scores draw.
   *[most-points] The match also ends when a player falls to { $floor }: the best score wins, level scores play on.
 }
sheet-floor-defenders = No score ever goes down.
sheet-floor-none = A score may fall without limit and never loses the match.
sheet-both-limits-floor-first = If one deal takes one player to { $target } and another to { $floor }, falling to { $floor } decides.
sheet-both-limits-most-points = If one deal takes one player to { $target } and another to { $floor }, the most points decide.
sheet-max-sets = A team that is set { times } in a match loses it, whatever the score.
sheet-backdoor = Defenders who win the match on its first deal come in by the back door: they have { $target }, if they scored less.
sheet-max-deals-none = There is no limit to the number of deals.
sheet-max-deals =
    The match ends after { $count ->
        [1] one deal
       *[other] { count } deals
    }, not counting any that were thrown in: most points wins, and equal points are a draw.
sheet-rotation = Rise and fly: the team that is set or beaten gets up, and the next in line sits down.

## Cutthroat.
sheet-own-arithmetic = Our own arithmetic
sheet-tradition = Tradition tells us of cutthroat that three players get seventeen cards and a kitty of three, that a bid is a number of books, and that the game is 30. All else here, the discard, the lowest and highest bid, what is scored, and every number for four or five players, is our own arithmetic.
