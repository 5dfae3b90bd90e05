"""Bots: each gets a View and nothing else, and can explain its actions.

bot            what a bot is: ``choose``, ``advise``, ``weigh``
levels         the bots by name, from random to champion; guests: bots from other packages
chance         the bot that plays by chance
conventions    what calls promise by agreement; claims: when a bot claims the rest
heuristic_bot  steady, and why the levels below it play as they do
heuristics/    sound play of every phase from the view alone: what steady does, and all levels share
human_like/    beginner and casual: steady with a person's failings
partner_safety/  what no bot does to its partner, at any level
explanations/  why a bot does what it does, as values with words and a proof
determinization/  hidden cards sampled consistently with the view, weighed by what seats did
search/        cards by search over worlds
auction/       calls, names and discards by roll-outs over worlds
equity/        the probability of winning the match from a score
composed       a bot put together from parts; searching: strong and champion, so composed
grids          arrays whose sums are the same on every machine

Champion's bid: ``levels`` -> ``searching.champion_bot`` -> ``auction.players.RolloutBidder`` ->
``auction.rollout.RollOut`` -> ``auction.model`` (how the others call) and ``auction.equity_cache`` (what the end is
worth).
"""
