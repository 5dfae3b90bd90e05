### Why the rules do not allow something.

waits-for-call = the auction waits for a call
waits-for-name = the declarer has to name the contract first
waits-for-discard = the declarer has to discard first
waits-for-card = the deal waits for a card
waits-for-nothing = the deal is over

no-claim-now = claims are made while cards are played (X18)
no-claim-within = claims are made between tricks (X18)
no-claim-left = two claims were refused in this deal, so the cards are played out (X11)

no-renege-found = the program finds reneges at this table
no-renege-prevented = the program prevents reneges at this table
no-renege-settled = the deal has been settled
no-renege-seat = there is no such seat; seats are 0 to { $last }
no-renege-trick = name a finished trick, 1 to { $last }
no-renege-yet = no trick is finished yet

no-bid-dealer = all others have passed, and the dealer must bid { $number }, no more
no-bid-higher = a bid must beat { $bid }
no-bid-suffix = a bid names uptown, downtown or no-trump here
no-bid-number = a bid is a number alone here
no-bid-range = bids run from { $lowest } to { $highest }
no-pass = all others have passed, so the dealer must bid
no-name-jokers = jokers must be discarded before no-trump is named, or the bid was not no-trump
no-name-bound = the bid was { $bid }, and it binds
no-discard-hand = only cards in hand can be discarded
no-discard-count = exactly { $count } cards go, not { $given }
no-discard-jokers = the jokers must go in no-trump
no-card-hand = the card is not in hand
no-card-joker-lead = a joker may not be led in no-trump while you hold another card
no-card-joker = you have no { suit }, so a joker has to go
no-card-follow = you still have { suit } and must follow
no-card-follow-trump = you still have { suit } and must follow (jokers are trumps)

in-words = { $words }
