"""Moderation: bans, reports, word filter, fair-play statistics, and the keys of the owner's page.

service        bans, chat log, reports, and the owner's keys
repository     bans, reports and keys in the store
domain         fair-play statistics; fair_play: those of a person, in words
routes         people's reports, and the page of the server's owner
bans           banned people and addresses
word_filter    words that are not shown
reports        reports to the owner; chat_log: the latest chat at each table, as evidence
owner_keys     the keys of the owner's page
"""
