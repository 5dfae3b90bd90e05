"""The coach of finished matches: what each decision cost, worked out in a process beside the tables."""
