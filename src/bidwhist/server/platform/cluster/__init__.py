"""Several servers over one PostgreSQL: leases by heartbeats, ownership of tables, and load balancing."""
