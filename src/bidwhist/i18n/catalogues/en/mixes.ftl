### Rules that do not go together; names of options and their values are those of files, the same in all languages.

mix-number = { $option } must be { $values }: { $value }
values-between = between { $low } and { $high }
values-or = { $first } or { $last }
values-in-line = { $first }, { $last }
values-or-none = { $values }, or none
no-such = { $kind ->
    [agreement] no such agreement
    [bot] no such bot
    [command] no such command
    [format] no such format
    [judge] no such judge
    [language] no such language
    [option] no such option
    [table] no such table
    [word-list] no such word list
   *[rules] no such rule set
 }
no-such-bot-in = no such bot in { $place }
unknown-near = { $said }; did you mean { $near }: { $name }
unknown-known = { $said }; there are { $known }: { $name }
mix-kitty = { $cards } cards less a kitty of { $kitty } do not divide among { $players } players; for { $players } players take { $fits }
mix-kitty-fit = jokers { $jokers } with kitty { $kitties }
mix-partners = partners must be none with { $players } players; partnerships need 4
mix-bid-counts = bid_counts must be tricks when partners is none (cutthroat), and odd_tricks with partners: bid_counts { $counts }, partners { $partners }
mix-discard-trick = thirteen cards each leave no trick for the discards: discard_trick must be nobody, or kitty { $fits }: kitty { $kitty }
mix-max-bid = max_bid must be between 1 and { $highest }, since a deal has { $tricks } tricks: { $bid }
mix-max-bid-discards = max_bid must be between 1 and { $highest }, since a deal has { $tricks } tricks: { $bid }; or discard_trick declarer or first_trick, which makes one more
mix-min-bid = min_bid must be between 1 and max_bid { $highest }: { $bid }
mix-directions = directions must name at least one of uptown, downtown, downtown_aces_low, each once
mix-sport = there is no kitty to sport: sport must be never when kitty is 0: { $sport }
mix-sport-trump-bids = sport trump_bids shows the kitty before it is taken, when number bids do not say yet if it is no-trump: declare must be before_kitty, or bid_names suffix: { $declare }, { $names }
mix-jokers-discarded = a declarer cannot discard jokers without a kitty: no_trump_jokers must be when_void, first_void or any_time when kitty is { $kitty }
mix-defenders-score = defenders_score must be nothing in cutthroat: there are no odd tricks to count
mix-boston-needs-bid = nobody can bid the 7 odd tricks that boston_needs_bid asks for (max_bid { $highest }, bids count { $counts }): boston_needs_bid must be 0
mix-boston-points = a Boston with points of its own is not doubled as well: boston must be none or wins, or boston_points 0: { $points }
mix-boston-either = defenders have no bid of seven: boston_by must be declarers, or boston_needs_bid 0: { $by }
mix-alone-boston-by = with several defenders, no single one takes every trick: boston_by must be declarers in cutthroat
mix-alone-max-sets = a match is lost to the other team: max_sets must be none in cutthroat
mix-alone-backdoor = a match is won by the other team: backdoor must be nothing in cutthroat
mix-alone-renege = what a renege costs goes to the player who calls it where everybody plays alone: renege must be prevented or called in cutthroat
mix-alone-renege-penalty = a match is lost to the other team: renege_penalty must be tricks or bid in cutthroat
mix-floor = nobody's score falls when set is defenders_score_bid: floor must be none, or set minus_bid: { $floor }
mix-rotation = rise and fly seats teams: rotation must be none in cutthroat
mix-trump-turned = nobody bids where trump is turned up: { $option } must be { $needed }, or trump named: { $value }
mix-trump-directions = nobody chooses a ranking where trump is turned up: directions must be one alone, or trump named
