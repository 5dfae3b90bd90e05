"""Figures of fair play: pure functions over recorded deals."""
