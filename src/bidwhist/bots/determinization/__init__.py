"""Hidden cards laid where they may lie.

sample      worlds laid at random, as arrays that the kernel takes
evidence    what seats did, read in each world; promised: what calls have promised
likely      a pool of worlds, weighed by both, and the best supported kept
"""
