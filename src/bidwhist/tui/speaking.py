"""An app that speaks a language, which its screens and widgets ask it for, as they do for its commands."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual.app import App
from textual.dom import DOMNode

from bidwhist.i18n import ENGLISH, Language
from bidwhist.tui.preferences import Preferences

if TYPE_CHECKING:
    from bidwhist.tui.commands import Command


class SpeakingApp(App[str]):
    """An app with the language and the preferences of the person at the terminal."""

    language: Language = ENGLISH
    preferences: Preferences = Preferences()

    def commands(self) -> "Iterator[Command]":
        """What can be done on every screen."""
        return iter(())

    def prefer(self, preferences: Preferences) -> None:
        """Goes on with other preferences."""
        self.preferences = preferences


def language_of_app(node: DOMNode) -> Language:
    """The language of the app that a screen or widget belongs to."""
    app = node.app
    assert isinstance(app, SpeakingApp)
    return app.language
