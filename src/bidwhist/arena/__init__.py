"""Bots compared on deals of a common seed, sides swapped: what a change is worth, with its interval."""
