"""The game in the terminal: a Textual table, and a line dialogue for screen readers and scripts."""
