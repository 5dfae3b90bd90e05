"""Friends as values: who asked whom, and to which table."""
