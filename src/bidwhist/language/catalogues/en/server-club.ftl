### The terms of tables.

terms-no-chips = this server has no chips; its owner turns them on with --chips
terms-stake-rated = only rated tables can have a stake: make it rated, or remove the stake
terms-clock = a rated table needs a clock: choose one
terms-bots = the strength of { $name } has not been measured: a rated table takes beginner, casual, steady, strong or champion
terms-account = you need an account to play at a rated table: make one on your page, and your matches come along
terms-level = this table is for level { $level } and up, and you are at level { $yours }: training tables get you there
terms-tier =
    this table is for tier { $tier } of the league and above, and you are { $yours ->
        [0] in none yet: rated matches bring you in
       *[other] in tier { $yours }
    }
terms-chips = the stake is { $stake } and you have { $yours } chips: today's gift waits on your page
fault-tier = a tier is a whole number, 1 or more
fault-board = there is no such board: partners, pairs, cutthroat, league or experience
