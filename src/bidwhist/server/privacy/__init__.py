"""People who leave for good: their name goes out of everything that stays."""
