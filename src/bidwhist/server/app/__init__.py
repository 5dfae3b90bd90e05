"""The server put together: the table of routes, the ASGI application, start, end, and its peers."""
