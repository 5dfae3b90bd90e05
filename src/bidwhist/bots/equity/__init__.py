"""The chance of each side to win the match from a score.

ends        every way a deal can end, as the core scores it
equity      the chances, solved from how deals come out; selfplay: how they come out, found by imagining some thousands
stakes      what hangs on one deal; shelf: the tables, those of the presets from the package
"""
