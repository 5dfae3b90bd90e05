### The options of a rule set: what each is about, its question and answers, what the sheet says, and what differs.

option-players = Players
    .ask = How many play, and with whom?
    .example = With three, everybody holds seventeen cards and plays alone.
    .answer-pairs = four, two against two
    .answer-3-alone = three, each alone
    .answer-4-alone = four, each alone
    .answer-5-alone = five, each alone

option-partners = Partners
    .ask = Who are partners?
    .example = Drawn: the two highest cards play the two lowest.
    .answer-fixed = as people sat down
    .answer-drawn = draw for partners
    .sheet-fixed = Four play in two fixed teams; partners sit opposite each other and share one score.
    .sheet-drawn = Four play. Everybody draws a card: the two highest play against the two lowest, sit opposite each other and share one score.
    .sheet-none =
        { $players ->
            [3] Three
            [4] Four
           *[5] Five
        } play, everybody alone with a score of their own.
    .differ-fixed = two fixed teams
    .differ-drawn = drawn, the two highest cards against the two lowest
    .differ-none = none, everybody plays alone

option-jokers = Jokers
    .ask = Jokers and kitty?
    .example = With one joker and a kitty of five, twelve cards are left for each of four.
    .answer-cards =
        { $jokers ->
            [0] no jokers
            [one] one joker
           *[other] two jokers
        }, { $kitty ->
            [0] no kitty
           *[other] kitty of { $kitty }
        }
    .differ-0 = none
    .differ-1 = the Big Joker alone
    .differ-2 = Big and Little

option-kitty = Kitty
    .differ = { $kitty } cards, and { $size } in each hand
    .differ-none = none, and { $size } in each hand

option-first-dealer = First dealer
    .ask = Who deals first?
    .example = Everybody cuts a card, and the lowest deals.
    .answer-random = by chance
    .answer-low-card = the lowest card
    .answer-first-diamond = the player who gets the first diamond
    .answer-first-club = the player who gets the first club
    .sheet-random = Chance picks the first dealer; after that the deal passes to the left.
    .sheet-low-card = Everybody cuts a card and the lowest deals first (level cards: clubs below diamonds below hearts below spades); after that the deal passes to the left.
    .sheet-first-diamond = Cards are dealt face up until a diamond falls; who gets it deals first; after that the deal passes to the left.
    .sheet-first-club = Cards are dealt face up until a club falls; who gets it deals first; after that the deal passes to the left.
    .differ-random = by chance
    .differ-low-card = the lowest card cut
    .differ-first-diamond = the first diamond dealt
    .differ-first-club = the first club dealt

option-deal = Dealing
    .ask = How are the cards dealt?
    .example = Three or four at a time is how it is done on many porches.
    .answer-batches = a few at a time
    .answer-singly = one by one
    .sheet-batches = Cards are dealt a few at a time.
    .sheet-singly = Cards are dealt one at a time.
    .sheet-singly-kitty = Cards are dealt one at a time, and the first four and the last four never go to the kitty.
    .differ-batches = a few cards at a time
    .differ-singly = one card at a time

option-min-bid = Lowest bid
    .ask = The lowest bid?
    .example = If it is 4, nobody may open with 3 uptown.

option-max-bid = Highest bid
    .ask = The highest bid?
    .example = 7 is every book that can be taken.

option-bid-counts = What a bid counts
    .sheet-tricks = A bid is { $numbers }: the books that the bidder promises to take, of { $all } in all.
    .sheet-odd-tricks = A bid is { $numbers }: the books over six that the team promises, so that { $low } means { $need } of the { $all }.
    .differ-odd-tricks = books over six
    .differ-tricks = every book

option-bid-names = A bid says
    .ask = What does a bid say?
    .example = “4 downtown” tells your partner more than “4”.
    .answer-suffix = number, and uptown, downtown or no-trump
    .answer-number = the number alone
    .sheet-number = A bid is the number and no more; trump and direction are chosen once the bid is won.
    .sheet-suffix = The bid also says { sheet-ways }, but never the trump suit.
    .differ-suffix = the number and how it is played
    .differ-number = the number alone

