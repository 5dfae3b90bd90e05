"""Work that takes long: where it is done, beside the tables, and whose turn it is.

turns        every address, and each person in it, in turn
workers      the places: processes, or threads of the server's own process
worker       what one such process does
priority     how such a process steps back for the tables
"""
