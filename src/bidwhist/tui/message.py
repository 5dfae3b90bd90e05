"""The lines over the hand: whose turn it is and for what, and what has just happened."""

from rich.text import Text
from textual.widgets import Static

from bidwhist.tui.themes import painted_text


class Message(Static):
    """A prompt, and under it two lines of news."""

    DEFAULT_CSS = """
    Message { height: 3; width: 1fr; background: $surface; color: $foreground; padding: 0 1; }
    """

    prompt: str = ""
    news: str = ""

    def ask(self, prompt: str) -> None:
        """Shows whose turn it is."""
        self.prompt = prompt
        self._write()

    def say(self, news: str) -> None:
        """Shows what happened."""
        self.news = news
        self._write()

    def _write(self) -> None:
        words = Text.assemble((self.prompt, "bold"), "\n", (self.news, "#d9c7a8"))
        self.update(painted_text(words, self.app.theme), layout=False)


def as_many_as_fit(sentences: list[str], room: int) -> str:
    """The last sentences that have room together; the last one always.

    >>> as_many_as_fit(["Mae passes.", "Otis passes."], 15)
    'Otis passes.'
    """
    kept: list[str] = []
    for sentence in reversed(sentences):
        if kept and len(sentence) + sum(len(one) + 1 for one in kept) > room:
            break
        kept.insert(0, sentence)
    return " ".join(kept)
