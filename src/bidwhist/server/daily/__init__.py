"""Daily deals: eight a day for everybody, scored against the field when the day is over.

daily         the days: made before they begin, closed after they end; a player's table
scores        what came of a day, compared
house         the house's own line of each deal
grades        the field grades, rebuilt
"""
