"""Events: pairings, rounds and results, folded from one log.

Nothing here asks a clock, a file or a socket: times are arguments, in milliseconds since 1970.
"""
