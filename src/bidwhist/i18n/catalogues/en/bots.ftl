### What the levels of bots are like, and what bids promise by their conventions.

bot-random = plays any card or bid the rules allow, at random
bot-beginner = new to the game: bids shyly, forgets low cards, and is often off about its hand
bot-casual = plays for company: sound as a rule, with a slip now and then
bot-steady = sound play: counts trumps, values its hand, keeps the score in mind
bot-strong = remembers every card, plays by what it learned from very many deals, and works out the last cards
bot-champion = tries each of its cards against many ways the others may be dealt, and bids boldly where it pays: the strongest bot
bot-from = a bot of { $module }

agreement-one-two-three = While partner has yet to call, a bid of 1 shows a mixed hand, 2 a downtown hand with at least two more low cards (two to five) than high ones (ten to king), and 3 an uptown hand, the other way round.
agreement-four-joker = A bid of 4 uptown or downtown promises a joker.
agreement-four-aces = A bid of 4 no-trump promises two aces.
agreement-unfit = { $words } (Not under these rules.)
agreement-none = No conventions: a bid says what it says, and no more.
level-at =
    { $level ->
        [random] random
        [beginner] beginner
        [casual] casual
        [steady] steady
        [strong] strong
        [champion] champion
       *[other] { $level }
    } { $mean }
