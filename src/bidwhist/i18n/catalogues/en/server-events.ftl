### Events at the server's own tables.

contest-title = round { $round }, table { $table }
contest-done = The match is played. The event goes on at its own page.
contest-title-room = match { $match }
fault-event-unrated = Only Bid Whist is rated: make this event a training event.
refused-contest-seat = only the entrants sit at a table of an event, each in their own seat
refused-contest-leave = this match is part of an event; if you have to go, a bot plays on for you
refused-contest-done = an event plays one match at each table
event-you-play = You have already entered this event.
event-partner-plays = Your partner has already entered, or is yourself: ask somebody else.
event-nobody-asks = There is no request to decline any more.
event-asked-already = Somebody of them has already been asked and has not answered yet.
event-asks-many = { $most } requests are waiting for an answer: wait for some of them first.
fault-event-far = An event begins within { $days } days: choose an earlier time.
fault-event-yours = You already have { $most } open events: end one of them first.
fault-event-bots = An event has at most { $most } teams of bots.
hall-how-played = Played at the table.
fault-no-event = There is no such event.
fault-event-account = You need an account to enter an event: make one on your page, and your matches come along.
fault-event-members = This event is for members of its club.
fault-event-director = Only a keeper of the club or the owner of the server can do that.
fault-event-rules = An event is played two against two with fixed partners: choose such rules.
fault-event-past = The event would begin in the past: choose a later time.
fault-event-partner = There is no account with that name.
fault-event-not-in = You are not in this event.
fault-event-many = Your club already has as many open events as allowed.

## Fair play figures.
fair-deals = { $deals } deals with other people. Books given away per choice, judged with all hands open, with 95 % confidence intervals:
fair-lead = leads as a defender: { $mean } ({ $low } to { $high }), { $choices } choices
fair-defence = other cards as a defender: { $mean } ({ $low } to { $high }), { $choices } choices
fair-declaring = cards of the declarer's team: { $mean } ({ $low } to { $high }), { $choices } choices
fair-all = all together: { $mean } ({ $low } to { $high }), { $choices } choices
fair-honest = The bots, who see only their own hands: { $levels }
fair-remarkable = That is less than the strongest bot gives away, and luck alone does not explain it. It proves nothing: look at the hands, and ask.
fair-few = At least { $count } deals with a choice are needed before anything can be said.
fair-nothing = Nothing unusual.
