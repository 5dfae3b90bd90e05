### Friends and clubs: the words of their pages.

friends = Friends
no-friends = Nobody yet. Ask somebody by the name of their account, and once they say yes you see each other here.
friend-name = Name of their account
ask-friend = Ask
asks-you = { $name } would like to be friends.
you-asked = You have asked { $name }.
say-yes = Yes
say-no = No
take-back = Take it back
is-here = here now
is-away = away
end-friendship = Be friends no more
sure-friendship = Really be friends no more with { $name }?
asked-over = { $name } asks you over
at-table = to “{ $table }”
come-over = Come over
not-now = Not now
ask-over = Ask to your table
asked-them = { $name } has been asked.
account-first = Friends and clubs need an account, so that people find you again.
make-one = Make an account
your-clubs = Your clubs
no-clubs = You are in no club yet. A friend's link brings you into theirs, or you found one.
found-club = Found a club
club-name = Name of the club
club-about = What it is about
members = Members
keeps-it = keeps the club
join-link = Link to join
join-link-hint = Whoever opens it is in the club. A new one ends the old.
new-link = New link
copy-link = Copy
copied-link = Copied.
results = Played with one another
no-results = Nothing yet. A match counts here as soon as two members sit in it.
won-by = { $names } won
won-nobody = nobody won
look-at-it = Look at it
open-there = Open tables of members
sit-there = Sit down
leave-club = Leave the club
sure-leave = Really leave { $name }?
make-keeper = Let them keep it too
keeper-no-more = Keeper no more
send-out = Out of the club
sure-out = Really send { $name } out?
change-club = Change name and text
change = Change
joined = You are in { $name } now.
join-wait = One moment.

## The page of an event.

events = Events
no-events = No event is announced.
event-begins = Begins { $time }
event-by-house = by the house
event-by-club = by { $club }
event-table-rules = { $rules }, { $minutes } minutes a round
event-enter-alone = Play with whoever comes
event-enter-with = Ask as my partner
event-partner-name = Name of your partner's account
event-asks-you = { $name } asks you to play as partners
event-yes = Yes, together
event-no = No
event-you-asked = You asked { $name }. Without an answer you play with whoever else comes alone, or with a bot.
event-you-wait = You play with whoever else comes alone, or with a bot.
event-you-are-in = You play: { $names }
event-leave = Leave the event
event-to-table = To your table
event-watch = Watch
event-entered = Entered
event-alone = { $name } (alone)
event-waits-for = { $name } (asks { $partner })
event-bracket = Bracket
event-bracket-words = The bracket, round by round
event-rests = { $names } have a bye
event-standings = Standings
event-place = Place
event-pair = Pair
event-wins = Wins
event-hands = Hands
event-points = Points
event-winner = { $names } win the event. Well played!
event-direct = Direct
event-begin-now = Draw the next round now
event-pause = Stop the clocks
event-resume = Let the clocks go on
event-undo = Take the round back
event-close = End the event
event-add-bots = Enter a pair of bots
event-reason = Why? It stands in the log.
event-withdraw = Withdraw
event-rule = Rule on a table
event-which-table = Which table
event-points-of = Points of { $names }
event-who-won = Who won
event-drawn = nobody: a draw
event-change-pair = Somebody leaves, or plays for somebody
event-in-place-of = Account that plays for { $name }
event-substitute = Let them play
event-tell = Say to everybody
event-tell-words = On this page and the wall; empty takes it away
event-stop = Stop, take back, end
event-open-room = Open the room
event-rated = Rated: its matches count for grades and the league
event-line = The room
event-wall = On the wall
event-tally = Boston tally
event-streak = In a row
event-best = Longest
event-your-place = You are number { $place } in the line.
event-training = training
event-announce = Announce an event
event-name = Name
event-when = When
event-rules = Rules
event-deals = Deals of a match
event-minutes = Minutes of a round
event-who = Who may enter
event-round-of = Round { $round }
event-nobody = nobody yet
event-how = Form
event-form = { $form ->
    [swiss] Swiss: near scores meet
    [room] Rise and fly: winners stay, losers go to the end of the line
    [round_robin] Everybody meets everybody
    [moving] Moving team: winners move up
   *[knockout] Knockout
 }
event-may-enter = { $who ->
    [members] Members of the club
   *[accounts] Everybody with an account
 }
member-more = More about { $name }
more-of-member = More
