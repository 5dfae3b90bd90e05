"""A table without a server: what of the server runs in a browser, and how a page there speaks with it.

app       the server of one person and three bots, with all of its work in the event loop
port      a page's requests and sockets as messages of a worker
offline_table  the table over a stored database; browser: as JavaScript calls it
packing   the files that a browser needs for it, in a folder
"""
