"""The tables being played and the connections that follow them.

service        what people ask of tables: open one, find one by its invite, locate it
repository     rows of logs in the store; match_repository: kept matches
domain         a table as a value, its log, and what a command does; views: what each seat is shown
routes         their endpoints
registry       the sessions in memory; lobby: tables that are open to everybody; context: what all sessions share
session        one running table: decide, store, answer, show; recovery: from its log
followers      who follows it and what they are sent; deal_chat: what they said in the deal
scheduler      what it does by itself, and when
connection     one connection and its bounded queue; access: who may come into a table
bot_service    the bots of the server; bot_turns, bot_chat: what they do and say at a table
redirects      people of tables that are another server's
finished_match the match that a row finishes
"""
