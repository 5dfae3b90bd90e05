"""Events played at the server's own tables: drawn, seated, and scored by themselves.

contests     the events of a server, each with its log; one command after another
attending    what the house does at an event: tables opened and closed, who is there, results
cards        what a match at a table is on a score card
"""
