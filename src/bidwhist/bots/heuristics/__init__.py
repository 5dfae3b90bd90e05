"""What the bot steady does, and what all levels share: how to read a view, value a hand, call, discard and play.

bidder       calls; exchange: names and discards; cards: the play, with leads, costs and holdings
reading      what a seat works out of its view; ranks: the suits from the top
features     what a hand shows; estimate: the tricks it should take, by weights
prospects    what tricks do for the match; worth: what each call, name or discard is worth
judgement    the constants, each in tricks or a chance
"""
