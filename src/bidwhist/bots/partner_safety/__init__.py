"""What no bot does to its partner, at any level.

cards    plays that a reading of the play forbids; calls: bids on hope, and passes with a great hand
"""
