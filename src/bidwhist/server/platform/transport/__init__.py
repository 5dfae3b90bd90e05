"""Connections: who may open one, frames and bytes counted, WebSocket, names of hosts."""
