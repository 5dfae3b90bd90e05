"""What was played: replays, figures and counts of finished matches, and whole logs out and in.

service          finished matches: found, replayed, counted; what is worked out of them, kept
routes           their endpoints
replays          a match moment by moment, and what it adds to a person's figures
alternatives     the choices at a moment, and what another one comes to; what_if: in a process of its own
coach            what a match teaches those who played it
picture, image   a moment as a picture
deal_counts      all deals of a server counted in the open
file_import      a file from elsewhere as a replay
log_export       logs exported and imported; log_check: each row decided again
store_transfer   a whole house from one store to another
log_repair       logs with a gap, cut back to their last whole step
"""
