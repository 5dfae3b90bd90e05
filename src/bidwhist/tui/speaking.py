"""An app that speaks a language, which its screens and widgets ask it for."""

from textual.app import App
from textual.dom import DOMNode

from bidwhist.i18n import ENGLISH, Language


class SpeakingApp(App[str]):
    """An app with the language of the person at the terminal."""

    language: Language = ENGLISH


def language_of_app(node: DOMNode) -> Language:
    """The language of the app that a screen or widget belongs to."""
    app = node.app
    assert isinstance(app, SpeakingApp)
    return app.language
