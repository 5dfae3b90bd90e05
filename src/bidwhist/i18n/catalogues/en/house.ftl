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
take-back-answer = Undo this answer

## Rules kept under names.
mine-title = Your saved rules
mine-hint = Saved in this browser. A share code takes them anywhere else.
mine-name = A name for the rules as they are now
mine-keep = Save
mine-played = Played last
mine-use = Use
mine-use-named = Use: { $name }
mine-more = More
mine-more-named = More: { $name }
mine-copy = Copy the share code
mine-rename = Rename
mine-new-name = New name
mine-delete = Delete
mine-bring-back = Undo
mine-kept = { $name } is saved.
mine-in-use = These rules are in use.
mine-copied = The share code is copied.
mine-by-hand = Please copy the code by hand: { $code }
mine-deleted = { $name } is deleted.
mine-full = You can save { $most } sets of rules. Delete one first.
mine-taken = That name is empty or taken.
mine-no-name = Give them a name first.
share-code = Or a share code
take-rules = Use these rules

## The table.
the-table = The table
table-called = Name of the table
as-you-like = optional
who-may-come = Who can join
come-link = people with the link
come-all = everybody
come-password = people with the password
clock = Clock
bots = Bots
bots-pace = How fast they play
promises-hint = Everybody at the table can read it in the menu.
allow-hints = Players may ask for hints; the others see that they did
allow-talk = Bots say a word now and then
allow-chat = People may write more than the preset phrases
allow-watchers = Others may watch, without seeing a hand
on-television = On the television: this screen shows the table, everybody plays on a phone
allow-programs = Programs may sit down, under names of their own (with a clock)
not-together = These rules don't go together; the question and the sheet say why.
open-table = Open the table
rules-sheet = The rules sheet
differs-from-preset = What differs from { $preset }
share-code-is = Share code:
print-it = Print it
rated-table = Rated: counts for rating and league, with a clock, without hints or undo
relative-unrated = Only Bid Whist is rated: a table of this game is for training.
stake-of-table = Stake in chips
least-level = From level
least-tier = League
any-tier = anybody
