"""The first lesson, which the page and the terminal give: cards laid by hand, every claim worked out by the core.

laid       the cards, calls and books
steps      a step as data
auction    books to judge, the bid, the kitty, naming trump
books      the play
script     the whole lesson
shapes     its steps as values

A test plays every way of every question again. What is said is the name of a message of ``learn`` with its parts.
"""
