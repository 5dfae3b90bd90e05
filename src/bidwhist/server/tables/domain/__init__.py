"""A table as a value, without socket, file or clock: its log, what a row does to it, what a command does.

log          every row that a log can hold
table        a table; advance: the table after each row
commands     what people wish and the house does, and what came of it
step         a command becomes rows for the log, or a refusal in words
wishes       a step's part for people; moves: for the house; refusals: what both can meet
allowed      what a seat may do besides its turn
mixing       the bytes that the deals of a match are mixed from
rotation     rise and fly: who gets up, and who sits down
"""
