"""Languages: a sentence is asked for by its name and its parts, and comes in the language that is asked.

catalogues    the words, a folder for each language, in Fluent's format
compiled      the same as Python, written by ``python -m benches.common.catalogues``

``docs/languages.md`` says how sentences are made and how another language is added.
"""

from bidwhist.language.languages import CODES, ENGLISH, Language, language_for, language_of
from bidwhist.language.sayings import Saying, saying_of

__all__ = ["CODES", "ENGLISH", "Language", "Saying", "language_for", "language_of", "saying_of"]
