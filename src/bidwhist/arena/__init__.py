"""Bots compared on deals of a common seed with the sides swapped: the gain of a change, with its interval."""
