### What the table says by itself, and what is heard there.

## The line.
connection-lost = Reconnecting: your seat is kept.
connection-lost-said = The connection is lost. Reconnecting: your seat is kept.
start-again = Reload
back-said = You are back.
back-kept = You are back; your seat was kept.
keeper-did = You are back. A bot kept your seat: { $what }
keeper-long = You are back. A bot kept your seat: the history tells what it did.
somebody-says = { $name }: { $words }
your-turn = Your turn

## Bids.
your-bid = Your bid
way = { $way ->
    [U] Uptown
    [D] Downtown
    [N] No-trump
   *[none] Books
 }
one-fewer = One book fewer
one-more = One book more
books-alone = { $count ->
    [one] book
   *[other] books
 }
no-bid = No bid this time.
pass = Pass
yours-to-bid = Yours to bid
bid-it = Bid { $bid }
number-first = { $number } first, then uptown, downtown or no-trump
a-number = a number
not-now = not now

## Naming.
name-how = Name how it is played
name-it = Name it
named-way = { $way ->
    [uptown] Uptown
    [downtown] Downtown
   *[downtown_aces_low] Down, aces low
 }
named-suit = { $suit ->
    [N] No-trump
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[S] Spades
 }
named-plan = { named-suit } { $way ->
    [uptown] uptown
    [downtown] downtown
   *[downtown_aces_low] downtown, aces low
 }
no-trump-brief = NT
played-way = { $number } { $way ->
    [uptown] uptown
    [downtown] downtown
   *[downtown_aces_low] downtown, aces low
 }
played-turned = Trumps
played-no-trump = { $number } no-trump, { $way ->
    [uptown] uptown
    [downtown] downtown
   *[downtown_aces_low] downtown, aces low
 }

## The kitty.
the-kitty = The kitty
kitty = kitty
kitty-cards = { $count ->
    [one] { $count } card in the kitty
   *[other] { $count } cards in the kitty
 }
you-take-kitty = You take the kitty
kitty-for-all = The kitty, for all to see
take-them-up = Take them up
seen = Seen
put-cards-aside = Discard
aside-so-far = { $put } of { $all } discarded
aside-said = { $put } of { $all } discarded.
aside = discarded
has-to-go = it has to go
jokers-have-to-go = The marked jokers have to go.
from-kitty = from the kitty
take-card-back = Take the { $card } back
aside-undo = Undo
done = Done
more-aside = { $count } more

## Books and cards.
books-held = { $count ->
    [one] { $count } book
   *[other] { $count } books
 }
books-and-kitty = { books-held }, and the kitty's
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
your-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
 }
playable = playable
this-book = This book
finished-book = Finished book
lies = { $name }: { $card }
lies-winning = { $name }: { $card }, winning
last-book = Last book
took-last = { $name } took it
ladder = { $ours } books for the declarer, { $theirs } for the others, { $need } needed
ladder-moved = { ladder }, { $moved } moved for a renege
first-to = first to { $target }
deal-number = Deal { $deal }

## Seats.
the-table = The table
your-seat = Your seat
you-inside = you
empty-chair = Empty chair
to-act = to act
partner = partner
ready = ready
reneged = reneged
you-reneged = You · reneged
line-lost = disconnected
bot-keeps = bot keeps the seat ({ $level })
bot-level = bot, { $level }
program = program
level = { $level ->
    [random] random
    [beginner] beginner
    [casual] casual
    [steady] steady
    [strong] strong
    [champion] champion
   *[other] { $level }
 }
sit-here = Sit here
take-seat = Take the seat
change-chair = Change chair
seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
 }
brief-auction = your bid
brief-declare = name it
brief-discard = discard { $count }
brief-play = your turn

## What one can do.
what-you-can-do = What you can do
hint = Hint
take-back = Take back
renege = Renege!
claim = Claim
claim-rest = Claim the rest
rules = Rules
history = History
say-it = Say
menu = Menu
close = Close

## What lies over the felt.
read-this = I have read this
bot-has-seat = A bot is keeping your seat.
take-it-back = Take it back
do-that = Do it
close-hint = Close the hint
wants-back = { $name } would like to take that back.
all-right = All right
no-play-on = No, play on
next-up = Next up: { $names }.
nobody-waits = Nobody waits for a chair.
leave-line = Leave the line
get-in-line = Get in line
looking-on = You are watching. All hands are shown when the deal is over.
looking-on-seat = You are watching. You can take a bot's seat now.

## Talk.
own-words = In your own words
send = Send
words-need-account = You need an account to write freely to strangers; make one under your name on the front page.
said-here = Said at this table
who-is-heard = Mute players

## The result.
head = { $came ->
    [boston] Boston!
    [boston-theirs] A Boston against us
    [made] Made it
    [made-theirs] They made it
    [set] Set
    [set-theirs] Set!
    [scored] Scored
    [scored-ours] We score
    [scored-theirs] They score
   *[thrown_in] Thrown in
 }
sum-books = { $count ->
    [one] book
   *[other] books
 }
sum-all = in all
sum-needed = needed
sum-free = free
sum-part = { $part ->
    [claim] claimed
    [kitty] kitty
   *[renege] renege
 }
sum-points = { $count ->
    [one] point
   *[other] points
 }
