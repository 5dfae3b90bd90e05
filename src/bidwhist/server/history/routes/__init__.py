"""Endpoints of finished matches, other choices in them, and link previews of moments."""
