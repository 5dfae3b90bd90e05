"""Who stands by for a store that fails is tried over both."""

from support.both_stores import place

__all__ = ["place"]
