"""A worker process on another host: it takes jobs of bots and the coach from the bus, and has no tables."""
