"""Moderation: bans, reports, filtered words, figures of fair play, and the keys of the owner's page."""
