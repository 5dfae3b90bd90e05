### What the online table shows besides the game.

## What happened at the table.
table-open = The table is open.
sits-down = { $by ->
    [you] You sit down.
   *[name] { $name } sits down.
 }
stood = { $name } gets up.
gets-in-line = { $name } gets in line.
leaves-line = { $name } leaves the line.
rose = Rise and fly: the team that lost gets up, and the next in line sits down.
says-ready =
    { $by ->
        [you] You are ready.
       *[name] { $name } is ready.
    }
committed = Everybody is ready. The server has fixed its part of the deals.
mixed = The deals are mixed from what the server and the players gave.
asks-undo = { $by ->
    [you] You ask to take the last action back.
   *[name] { $name } asks to take the last action back.
 }
agrees = { $by ->
    [you] You agree.
   *[name] { $name } agrees.
 }
disagrees = { $by ->
    [you] You disagree.
   *[name] { $name } disagrees.
 }
undone = The last action is taken back.
bot-took = { $by ->
    [you] You step away, and a bot keeps the seat.
   *[name] { $name } steps away, and a bot keeps the seat.
 }
handed-back = { $by ->
    [you] You take the seat back.
   *[name] { $name } takes the seat back.
 }
resumed = The server was restarted, and the clock was given time.
closed = The table is closed.
clock = { $by ->
    [you] Time is up for you; a bot acts once.
   *[name] Time is up for { $name }; a bot acts once.
 }

## What a table waits for.
mixing = Everybody is ready; the deals are being mixed.
table-closed = This table is closed.
rises = Rise and fly: in a moment the team that lost gets up, and the next in line sits down.
waits-for-people = Waiting for people to sit down.
names-and-last = { $names } and { $last }
waits-to-start = Waiting for { $names } to start.
waits-for-rematch = Another one, if { $names } would like.
waits-for-next-deal = Waiting for { $names } for the next deal.
ready-deal = Deal the cards
ready-rematch = Another one
ready-next-deal = Next deal
given-kept = Deal { $number } of { $count } is kept.
given-done = All your deals are played. The results come when the day is over.

## Reneges.
book = Book { $book }
call-renege = Call a renege in book { $book }.
book-without-renege = Book { $book }: no renege.
book-reneged = { $by ->
    [you] Book { $book }: You have reneged.
   *[name] Book { $book }: { $name } has reneged.
 }

## What a bid or a name would mean.
bid-means = { $bid }: { books } of { $all }.
name-means = { $contract }: { $ranks }.
ranks-uptown = ace high, then king down to two
ranks-downtown = ace high, then two up to king
ranks-downtown-aces-low = two high, then three up to king, ace low
order-matching = A bid must be higher than the last; the dealer may take it by matching.
order-level = A bid must beat the last: a higher number, or no-trump over the same number.
order-downtown-over-uptown = A bid must beat the last: a higher number, or downtown over uptown and no-trump over both.
order-no-trump-level = A bid must beat the last: a higher number.

