"""Many servers over one PostgreSQL: which of them has which table, and where a table is.

owning       what a table asks of whoever owns it: one server alone, or one node of many
node         one node: its heartbeat, its claims, where tables are, what other nodes tell
node_rows    rows of nodes, owners and hints, and the fence before each row of a log
liveness     which nodes live, by heartbeats that move
preference   which node a table would have, if all had the choice
"""
