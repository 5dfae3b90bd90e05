"""Tables of equity made in tests stay out of the person's cache."""

from support.equity_tables import cache

__all__ = ["cache"]
