"""Finished matches: replays, pictures, what-if, counted deals, and whole logs exported, imported and repaired."""
