"""The same deals at many tables: dealt from one secret, scored against the field, and graded.

dealing       an event's secret, its commitment, and the bytes and seed of each deal
day           a day of eight deals: who plays which, in which order, and when it is over
scoring       matchpoints and differences of one deal
places        everybody's place over all deals of an event, pairs and teams
field_grade   the grade against the field, over the last two thousand deals
result        the result of one deal at one table, and of a whole day
bot_line      a deal played by bots in every chair
"""
