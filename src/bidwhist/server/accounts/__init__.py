"""People: guests, accounts, sign-in, and clubs.

service            guests first, accounts by choice, login sessions and recovery codes; repository: its queries
club_service       clubs and who is in them; club_repository: its queries
domain             a person and a club as values
routes             their endpoints
names              which display names are allowed; password_policy: which passwords are too weak
password_hasher    slow hashes of passwords, one at a time
login_sessions     how long a sign-in lasts; devices: browsers that have signed in before
"""
