"""What is promised of stores is asked of both."""

from support.both_stores import place

__all__ = ["place"]
