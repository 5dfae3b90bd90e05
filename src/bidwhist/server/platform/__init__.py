"""What knows no game: transport, database, jobs, cluster, bus, limits, clock and metrics."""
