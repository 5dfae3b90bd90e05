"""What each seat, and each watcher, is shown of a table.

shown         the whole view: what everybody sees, and what a seat alone may know
seen          from step to step: what a view takes over from the one before, and what of it is new to its viewer
seats         who sits where; hand: a seat's cards and choices; asides: what it may do besides its turn
deal          auction, contract and tricks; sheet: the score; stage: what the table waits for
happenings    what happened from one row to the next, in sentences
voice         the sentences of the game with this table's names
facts         what does not change: rules, manners, conventions
"""
