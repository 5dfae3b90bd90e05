"""What no bot does at a table, at no level.

cards    plays that a reading of the play forbids; calls: bids on hope, and passes with a great hand
"""
