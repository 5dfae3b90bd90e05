"""A deal that is compared with others', as a line dialogue: played once, to its end, without undo."""

from bidwhist.core.match import Match
from bidwhist.tui.dialogue import Dialogue, Leave
from bidwhist.tui.session import Sitting

_NOT_HERE = ("undo", "next", "rematch")


class OneDeal(Dialogue):
    """The line dialogue for one deal; it ends with the deal."""

    @property
    def played(self) -> Match | None:
        """The match with its deal played, once that is over."""
        sitting = self.flow.sitting
        return sitting.match if sitting is not None and sitting.deal.is_over else None

    def _wants(self, waiting: Sitting) -> bool:
        # A person who has seen the cards has to go on with them.
        return True

    def _tell(self, words: list[str]) -> None:
        super()._tell(words)
        if self.flow.seated.deal.is_over:
            raise Leave

    def _answer(self, line: str) -> None:
        if line.lower().partition(" ")[0] in _NOT_HERE:
            self.write(self.language.say("tui-played-once"))
        else:
            super()._answer(line)
