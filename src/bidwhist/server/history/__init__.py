"""What was played: replays, figures and counts of finished matches, and whole logs out and in.

archive        replays and figures, worked out beside the tables and kept
replays        a match moment by moment, and what it adds to a person's figures
crossroads     the choices at a moment, and what another one comes to; other_ways: in a process of its own
deal_counts    all deals of a server counted in the open
transfer       logs exported and imported; log_check: each row decided again
moving         a whole house from one store to another
mending        logs with a gap, cut back to their last whole step
"""
