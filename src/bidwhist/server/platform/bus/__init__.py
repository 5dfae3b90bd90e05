"""What the servers of a house tell each other, and work that other hosts do: hints, any of which may be lost.

bus          the face: publish, subscribe, answer as one of a group, request
local        a bus within one process
nats_core    a bus over NATS
signed       a bus whose messages are signed with a key of the house
opening      which of them an address names
"""