option-suffix-order = Bids of one number
    .ask = Uptown and downtown at one number?
    .example = After 4 uptown, is 4 downtown a higher bid, or does it take 5?
    .answer-level = worth the same
    .answer-downtown-over-uptown = downtown beats uptown
    .answer-no-trump-level = no-trump is worth the same too
    .differ-level = no-trump is higher, uptown and downtown are equal
    .differ-downtown-over-uptown = no-trump is higher than downtown, and downtown than uptown
    .differ-no-trump-level = all equal, no-trump too

option-dealer-matches = The dealer
    .ask = May the dealer take a bid by matching it?
    .example = The bid is 5; the dealer says “5” too and has it.
    .answer-yes = yes
    .answer-no = no, only by going higher
    .sheet-no = The dealer has to go higher like everybody else.
    .sheet-yes =
        The dealer may take the bid by matching it{ $bids ->
            [number] { "" }
           *[suffix] { " exactly, number and kind" }
        }{ $sides ->
            [alone] { "" }
           *[pairs] , even from their own partner
        }.
    .differ-yes = takes the bid by matching it
    .differ-no = has to go higher to take the bid

option-all-pass = When all others pass
    .ask = Everybody passes?
    .example = Three have passed, and the dealer holds nothing.
    .answer-throw-in = throw the deal in
    .answer-dealer-must = the dealer has to bid
    .answer-dealer-must-minimum = the dealer has to make the lowest bid
    .sheet-throw-in = If everybody passes, the cards are thrown in and the next dealer deals.
    .sheet-dealer-must = If everybody else passes, the dealer must bid, any bid they like.
    .sheet-number = If everybody else passes, the dealer must bid { $low }, no more.
    .sheet-suffix = If everybody else passes, the dealer must bid { $low }, no more: { sheet-ways } as they like.
    .differ-throw-in = the dealer may pass too and throw the deal in
    .differ-dealer-must = the dealer must bid
    .differ-dealer-must-minimum = the dealer must make the lowest bid

option-directions = Ways to rank the cards
    .ask = Which ways can cards rank?
    .example = Downtown the two is high; with aces low the ace is lowest.
    .answer-both = uptown and downtown
    .answer-up = uptown alone
    .answer-three = uptown, downtown, and downtown with aces low
    .answer-low = uptown, and downtown with aces low
    .differ =
        { $ways ->
            [U] uptown
            [D] downtown
            [B] downtown with aces low
            [UD] uptown and downtown
            [UB] uptown and downtown with aces low
            [DB] downtown and downtown with aces low
           *[UDB] uptown, downtown and downtown with aces low
        }

option-sport = Sporting the kitty
    .ask = Sport the kitty?
    .example = Sported, all six cards are shown before the declarer takes them.
    .answer-never = no, it stays with the declarer
    .answer-before-auction = before the bidding
    .answer-before-pickup = before it is picked up
    .answer-trump-bids = before it is picked up, not in no-trump
    .sheet-never = Nobody but the declarer sees the kitty.
    .sheet-before-auction = The kitty is sported before the bidding: everybody sees it.
    .sheet-before-pickup = The kitty is sported after the bidding: everybody sees it before the declarer takes it.
    .sheet-trump-bids = The kitty is sported once it is known that the deal is not no-trump: everybody sees it before the declarer takes it. In no-trump the declarer alone sees it.
    .differ-never = never, only the declarer sees it
    .differ-before-auction = shown to all before the bidding
    .differ-before-pickup = shown to all after the bidding
    .differ-trump-bids = shown to all after the bidding, but not in no-trump

option-declare = Naming trump or direction
    .ask = When is trump named?
    .example = Four hearts in hand, and the kitty may bring spades.
    .answer-before-kitty = before the kitty is seen
    .answer-after-kitty = with the kitty in hand, before the discard
    .answer-after-discard = after the discard
    .sheet-no-kitty = The winner of the bid is the declarer, who names { $what }.
    .sheet-before-kitty = The winner of the bid is the declarer, who names { $what } and then takes the kitty.
    .sheet-after-kitty = The winner of the bid is the declarer, who takes the kitty, names { $what }, and then discards.
    .sheet-after-discard = The winner of the bid is the declarer, who takes the kitty, discards, and only then names { $what }.
    .differ-before-kitty = before the kitty
    .differ-after-kitty = with the kitty in hand, before the discard
    .differ-after-discard = after the discard

