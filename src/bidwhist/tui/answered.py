"""Screens that are left with one answer, however many keys come in one read."""

from asyncio import sleep

from textual.await_complete import AwaitComplete

from bidwhist.tui.screens import SizedScreen


class AnsweredScreen(SizedScreen[str]):
    """A screen over another one, which closes with the first answer it gets."""

    is_answered = False
    """Whether it has been left. Keys of the same read still arrive."""

    def dismiss(self, result: str | None = None) -> AwaitComplete:
        """Closes the screen with the first answer, and does nothing at any later one."""
        if self.is_answered:
            return AwaitComplete(sleep(0))
        self.is_answered = True
        return super().dismiss(result)
