"""The tables that are being played, and the connections that follow them.

hall          a server as a whole: tables, connections, and what is done from time to time
opening       a hall from its start to its end; surroundings: its time and chance
dispatch      what each message of a client does
rooms         the tables in memory; lobby: those that are open to everybody; house: what they all share
room          one running table: decide, store, answer, show
followers     who follows it and what they are sent; clockwork: what it does by itself, and when
connection    one connection and its bounded queue; entry: who may come into a table
thinkers      the bots of the house; thinking: what they work out, beside the tables
friends       what friends are told, and who is not heard; neighbours: what servers of one house tell each other
farewell      somebody leaves for good; handover: tables that go to other servers of the house
clock         a time that never goes back; retries: what failed is tried again; metrics: what is counted
"""
