### House rules: where one starts, what is asked, rules kept under names, and the table.

house-title = Your house, your rules
start-from = Start from
start-rules = Rules to start from

## Questions.
own-rules-are = Your house rules
nothing-differs = Nothing differs from { $preset } so far. Every rule can be settled below.
all-the-rest = All the rest
preset-has = { $preset }: { $answer }
no-effect = Makes no difference with your other answers.
take-back-answer = Take this answer back

## Rules kept under names.
mine-title = Rules you keep
mine-hint = Kept in this browser. A share code takes them anywhere else.
mine-name = A name for the rules as they are now
mine-keep = Keep them
mine-played = Played last
mine-use = Use
mine-use-named = Use: { $name }
mine-more = More
mine-more-named = More: { $name }
mine-copy = Copy the share code
mine-rename = Rename
mine-new-name = New name
mine-delete = Delete
mine-bring-back = Bring it back
mine-kept = { $name } is kept.
mine-in-use = These rules are taken.
mine-copied = The share code is copied.
mine-by-hand = Copy the code by hand, please: { $code }
mine-deleted = { $name } is deleted.
mine-full = { $most } rule sets are as many as are kept here. Delete one first.
mine-taken = That name is empty or taken.
mine-no-name = Give them a name first.
share-code = Or a share code
take-rules = Take these rules

## The table.
the-table = The table
table-called = What it is called
as-you-like = as you like
who-may-come = Who may come
come-link = whoever has the link
come-all = everybody
come-password = whoever knows the password
clock = Clock
bots = Bots
bots-pace = How fast they play
promises-hint = Everybody at the table can read it in the menu.
allow-hints = Hints for whoever asks; the others hear of it
allow-talk = Bots say a word now and then
allow-chat = People may say more than the phrases
allow-watchers = Others may look on, without seeing a hand
not-together = Not these rules together; it stands beside the question and on the sheet.
open-table = Open the table
rules-sheet = The rules sheet
differs-from-preset = What differs from { $preset }
share-code-is = Share code:
print-it = Print it
rated-table = Rated: counts for grade and league, with a clock, without hints or undo
relative-unrated = Grades and the league are of Bid Whist: a table of this relative is for training.
stake-of-table = Stake in chips
least-level = From level
least-tier = League
any-tier = anybody
