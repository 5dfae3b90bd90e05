"""The first lesson and the exercises, which the page and the terminal give; every claim is worked out by the core.

laid       the cards, calls and books
steps      a step as data
auction    books to judge, the bid, the kitty, naming trump
books      the play
script     the whole lesson
shapes     its steps as values
exercises  ten positions to decide, as they are written when the package is built

A test plays every way of every question again. What is said is the name of a message of ``learn`` with its parts.
"""
