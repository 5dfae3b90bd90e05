"""The themes: colours of the screens, and what becomes of the table's own colours in each."""

from collections.abc import Mapping
from functools import lru_cache

from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from bidwhist.tui.preferences import THEME_NAMES

DARK, LIGHT, CONTRAST, PLAIN = THEME_NAMES


def _theme(name: str, ground: tuple[str, str, str, str], ink: tuple[str, str, str], *, dark: bool) -> Theme:
    """A theme from its grounds (background, surface, panel, table) and inks (foreground, accent, the accent's own)."""
    background, surface, panel, table = ground
    foreground, accent, on_accent = ink
    return Theme(
        name=name,
        primary=accent,
        secondary=panel,
        accent=accent,
        foreground=foreground,
        background=background,
        surface=surface,
        panel=panel,
        warning=accent,
        error="#ff8f7a" if dark else "#a3271a",
        success="#a8d08d" if dark else "#2d6a1f",
        dark=dark,
        variables={
            "table": table,
            "block-cursor-background": accent,
            "block-cursor-foreground": on_accent,
            "block-cursor-blurred-background": accent,
            "block-cursor-blurred-foreground": on_accent,
            "footer-background": background,
            "footer-key-foreground": accent,
        },
    )


THEMES: Mapping[str, Theme] = {
    DARK: _theme(DARK, ("#1d1510", "#2a1f18", "#35281f", "#3b2a1e"), ("#f7ecd9", "#f0b35a", "#1d1510"), dark=True),
    LIGHT: _theme(LIGHT, ("#f4ead8", "#efe2ca", "#e6d5b8", "#dcc9a6"), ("#2a1b10", "#8a4b08", "#fffaf0"), dark=False),
    CONTRAST: _theme(CONTRAST, ("#000000",) * 4, ("#ffffff", "#ffd75f", "#000000"), dark=True),
    PLAIN: _theme(PLAIN, ("#000000",) * 4, ("#ffffff", "#ffffff", "#000000"), dark=True),
}
_COLOURS: Mapping[str, Mapping[str, str]] = {
    LIGHT: {
        "#f0c987": "#7a3f00",  # scores, heads, calls
        "#e8d3ab": "#5a3a1c",  # the contract's ground
        "#f0b35a": "#8a4b08",  # who is to act
        "#1d1510": "#fffaf0",  # ink on both
        "#f7ecd9": "#2a1b10",
        "#5a4433": "#d2b98f",  # what can be chosen
        "#8f7f6b": "#6b5a45",
        "#d9c7a8": "#4a3826",
        "#b9a98f": "#4f3f2c",
        "#ffab98": "#a3271a",  # red suits beside the table
        "#b5aa98": "#c4b69c",  # cards in the shade
    },
    CONTRAST: {
        "#f0c987": "#ffffff",
        "#e8d3ab": "#ffffff",
        "#f0b35a": "#ffd75f",
        "#1d1510": "#000000",
        "#f7ecd9": "#ffffff",
        "#5a4433": "#303030",
        "#8f7f6b": "#c6c6c6",
        "#d9c7a8": "#ffffff",
        "#b9a98f": "#e4e4e4",
        "#ffab98": "#ffaf87",
        "#fbf6ea": "#ffffff",
        "#8a7d6b": "#000000",
        "#141414": "#000000",
        "#b3122a": "#af0000",
        "#b5aa98": "#bcbcbc",
    },
}
"""By theme: another colour for a colour of the dark one. What is not listed stays."""
_GROUNDS = frozenset({"#e8d3ab", "#f0b35a"})
"""Grounds of what must be seen first: reversed where there are no colours."""


@lru_cache(maxsize=1024)
def painted(style: Style, theme: str) -> Style:
    """A style of the dark theme as another one has it."""
    if theme == PLAIN:
        ground = style.bgcolor.name if style.bgcolor else ""
        return Style(bold=style.bold, underline=style.underline, reverse=ground in _GROUNDS or None)
    colours = _COLOURS.get(theme)
    if colours is None:
        return style
    ink, paper = (colours.get(one.name, one.name) if one else None for one in (style.color, style.bgcolor))
    return Style(color=ink, bgcolor=paper, bold=style.bold, underline=style.underline)


def painted_text(text: Text, theme: str) -> Text:
    """A text with every style as a theme has it."""
    copy = text.copy()
    copy.style = painted(_style(text.style), theme)
    copy.spans = [span._replace(style=painted(_style(span.style), theme)) for span in text.spans]
    return copy


def _style(style: str | Style) -> Style:
    return Style.parse(style) if isinstance(style, str) else style
