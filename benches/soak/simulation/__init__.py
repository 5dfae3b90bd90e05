"""A whole cluster of servers in one process, over a virtual clock, with faults drawn from a seed.

virtual_time   the clock, and one event loop for each process of the cluster
shared_store   the database that all servers share, and what goes wrong on the way to it
links          connections between people and servers; hints: the bus between servers
machines       one server: the real state and node, started, killed, stopped and ended
people         who plays, as a client that follows docs/protocol.md
faults         what is done to the cluster
judge          what must hold, while it runs and after each storm
run            one seed from its start to its verdict; crowd: very many tables
"""
