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
hall-final = Final
hall-semifinals = Semi-finals
hall-quarterfinals = Quarter-finals
hall-bracket = Bracket
hall-scan = Scan to follow along
hall-next-round = Next: round { $round }
hall-last-round = The last round
hall-drawn-soon = The director draws the next round.
hall-still-playing =
    { $count ->
        [one] One table is still playing
       *[other] { $count } tables are still playing
    }
hall-leaf = { $leaf } of { $leaves }
hall-said = “{ $words }”
hall-drawn = A draw
hall-won-by = { $names } won

## How far a table is.
hall-state-playing = playing
hall-state-one-here = one team waits for the other
hall-state-entered = a score is entered; it becomes final at { $time }
hall-state-disputed = in dispute
hall-how-confirmed = The score is confirmed.
hall-how-locked = Nobody objected in five minutes; the score is final.
hall-how-ruled = The director has ruled.
hall-how-time = No score was entered in time: a draw.
hall-how-absent = One team did not come.
hall-how-withdrawn = A team has left the event.
hall-how-unruled = The dispute was not settled in time: a draw.

## Standings.
hall-standings = Standings
hall-rank = Rank
hall-pair = Team
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
hall-line-empty = Nobody is waiting.
hall-waits-for-partner = { $name } (waits for a partner)
hall-streak-of =
    { $count ->
        [one] { $names } keep the table
       *[other] { $names } keep the table: { $count } in a row
    }

## A score card.
hall-you = You
hall-they = They
hall-us = Us
hall-them = Them
hall-we-are-here = We are at the table
hall-they-are-missing = The other team is not here
hall-call-them = We are here, waiting for them
hall-we-wait = You are waiting for them. If they don't answer, you win at { $time }.
hall-they-wait = They are at the table, waiting for you. If you don't answer, they win at { $time }.
hall-enter-score = Enter the score
hall-change-score = Change the score
hall-enter = Enter
hall-who-won = Who won?
hall-draw-result = Nobody: a draw
hall-they-entered = They have entered this score. Without an answer it becomes final at { $time }.
hall-waits-for-them = The other team is asked to confirm it. Without an answer it becomes final at { $time }.
hall-confirm = Yes, that is right
hall-dispute = No, that is wrong
hall-what-is-wrong = What is wrong?
hall-call-director = Call the director
hall-director-called = In dispute. The director is coming to your table.
hall-next-table = Your next table: { $table }
hall-your-place = { $names }: place { $place } in the line
hall-card-of = Score card of { $names }
hall-card-gone = This round was undone
hall-ask-director = Scan the code of your new table, or ask the director.
hall-no-card = There is no score card at this address. Scan the code again.
hall-number = Please write numbers in figures.

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
hall-undo = Undo the round
hall-close = End the event
hall-reason = Reason
hall-rule = Decide this table's result
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
hall-tell = Tell everybody
hall-tell-words = Shown on every page; leave it empty to remove it
log-told = To everybody: { $words }
hall-withdraw = Withdraw
hall-substitute = Somebody else plays
hall-left = Withdrawn: { $names }
hall-not-director = The director's desk opens with the address that it printed when it started.
hall-form-torn = The form cannot be read.
hall-not-written = It could not be saved to the disk, so nothing was done. Try again.
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
log-entered = { $names } have entered.
log-paired = { $count ->
    [one] Round { $round } is drawn: 1 table.
   *[other] Round { $round } is drawn: { $count } tables.
 }
log-seated = { $table }: a team is seated.
log-reported = { $table }: { $score } is entered.
log-confirmed = { $table }: { $score } is final.
log-disputed = { $table }: { $score } is disputed.
log-ruled = { $table }: the director rules { $score }.
log-defaulted = { $table }: decided by the clock.
log-withdrawn = { $names } leave: { $reason }
log-substituted = A substitute plays for { $names }: { $reason }
log-resumed = The clocks are running again.
log-undone = Round { $round } is undone: { $reason }
log-round-over = Round { $round } is over.
log-lots = Lots are shown: { $link }
log-closed = The event is closed. { $reason }
