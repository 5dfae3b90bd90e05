### The page of the server's owner.

look-again = Refresh
lock-page = Lock this page
this-server = This server
owner-only = This page is for the owner of the server. On its computer, “bidwhist owner link” prints the address that opens it.
health = Health
is-well = All is well
cannot-write = It can't write to its database
people = People
people-here =
    { $people } here, { $lines ->
        [one] { $lines } connection
       *[other] { $lines } connections
    }
tables = Tables
in-memory = { $tables } in memory
since = Since
since-version = { $when }, version { $version }
saved-data = Saved data
file-is = { $size }; { $free } free on the disk
refused = Refused
refused-are =
    { $refused }; { $away ->
        [one] { $away } connection closed
       *[other] { $away } connections closed
    }
refused-nothing = nothing
bots-word = Bots
bots-missed = { $count } too slow or failed
reports = Reports
closed-too = Closed ones too
for-what = { $about ->
    [words] for words
    [name] for a name
    [play] for play
   *[other] for something else
 }
report-match = { $when }, by { $name }, in the match { $match }, step { $step }
report-table = { $when }, by { $name }, at “{ $title }” ({ $table }), step { $step }
the-replay = the replay
said-there-last = Last messages there
seen-to = Close the report
told-seen-to = The report is closed.
ban-them = Ban { $who } …
nobody-reported = There are no reports.
bans = Bans
ban-who = A person’s id, or an address
ban-why = Reason (they will see it)
ban-for = For how long
ban-days =
    { $days ->
        [d1] a day
        [d7] a week
        [d30] a month
       *[ever] for good
    }
ban = Ban
told-banned = Banned and notified.
banned-ever = for good: { $why }
banned-until = until { $when }: { $why }
let-again = Unban { $who }
told-again = { $who } is no longer banned.
nobody-banned = Nobody is banned.
find-hint = Name or id; leave empty for everybody here now
find = Find
kind-of = { $kind ->
    [guest] guest
   *[account] account
 }
from-addresses = from { $addresses }
is-banned = banned
other-name = Rename { $name }
told-other-name = Renamed.
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
table-at =
    { $kind }, { $stage }, step { $step }, { $lines ->
        [one] { $lines } connection
       *[other] { $lines } connections
    }: { $seats }
close-table = Close “{ $title }”
told-closed = The table is closed.
no-table = No table is in memory.
fair-play = How they play: { $name }
