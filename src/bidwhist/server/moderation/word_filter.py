"""Words that a server does not want to show: in talk, in names and in titles; the word lists are a library's."""

import importlib
from typing import Any, Literal, TypeAlias

from bidwhist.errors import Unknown, WhistError
from bidwhist.i18n import Saying
from bidwhist.tools.nearest import unknown
from bidwhist.tools.printable import seen

FilterMode: TypeAlias = Literal["off", "mask", "refuse"]
FILTER_MODES: tuple[FilterMode, ...] = ("off", "mask", "refuse")
"""Show every word; show stars in its place; or refuse what has it."""
LANGUAGES = (
    *("arabic", "chinese", "czech", "danish", "dutch", "english", "esperanto", "finnish", "french", "german"),
    *("hindi", "hungarian", "italian", "japanese", "korean", "norwegian", "persian", "polish", "portuguese"),
    *("russian", "spanish", "swedish", "thai", "turkish"),
)
"""The languages whose lists there are."""
STARS = "***"


class Unfit(WhistError):
    """A word that this server does not show; the word is not said again."""


class WordFilter:
    """What a server does about such words."""

    def __init__(self, mode: FilterMode = "off", languages: tuple[str, ...] = ("english",)) -> None:
        """Make ready the lists of some languages.

        :raises Unknown: if there is no list of a language.
        """
        self.mode = mode
        for language in languages:
            if language not in LANGUAGES:
                raise Unknown(unknown("language", language, LANGUAGES))
        self._filter = None if mode == "off" else _filter_for(languages)

    def said(self, text: str) -> str:
        """Words as they are shown, without what cannot be seen.

        :raises Unfit: if they are refused.
        """
        text = seen(text)
        if self._filter is None or not self._filter.is_profane(text):
            return text
        if self.mode == "refuse":
            raise Unfit(Saying("unfit-words"))
        masked = self._filter.check_profanity(text)["processed_text"]
        return STARS if masked is None else str(masked)

    def check_name(self, name: str | None) -> None:
        """A name is shown whole or not at all.

        :raises Unfit: if it has such a word.
        """
        if name and self._filter is not None and self._filter.is_profane(name):
            raise Unfit(Saying("unfit-name"))


def _filter_for(languages: tuple[str, ...]) -> Any:
    # Loading the lists takes a third of a second, which nobody waits for who wants none.
    return importlib.import_module("glin_profanity").Filter(
        {"languages": list(languages), "detect_leetspeak": True, "replace_with": STARS}
    )
