"""Infrastructure that knows nothing of the game: transport, database, jobs, cluster, bus, limits, clock and metrics."""
