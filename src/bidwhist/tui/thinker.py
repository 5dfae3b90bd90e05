"""Bots that think during their pause, so that their time reveals nothing of their cards."""

from concurrent.futures import Future, ThreadPoolExecutor

from bidwhist.tui.session import Sitting, bot_acts


class Thinker:
    """One thread in which the bot to act decides. The pause runs beside it and does not depend on the cards."""

    def __init__(self, *, claims: bool) -> None:
        self.claims = claims
        self._threads = ThreadPoolExecutor(1, "bot")
        self._thought: tuple[Sitting, Future[Sitting]] | None = None

    def begin(self, sitting: Sitting) -> None:
        """Start the thinking of the bot to act."""
        self._thought = sitting, self._threads.submit(bot_acts, sitting, claims=self.claims)

    @property
    def is_busy(self) -> bool:
        """Whether it is still thinking."""
        return self._thought is not None and not self._thought[1].done()

    def result(self, sitting: Sitting) -> Sitting:
        """The sitting after the bot's action. If the sitting has changed meanwhile, the bot thinks again."""
        thought, self._thought = self._thought, None
        if thought is None or thought[0] is not sitting:
            return bot_acts(sitting, claims=self.claims)
        return thought[1].result()

    def close(self) -> None:
        """Stops the thread."""
        self._threads.shutdown(wait=False, cancel_futures=True)
