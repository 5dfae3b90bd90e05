"""What was played: replays, figures and counts of finished matches, and whole logs out and in.

service          finished matches: find, replay, count; caches what is computed from them
routes           their endpoints
replays          a match moment by moment, and a person's statistics
alternatives     the choices at a moment and the result of another one; what_if: in a process of its own
coach            what a match teaches those who played it
picture, image   a moment as a picture
deal_counts      public statistics of all deals of a server
file_import      an uploaded file as a replay
log_export       export and import of logs; log_check: each row decided again
store_transfer   a whole server moved from one store to another
log_repair       logs with a gap, cut back to their last whole step
"""
