### The page of whoever runs the server.

look-again = Look again
lock-page = Lock this page
this-server = This server
owner-only = This page is for whoever runs the server. On its machine, “bidwhist owner link” prints the address that opens it.
health = Health
is-well = It is well
cannot-write = It cannot write its file
people = People
people-here = { $people } here, over { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
 }
tables = Tables
in-memory = { $tables } in memory
since = Since
since-version = { $when }, version { $version }
saved-data = Saved data
file-is = { $size }; { $free } of the disk are free
refused = Refused
refused-are = { $refused }; { $away ->
    [one] { $away } line sent away
   *[other] { $away } lines sent away
 }
refused-nothing = nothing
bots-word = Bots
bots-missed = { $count } too slow or failed
reports = Reports
closed-too = Those seen to as well
for-what = { $about ->
    [words] for words
    [name] for a name
    [play] for play
   *[other] for something else
 }
report-match = { $when }, by { $name }, in the match { $match }, step { $step }
report-table = { $when }, by { $name }, at “{ $title }” ({ $table }), step { $step }
the-replay = the replay
said-there-last = What was said there last
seen-to = Seen to
told-seen-to = Seen to.
ban-them = Ban { $who } …
nobody-reported = Nobody has reported anything.
bans = Bans
ban-who = A person’s id, or an address
ban-why = Why (they are told)
ban-for = For
ban-days = { $days ->
    [d1] a day
    [d7] a week
    [d30] a month
   *[ever] good
 }
ban = Ban
told-banned = Banned, and told so.
banned-ever = for good: { $why }
banned-until = until { $when }: { $why }
let-again = Let { $who } come again
told-again = { $who } may come again.
nobody-banned = Nobody is banned.
find-hint = Name or id; empty for who is here
find = Find
kind-of = { $kind ->
    [guest] guest
   *[account] account
 }
from-addresses = from { $addresses }
is-banned = banned
other-name = Give { $name } another name
told-other-name = Another name is shown.
player = Player { $number }
nobody = Nobody.
stage-of = { $stage ->
    [seating] seating
    [mixing] mixing
    [playing] playing
    [over] over
    [closed] closed
   *[other] { $stage }
 }
table-kind = { $kind ->
    [open] open
    [private] private
    [password] with a password
   *[other] { $kind }
 }
table-at = { $kind }, { $stage }, step { $step }, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
 }: { $seats }
close-table = Close “{ $title }”
told-closed = The table is closed.
no-table = None is in memory.
fair-play = How they play: { $name }
