"""Who people are: guests, accounts, and how they sign in."""
