"""A table as a value: its log, what each row does to it, and what a command does; no I/O, no clock.

log          every row that a log can hold
table        a table; transitions: the table after each row; finished: a match that is over, as it is kept
commands     what people and the server ask for, and the results
decisions    a command becomes rows for the log, or a refusal in words
player_commands  commands of people; automatic_moves: of the server; refusals: shared by both
allowed      what a seat may do out of turn
seed_exchange  the bytes that the deals of a match are mixed from
rotation     rise and fly: who gets up and who sits down
"""
