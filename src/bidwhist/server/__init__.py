"""The online table: a pure table core, a store, and a web server around them.

director/    the desk of an event in a hall: an application of its own
http/        how a request or a socket comes in, and its answer
daily/       eight deals a day for everybody; contests/: events at the server's own tables
workshop/    a worker on another host, that has no tables
live/        the tables that are being played, and the connections that follow them
history/     finished matches: replays, figures, counts; logs exported and imported
cluster/     which of several servers has which table
standings/   grades, league, experience and chips, settled and shown
accounts/    who people are; peace/: bans, reports, words; coach/: what a match teaches; view/: what a seat is shown
store/       the file that everything is kept in
game/        a table as a value, its log, and what a command does to it
protocol/    what goes over the wire; limits/: how much anybody may ask for
work/        what takes long: processes and threads beside the tables, and whose turn it is
bus/         what servers of one house tell each other
web/         the built page, which git ignores

Each folder imports only from rows below its own.
"""
