### The director's desk: the desk itself, score cards on phones, the big screen, paper, the log.

## How an event stands.
hall-entries-open = { $count ->
    [one] Entries are open: 1 so far
   *[other] Entries are open: { $count } so far
 }
hall-room-open = Rise and fly
hall-round-runs = Round { $round } is being played
hall-round-runs-of = Round { $round } of { $rounds } is being played
hall-round-is-over = Round { $round } is over
hall-round-is-over-of = Round { $round } of { $rounds } is over
hall-closed = The event is over
hall-paused = The clocks are stopped: { $reason }
hall-champion = { $names } have won. Well played!
hall-play-until = Play until { $time }

## Tables.
hall-tables = Tables
hall-table = Table
hall-table-number = Table { $table }
hall-table-in-round = Table { $table }, round { $round }
hall-round = Round { $round }
hall-against = against
hall-rests = Bye: { $names } ({ $why })
hall-nothing-drawn = Nothing is drawn yet.
hall-earlier = Earlier rounds
hall-why = Why they meet
hall-said = “{ $words }”
hall-drawn = A draw
hall-won-by = { $names } won

## How far a table is.
hall-state-playing = playing
hall-state-one-here = one side misses the other
hall-state-entered = a score is entered; it stands at { $time }
hall-state-disputed = in dispute
hall-how-confirmed = The score is confirmed.
hall-how-locked = Nobody objected in five minutes; the score stands.
hall-how-ruled = The director has ruled.
hall-how-time = No score came in time: a draw.
hall-how-absent = One side did not come.
hall-how-withdrawn = A side has left the event.
hall-how-unruled = The dispute had no ruling in time: a draw.

## Standings.
hall-standings = Standings
hall-rank = Rank
hall-pair = Pair
hall-wins = Wins
hall-hands = Hands
hall-points = Points
hall-bostons = Bostons
hall-streak = In a row
hall-best-streak = Longest
hall-boston-tally = Boston tally
hall-boston-count = { $names }: { $count }

## A room.
hall-line = The line
hall-next-up = Next up: { $names }
hall-line-empty = Nobody waits.
hall-waits-for-partner = { $name } (waits for a partner)
hall-streak-of = { $count ->
    [one] { $names } hold the table
   *[other] { $names } hold the table: { $count } in a row
 }

## A score card.
hall-you = You
hall-they = They
hall-us = Us
hall-them = Them
hall-we-are-here = We are at the table
hall-they-are-missing = The other side is not here
hall-call-them = We are here and wait for them
hall-we-wait = You wait for them. Without a sign of them you have won at { $time }.
hall-they-wait = They are at the table and wait for you. Without an answer they have won at { $time }.
hall-enter-score = Enter the score
hall-change-score = Change the score
hall-enter = Enter
hall-who-won = Who won?
hall-draw-result = Nobody: a draw
hall-they-entered = They have entered this score. Without an answer it stands at { $time }.
hall-waits-for-them = The other side is asked to confirm it. Without an answer it stands at { $time }.
hall-confirm = Yes, that is right
hall-dispute = No, that is wrong
hall-what-is-wrong = What is wrong?
hall-call-director = Call the director
hall-director-called = In dispute. The director comes to your table.
hall-next-table = Your next table: { $table }
hall-your-place = { $names }: place { $place } in the line
hall-card-of = Score card of { $names }
hall-card-gone = This round was taken back
hall-ask-director = Scan the code of your new table, or ask the director.
hall-no-card = No score card has this address. Scan the code again.
hall-number = Numbers are written in figures.

## The desk.
hall-desk = The director's desk
hall-screen = Big screen
hall-screen-code = A code for the big screen
hall-pages = Pages
hall-log = Log
hall-print-pairings = Print the pairings
hall-print-sheets = Print the table sheets
hall-print-standings = Print the standings
hall-csv-standings = Standings as CSV
hall-csv-results = Results as CSV
hall-what-now = What now?
hall-draw-round = Draw round { $round }
hall-open-room = Open the room
hall-pause = Stop the clocks
hall-resume = Let the clocks go on
hall-undo = Take the round back
hall-close = End the event
hall-reason = Reason
hall-rule = Rule on this table
hall-entries = Entries
hall-name = Name
hall-partner = Partner
hall-partner-may = Partner, if there is one
hall-club = Club
hall-city = City
hall-enter-pair = Add
hall-import = A list of entries
hall-import-hint = A line each: name, partner, club, city
hall-from-file = Or from a file
hall-import-all = Add them all
hall-tell = Say to everybody
hall-tell-words = On every page; empty takes it away
log-told = To everybody: { $words }
hall-withdraw = Withdraw
hall-substitute = Somebody else plays
hall-left = Withdrawn: { $names }
hall-not-director = The director's desk opens with the address that it printed when it started.
hall-form-torn = The form cannot be read.
hall-not-written = It could not be written to the disk, so nothing was done. Try again.
hall-nothing-here = There is nothing here.
hall-back = Back

## Paper.
hall-pairings-of = Pairings of round { $round }
hall-sheets = Table sheets
hall-sheet-of = Table { $table }, round { $round }
hall-print = Print
hall-signed = Signed

## The log.
log-opened = { $name } begins.
log-entered = { $names } are entered.
log-paired = { $count ->
    [one] Round { $round } is drawn: 1 table.
   *[other] Round { $round } is drawn: { $count } tables.
 }
log-seated = { $table }: a side is seated.
log-reported = { $table }: { $score } is entered.
log-confirmed = { $table }: { $score } stands.
log-disputed = { $table }: { $score } is disputed.
log-ruled = { $table }: the director rules { $score }.
log-defaulted = { $table }: the clock settles it.
log-withdrawn = { $names } leave: { $reason }
log-substituted = For { $names } somebody else plays: { $reason }
log-resumed = The clocks go on.
log-undone = Round { $round } is taken back: { $reason }
log-round-over = Round { $round } is over.
log-closed = The event is closed. { $reason }
