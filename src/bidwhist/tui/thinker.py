"""Bots that think while their pause runs, so that how long they take tells nothing of their cards."""

from concurrent.futures import Future, ThreadPoolExecutor

from bidwhist.session import Sitting, bot_acts


class Thinker:
    """One thread in which the bot to act decides, while its pause, which knows nothing of its cards, runs beside it."""

    def __init__(self, *, claims: bool) -> None:
        self.claims = claims
        self._threads = ThreadPoolExecutor(1, "bot")
        self._thought: tuple[Sitting, Future[Sitting]] | None = None

    def begin(self, sitting: Sitting) -> None:
        """Let the bot that is to act think."""
        self._thought = sitting, self._threads.submit(bot_acts, sitting, claims=self.claims)

    @property
    def is_busy(self) -> bool:
        """Whether it is still thinking."""
        return self._thought is not None and not self._thought[1].done()

    def result(self, sitting: Sitting) -> Sitting:
        """The sitting after what was thought about it; thought anew where it has changed meanwhile."""
        thought, self._thought = self._thought, None
        if thought is None or thought[0] is not sitting:
            return bot_acts(sitting, claims=self.claims)
        return thought[1].result()

    def close(self) -> None:
        """Think no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