score = Score
best-moment = The best moment:
in-a-row = { $count } matches in a row
score-by-deal = The score deal by deal. { $scores }.
asks-for-another = { $names } would like another one.
all-hands = All hands
ask-coach = Ask the coach

## The score sheet.
score-sheet = Score sheet
no-score = No score yet.
deal-and-bid = Deal and bid
times-set = Times set
nothing-written = Nothing written yet.
goal = { $floor ->
    [none] First to { $target }
   *[floor] First to { $target }, and { $floor } loses
 }
goal-sets = { $goal }, and { $sets ->
    [one] { $sets } set loses
   *[other] { $sets } sets lose
 }
goal-deals = { $goal }; { $deals ->
    [one] { $deals } deal left
   *[other] { $deals } deals left
 }
came-out = { $came ->
    [made] made
    [set] set
    [boston] Boston
    [scored] played out
   *[thrown_in] thrown in
 }
pair = { $first } and { $second }

## Sheets.
check-deals = Check these deals
check-deals-hint = Before the first card the server committed to its part of the seed with this hash, and every person could add a part of their own. When the match is over, download it and let “bidwhist verify” check every card.
rules-of-table = Rules of this table
keys = Keys
history-of-deal = History of this deal
say-something = Say something
who-reneged = Who reneged, and when?
who-reneged-hint = Choose the book. If somebody there did not follow suit although they could, their team pays; a wrong call costs nothing.
cards-of-book = The cards of book { $book }
all-hands-dealt = All hands as dealt
kitty-cards-are = Kitty
aside-cards-are = Discard
code-to-scan = A code to scan
code-of-link = QR code of the invite link
code-here = This code works on this computer only. To let friends at home join, start the server with “bidwhist serve --lan”; link and code then have the right address.
code-point = Point your phone's camera at it.
code-point-home = Point a phone's camera at it. The phone has to be on the same home network.
get-up-sure = Get up from the table?
get-up-hint = A bot plays your cards from here on. You can sit down again when the deal is over, if the chair is still free.
get-up-last-hint = Nobody else sits here, so the table closes when you get up, and this match cannot be resumed.
get-up = Get up
stay = Stay
get-up-from-table = Get up from the table
looks = Cards, colours, motion
sounds-are = { $on ->
    [on] Sounds: on
   *[off] Sounds: off
 }
invite-word = Invite word:
bots-play = The bots play
tempo = { $tempo ->
    [slow] slow
    [usual] as people do
    [quick] quick
    [at_once] at once
   *[table] as this table has it
 }
bots-are = Bots: { $level }.
watching = { $count } watching.
bids-promise = What the bots’ bids promise
auction = Auction
auction-so-far = The auction so far
this-deal = This deal

## Keys, by their letters.
card-moved = { $card }, now { $place } of { $count }.
key-arrows = Arrows
key-walk = walk your hand, the bid box or the choices
key-sort = move a card of your hand, which can be dragged too
key-press = play, bid or press what has the focus
key-bid = begin a bid; then U uptown, D downtown, N no-trump, B for a number alone
key-pass = pass
key-finish = finish the discard
key-go-on = go on: deal, next deal, rematch
key-last = last book
key-log = history of this deal
key-score = score sheet
key-rules = rules of this table
key-hint = hint
key-take-hint = yes, do what the hint says
key-claim = claim the rest
key-undo = take back
key-renege = call a renege, at tables where that is done
key-phrases = say something
key-tell-trick = tell me the contract, the book so far and who is winning
key-tell-score = tell me the score
key-tell-hand = tell me my hand
key-keys = this sheet

## Moments.
m-deals = deals
m-trump = Trump!
m-last = the last book
m-book = { $by ->
    [you] your book
   *[name] { $name }’s book
 }

## What is heard when it is asked for.
what-happens = What happens
bidding = Bid { $number }
told-lies = { $name } { $card }
told-trick = { $cards }. Winning: { $name }.
told-nothing = Nothing on the table.
told-hand = You hold { $cards }.
told-no-hand = You hold no cards.
told-score = { $sides }. To { $target }.
told-book = Book { $book }: { $cards }. Taken by { $name }.
told-no-book = No book has been taken yet.

## How it looks and moves.
set-four = Four colours, one for each suit
set-large = Large numbers on the cards
set-calm = Less motion
set-confirm = Tap twice to play a card
set-forced = Play my card when only one is allowed
set-left = Buttons on the left
set-keys = Single-letter keys
set-sounds = Soft sounds, and a short buzz on phones when it is your turn
set-volume = Volume of sounds
set-notify = Notify me when it is my turn and this tab is in the background
set-words = Size of the words
words-size = { $words ->
    [usual] as in the browser
    [large] large
   *[largest] very large
 }
set-look = Light or dark
look = { $look ->
    [auto] as this device
    [light] light
   *[dark] dark
 }
set-felt = Felt of the table
felt = { $felt ->
    [blue] blue
    [wine] wine red
    [walnut] walnut
   *[teal] teal
 }
set-back = Backs of the cards
card-back = { $back ->
    [geese] flying geese
    [gingham] gingham
    [buttons] buttons
   *[quilt] patchwork
 }
set-hold = How long a finished book is shown
hold =
    { $hold ->
        [short] short
        [moment] a moment
        [long] long
       *[tap] until I tap
    }
to-event = To the event
