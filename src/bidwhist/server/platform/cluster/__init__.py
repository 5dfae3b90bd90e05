"""Several servers over one PostgreSQL: leases by heartbeats, who owns which table, and balance between them."""
