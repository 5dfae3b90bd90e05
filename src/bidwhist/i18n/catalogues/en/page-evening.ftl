### An evening with friends: the front room, the invite, the door, the chairs.

## The front room.
front-pages = Pages
front-learn = Learn
front-you-are = You are
front-your-name = Your name
front-settings = Settings
front-welcome = Mae, Otis and Earl have a chair for you.
play-now = Play now
play-now-hint = with three bots, no account needed
with-friends = With family and friends
with-friends-hint = your house rules, one link to share
front-bots = Bots:
front-rules = Rules:
open-tables = Open tables
level-of-bots = { $level } bots
is-playing = playing
chair-free = free
look-in = Watch
no-open-tables = No open tables just now. Open one, and others can join.
tables-may-be-old = Some servers of this site don't answer just now. Their tables may have changed.
open-a-table = Open a table
your-tables = Your tables
back-to-seat = Back to your seat
invited-here = Somebody invited you?
word-of-table = Invite word
go-in = Go in
new-here = New to the game?
new-here-hint = Learn by playing: one deal, with a few words at every step.
words-of-game = The words of the game
your-matches = Your matches
pace-none = no clock
pace-slow = 30 seconds a turn
pace-steady = 15 seconds a turn
pace-quick = 8 seconds a turn

## The invite.
somebody = Somebody
friends-and-clubs = Friends and clubs
looking-for = Looking for the table with the invite word “{ $word }”.
invited-by = { $host } invites you
who-sits = Who sits where
who-plays = They are playing
across-from = across from { $name }
free-chair = Free chair
bot-sits = A bot plays
what-called = What shall they call you?
sit-there = Sit down there
sit-down = Sit down
any-chair = Choose a chair, or take the next one.
all-taken = Every chair is taken. One may be free when the match is over.
look-on = Just watch
the-rules = The rules
rules-named = The rules: { $name }
own-rules = The rules of the house
new-to-you = What differs from the rules you played last
differs-from = What differs from { $name }
nothing-new = Just the rules you played last.
all-rules = All the rules

## The door.
at-the-door = Join this table
door-secret = The table's password, or its invite word
come-in = Come in
take-a-chair = Take a chair

## Before the first card.
being-mixed = The deals are being mixed
chairs-left = { $count ->
    [0] Everybody is here
    [one] { $count } chair is free
   *[other] { $count } chairs are free
 }
invite-hint = Send the link, or tell them the word. No account needed; bots take the seats that stay free.
seating-word = Invite word: { $word }
invite-link = Invite link
share = Share
share-words = Come and play Bid Whist
link-copied = The link is copied.
copy-by-hand = Please copy the link by hand.
only-here = This link works on this computer only.
let-friends-in = Let others on your network join
for-friends = For others on your network …
works-at-home = Works for everybody on your home network.
scan-code = A code to scan
only-watching = You are watching. Take a free chair to play.
screen-hint = Point your phone at the code, or type the address. Your cards come to your hand; the table stays here.
still-choosing = { $name } is still choosing a chair.
several-choosing = { $names } are still choosing a chair.
deal-anyway = Deal anyway
wait-for-them = Wait for them
two-names = { $one } and { $other }
deal-asks = Deal anyway?

## Away, and up from the table.
line-lost-of = { $name } has lost the connection.
let-bot-play = Let a bot play for them
got-up = You got up. The chair is kept for you until the next card.
sit-again = Sit down again
