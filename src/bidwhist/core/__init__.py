"""The rules of the game: a deal is a frozen value, an action makes the next one, everything else reads."""
