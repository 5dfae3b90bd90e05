"""HTML as a value: text inside an element is escaped, elements are not."""

from html import escape

_EMPTY = frozenset({"input", "link", "meta", "br"})


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, /, *inside: str, **attributes: str | int | None) -> Markup:
    """An element; attributes end in ``_`` where Python has the word, and are left out where they are None.

    >>> tag("a", "A & B", href="/x?a=1", class_="quiet")
    '<a href="/x?a=1" class="quiet">A &amp; B</a>'
    """
    pairs = "".join(f" {_named(key)}{_valued(value)}" for key, value in attributes.items() if value is not None)
    return Markup(f"<{name}{pairs}>" if name in _EMPTY else f"<{name}{pairs}>{joined(*inside)}</{name}>")


def _named(key: str) -> str:
    return key.removesuffix("_").replace("_", "-")


def _valued(value: str | int) -> str:
    return f'="{escape(str(value))}"' if value != "" else ""


def classes(*names: str) -> str:
    """Classes of an element for the style sheet, without the empty ones."""
    return " ".join(filter(None, names))


def joined(*parts: str) -> Markup:
    """Elements and texts one after another."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in parts))
