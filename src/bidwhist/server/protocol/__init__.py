"""What goes over the wire between a client and the server.

asked          what a client sends; told: what the server sends; table_view: what a viewer may know of a table
actions        what a player decides; translation: the rules' actions as these, and back
kinds          what they are all made of
encoding       messages as frames, and back; schema: writes the published JSON schema
bodies         what requests take and give over HTTP
"""
