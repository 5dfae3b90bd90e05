"""Endpoints of finished matches: other choices tried, and a moment as chats show it."""
