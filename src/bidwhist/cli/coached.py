"""One match of a file with the coach's findings."""

from collections.abc import Sequence

from msgspec import Struct

from bidwhist.analysis.coach import Skipped, Summary, Verdict, summary_of
from bidwhist.cli.film import Onlooker
from bidwhist.core.match import Match


class Coached(Struct, frozen=True, kw_only=True):
    """One match, judged."""

    number: int
    """From 1, in its file."""
    match: Match
    narrator: Onlooker
    seat: int | None
    """The one seat that was coached, if only one was."""
    verdicts: Sequence[Verdict]
    skipped: Sequence[Skipped]

    @property
    def summaries(self) -> dict[str, Summary]:
        """By name, each player's summary."""
        seats = range(self.match.rules.players) if self.seat is None else (self.seat,)
        return {
            self.narrator.names[seat]: summary_of(one for one in self.verdicts if one.decision.seat == seat)
            for seat in seats
        }
