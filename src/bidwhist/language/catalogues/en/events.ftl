### Events: why two meet, and why something cannot be done.

## Why two meet, or one rests.
why-lot = drawn by lot
why-never-met = no rematch
why-rematch = { $times ->
    [one] they have met before; it could not be avoided
   *[other] they have met { $times } times before; it could not be avoided
 }
why-same-score = the same score
why-near-score = the nearest score, { $wins } apart
why-apart = not the same club or city
why-one-city = of one city; it could not be avoided
why-one-club = of one club; it could not be avoided
why-bracket = the winners of neighbouring tables
why-schedule = round { $round } of the schedule in which everybody meets everybody
why-same-table = both move to table { $table }
why-near-table = they move to tables { $table } and { $other }
why-next-in-line = the next in line
why-holds = the holders have won { $streak } in a row
why-bye-lowest = an odd number of pairs; the lowest without a bye rests
why-bye-table = an odd number of pairs; the last table without a bye rests
why-bye-odd = an odd number of pairs, and all had a bye
why-bye-schedule = nobody to meet at this place of the schedule
why-bye-bracket = so that the bracket comes out even
why-bye-first = its first bye
why-bye-again = not its first bye; it could not be avoided

## Why something cannot be done.
event-closed = The event is closed.
event-needs-reason = Give a reason, with { $most } letters at most; it stands in the log.
event-full = { $most } entries are as many as an event can have.
event-late-knockout = A knockout takes nobody after its first draw.
event-late-robin = Every place of the schedule is taken; whoever comes now can be a substitute.
event-two-names = A pair has two names.
event-two-names-room = Give one name, or the two names of a pair.
event-name-length = A name has 1 to { $most } letters.
event-same-name = The two names of a pair are different.
event-doubled = { $names } are entered already.
event-no-entrant = There is no such pair in the event.
event-as-many-names = As many names as the pair has had.
event-round-runs = A round is being played; it ends first.
event-is-paused = The clocks are stopped; let them go on first.
event-not-paused = The clocks are running.
event-no-next-round = There is no round to draw: too few pairs, or the last round is over.
event-no-meeting = There is no such table any more.
event-settled = The score of this table stands; only the director can change it.
event-who-won = Say who won.
event-needs-winner = Somebody has to win here.
event-points = Points are between -{ $most } and { $most }.
event-hands = Hands and Bostons are between 0 and { $most }.
event-bostons = More Bostons than hands won cannot be.
event-notice-long = Say it with { $most } letters at most.
event-in-dispute = The score is in dispute; the director is on the way.
event-nothing-entered = No score is entered yet.
event-own-score = The other side confirms it.
event-score-changed = The score has been changed meanwhile; please look again.
event-bracket-went-on = The next round is drawn from it; undo that round first.
event-nothing-to-undo = There is no round to undo.
event-file-long = The list is too long: { $most } letters at most.
event-file-torn = The list cannot be read as CSV.
event-row = Row { $row } is not read: two names, or Ann & Bob, then club and city.
