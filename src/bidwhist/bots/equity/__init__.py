"""The chance of each side to win the match from a score.

ends        every way a deal can end, as the core scores it
equity      the chances, solved from how deals come out
stakes      what one deal is worth
"""
