"""Work that takes long: where it is done, beside the tables, and whose turn it is.

turns        every address, each person in it, and each table of theirs, in turn
line         those who wait, by their shares
shares       who has had how much of the time, and what work takes
workers      the places: processes, or threads of the server's own process
worker       what one such process does
priority     how such a process steps back for the tables
"""