option-no-trump-jokers = Jokers in no-trump
    .ask = Jokers in no-trump?
    .example = They win nothing there; the question is when you may get rid of one.
    .answer-when-void = only when you cannot follow
    .answer-first-void = as soon as you cannot follow, one must go
    .answer-any-time = at any time
    .answer-declarer-discards = the declarer discards them
    .sheet =
        { $when ->
            [when-void] may be played when you cannot follow
            [first-void] must be played as soon as you cannot follow
            [any-time] may be played at any turn, even when you could follow
           *[declarer-discards] may be played when you cannot follow, if the others still hold one
        }
    .differ-when-void = played only when you cannot follow
    .differ-first-void = must go as soon as you cannot follow
    .differ-any-time = played at any turn
    .differ-declarer-discards = the declarer discards them, others play them when they cannot follow

option-no-trump-joker-leads = Leading a joker in no-trump
    .ask = May a joker be led in no-trump?
    .example = You are on lead with the Big Joker and the ace of clubs.
    .answer-yes = yes
    .answer-no = not while you hold another card
    .sheet-yes = In no-trump a joker { option-no-trump-jokers.sheet }; if one is led, the first other card sets the suit.
    .sheet-no = In no-trump a joker { option-no-trump-jokers.sheet }; it may be led only from a hand of nothing but jokers, and then the first other card sets the suit.
    .differ-yes = allowed
    .differ-no = only from a hand of nothing but jokers

option-discard-trick = The discard
    .ask = Whose book are the discards?
    .example = Six cards are discarded before the first lead.
    .answer-declarer = the declarer’s
    .answer-first-trick = they go with the first book
    .answer-nobody = nobody’s, and six is the highest bid
    .sheet-declarer =
        { $sides ->
            [alone] The discard is the declarer's first book.
           *[pairs] The discard is the first book of the declarer's team.
        }
    .sheet-first-trick = The discard belongs to the winner of the first book, so that the first book is worth two.
    .sheet-nobody = The discard counts for nobody.
    .differ-declarer = the first book of the declarer's team
    .differ-first-trick = goes with the first book, which is worth two
    .differ-nobody = counts for nobody

option-opening-lead = First lead
    .ask = Who leads first?
    .example = South has won the bid; West sits at the dealer’s left.
    .answer-declarer = the declarer
    .answer-forehand = the dealer’s left
    .sheet-declarer = The declarer leads first, any card.
    .sheet-forehand = The player on the dealer's left leads first, any card, no matter who declares.
    .sheet-turned = The player on the dealer's left leads first, any card.
    .differ-declarer = the declarer's
    .differ-forehand = from the player left of the dealer

option-renege = Reneges
    .ask = Who watches for reneges?
    .example = Somebody plays a spade although they hold a heart.
    .answer-prevented = the table prevents them
    .answer-called = any card can be played; call it if you see it
    .answer-automatic = any card can be played; the table finds it
    .sheet-prevented = Nobody can renege: the table only takes cards that may be played.
    .sheet-automatic = You can play any card, and the table finds every renege when its book is full: { $costs }.
    .sheet-called = Reneges are for the players to catch: if an opponent names the book before the next deal, { $costs }. A wrong call costs nothing.
    .differ-prevented = prevented by the table
    .differ-called = for you to catch and call
    .differ-automatic = found by the table when the book is full

option-renege-penalty = What a renege costs
    .ask = What does a renege cost?
    .example = Three books go from their pile to yours.
    .answer-tricks = three books
    .answer-bid = the bid
    .answer-game = the match
    .sheet-tricks =
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
    .sheet-bid =
        { $settled ->
            [deal-end] that decides the bid when the deal is over: a declarer's renege sets the bid, a defender's makes it
           *[at-once] that ends the deal: a declarer's renege sets the bid, a defender's makes it
        }
    .sheet-game = { option-renege-penalty.sheet-bid }, and the team that reneged loses the match
    .differ-tricks = three books
    .differ-bid = the bid
    .differ-game = the match

option-renege-short = A renege with fewer than three books to give
    .ask = A renege with fewer than three books to give?
    .example = They have one book when the renege is found.
    .answer-what-they-have = what they have goes over
    .answer-all = every book goes over
    .differ-what-they-have = costs what there is
    .differ-all = costs every book

option-renege-settled = A renege is paid for
    .ask = When is a renege paid for?
    .example = Found in the fourth book, with nine to play.
    .answer-at-once = at once
    .answer-deal-end = when the deal is over
    .differ-at-once = at once
    .differ-deal-end = when the deal is over

