"""Events played at the server's own tables: drawn, seated and scored automatically.

service       the events of a server, each with its log; one command after another
driver        one event: commands decided, written, and only then shown; the desk has it too
repository    announcements, logs and tables of events in the store
domain        an event as a value, its log, and what a command does
routes        their endpoints; event_view: an event as a page
seating       what the server does at an event: tables opened and closed, who is there, results
score_cards   what a match at a table is on a score card; rating: which events are rated
desk          the desk of a hall
"""
