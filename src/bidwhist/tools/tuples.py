"""Tuples that stay as they are: one item put in place of another."""

from typing import TypeVar

Item = TypeVar("Item")


def with_item(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The same items with one of them in place of what stood there.

    >>> with_item(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*items[:place], item, *items[place + 1 :])