option-made = Made
    .ask = What does a bid that is made score?
    .example = You bid 4 and made 6.
    .answer-odd-tricks = every book over six: 6
    .answer-bid = the bid, no more: 4
    .sheet-odd-tricks =
        { $sides ->
            [alone] A player who makes the bid scores a point for every book taken, those beyond the bid too.
           *[pairs] A team that makes the bid scores a point for every book over six, those beyond the bid too.
        }
    .sheet-bid =
        { $sides ->
            [alone] A player who makes the bid scores the bid, and nothing for books beyond it.
           *[pairs] A team that makes the bid scores the bid, and nothing for books beyond it.
        }
    .differ-odd-tricks = books beyond the bid score too
    .differ-bid = the bid scores and no more

option-set = Set
    .ask = What does a bid that is set cost?
    .example = You bid 4 and made 3.
    .answer-minus-bid = the bid, from your score
    .answer-defenders-score-bid = the others score the bid
    .sheet-minus-bid =
        { $sides ->
            [alone] A player who falls short is set and loses the bid.
           *[pairs] A team that falls short is set and loses the bid.
        }
    .sheet-defenders-score-bid =
        { $sides ->
            [alone] A player who falls short is set and loses nothing, but each of the others scores the bid.
           *[pairs] A team that falls short is set and loses nothing, but the other team scores the bid.
        }
    .differ-minus-bid = the bid is lost
    .differ-defenders-score-bid = nothing is lost, the defenders score the bid

option-defenders-score = Defenders' own books
    .ask = What do the others’ books score?
    .example = They took eight books against you.
    .answer-nothing = nothing
    .answer-odd-tricks = those over six
    .sheet-nothing = Defenders score nothing for books of their own.
    .sheet-odd-tricks = Defenders score a point for every book of their own over six, whatever the bid.
    .differ-nothing = score nothing
    .differ-odd-tricks = a point each over six

option-no-trump-factor = No-trump
    .ask = How does no-trump count?
    .example = 4 no-trump made is worth 4 points, or 8.
    .answer-single = as it stands
    .answer-double = double
    .sheet-single = No-trump scores like any other bid.
    .sheet-made = In no-trump every point of the deal is doubled if the bid is made; a set counts as it stands.
    .sheet-made-or-set = In no-trump every point of the deal is doubled, made or set.
    .differ-1 = scores like a trump bid
    .differ-2 = doubles every point

option-no-trump-doubles = What no-trump doubles
    .ask = And when no-trump is set?
    .example = 4 no-trump set costs 8 points, or only 4.
    .answer-made-or-set = double too
    .answer-made = as it stands; only what is made doubles
    .differ-made-or-set = every deal, made or set
    .differ-made = only a bid that is made

option-boston = A Boston
    .ask = What is a Boston worth?
    .example = A Boston is every book of the deal.
    .answer-none = its points, no more
    .answer-double = its points twice
    .answer-wins = the match
    .sheet =
        If { $sides ->
            [alone] the declarer
           *[pairs] the declarer's team
        } takes all { $all } books{ $bid ->
            [seven] , on a bid of seven,
           *[any] ,
        } that is a Boston: { $scores }.
    .sheet-none = it scores nothing extra
    .sheet-double = it counts double
    .sheet-wins = it wins the match at once
    .sheet-wins-points = it scores { points } and wins the match at once
    .sheet-turned = A team that takes all { $all } books has a Boston: { $scores }.
    .differ-none = scores nothing extra
    .differ-double = counts double
    .differ-wins = wins the match

option-boston-by = Who can have a Boston
    .ask = Defenders who take every book?
    .example = The declarer bid 4 and took nothing at all.
    .answer-declarers = have no Boston
    .answer-either = have a Boston too
    .sheet = Defenders who take them all have a Boston too, which scores { points }.
    .sheet-wins = Defenders who take them all have a Boston too, which scores { points } and wins the match at once.
    .differ-declarers = only the declarer's team
    .differ-either = defenders as well

option-boston-points = What a Boston scores
    .ask = Does a Boston have points of its own?
    .example = With 13, every book is thirteen points, whatever was bid.
    .answer-none = no, its books
    .sheet = it scores { points }
    .differ-none = its books

