"""The words of languages, from their catalogues: which of them betray another language on a screen."""

import re
from functools import cache
from pathlib import Path

from benches.common.catalogues import COMMANDS, HELP, SOURCES, parsed
from fluent.syntax import ast

WORD = re.compile(r"[^\W\d_]{3,}")
TYPED = frozenset(
    (
        *("bidwhist", "books", "bot", "coach", "discard", "downtown", "enter", "esc", "hand", "help", "hint", "kitty"),
        *("last", "next", "pass", "play", "plain", "quit", "rematch", "renege", "rules", "save", "score", "spades"),
        *("hearts", "trick", "trump", "undo", "uptown", "yes", "boston", "sport", "claim", "term", "utf"),
        *("mae", "otis", "pearl", "junior", "nell", "ben", "omar", "bid", "whist", "champion", "classic"),
    )
)
"""Words that every language has at the terminal: what is typed, names, and the game's own."""


@cache
def words_of(code: str) -> frozenset[str]:
    """Every word of three letters and more in the messages of a language, but for those of the command line.

    Those name switches, which are English in every language.
    """
    texts: list[str] = []
    for path in sorted((SOURCES / code).glob("*.ftl")):
        texts += _texts(path) if path.stem not in (COMMANDS, HELP) else []
    return frozenset(word.lower() for text in texts for word in WORD.findall(text))


def _texts(path: Path) -> list[str]:
    found: list[str] = []

    def walk(node: object) -> None:
        if isinstance(node, ast.TextElement):
            found.append(node.value)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for one in value if isinstance(value, list) else [value]:
                    walk(one)

    for entry in parsed(path):
        walk(entry)
    return found


def english_in(screen: str, code: str) -> set[str]:
    """The words on a screen that English has and a language has not."""
    shown = {word.lower() for word in WORD.findall(screen)}
    return (shown & words_of("en")) - words_of(code) - TYPED
