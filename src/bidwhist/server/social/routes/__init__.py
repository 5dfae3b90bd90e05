"""Endpoints of friends and clubs."""
