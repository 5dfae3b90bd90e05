"""Events: pairings, rounds and results, folded from one log.

log          what a row can say
event        an event as a value: entrants, rounds, meetings, the line of a room
fold         rows become an event
commands     what can be asked for; step: what that does, or a refusal in words
waits        what happens by itself, and when
draws        who meets whom next, by form: swiss (matching), robin, knockout, moving, room
reasons      why two meet, in words
standings    the order, and the Bostons
entries      entries read from CSV, results written as CSV

Nothing here asks a clock, a file or a socket: times are arguments, in milliseconds since 1970.
"""
