"""The server put together: the table of routes, the ASGI application, startup, shutdown, and peers."""
