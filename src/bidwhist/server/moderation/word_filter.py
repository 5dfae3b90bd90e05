"""The word filter for chat, names and titles; the word lists are a library's."""

from typing import Any, Literal, TypeAlias

from bidwhist.errors import Unknown, WhistError
from bidwhist.i18n import Saying
from bidwhist.i18n.unknown import unknown
from bidwhist.server.extras import library
from bidwhist.tools.printable import seen

FilterMode: TypeAlias = Literal["off", "mask", "refuse"]
FILTER_MODES: tuple[FilterMode, ...] = ("off", "mask", "refuse")
"""Show every word; replace bad ones by stars; or refuse the text."""
LANGUAGES = (
    *("arabic", "chinese", "czech", "danish", "dutch", "english", "esperanto", "finnish", "french", "german"),
    *("hindi", "hungarian", "italian", "japanese", "korean", "norwegian", "persian", "polish", "portuguese"),
    *("russian", "spanish", "swedish", "thai", "turkish"),
)
"""The languages with a word list."""
STARS = "***"


class Unfit(WhistError):
    """The text has a word that this server does not show; the message does not repeat it."""


class WordFilter:
    """Applies a server's policy to bad words."""

    def __init__(self, mode: FilterMode = "off", languages: tuple[str, ...] = ("english",)) -> None:
        """Load the lists of some languages.

        :raises Unknown: if there is no list of a language; ``NotInstalled`` if there is none at all.
        """
        self.mode = mode
        for language in languages:
            if language not in LANGUAGES:
                raise Unknown(unknown("language", language, LANGUAGES))
        self._filter = None if mode == "off" else _filter_for(languages)

    def said(self, text: str) -> str:
        """Filtered text, without invisible characters.

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
        """Check a name, which is shown whole or not at all.

        :raises Unfit: if it has a bad word.
        """
        if name and self._filter is not None and self._filter.is_profane(name):
            raise Unfit(Saying("unfit-name"))


def _filter_for(languages: tuple[str, ...]) -> Any:
    # Loading the lists takes a third of a second, which nobody waits for who wants none.
    return library("glin_profanity").Filter(
        {"languages": list(languages), "detect_leetspeak": True, "replace_with": STARS}
    )
