"""How a request or a socket comes in, and how it is answered.

running             the server as a process; app: its routes; settings: what its owner can set
doors, frames       who may connect, and what a socket may send, counted before it is read
guard, hosts        what every request passes first
sockets             how a socket is opened, and what is heard on it; lines: its frames; frame_counter: their heads
requests, calls     who asks, within which limits; problems: what an error becomes
paths               every endpoint, from endpoints, people_endpoints, peace_endpoints and owner_endpoints
owner_bodies        what the owner's page takes and gives; openapi: the published document
pages, status       the page's files; what a server tells of itself
lan                 the network of the house: where friends in it reach the server
"""
