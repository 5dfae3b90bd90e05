"""Endpoints around tables: opened and found, invites, and house rules as questions."""
