"""Events: pairings, rounds and results, folded from one log.

announcement what is laid down beside its form, how many events there may be, and in which order a list has them
log          what a row can say
event        an event as a value: entrants, rounds, meetings, the line of a room
fold         rows become an event
commands     what can be asked for; decisions: what that does, or a refusal in words
deadlines    what happens by itself, and when
pairings     who meets whom next, by form; matching, lookahead: in the Swiss system; lots: how equals are drawn
pairing_reasons  why two meet, in words
standings    the order, and the Bostons
entries      entries read from CSV, results written as CSV

Nothing here asks a clock, a file or a socket: times are arguments, in milliseconds since 1970.
"""
