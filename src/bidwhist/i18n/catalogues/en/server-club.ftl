### The terms of tables.

terms-no-chips = this server has no chips; its owner turns them on with --chips
terms-stake-rated = only rated tables can have a stake: make it rated, or remove the stake
refused-chips = { $name } does not have the { $stake } chips of the stake free: this match cannot begin
refused-rated-alone = a rated match needs opponents who are people and are here: wait for somebody, or open a training table
refused-rated-reneges = bots call no reneges: a rated match under these rules needs a person in every chair
terms-rated-whist = only Bid Whist is rated: choose a training table for whist
terms-rated-luck = these rules leave too much to luck for a rated table: { $what }; mend that, or choose a training table
terms-luck-deals = a match has at least { $least } deals
terms-luck-target = a team wins with at least { $least } points
terms-luck-floor = a team loses at { $most } points or fewer
terms-luck-bids = the lowest bid is at most { $most }
terms-luck-partners = a mix is for two partnerships of two
terms-luck-one-deal = one deal does not decide a match by itself, through rise and fly, lost sets, the back door or a Boston
terms-luck-range = bids can go at least { $least } above the lowest
terms-clock = a rated table needs a clock: choose one
terms-programs-stake = no chips are staked where programs may sit
terms-programs-clock = a table where programs may sit needs a clock: choose one
terms-no-programs = this table is for people; programs may sit where its host allows it
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
