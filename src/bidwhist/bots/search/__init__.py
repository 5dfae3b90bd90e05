"""Cards by search: each legal card played out in likely worlds.

search    the values of the cards over worlds; player: the part of a bot that plays by them
stakes    what the tricks of a contract are worth in the match
"""
