"""Where everything is kept: one SQLite file or PostgreSQL, one writer, nothing answered before it is on the disk.

store, hands       writes in groups, reads beside them; hands: the threads that do
places, opening    where a store is, and how it is opened
database           what both databases have, and what can go wrong; migrations: their tables and versions
sqlite, postgres   each of the two; storefile: the file on the disk
log_rows           rows of tables' logs
finished           the match that a row finishes, as it is kept; match_rows: kept matches
people_rows        people, names and sign-ins; forgetting_rows: what is taken out when somebody leaves
look_alikes        which names look like each other
"""
