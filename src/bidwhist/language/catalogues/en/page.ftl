### What the page says by itself.

language = Language
went-wrong = Something went wrong on our side.
no-server = The server cannot be reached just now.
server-said = The server said { $status }.

## Cards.
suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
 }
rank = { $rank ->
    [r2] two
    [r3] three
    [r4] four
    [r5] five
    [r6] six
    [r7] seven
    [r8] eight
    [r9] nine
    [rT] ten
    [rJ] jack
    [rQ] queen
    [rK] king
   *[rA] ace
 }
card = { rank } of { suit }
big-joker = Big Joker
little-joker = Little Joker
dealer = dealer

## Your page.
to-front-room = To the front room
you = You
you-are-now = You are { $name } from now on.
name-at-table = Your name at the table
name = Name
keep-it = Keep it
name-hint = Letters, digits and . ' - _ &. The names of accounts and of the bots are theirs alone.
keep-matches = Keep your matches
keep-matches-hint = Only if you like: a password keeps name and history on other devices too. No e-mail is asked.
kept = Kept. Write the codes down; they are shown this once.
password = Password
make-account = Make an account
password-hint = Ten letters or more. Three or four words that nobody else would put together do well.
have-account = I have an account
account-name = Name of the account
new-password = New password
its-password = Its password
forgotten-password = Password forgotten? One of your codes
sign-in = Sign in
your-account = Your account
account-hint = Name and history are kept for you, here and wherever you sign in.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
so-far = So far
matches-won = { $matches ->
    [one] { $matches } match, { $won } won.
   *[other] { $matches } matches, { $won } won.
 }
deals-count = { $deals ->
    [one] { $deals } deal;
   *[other] { $deals } deals;
 }
bids-won = { $declared ->
    [one] bid won { $declared } time, made { $made }.
   *[other] bid won { $declared } times, made { $made }.
 }
bostons = { $bostons ->
    [one] { $bostons } Boston.
   *[other] { $bostons } Bostons.
 }
broke-off = { $count ->
    [one] Got up, or sent no part, while the deals were mixed: { $count } time.
   *[other] Got up, or sent no part, while the deals were mixed: { $count } times.
 }
bid = Bid
bid-call = { $way ->
    [U] { $number } uptown
    [D] { $number } downtown
    [N] { $number } no-trump
   *[none] { $number }
 }
played = played
made = made
matches = Matches
preset-name = { $preset ->
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
kitchen-table = The kitchen table
bots = { $count ->
    [one] a bot
   *[other] { $count } bots
 }
no-winner = no winner
won = won
lost = lost
replay = Replay
coach = Coach
download = Download
no-matches = None yet. The first one is a button away.

## Your account.
password-changed = Your password is changed. Your other devices will ask for the new one.
change-password = Change the password
password-until-now = Password until now
password-from-now = Password from now on
change-it = Change it
take-along = Take along what is kept of you
take-along-hint = One file with your name, sessions, tables and matches.
download-it = Download it
leave = Leave for good
leave-hint-guest = Your name, statistics and seats go, and cannot be brought back. Finished matches stay and call you Somebody.
leave-hint = Your name, account, statistics and seats go, and cannot be brought back. Finished matches stay and call you Somebody.
leave-password = Your password, to be sure
forget-me = Forget me for good

## Peace at the table.
not-heard = People you do not hear
hear-again = Hear { $name } again
hear-them-again = Hear them again
somebody-gone = Somebody who has gone
nobody-muted = Nobody. At a table, under “Say something”, anybody can be muted; it holds at every table.
report = Report somebody
report-who = Who
report-about = What about
report-words = what was said
report-name = a name, or the name of the table
report-play = how they played, or left
report-other = something else
report-what = What happened
report-send = Send the report
report-hint = It goes to whoever runs this server, and to nobody at the table. To hear somebody no more, mute them.
report-told = Thank you. Whoever runs this server will see it, with what was said here last.

## Titles.
title-fair = Are the deals fair?
title-first = Your first deal
title-join = You are invited
title-learn = Learn
title-new = A table of your own
title-owner = The owner’s page
title-play = One moment
title-settings = How it looks and moves
title-table = A table
title-not-here = Not here
titled = { $title } · Bid Whist
chairs = The chairs are being set out.
no-page = There is no such page
no-page-hint = The address may be cut short or mistyped.
page-late = This page did not come
page-late-hint = The line is slow or gone, or the server has a newer page.
try-again = Try again
title-words = The words of the game
