### Friends and clubs: the words of their pages.

friends = Friends
no-friends = Nobody yet. Add somebody by the name of their account; once they accept, you see each other here.
friend-name = Name of their account
ask-friend = Ask
asks-you = { $name } wants to be friends.
you-asked = You have asked { $name }.
say-yes = Yes
say-no = No
take-back = Take it back
is-here = here now
is-away = away
end-friendship = Remove from friends
sure-friendship = Remove { $name } from your friends?
asked-over = { $name } invites you
at-table = to “{ $table }”
come-over = Join
not-now = Not now
ask-over = Invite to your table
asked-them = { $name } is invited.
account-first = You need an account for friends and clubs, so that people can find you again.
make-one = Make an account
your-clubs = Your clubs
no-clubs = You are in no club yet. Join with a friend's link, or found one.
found-club = Found a club
club-name = Name of the club
club-about = What it is about
members = Members
keeps-it = keeps the club
join-link = Link to join
join-link-hint = Everybody who opens it joins the club. A new link ends the old one.
new-link = New link
copy-link = Copy
copied-link = Copied.
results = Matches between members
no-results = None yet. A match appears here when two members have played in it.
won-by = { $names } won
won-nobody = nobody won
look-at-it = View
open-there = Open tables of members
sit-there = Sit down
leave-club = Leave the club
sure-leave = Leave { $name }?
make-keeper = Make keeper
keeper-no-more = Remove as keeper
send-out = Remove from the club
club-for-members = { $count ->
    [one] One member. The page of this club is for its members.
   *[other] { $count } members. The page of this club is for its members.
 }
club-sent-out = Removed from the club
let-back = Let back in
sure-out = Remove { $name } from the club?
change-club = Change name and description
change = Change
joined = You are in { $name } now.
join-wait = One moment.
club-founded = Founded { $day }
here-now = Here now
nobody-here = Nobody is here right now.
together = With one another
together-hint = A thicker line means more matches as partners.
together-empty = When members have played a match, lines show here who plays with whom.
together-pair =
    { $count ->
         [one] { $one } and { $other }: partners in one match, { $won } won
        *[other] { $one } and { $other }: partners in { $count } matches, { $won } won
    }
evenings = Evenings
evening-matches =
    { $count ->
         [one] one match
        *[other] { $count } matches
    }
evening-won = { $names } won { $count }

## The page of an event.

events = Events
no-events = No event is announced.
event-begins = Begins { $time }
event-by-house = by the house
event-by-club = by { $club }
event-table-rules = { $rules }, { $minutes } minutes a round
event-enter-alone = Play with anybody
event-enter-with = Ask to be my partner
event-partner-name = Name of your partner's account
event-asks-you = { $name } asks you to play as partners
event-answer = your answer is awaited
event-stand-in = The director asks you to play for { $names }: { $reason }
event-invited = The director asks you to play as { $names }
event-agree = Yes, I play
event-not-answered = Asked, no answer yet: { $names }
event-yes = Yes, together
event-no = No
event-you-asked = You asked { $name }. If they don't answer, you play with somebody else who comes alone, or with a bot.
event-you-wait = You play with somebody else who comes alone, or with a bot.
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
event-pair = Team
event-wins = Wins
event-hands = Hands
event-points = Points
event-winner = { $names } win the event. Well played!
event-direct = Direct the event
event-pause = Stop the clocks
event-undo = Undo the round
event-close = End the event
event-add-bots = { $count ->
    [one] Enter a team of bots
   *[other] Enter { $count } teams of bots
 }
event-bot-teams = Teams of bots
event-reason = Reason (it goes into the log)
event-withdraw = Withdraw
event-rule = Decide a table's result
event-which-table = Which table
event-points-of = Points of { $names }
event-who-won = Who won
event-drawn = nobody: a draw
event-change-pair = Somebody leaves, or a substitute plays
event-in-place-of = Account that substitutes for { $name }
event-substitute = Substitute
event-tell = Tell everybody
event-tell-words = Shown on this page and the big screen; leave it empty to remove it
event-stop = Stop, undo, end
event-rated = Rated: its matches count for grades and the league
event-line = The room
event-wall = Big screen
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
event-play-until = play until { $time }
event-next-round = Next: round { $round }
event-next-at = Round { $round } begins at { $time }
event-last-round = The last round
event-drawn-soon = The director draws the next round.
event-still-playing =
    { $count ->
        [one] One table is still playing
       *[other] { $count } tables are still playing
    }
event-your-meeting = You play at table { $table }
event-against = against
event-won = won
event-you-are-done = Your table is done. Time for a break!
event-you-rest = You have a bye in this round
event-stay-near = Your next table will be shown here
event-scan = Scan to join in
event-tables = Tables
event-leaf = { $leaf } of { $leaves }
event-final = Final
event-semifinals = Semi-finals
event-quarterfinals = Quarter-finals
event-needs-teams = Two teams are needed to begin.
event-how = Form
event-form =
    { $form ->
        [swiss] Swiss: teams with close scores meet
        [room] Rise and fly: winners stay, losers go to the end of the line
        [round_robin] Round robin: everybody meets everybody
        [moving] Moving team: winners move up
       *[knockout] Knockout
    }
event-may-enter = { $who ->
    [members] Members of the club
   *[accounts] Everybody with an account
 }
member-more = More about { $name }
more-of-member = More

## Peace at the table.
not-heard = Muted players
hear-again = Unmute { $name }
hear-them-again = Unmute
somebody-gone = Somebody who has left
nobody-muted = Nobody. At a table, under “Say something”, you can mute anybody; it holds at every table.
report = Report somebody
report-who = Who
report-about = What about
report-words = what was said
report-name = a name, or the name of the table
report-play = how they played, or left
report-other = something else
report-what = What happened
report-send = Send the report
report-hint = It goes to the owner of this server, and to nobody at the table. To stop hearing somebody, mute them.
report-told = Thank you. The owner of this server will see it, with what was said here last.

your-bots = Your bots
your-bots-hint = A program of yours can sit at tables under a name of its own, where the host lets programs play.
new-token = Another token
end-bot = Delete
sure-token = Give { $name } another token? The one until now stops at once.
sure-bot = Delete { $name }? Its finished matches stay, without the name.
token-once = Its token, shown this once:
bot-name = Name of a new bot
make-bot = Make it
programs-here = Programs that are here

## Playing without a connection.
offline-here = Three bots play with you here, and the table waits in this browser. Friends, the day's deals and standings need a connection.
offline-back = Back to the online table
offline-what = Play against three bots on a train or a plane: fetch the table ahead, and it starts without a server.
offline-ready = The table is kept in this browser. It starts without a server.
offline-old = The table that is kept in this browser is of an older version. It still plays; fetch the new one when you like.
offline-fetch = Fetch it ({ $size } MB)
offline-fetched = { $done } of { $all } MB
offline-failed = Not everything could be fetched. Check the connection and the free space, then try again.
offline-play = Play now
offline-forget = Remove it from this browser
