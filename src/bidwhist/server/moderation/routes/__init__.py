"""Endpoints of moderation: people's reports, and the page of the server's owner."""
