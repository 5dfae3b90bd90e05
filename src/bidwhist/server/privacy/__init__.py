"""Personal data: exported as a file, and erased when a person deletes it.

export       a person's data
erasure      a person's data deleted everywhere; repository: in the store
"""
