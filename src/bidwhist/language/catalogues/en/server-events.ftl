### Events at the server's own tables.

contest-title = round { $round }, table { $table }
contest-done = The match is played. The event goes on at its own page.
contest-title-room = match { $match }
fault-event-unrated = Grades and the league are of Bid Whist: an event of this relative is for training.
refused-contest-seat = at a table of an event its own people sit, each in their chair
refused-contest-leave = this match is part of an event; if you have to go, a bot plays on for you
refused-contest-done = an event plays one match at each table
event-you-play = You play in this event already.
event-partner-plays = Your partner plays in this event already, or is yourself: ask somebody else.
event-nobody-asks = There is nothing to say no to any more.
hall-how-played = Played at the table.
fault-no-event = There is no such event.
fault-event-account = Events are for people with an account: make one on your own page, and your matches come along.
fault-event-members = This event is for members of its club.
fault-event-director = Only keepers of the club, or the owner of the house, can do that.
fault-event-rules = An event is played by two sides of two, with fixed partners: choose such rules.
fault-event-past = The event begins in the past: choose a later time.
fault-event-name = An event needs a name that can be shown.
fault-event-partner = Nobody with an account has that name.
fault-event-not-in = You do not play in this event.
fault-event-many = Your club has as many open events as it can have.

## Fair play figures.
fair-deals = { $deals } deals at tables with other people. Tricks given away at each choice, had all hands been open, and where 95 in 100 such figures would lie:
fair-lead = leads of a defender: { $mean } ({ $low } to { $high }), { $choices } choices
fair-defence = a defender's other cards: { $mean } ({ $low } to { $high }), { $choices } choices
fair-declaring = cards of the declaring side: { $mean } ({ $low } to { $high }), { $choices } choices
fair-all = all together: { $mean } ({ $low } to { $high }), { $choices } choices
fair-honest = The bots, who see their own hands alone: { $levels }
fair-remarkable = That is less than the strongest of them gives away, by more than luck explains. It proves nothing: look at the hands, and ask.
fair-few = { $count } deals with a choice are needed before anything can be said.
fair-nothing = Nothing remarkable.
