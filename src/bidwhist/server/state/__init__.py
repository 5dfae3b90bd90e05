"""The state of one server process: its services, tables, connections, and housekeeping."""
