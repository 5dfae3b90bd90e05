"""An event driven by commands, with a clock that only the test moves."""

from bidwhist.i18n import Saying
from bidwhist.server.tournaments.domain.commands import Command, Draw, Enter, Report, Tick
from bidwhist.server.tournaments.domain.deadlines import MINUTE_MS
from bidwhist.server.tournaments.domain.decisions import decide, open_event
from bidwhist.server.tournaments.domain.event import Event, Meeting
from bidwhist.server.tournaments.domain.fold import fold
from bidwhist.server.tournaments.domain.log import Card, EventOpened, Row

SECRET = "what the lots of a test come from"


class Driven:
    """An event with its log and its time; after every command the log folds to the same event."""

    def __init__(self, **settings: object) -> None:
        begun = open_event(EventOpened(name="Friday", **settings), 0, SECRET)  # type: ignore[arg-type]
        self.event: Event = begun.event
        self.rows: list[Row] = list(begun.rows)
        self.now = 0

    def refused(self, command: Command) -> Saying | None:
        """Does what a command asks; why not, where it is refused."""
        done = decide(self.event, command, self.now, SECRET)
        self.event = done.event
        self.rows += done.rows
        assert fold(self.rows) == self.event
        return done.refusal

    def do(self, *commands: Command) -> None:
        """Does what commands ask, none of which is refused."""
        for command in commands:
            refusal = self.refused(command)
            assert refusal is None, str(refusal)

    def enter(self, count: int, clubs: tuple[str, ...] = ("",)) -> None:
        """So many pairs come."""
        first = len(self.event.entrants)
        for number in range(first, first + count):
            self.do(Enter((f"Ann {number}", f"Bo {number}"), clubs[number % len(clubs)]))

    def after(self, minutes: float) -> None:
        """Time passes, and the clock does what is due."""
        self.now += round(minutes * MINUTE_MS)
        self.do(Tick())

    def play_round(self, winner: int | None = 0) -> None:
        """Draws a round, and one side wins every table."""
        self.do(Draw())
        for meeting in self.event.open_meetings:
            self.do(Report(meeting.id, None, Card(winner, (21, 7) if winner == 0 else (7, 21), (4, 2))))

    def table(self, number: int = 1) -> Meeting:
        """A meeting of the round that is played."""
        last = self.event.last_round
        assert last is not None
        return last.meetings[number - 1]

    @property
    def said(self) -> list[str]:
        """The kinds of rows in the log."""
        return [type(row.body).__name__ for row in self.rows]
