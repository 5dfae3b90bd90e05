"""Calls, names and discards by roll-outs: each choice is played out in worlds that fit the auction so far.

players      the parts of a bot: RolloutBidder and Exchanger
rollout      each legal call, rolled out; model: how the other seats call in imagined worlds
exchange     each name and discard, valued; reasons: why, with the figures
dealing      worlds for the auction; worlds: what their auctions come to
sizing       the tricks that each way to bid should bring; keeping: what a declarer would keep
evaluator    tricks as chances, by nets; suit_bits: the suits of many hands at once, in arrays
equity_cache the tables of equity: shipped, kept from before, or made; selfplay: from imagined deals
bidding_net  a network that values every legal call; net_calls: the same at the table, and for many worlds
agreed       a bidder that keeps to a convention card
"""