## Refusals, farewells and phrases. A refusal begins small and has no full stop.
refused-seat-taken = that seat cannot be taken now
refused-no-seat = there is no free seat now; watch, and ask again between deals
refused-nobody-lost = nobody has lost their connection at that seat
refused-not-waited-for = the table is not waiting for that player now
refused-may-come-back = that player may be back in a moment; ask again after ten seconds
refused-between-matches = seats are changed between matches
refused-cards-lie = the cards are on the table
refused-bytes-told = these bytes were used in the last match; commit to new ones
refused-no-bytes = this seat is not expected to send bytes now
refused-other-bytes = these are not the bytes you committed to
refused-no-cards = no cards are dealt
refused-no-undo = there is nothing you can take back now
refused-given-seat = these deals can only be played by the person who began them, in the same seat
refused-given-leave = your deals are saved at this table; leave when you like, and come back before the day is over
refused-given-done = every deal of this table has been played
refused-nobody-asks = there is no request for you to agree to
refused-turn = it is the turn of { $name }
refused-called-already = you have called that book already
refused-person-acts = it is a person's turn, not a bot's
refused-table-waits = the match has not started yet
refused-closed = this table is closed
refused-no-seat-yet = take a seat first
refused-stale = the table has moved on; look at it again
refused-written = another server has just changed this table; try again
refused-elsewhere = this table is on another server now; continue there
refused-not-saved = this could not be saved; try again in a moment
bye-too-slow = Your connection was too slow. Reconnect and go on where you were.
bye-shutdown = The server is restarting; your seat is kept.
bye-signed-in-long = Your session has expired. Please sign in again.
bye-logged-out = You are signed out.
bye-signed-in-again = You have signed in again. One moment.
bye-too-many = This page is open in too many windows. Close one.
bye-other-stream = The stream was opened again elsewhere with the same token.
bye-bad-message = The messages received don't follow this protocol.
bye-too-fast = Too many messages. Reconnect in a moment.
bye-protocol = This server speaks protocol { $number }. Reload the page.
refused-too-fast = too fast: at most ten messages a second
refused-no-table = there is no such table
refused-claims = too many claims; play on, or claim again in a moment
refused-phrases = only preset phrases at this table
refused-follow-first = follow the table first
refused-words = wait a moment before the next message
refused-no-hint = there is no hint now
refused-hints = wait a moment before the next hint
refused-tables = you can follow { $count } tables at once; leave one first
refused-many-standing = many people are standing at this table already; take a seat, or come back in a moment
refused-strangers = you need an account to write freely to strangers; the preset phrases are for everybody
refused-programs-say = programs speak in the preset phrases
refused-mutes = you have muted { $count } people already; unmute one first
phrase-hello = Hello, everybody
phrase-luck = Good luck
phrase-nice = Nice one, partner
phrase-well-played = Well played
phrase-had-you = I had you
phrase-cold-kitty = My kitty was cold
phrase-sorry = Sorry, partner
phrase-boston = Boston!
phrase-rise = Rise and fly
phrase-one-more = One more?
phrase-moment = Just a moment
phrase-thanks = Thank you, good game
asks-for-a-hint = I ask for a hint
refused-no-watchers = this table has no spectators: take a seat to see it
refused-by-invitation = this table is by invitation: follow the link you were sent
refused-asks-password = this table has a password
refused-wrong-word = that is not the invite word of this table; look at the link you were sent
refused-wrong-password = that is not the password of this table; check it for a typo
refused-door-rests = too many wrong tries
refused-table-rests = too many wrong passwords were tried at this table, so it takes none for a while; the invite link still works
refused-words-nowhere = too many words that belong to no table; try again in { $time }
refused-again-in = try again in { $time }
refused-again-now = you can try again now
refused-then = { $why }; { $when }
time-second = a second
time-seconds = { $count } seconds
time-minutes = { $count } minutes
time-hours = { $count } hours
fault-many-passwords = too many wrong passwords for this account; try again in { $time }
refused-our-side = something went wrong on the server, and nothing has changed; try again in a moment
refused-not-installed = this server was set up without { $package }, which this needs; its owner can add it: pip install { $package }
refused-lines = too many connections at once; come back in a moment
fault-who = no session: POST /api/guest first
busy-long = this is taking too long; try again in a moment
busy-stopped = the worker that was computing this has stopped; try again in a moment
busy-much = too many requests at once; try again in a moment
busy-thinking = the bot is still thinking; ask again in a moment
busy-no-advice = this bot gives no hints here
unfit-words = this server doesn't allow such words; say it another way
unfit-name = this server doesn't allow such names; choose another
damaged = this table's log is damaged, so it can't be continued; please tell the owner of the server

busy-server = the server is overloaded; try again in a moment
fault-too-fast = too many requests; try again in a minute
fault-many-sign-ins = too many new guests and sign-ins from this network; try again in a minute, or ask the server's owner for a larger --limit sign-in
fault-not-owner = only the owner of the server can do this; bidwhist owner link prints a key
fault-too-long = a request has at most { $count } bytes

