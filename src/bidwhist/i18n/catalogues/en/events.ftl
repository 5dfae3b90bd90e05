### Events: why two meet, and why something cannot be done.

## Why two meet, or one rests.
why-lot = drawn by lot
why-never-met = no rematch
why-rematch =
    { $times ->
        [one] they have met before; it could not be avoided
       *[other] they have met { $times } times before; it could not be avoided
    }
why-same-score = the same score
why-near-score = the nearest score, { $wins } apart
why-apart = not the same club or city
why-one-city = from the same city; it could not be avoided
why-one-club = from the same club; it could not be avoided
why-bracket = the winners of neighbouring tables
why-schedule = round { $round } of the schedule in which everybody meets everybody
why-same-table = both move to table { $table }
why-near-table = they move to tables { $table } and { $other }
why-next-in-line = the next in line
why-holds = they have won { $streak } in a row and keep the table
why-bye-lowest = an odd number of teams; the lowest one without a bye gets it
why-bye-table = an odd number of teams; the last table without a bye gets it
why-bye-odd = an odd number of teams, and all had a bye
why-bye-schedule = no opponent at this place of the schedule
why-bye-bracket = so that the bracket comes out even
why-bye-first = its first bye
why-bye-again = not its first bye; it could not be avoided

## Why something cannot be done.
event-closed = The event is closed.
event-needs-reason = Give a reason of at most { $most } characters; it goes into the log.
event-full = An event can have at most { $most } entries.
event-late-knockout = A knockout takes no entries after its first draw.
event-late-robin = Every place of the schedule is taken; late entrants can be substitutes.
event-two-names = A team has two names.
event-two-names-room = Give one name, or the two names of a team.
event-name-length = A name has 1 to { $most } characters.
event-same-name = The two names of a team must differ.
event-doubled = { $names } have already entered.
event-no-entrant = There is no such team in the event.
event-as-many-names = Give as many names as the team had.
event-round-runs = A round is being played; wait until it is over.
event-is-paused = The clocks are stopped; start them first.
event-not-paused = The clocks are running.
event-no-next-round = There is no round to draw: there are too few teams, or the last round is over.
event-no-meeting = There is no such table any more.
event-settled = The score of this table is final; only the director can change it.
event-who-won = Say who won.
event-needs-winner = There must be a winner here.
event-points = Points are between -{ $most } and { $most }.
event-hands = Hands and Bostons are between 0 and { $most }.
event-bostons = There can't be more Bostons than hands won.
event-notice-long = Say it in at most { $most } characters.
event-in-dispute = The score is in dispute; the director is on the way.
event-nothing-entered = No score is entered yet.
event-own-score = The other team has to confirm it.
event-score-changed = The score has changed in the meantime; please look again.
event-bracket-went-on = The next round was drawn from this score; undo that round first.
event-nothing-to-undo = There is no round to undo.
event-undone-often = No round is undone after { $most } draws.
event-lots-lost = What the draw comes from is missing or changed on the server: end this event and announce it again.
event-bots-alone = An event is for people: somebody has to enter before a round is drawn.
event-file-long = The list is too long: at most { $most } characters.
event-file-torn = The list cannot be read as CSV.
event-row = Row { $row } can't be read. It needs two names, or Ann & Bob, then club and city.
