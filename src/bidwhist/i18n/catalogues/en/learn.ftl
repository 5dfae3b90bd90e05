### Learning the game.


## The page
learn-title = Learn Bid Whist
learn = Learn
by-playing = By playing
lesson-offer = A first lesson on chosen cards: one thing at a time, and you may try the wrong card. Five minutes.
lesson-title = Your first lesson
first-deal-offer = Then one deal with three patient bots, and a few words at every step.
first-deal = Your first deal
exercises-offer = Ten short exercises: you choose, then the champion bot shows what it would do and why.
exercises = Ten exercises
in-pictures = In five pictures
every-way = Every way to play
how-to-play = How to play { $name }
print-it = Print it
basics-two = Two against two
basics-two-words = You and the partner across the table play together. Everybody gets twelve cards, and six go to the middle: the kitty. Four cards, one from each player, make a book.
basics-bid = One bid each
basics-bid-words = A bid says how many books over six your team will take, and how. “Four uptown” promises ten books with high cards winning. The highest bid wins, and each player speaks once.
basics-ways = Uptown and downtown
basics-ways-words = Uptown the king beats the queen and the two is last. Downtown the cards turn over: after the ace comes the two, then the three, and the king is last. No-trump is played without a trump suit.
basics-jokers = The jokers
basics-jokers-words = With a trump suit the Big Joker is the best card of all, then the Little Joker; both belong to trumps. In no-trump they can take nothing.
basics-score = The kitty, and the score
basics-score-words = The winner of the bid picks the kitty up and discards six cards; at most tables they are the first book. Make your bid and every book over six is a point. Fall short and you are set: the bid comes off your score. Seven wins; seven below nothing loses.

## The exercises
your-hand = Your hand
your-choice = Your choice
on-the-table = On the table
the-bidding = The bidding: { $calls }.
who-plays = { $by ->
    [you] You play { $contract }.
   *[name] { $name } plays { $contract }.
 }
books-played = Books played: { $count }.
no-book-played = No book has been played.
as-champion = Just as the champion does.
champion-otherwise = The champion does something else.
gives-away = With all hands open this gives away { $count ->
    [one] one book
   *[other] { $count } books
 }.
as-good = With all hands open this is as good.
champion-why = The champion: { $why }
figures-mean = The figures are your team’s books in all, if every hand were open and all played their best.
books-inside = books
agreed = You and the champion agreed in { $right } of { $all }.
solved-so-far = Solved so far: { $count } of ten.
exercise-state = Exercise { $number }: { $state ->
    [solved] solved
    [tried] tried
   *[open] not tried yet
 }
back = Back
next = Next
skip = Skip

## The lesson: what stands around it
lesson-leave = Leave the lesson
lesson-progress = Step { $step } of { $all }
try-another = Try another.
pass = Pass
who-lies = { $who }: { $card }
takes-it = { $card }, takes the book
you = You
books-so-far = Books: { $ours } ours, { $theirs } theirs
kitty-shown = The kitty, six cards
sum-books = books
sum-kitty = kitty
sum-all = in all
sum-free = free
sum-points = { $count ->
    [one] point
   *[other] points
 }
sum-needed = needed
lesson-over = That is the game. Now a deal with three bots, or ten exercises?
bid-called = { $way ->
    [U] { $number } uptown
    [D] { $number } downtown
   *[N] { $number } no-trump
 }

## The lesson: its chapters
chapter-table = The table
chapter-uptown = Uptown
chapter-downtown = Downtown
chapter-trumps = Trump
chapter-bidding = The bidding
chapter-kitty = The kitty
chapter-trump = Naming trump
chapter-play = The play
chapter-follow = Following suit
chapter-renege = Reneges
chapter-ruff = Out of a suit
chapter-claim = The rest is yours
chapter-score = The score

## The lesson: what is said. Every part is worked out by the core (bidwhist.lesson).
the-card = { $rank ->
   *[other] the { $card }
 }
lesson-welcome = Two play against two. { $partner }, across from you, is your partner; { $left } and { $right } play against you. Your hand is below.
lesson-ask-uptown = Four cards, one from each player, are a book. Uptown the high cards win. Which card takes this book? Tap it.
lesson-ask-downtown = The same book, but downtown: now the low cards win. Which card takes it?
lesson-ask-trumps = One suit can be named trump. Here spades are trump, and clubs were led. Which card takes the book?
lesson-takes-uptown = Yes, { $card }: the highest card of the suit led.
lesson-takes-downtown = Yes, { $card }: downtown the lowest takes it. An ace would still beat it: aces win both ways.
lesson-takes-trump = Yes, { $card }: any trump beats every card of the other suits.
lesson-beaten = { $card } is beaten by { $other }.
lesson-ask-bid = Now you bid. { $name } bids { $bid }; you speak last, and each speaks once. A bid says how many books over six, and which way. What do you say?
lesson-bid-pass = Then { $name } plays { $bid }. You hold { $high } aces, kings and jokers: uptown this hand can do more.
lesson-bid-low = That is not higher: { $bid } does not beat { $over }. You need a higher number.
lesson-bid-right = Good. { $bid } promises { $need } books, six and the four you name. Nobody speaks after you: the bid is yours.
lesson-bid-down = Downtown the low cards win. You hold only { $low } cards below five, but { $high } aces, kings and jokers.
lesson-bid-all = { $bid } promises all { $all } books. One lost book, and you are set.
lesson-ask-kitty = The kitty is yours: { $count } cards. You discard { $count }; they count as your first book. { $done } are gone already. Which is the sixth?
lesson-aside-right = Right. { $count } cards are discarded, and you have your first book before a card is played.
lesson-aside-joker = Keep { $card }: with a trump suit only the other joker can be better.
lesson-aside-long = Keep { $card }: it is of your longest suit, { $suit }, which you will make trump.
lesson-aside-ace = Keep { $card }: no card of its suit beats an ace.
lesson-aside-king = Keep { $card }: uptown only the ace of its suit beats it.
lesson-aside-higher = Not bad, but { $card } beats { $other } uptown. Discard the lower one.
lesson-ask-trump = You bid uptown; now name trump. Both jokers will belong to it. Which suit?
lesson-trump-right = Yes: { $suit }. With the jokers you hold { $count } trumps.
lesson-trump-short = With { $suit } you would have { $count } trumps, jokers counted; with { $long } you have { $best }.
lesson-ask-lead = You lead to the first book. They hold { $count } trumps between them: take those away first. Which card?
lesson-lead-plain = { $card } is not a trump. They hold { $count } trumps, and a player who runs out of the suit can take it with one.
lesson-lead-low = { $card } is a trump, but { $other } is still out, and beats it.
lesson-lead-sure = { $card } beats everything, and { $count } more trumps fell on it. The book is yours.
lesson-lead-too = { $card } is just as sure: nothing outside your hand beats it. The lesson goes on with the Big Joker.
lesson-second =
    You go on with { $card }. { $left ->
        [0] The others have no trumps left.
        [one] The others have one trump left.
       *[other] The others have { $left } trumps left.
    }
