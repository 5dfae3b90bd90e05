"""Friendships and invitations as values."""