## Problems of requests.
fault-seats = seats are 0 to { $last }
fault-looks-on = a table whose maker only looks on is private and has watchers
fault-password = a table password has at least { $count } characters
fault-bots = unknown bot; the bots are { $names }
fault-no-conventions = { $name } has no conventions to choose
fault-by-chance = { $name } plays at random, so it can't play a convention
fault-no-table = there is no such table, or it is by invitation
fault-invitation = this invitation is no longer valid; the table may be closed
known-last-table = your last table
fault-no-match = there is no such match, or it is not finished
fault-no-choice = there was nothing to choose at this moment; go one step back or forward
fault-bad-step = ?step= is a moment of the replay, counted from 0
fault-bad-solved = ?solved= is yes or no
fault-not-allowed = the rules didn't allow that here
fault-seat-of-replay = seats are 0 to { $last }; leave it out to see what everybody saw
fault-not-here = this can only be done on the computer that runs the server
fault-report-whom = say whom you report: a table and a person, or a match and a seat
fault-report-you = you can't report yourself
fault-report-table = there is no such table, or you are not there
fault-report-person = that person isn't sitting, waiting or watching here, and hasn't spoken here
fault-report-match = there is no such match, or nobody sat in that seat
fault-friends-account = you need an account to have friends, so that they can find you again; make one on your page
fault-no-stream = open the stream first: GET /api/stream with the same token
fault-stream-bots = the stream is for bot accounts; people use the WebSocket
fault-bot-account = a bot account plays at tables; this is for the person who owns it
fault-no-bot = you have no bot account with that id
fault-bots-many = you have five bot accounts already; end one first
fault-bots-account = you need an account to answer for a bot; make one on your page
fault-friend-you = you can't befriend yourself
fault-friend-nobody = there is no account with that name here
fault-friends-many = you have as many friends and requests as allowed; remove one first
fault-no-seat = you don't sit at that table
fault-no-friend = you can only invite friends; send a friend request first
fault-no-club = there is no such club
fault-club-account = you need an account to be in a club, so that it knows you again; make one on your page
fault-tables-many = you already sit at { $most } open tables; leave one before you open another
fault-club-word = this link belongs to no club; ask for a new one
fault-club-out = a keeper of this club has sent you out; only a keeper can let you back in
fault-club-full = it's full: a club has at most 500 members, and a person at most ten clubs
fault-club-keeper = a club needs a keeper; make somebody else keeper first
fault-not-keeper = only a keeper of the club can do that
fault-no-report = there is no open report with that number
fault-no-ban = there is no such ban
fault-nobody = there is nobody with that id
bad-name-letters = a name needs visible letters
bad-name-long = a name has at most { $count } characters; is there a shorter form of it?
bad-name-signs = a name can have letters, digits and . ' - _ &; leave the other characters out
bad-title-signs = a name can have letters, digits and the usual punctuation; leave the other characters out
bad-name-unseen = some characters of this name can't be seen or read; type it again, letter by letter
bad-name-mixed = this name mixes letters of different alphabets; please use one of them
weak-better = three or four words that don't belong together make a good one, such as “rain kettle Sunday porch”
weak-short = a password has at least { $count } characters; { weak-better }
weak-name = this password contains your name, or a word of this game; { weak-better }
weak-common = this is one of the most used passwords, which are tried first; { weak-better }
weak-pattern = this password repeats itself, or follows the alphabet or the keys; { weak-better }
weak-guessed = this password is too easy to guess; { weak-better }
account-already = you have an account already
sign-in-wrong = name or password is wrong
recovery-wrong = name or recovery code is wrong
guest-no-password = a guest has no password; make an account first
password-wrong = that is not the password of this account
name-of-house = that name is reserved for this server and its bots; try it with another letter or word
name-taken = that name, or one that looks like it, is taken; try it with another letter or word
banned-for-good = You are banned from this server for good: { $why }
banned-until = You are banned from this server until { $time }: { $why }
coach-ends = the server is shutting down; ask again when it is back
coach-busy = the coach is busy with other matches; ask again in a minute
coach-yours = the coach is still working on your other matches; ask again in a minute
coach-away = the coach is not available now; try again later
coach-late = the coach could not finish this match in time; try again later
coach-unable = the coach could not review this match
reports-wait = { $count } of your reports are still waiting for the owner; please wait for them
fault-method = this path does not take that method
fault-nothing = there is nothing at this path
fault-offline = that needs a connection to the server
page-not-here = Not here
page-none = There is no such page.

forgotten = Your data is deleted. Your finished matches stay, with you as “Somebody”.

file-long = a file can have at most { $most } deals, and this one has { $count }
file-no-text = this file is not a record of a match: it is not text
file-no-record = there is no record of a match in this file
as-it-was = As played
table-of = { $name }'s table

code-letter = a letter of this share code is wrong, missing or extra: { $code }
code-version = this share code has version { $version }, but only { $known } can be read: { $code }
code-near = unknown share code; did you mean { $near }: { $code }
code-unknown = unknown share code; the known ones are { $known }: { $code }
code-strange = a share code can't have { $letter }: { $code }
code-no-rules = this share code gives rules that can't be played: { $code }
lan-owner = the owner has fixed the address this server listens on, so it can't open another
lan-none = this computer is on no network where friends could reach it
host-none = a request needs a Host header, as in: Host: whist.example
host-unknown = this server isn't known as { $name }. If it should be, its owner starts it with: bidwhist serve --host-name { $name }
foreign-page = this request comes from another site's page
# Daily deals.
daily-title = Daily deals of { $day }
fault-no-day = there are no results for that day, or not yet; a day ends at midnight UTC
fault-no-board = nobody played such a deal on that day
refused-not-read = this could not be read just now; try again in a moment
refused-went-back = the server lost the last steps of this table; it goes on from what is stored
file-moments = this file has { $count } decisions; { $most } at most can be shown
file-slow = this file takes too long to check; a shorter one would do

## The files of a table without a server.
offline-none = no files for play without a connection are there; pack them with bidwhist offline FOLDER: { $place }
offline-other = these files were packed by another version, { $version }, and this is { $own }; pack them again with bidwhist offline FOLDER: { $place }
offline-damaged = { $file } is missing or damaged; pack the folder again with bidwhist offline FOLDER: { $place }
offline-fetching = fetching { $file }
offline-packing = compiling and packing; this takes a minute
offline-missing = { $file } is missing there; leave out --from, or see bidwhist offline --needs: { $place }
offline-not-it = this is another file than the one that is needed ({ $algorithm } differs); fetch it again: { $file }
offline-not-ours = the folder has other files in it; name one that is new or empty: { $place }
offline-not-written = the folder cannot be written, { $fault }: { $place }
offline-no-program = { $program } is needed for this and was not found; install it, or run this where it is
offline-failed = { $program } could not do it: { $said }
offline-too-long = { $program } took more than { $count } seconds; try again
offline-no-library = { $library } is not installed here, so it cannot be packed