lesson-third = And { $card }. { $left ->
    [0] All their trumps are gone: yours are the only ones.
    [one] One trump is left to them.
   *[other] { $left } trumps are left to them.
 }
lesson-lost = You lead { $lead }, but { $name } has { $card } and takes the book. The player who takes a book leads to the next.
lesson-ask-follow = { $name } leads { $suit }. Try any card: what may you play, and what is best?
lesson-must-follow = You may not: { $suit } were led and you hold some. You must follow suit; anything else is a renege.
lesson-left = Right: { $name } wins the book with { $card }, and a partner’s book is yours too. Your ace stays for later.
lesson-took = It is allowed, but the book was { $name }’s already, and you speak last; { $card } is spent for nothing.
lesson-renege = What you could not play would have been a renege. This table prevents it. Other tables let it happen, and if you are caught you pay { $count } books.
lesson-ask-ruff = { $name } leads { $suit }, and you have none: you may play what you like. Who wins if you trump? Try.
lesson-ruffed = Yes: { $card } is your smallest trump, and it takes the book.
lesson-ruffed-dear = It takes the book, but { $other } would do as well. Spend the smallest.
lesson-thrown = { $card } is of another suit and not a trump, so it cannot win. { $name } takes the book with { $other }.
lesson-claim = You lead, and nobody can beat any of your { $count } cards. You may claim: say so, and the rest is yours.
lesson-score = { $books } books and the kitty’s are { $all }. You needed { $need }: made! Every book over { $free } is a point, so you score { $points }.
lesson-set = And with { $books } in all, one short of { $need }? You would be set, and your bid of { $points } would come off your score. The first team at { $target } wins the match.

## A first deal with bots: a few words at every step
first-seating = Welcome. You and the partner across from you play together against the two on either hand. Press the button and the cards are dealt.
first-mixing = The deals are being mixed.
first-auction = The bidding goes round once. Each bid says how many books over six a team will take, and which way the cards will run.
first-declare = The winner of the bidding says which suit is trump.
first-discard = The winner of the bidding takes the kitty and discards as many cards.
first-play = Each player plays one card. The best one takes the book, and its player leads to the next.
first-deal_over = That was a whole deal. Read why it was worth what it was, and look at all four hands below.
first-match_over = That was your first deal of Bid Whist. Ready for a real match? Press Play now.
yours-auction = Your one bid: how many books over six you hope for, your partner’s and yours. Uptown: high cards win. Downtown: low ones, the ace still on top. No-trump: no trump suit. A weak hand? Pass. Hint tells what a bot would do.
yours-declare = You won the bid. Make your longest, strongest suit trump.
yours-discard = The kitty is yours; its cards carry a dot. Keep trumps and winners, and discard the losers. They count as your first book.
yours-play = Your turn. Cards you may play are bright; you follow the suit that was led if you can. If you cannot, a trump takes the book, and with a trump suit the Big Joker takes every book.

## The ten exercises (web/exercises.py)
chair = { $seat ->
    [0] You
    [1] Left
    [2] Partner
   *[3] Right
 }
chair-calls = { $who } { $call }
laid-then = { $first }, then { $next }
exercise-first-bid = Bid this hand
exercise-first-bid-ask = You speak first. What do you bid?
exercise-bid-or-pass = Bid or pass
exercise-bid-or-pass-ask = Nobody has bid yet. Is this hand worth one?
exercise-which-way = Which way?
exercise-which-way-ask = Uptown, downtown or no-trump?
exercise-partner-spoke = Partner has spoken
exercise-partner-spoke-ask = Your partner has the bid. Do you take it away?
exercise-name-trump = Name trump
exercise-name-trump-ask = The bid is yours. Name the contract.
exercise-first-lead = The first lead
exercise-first-lead-ask = The bid is yours, and so is the first lead.
exercise-lead-no-trump = Lead against no-trump
exercise-lead-no-trump-ask = They play no-trump, and you are on lead.
exercise-lead-trump = Lead against a trump bid
exercise-lead-trump-ask = They named trump, and you are on lead.
exercise-to-trump = To trump or not
exercise-to-trump-ask = You are out of the suit that was led.
exercise-count-trumps = Count the trumps
exercise-count-trumps-ask = Few cards are left. Who has the trumps?
