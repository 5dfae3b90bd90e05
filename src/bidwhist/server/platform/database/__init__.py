"""The store: SQLite or PostgreSQL, one writer, and no answer before a write is on the disk."""
