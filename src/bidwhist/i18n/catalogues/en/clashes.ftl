### Why house rules do not go together, for people: “{ $question }” and “{ $answer }” are the questions' own words.

way-out-answer = “{ $question }” then needs the answer “{ $answer }”.
way-out-answers = “{ $question }” then needs the answer “{ $answer }” or “{ $other }”.
way-out-either = “{ $question }” then needs the answer “{ $answer }”, or “{ $second }” the answer “{ $other }”.
way-out-again = “{ $question }” needs another answer.
clash-number = “{ $question }” can be { $values }, not { $value }.
clash-kitty = { $players } people cannot share { $cards } cards evenly with a kitty of { $kitty }. { $way_out } What fits: { $fits }.
clash-kitty-fit = { $jokers ->
    [0] no jokers
    [one] one joker
   *[other] two jokers
 } with a kitty of { $kitties }
clash-partners = Partners need four people, and { $players } play here. { $way_out }
clash-bid-counts = Partners bid the books over six, and a player alone bids every book. { $way_out }
clash-discard-trick = With thirteen cards each, no book is left for the discards; a kitty of { $fits } would leave one. { $way_out }
clash-max-bid = A deal has { $tricks } books here, so nobody can bid more than { $highest }. { $way_out }
clash-max-bid-discards = Without the discards a deal has { $tricks } books, and the highest bid is { $highest }, not { $bid }. { $way_out }
clash-min-bid = Nobody can bid at least { $bid } and at most { $highest }. { $way_out }
clash-directions = Cards have to rank in one way at least. { $way_out }
clash-sport = There is no kitty to show. { $way_out }
clash-sport-trump-bids = When the kitty is shown, a number alone does not say yet whether it is no-trump. { $way_out }
clash-jokers-discarded = With a kitty of { $kitty } the declarer cannot discard the jokers. { $way_out }
clash-defenders-score = Where everybody plays alone, there are no books over six to count. { $way_out }
clash-boston-needs-bid = Nobody can bid seven over six here. { $way_out }
clash-boston-points = A Boston with points of its own is not doubled as well. { $way_out }
clash-boston-either = Defenders have no bid of seven. { $way_out }
clash-alone-boston-by = With several defenders, no single one takes every book. { $way_out }
clash-alone-max-sets = A match is lost to another team, and here everybody plays alone. { $way_out }
clash-alone-backdoor = A match is won by another team, and here everybody plays alone. { $way_out }
clash-alone-renege = Where everybody plays alone, what a renege costs goes to the player who calls it. { $way_out }
clash-alone-renege-penalty = A match is lost to another team, and here everybody plays alone. { $way_out }
clash-floor = Where the others score a bid that is set, nobody's score falls. { $way_out }
clash-rotation = Partners get up together, and here everybody plays alone. { $way_out }
clash-trump-turned = Where a card is turned up for trump, nobody bids. { $way_out }
clash-trump-directions = Where a card is turned up for trump, nobody chooses how cards rank. { $way_out }
