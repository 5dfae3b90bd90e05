"""Moderation: bans, reports, filtered words, figures of fair play, and the keys of the owner's page.

service        who is banned, what was said last, what is reported, and whether a key is the owner's
repository     bans, reports and keys in the store
domain         figures of fair play; fair_play: those of a person, in words
routes         people's reports, and the page of the server's owner
bans           people and addresses that are not served
word_filter    words that are not shown
reports        what people tell the owner; chat_log: the last words at each table, for them
owner_keys     the keys of the owner's page
"""
