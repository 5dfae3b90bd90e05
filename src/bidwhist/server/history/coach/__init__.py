"""The coach of finished matches: what each decision cost, computed in a process of its own."""
