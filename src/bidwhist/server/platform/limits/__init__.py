"""How much anybody may ask of the server, and when their turn comes.

rates        how often something may happen, by person, table and address
tries        wrong secrets, and the wait after them
turnstile    requests begin a few in each turn of the event loop, each address after another
addresses    which addresses are counted as one household
"""
