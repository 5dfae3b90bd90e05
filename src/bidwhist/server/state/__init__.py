"""What one server process has in memory: its services, tables and connections, and its upkeep."""
