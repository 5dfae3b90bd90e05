### Where people stand.

board = { $board ->
    [partners] Players
    [pairs] Pairs
    [cutthroat] Cutthroat
    [league] League
   *[experience] Experience
}
board-of = Board
board-hint = Whoever played a rated match this month or the last, after twenty of them. Bots stand where the arena measured them.
board-empty = Nobody is here yet. Rated tables fill this board.
bots-compared = Bots, for comparison
tier = Tier
place = Place
who = Who
grade = Grade
points = Points
sure = { $certainty ->
    [certain] sure
    [fair] fairly sure
    [rough] roughly
   *[open] still open
}
your-standing = Where you stand
pool = { $pool ->
    [partners] With a partner
    [cutthroat] Cutthroat
   *[other] { $pool }
}
grade-waits = { $left ->
    [one] { $left } more rated match until it is shown
   *[other] { $left } more rated matches until it is shown
}
grade-is = grade { $worth }, { $sure }
in-place = place { $place }
like-bot = as strong as { $level }
curve = Your grade over { $count } matches, from { $first } to { $last }
season = { $month }: tier { $tier } of the league, { $points } points, { $played } matches; the first { $counted } count.
level-is = Level { $level }, { $points } points of experience.
next-level = The next level comes with { $points }.
chips-are = { $chips } chips.
take-gift = Take the gift of the day
partners = Partners
partner = { $name }: { $won } of { $played } won
