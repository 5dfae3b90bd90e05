"""Events: pairings, rounds and results, folded from one log.

announcement an event's terms besides its form, limits on open events, and the order of lists
log          what a row can say
event        an event as a value: entrants, rounds, meetings, the queue of a room
fold         an event from its rows
commands     what can be asked for; decisions: what that does, or a refusal in words
deadlines    what happens automatically, and when
pairings     who meets whom next, by form; matching, lookahead: in the Swiss system; lots: how equals are drawn
pairing_reasons  why two meet, in words
standings    the order, and the Bostons
entries      entries read from CSV, results written as CSV

Nothing here reads a clock, a file or a socket: times are arguments, in milliseconds since 1970.
"""
