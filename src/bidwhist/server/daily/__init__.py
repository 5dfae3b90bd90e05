"""Daily deals: eight a day for everybody, scored against the field when the day is over.

service      days made before they begin and closed after they end; a player's table; a day's results
repository   days, lines, places and field grades in the store
domain       a day, its deals and its scores as values
routes       their endpoints
scores       a day's results, compared
bot_lines    the bots' result of each deal
grades       the field grades, rebuilt
"""
