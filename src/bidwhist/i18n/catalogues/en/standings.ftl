### Where people stand.

board =
    { $board ->
        [partners] Players
        [pairs] Teams
        [cutthroat] Cutthroat
        [league] League
       *[experience] Experience
    }
board-of = Leaderboard
board-hint = Players with a rated match this month or last, and at least twenty in all. Bots are placed where the arena measured them.
board-empty = Nobody yet. Play at a rated table to be listed here.
tier = Tier
place = Place
who = Who
grade = Rating
points = Points
sure = { $certainty ->
    [certain] sure
    [fair] fairly sure
    [rough] roughly
   *[open] still open
}
your-standing = Your standing
pool = { $pool ->
    [partners] With a partner
    [cutthroat] Cutthroat
   *[other] { $pool }
}
grade-waits =
    { $left ->
        [one] { $left } more rated match until it is shown
       *[other] { $left } more rated matches until it is shown
    }
grade-is = rating { $worth }, { $sure }
in-place = place { $place }
like-bot = as strong as { $level }
curve = Your rating over { $count } matches, from { $first } to { $last }
season =
    League, { $month }: tier { $tier }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    }, { $played ->
         [one] { $played } match
        *[other] { $played } matches
    }; the first { $counted } count.
level-is =
    Level { $level }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    } of experience.
next-level = The next level begins at { $points }.
chips-are =
    { $chips ->
         [one] { $chips } chip.
        *[other] { $chips } chips.
    }
take-gift = Collect today's gift
partners = Partners
partner = { $name }: { $won } of { $played } won
your-way = Your way
way-band = The lower edge is what you have shown; the band above it is what you may well be worth, and it narrows as you play.
next-bot =
    { $points ->
         [one] One point more, and you are as strong as { $level }.
        *[other] { $points } points more, and you are as strong as { $level }.
    }
first-rating = Your first rating
first-rating-hint = A rating is shown after twenty rated matches. Each of these patches is one.
bot-mark = { $level } (bot)
