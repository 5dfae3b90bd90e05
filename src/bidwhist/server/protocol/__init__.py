"""What goes over the wire between a client and the server.

client_messages  what a client sends; server_messages: what the server sends
table_view     what a viewer may know of a table; view_changes: the fields of it that a step changed
actions        what a player decides; translation: the rules' actions as these, and back
kinds          the types that messages are made of
encoding       messages as frames, and back; schema: writes the published JSON schema
bodies         HTTP request and response bodies
"""
