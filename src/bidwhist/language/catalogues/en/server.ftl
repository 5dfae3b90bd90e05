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
rose = Rise and fly: the pair that lost gets up, and the next in line sits down.
says-ready = { $by ->
    [you] You say ready.
   *[name] { $name } says ready.
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
resumed = The server was started anew; the clock was given time.
closed = The table is closed.
clock = { $by ->
    [you] Time is up for you; a bot acts once.
   *[name] Time is up for { $name }; a bot acts once.
 }

## What a table waits for.
mixing = Everybody is ready; the deals are being mixed.
table-closed = This table is closed.
rises = Rise and fly: in a moment the pair that lost gets up, and the next in line sits down.
waits-for-people = Waiting for people to sit down.
waits-to-start = Waiting for { $names } to start.
waits-for-rematch = Waiting for { $names } for a rematch.
waits-for-next-deal = Waiting for { $names } for the next deal.
ready-deal = Deal the cards
ready-rematch = Rematch
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
refused-nobody-lost = nobody’s connection is lost at that seat
refused-not-waited-for = the table does not wait for them now
refused-may-come-back = they may be back in a moment; ask again when ten seconds are over
refused-between-matches = seats are changed between matches
refused-cards-lie = the cards are on the table
refused-bytes-told = these bytes were told in the match before; promise new ones
refused-no-bytes = no bytes are waited for from this seat
refused-other-bytes = these are not the bytes that were promised
refused-no-cards = no cards are dealt
refused-no-undo = there is nothing that you could take back now
refused-given-seat = these deals are played by whoever began them, in the chair that they began in
refused-given-leave = your deals are kept at this table; go whenever you like, and come back before the day is over
refused-given-done = every deal of this table has been played
refused-nobody-asks = nobody asks you to agree to anything
refused-turn = it is the turn of { $name }
refused-called-already = you have called that book already
refused-person-acts = a person acts here
refused-table-waits = the table still waits
refused-closed = this table is closed
refused-no-seat-yet = take a seat first
refused-stale = the table has moved on; look again
refused-written = the table was written elsewhere; look again
refused-elsewhere = this table is at another server of the house; go on there
refused-not-saved = this could not be saved; try again in a moment
bye-too-slow = Your line was too slow; come back and go on where you were.
bye-shutdown = The server is starting anew; your seat is kept.
bye-signed-in-long = You were signed in for long; please sign in again.
bye-logged-out = You have logged out.
bye-signed-in-anew = You have signed in anew; one moment.
bye-too-many = You have this open too often; close another window.
bye-bad-message = These are no messages of this protocol.
bye-too-fast = Too many messages; come back in a moment.
bye-protocol = This server speaks protocol { $number }; load the page anew.
refused-too-fast = not so fast: ten messages a second
refused-no-table = there is no such table
refused-claims = that was often; play on, or claim again in a moment
refused-phrases = this table keeps to the phrases
refused-follow-first = follow the table first
refused-words = one word after another
refused-no-hint = there is no hint to be had now
refused-hints = one hint after another; ask again in a moment
refused-tables = a line follows { $count } tables; leave one first
refused-many-standing = many people stand at this table already; take a chair, or come back in a moment
refused-strangers = among strangers free words are for people with an account; the phrases are for everybody
refused-mutes = you hear { $count } people no more already; hear one of them again first
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
refused-no-watchers = this table has no watchers: take a chair to see it
refused-by-invitation = this table is by invitation: follow the link you were sent
refused-asks-password = this table asks for its password
refused-wrong-word = that is not the word of this table; look at the link you were sent
refused-wrong-password = that is not the password of this table; perhaps a letter slipped
refused-door-rests = a few words went wrong, so the door rests a little
refused-table-rests = many wrong words were tried at this table, so its password rests; the invite link works all the while
refused-words-nowhere = a few words led nowhere; you can try again in { $time }
refused-again-in = try again in { $time }
refused-again-now = try again whenever you like
refused-then = { $why }; { $when }
time-second = a second
time-seconds = { $count } seconds
time-minutes = { $count } minutes
time-hours = { $count } hours
fault-many-passwords = many wrong passwords came for this account; try again in { $time }
refused-our-side = something went wrong on our side, and nothing has changed; try again in a moment
refused-lines = so many lines at once; come back in a moment
fault-who = say who you are first: POST /api/guest
busy-long = this takes longer than it should just now; try again in a moment
busy-stopped = whoever works this out has stopped; try again in a moment
busy-much = too much is being asked for; try again in a moment
busy-thinking = the bot is still thinking; ask again in a moment
busy-no-advice = this bot has no advice here
unfit-words = this server keeps words like that from the table; say it another way
unfit-name = this server keeps names like that from its tables; take another one
damaged = this table is damaged and cannot be taken up; tell whoever runs the server

busy-server = the server has too much to do just now; try again in a moment
fault-too-fast = that was often; try again in a minute
fault-not-owner = this is for the owner of the server; bidwhist owner link makes a key
fault-too-long = a request has at most { $count } bytes

## Problems of requests.
fault-seats = seats are 0 to { $last }
fault-password = a table with a password needs one of { $count } letters or more
fault-bots = there are bots called { $names }
fault-no-conventions = { $name } plays no conventions of ours
fault-by-chance = { $name } plays by chance, and so by no convention
fault-no-table = there is no such table, or it is by invitation
fault-invitation = this invitation leads nowhere; perhaps the table is closed
known-last-table = your last table
fault-no-match = there is no such match, or it is not over
fault-no-choice = nothing can be chosen at this moment; go one step back or on
fault-bad-step = ?step= is a moment of the replay, counted from 0
fault-not-allowed = the rules did not allow this here
fault-seat-of-replay = seats are 0 to { $last }; no seat at all shows what everybody saw
fault-not-here = only whoever sits at the machine that serves can do this
fault-report-whom = say who: a table and a person, or a match and a seat
fault-report-you = that is you
fault-report-table = there is no such table, or you are not there
fault-report-person = that person neither sits, waits or watches here, nor has spoken here
fault-report-match = there is no such match, or nobody sat in that seat
fault-friends-account = friends need an account, so that they find you again; make one on your own page
fault-friend-you = that is you
fault-friend-nobody = there is no account of that name here
fault-friends-many = you have asked as many people as one can; let somebody go first
fault-no-seat = you do not sit at that table
fault-no-friend = you can ask friends over; ask them to be one first
fault-no-club = there is no such club
fault-club-account = a club needs an account, so that it knows you again; make one on your own page
fault-club-name = a club needs a name of letters or digits
fault-club-word = this link leads to no club; ask for a new one
fault-club-full = there is no more room: a club has at most 500 members, and a person at most ten clubs
fault-club-keeper = a club needs somebody who keeps it; make somebody else a keeper first
fault-not-keeper = only who keeps the club can do that
fault-no-report = there is no such report that waits
fault-no-ban = there is no such ban
fault-nobody = there is nobody of that id
bad-name-letters = a name needs letters that can be seen
bad-name-long = a name has at most { $count } letters; perhaps a shorter form of it?
bad-name-signs = a name has letters, digits and . ' - _ & and nothing else; perhaps the same without the other signs?
bad-name-unseen = some signs of this name cannot be seen or read; perhaps it can be typed anew, letter by letter?
bad-name-mixed = this name mixes the letters of different alphabets; please keep to one
weak-better = three or four words that nobody else would put together do well, such as “rain kettle Sunday porch”
weak-short = a password has at least { $count } letters or digits; { weak-better }
weak-name = this password has your name in it, or a word of this game; { weak-better }
weak-common = this password is among those that many people use, so it is tried first; { weak-better }
weak-pattern = this password repeats itself, or follows the alphabet or the keys; { weak-better }
weak-guessed = this password is too easily guessed; { weak-better }
account-already = you have an account already
sign-in-wrong = name and password do not fit
recovery-wrong = name and recovery code do not fit
guest-no-password = a guest has no password; make an account first
password-wrong = that is not the password of this account
name-of-house = that name is kept for the house and its bots; perhaps with a letter or a word more?
name-taken = somebody here has an account of that name, or of one that looks like it; perhaps with a letter or a word more?
banned-for-good = This server does not serve you for good: { $why }
banned-until = This server does not serve you until { $time }: { $why }
coach-ends = the server ends; ask again when it is back
coach-busy = the coach is busy with other matches; ask again in a minute
coach-yours = the coach is busy with matches of yours; ask again in a minute
coach-away = the coach cannot be had just now; try again later
coach-late = the coach could not finish this match in time; try again later
coach-unable = the coach could not go through this match
reports-wait = { $count } reports of yours wait for the owner; they will be seen to
fault-method = this path is asked in another way
fault-nothing = there is nothing at this path
page-not-here = Not here
page-none = There is no such page.

forgotten = You are forgotten here. Your finished matches stay, and call you Somebody.

file-long = a file that is shown has at most { $most } deals: { $count }
file-no-text = this is no record of a match: it is not text
file-no-record = there is no record of a match in this file
as-it-was = As it was
table-of = { $name }'s table

code-letter = a letter of this share code is wrong, missing or too many: { $code }
code-version = this share code is of version { $version }, only { $known } can be read: { $code }
code-near = no such share code; did you mean { $near }: { $code }
code-unknown = no such share code; there are { $known }: { $code }
code-strange = a share code has no { $letter }: { $code }
code-no-rules = this share code stands for no rules that can be played: { $code }
lan-owner = this server listens where its owner has said, and nowhere else
lan-none = this machine is in no network where friends could reach it
host-none = a request names its host, as in: Host: whist.example
host-unknown = this server does not go by the name { $name }. If it should, whoever runs it starts it with: bidwhist serve --host-name { $name }
foreign-page = this request comes from a foreign page
# Daily deals.
daily-title = Daily deals of { $day }
fault-no-day = there are no results of such a day, or not yet; a day is over at midnight UTC
fault-no-board = nobody played such a deal on that day
