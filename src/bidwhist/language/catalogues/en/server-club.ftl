### The terms of tables.

terms-no-chips = this house has no chips; whoever runs it turns them on with --chips
terms-stake-rated = chips are staked at rated tables alone: make it a rated table, or take the stake away
terms-clock = a rated table has a clock, so that nobody waits for ever: choose one
terms-bots = nobody has measured how strong { $name } is: a rated table takes beginner, casual, steady, strong or champion
terms-account = a rated table is for people with an account: make one on your own page, and your matches come along
terms-level = this table is for level { $level } and up, and you are at level { $yours }: training tables get you there
terms-tier = this table is for tier { $tier } of the league and those above it, and you are { $yours ->
    [0] in none yet: rated matches bring you in
   *[other] in tier { $yours }
 }
terms-chips = the stake is { $stake } and you have { $yours } chips: the gift of the day waits on your own page
fault-tier = a tier is a whole number from 1
fault-board = there is no such board: partners, pairs, cutthroat, league or experience
