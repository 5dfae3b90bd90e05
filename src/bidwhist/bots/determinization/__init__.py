"""Determinization: hidden cards sampled where they may be.

sample      random worlds, as arrays for the kernel
evidence    what seats did, read in each world; promised: what calls have promised
likely      a pool of worlds, weighed by both, and the best supported kept
"""
