### What the page says by itself.

language = Language
went-wrong = Something went wrong on the server.
no-server = The server can't be reached just now.
server-said = The server answered { $status }.

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
keep-it = Save
name-hint = Letters, digits and . ' - _ &. Names of accounts and bots are taken.
face-at-table = Your face at the table
face-number = Face { $number }
face-hint = No two at a table look alike: if somebody there came first with yours, you get another for that evening.
keep-matches = Keep your matches
keep-matches-hint = Optional: with a password you keep your name and history on other devices too. No e-mail needed.
kept = Account made. Write these recovery codes down; they are shown only once.
recovery-codes = Recovery codes
copy-all = Copy all
codes-copied = All codes are copied.
codes-by-hand = Please copy the codes by hand.
password = Password
make-account = Make an account
password-hint = At least ten characters. Three or four words that don't belong together make a good one.
have-account = I have an account
account-name = Account name
new-password = New password
its-password = Password
forgotten-password = Forgot it? One of your recovery codes
sign-in = Sign in
your-account = Your account
account-hint = Your name and history are kept, here and wherever you sign in.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
so-far = So far
balance = Wins against losses
balance-chart = { $count } matches: { $now } now, { $best } at best
balance-hint = A line up is a win. The patches are your last matches.
your-bids = Your bids
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
broke-off =
    { $count ->
        [one] Left while the deals were mixed: { $count } time.
       *[other] Left while the deals were mixed: { $count } times.
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
no-matches = None yet. Your first one is a click away.

## Your account.
password-changed = Your password is changed. Your other devices have to sign in again.
change-password = Change your password
password-until-now = Current password
password-from-now = New password
change-it = Change
take-along = Download your data
take-along-hint = One file with your name, sessions, tables and matches.
download-it = Download
leave = Delete your account
leave-hint-guest = Your name, statistics and seats are deleted for good. Finished matches stay, with you as “Somebody”.
leave-hint = Your name, account, statistics and seats are deleted for good. Finished matches stay, with you as “Somebody”.
leave-password = Your password, to confirm
forget-me = Delete everything

## Titles.
documentation = Documentation
title-fair = Are the deals fair?
title-first = Your first deal
title-join = You are invited
title-learn = Learn
title-new = A table of your own
title-owner = The owner’s page
title-play = One moment
title-settings = Settings
title-solve = Solve a deal
title-table = A table
title-not-here = Not here
titled = { $title } · Bid Whist
chairs = Loading the table
no-page = There is no such page
no-page-hint = The address may be cut short or mistyped.
page-late = This page didn't load
page-late-hint = Your connection is slow or gone, or the server has a newer version.
try-again = Try again
play-offline = Play without a connection
part-coming = Loading…
part-late = This is taking longer than usual.
title-words = The words of the game
