"""Daily deals: eight a day for everybody, scored against the field when the day is over.

service      the days: made before they begin, closed after they end; a player's table; what came of a day
repository   days, lines, places and field grades in the store
domain       a day, its deals and its scores as values
routes       their endpoints
scores       what came of a day, compared
bot_lines    the house's own line of each deal
grades       the field grades, rebuilt
"""