option-boston-needs-bid = What makes a Boston
    .ask = Which bid makes a Boston?
    .example = You bid 5 and took every book.
    .answer-any = any bid
    .answer-seven = only a bid of 7
    .differ-0 = every book, whatever the bid
    .differ-7 = every book on a bid of seven

option-target = Game
    .ask = How many points win?
    .example = To 7 is an hour, to 21 an evening.
    .sheet =
        { $sides ->
            [alone] The first player to reach { $target } wins the match; if one deal takes several there, most points wins, and level scores play on.
           *[pairs] The first team to reach { $target } wins the match; if one deal takes both there, most points wins, and level scores play on.
        }

option-floor = The bottom
    .ask = How far below zero loses the match?
    .example = At −7, two bids of 4 that are set end the match.
    .answer-none = nobody loses by falling
    .sheet = A team that falls to { $floor } loses the match.
    .sheet-alone =
        { $level ->
            [floor-first] The match also ends when a player falls to { $floor }: the best score wins, level scores draw.
           *[most-points] The match also ends when a player falls to { $floor }: the best score wins, level scores play on.
        }
    .sheet-defenders = No score ever goes down.
    .sheet-none = A score may fall without limit and never loses the match.
    .differ = { $floor } loses
    .differ-none = none, nobody loses by falling

option-both-limits = Game and bottom in one deal
    .ask = One team reaches the top and another the bottom?
    .example = One deal takes you to 30 points and your neighbour to the bottom.
    .answer-floor-first = the bottom decides
    .answer-most-points = most points win
    .sheet-floor-first = If one deal takes one player to { $target } and another to { $floor }, falling to { $floor } decides.
    .sheet-most-points = If one deal takes one player to { $target } and another to { $floor }, the most points decide.
    .differ-floor-first = the bottom decides
    .differ-most-points = most points decide

option-max-sets = Sets that lose the match
    .ask = How many sets lose the match?
    .example = With 2, the second set ends it, whatever the score.
    .answer-none = none
    .sheet = A team that is set { times } in a match loses it, whatever the score.
    .differ = { $count }, whatever the score
    .differ-none = no limit

option-backdoor = Defenders who win on the first deal
    .ask = Defenders who win on the first deal?
    .example = The declarer's team falls to the bottom before anybody else has bid.
    .answer-nothing = have what they scored
    .answer-game = have the whole game
    .sheet = Defenders who win the match on its first deal come in by the back door: they have { $target }, if they scored less.
    .differ-nothing = have what they scored
    .differ-game = have { $target } points

option-max-deals = Number of deals
    .ask = How many deals at most?
    .example = With 8, most points after the eighth deal win.
    .answer-none = until somebody wins
    .sheet-none = There is no limit to the number of deals.
    .sheet =
        The match ends after { $count ->
            [1] one deal
           *[other] { count } deals
        }, not counting any that were thrown in: most points wins, and equal points are a draw.
    .differ = { $count } at most, then most points wins
    .differ-none = no limit

option-rotation = Rise and fly
    .ask = A team that is set or beaten?
    .example = Rise and fly: friends wait in line for the chairs.
    .answer-none = stays
    .answer-rise-and-fly = gets up for the next in line
    .sheet-rise-and-fly = Rise and fly: the team that is set or beaten gets up, and the next in line sits down.
    .differ-none = no, everybody keeps their seat
    .differ-rise-and-fly = the team that is set gets up

option-trump = Trump
    .ask = How is trump decided?
    .example = The dealer turns up the last card, the nine of hearts: hearts are trumps.
    .answer-named = the winner of the bid names it
    .answer-turned = the last card dealt is turned up
    .sheet-turned = Nobody bids. The last card dealt is the dealer's and is turned up: its suit is trump. The dealer takes it in hand and plays it like any other card.
    .differ-named = named by the winner of the bid
    .differ-turned = the last card dealt is turned up; nobody bids, and each team scores its own books over six

option-sport-lasts = How long a sported kitty is seen
    .ask = How long may a sported kitty be looked at?
    .example = The fifth book is played, and you wonder whether the ace of clubs was in the kitty.
    .answer-deal = all deal long
    .answer-until-discard = until the declarer has discarded
    .sheet-until-discard = Nobody may look at the sported kitty any more once the declarer has discarded.
    .differ-deal = until the deal is over
    .differ-until-discard = until the declarer has discarded
