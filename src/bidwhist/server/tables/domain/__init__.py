"""A table as a value: its log, what each row does to it, and what a command does; no I/O, no clock.

log          every row that a log can hold
table        a table; transitions: the table after each row; finished: a match that is over, as it is kept
commands     what people wish and the house does, and what came of it
decisions    a command becomes rows for the log, or a refusal in words
player_commands  a step's part for people; automatic_moves: for the house; refusals: what both can meet
allowed      what a seat may do besides its turn
seed_exchange    the bytes that the deals of a match are mixed from
rotation     rise and fly: who gets up, and who sits down
"""
