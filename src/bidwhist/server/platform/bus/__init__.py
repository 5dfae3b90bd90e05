"""Messages between the servers of a cluster and to workers on other hosts; any of them may be lost.

bus          the interface: publish, subscribe, answer as one of a queue group, request
local        a bus within one process
nats_core    a bus over NATS
signed       a bus whose messages are signed with the cluster's key
opening      the bus that an address names
"""
