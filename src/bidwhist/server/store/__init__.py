"""The file that everything is kept in: one SQLite file, one writer, nothing answered before it is on the disk.

store              writes in groups, reads beside them
database           the file's tables and versions, and what can go wrong; storefile: the file on the disk
log_rows           rows of tables' logs
finished           the match that a row finishes, as it is kept; match_rows: kept matches
people_rows        people, names and sign-ins; forgetting_rows: what is taken out when somebody leaves
look_alikes        which names look like each other
"""
