"""What keeps people's peace on a server.

peace         who is kept out, what was said last, and whether a key is the owner's
bans          people and addresses that are not served
moderation    words that are not shown
reports       what people tell the owner; talk: the last words at each table, for them
owner_keys    the keys of the owner's page
"""
