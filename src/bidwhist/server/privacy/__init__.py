"""What is kept of a person: given to them as a file, and taken out of everything when they leave for good.

export       everything that is kept of a person
erasure      a person taken out of everything; repository: of what is in the store
"""
