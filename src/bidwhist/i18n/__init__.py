"""Languages: a sentence is asked for by its name and its parts, and comes in the language that is asked.

catalogues    the words, a folder for each language, in Fluent's format
compiled      the same as Python, written when the package is built

``docs/languages.md`` says how sentences are made and how another language is added.
"""

from bidwhist.i18n.languages import (
    AUTONYMS,
    CODES,
    DRAFTS,
    ENGLISH,
    Language,
    language_for,
    language_of,
    language_of_locale,
    learning,
    of_commands,
    of_help,
)
from bidwhist.i18n.sayings import Decimal, Listed, Saying, saying_of, with_minus

__all__ = [
    "AUTONYMS",
    "CODES",
    "DRAFTS",
    "ENGLISH",
    "Decimal",
    "Language",
    "Listed",
    "Saying",
    "language_for",
    "language_of",
    "language_of_locale",
    "learning",
    "of_commands",
    "of_help",
    "saying_of",
    "with_minus",
]
