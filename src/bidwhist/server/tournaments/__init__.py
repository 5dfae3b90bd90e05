"""Events at the server's own tables: entries, draws, seating, results; and the desk of a hall."""
