"""Which language the program speaks: ``--language`` says it, else the locale; read once, at the start."""

import importlib
import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from bidwhist.tools.locales import locale_code

if TYPE_CHECKING:
    from bidwhist.i18n import Language

SWITCH = "--language"
CODES = ("en", "fr", "es", "he")
"""Those of ``bidwhist.i18n``, which is not loaded only to name them; a test compares."""
HELP = f"The language: {', '.join(CODES)}; that of LC_ALL, LC_MESSAGES or LANG if not said."


class Wanted:
    """What the words of the command line and the environment say about the language.

    They are read as they are: what is wrong with a command line is said in a language too. The words of a language are
    loaded when they are needed, for ``--version`` needs none.
    """

    def __init__(self, words: Sequence[str], environment: Mapping[str, str] = os.environ) -> None:
        self._words, self._environment = tuple(words), environment

    @cached_property
    def language(self) -> "Language":
        """The language; English where nothing says another one."""
        i18n = importlib.import_module("bidwhist.i18n")
        known = [code for code in self._codes() if code in i18n.CODES]
        spoken = i18n.language_of(known[-1]) if known else i18n.language_of_locale(self._environment)
        language: Language = i18n.of_commands(spoken)
        return language

    @cached_property
    def is_english(self) -> bool:
        """Whether it is English, found without loading any words."""
        known = [code for code in self._codes() if code in CODES]
        return (known[-1] if known else locale_code(self._environment)) not in CODES[1:]

    def _codes(self) -> Sequence[str]:
        """The values of the switch: ``--language es`` and ``--language=es``."""
        return [
            value if is_joined else after
            for word, after in pairwise((*self._words, ""))
            for switch, is_joined, value in [word.partition("=")]
            if switch == SWITCH
        ]
