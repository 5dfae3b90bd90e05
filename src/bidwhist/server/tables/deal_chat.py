"""What was said during the deal on a table, for those who come back to it; in memory, as long as the session."""

from collections import deque
from collections.abc import Collection, Sequence
from itertools import chain

from msgspec import Struct

from bidwhist.i18n import Language, Saying
from bidwhist.server.tables.domain.table import Table

MAX_LINES = 100
"""Lines kept of a deal; the oldest is dropped first."""


class ChatLine(Struct, frozen=True):
    """A line of chat and its place in the deal."""

    person: str
    words: Saying
    actions: int
    """Actions of the deal before it."""


class DealChat:
    """The lines of the deal on one table, without those of the deals before."""

    def __init__(self) -> None:
        self._deal = (0, 0)
        self._lines: deque[ChatLine] = deque(maxlen=MAX_LINES)

    def add(self, table: Table, person: str, name: str, words: Saying) -> None:
        """Keep what a person, or a bot, has said at the table as it is now."""
        if self._deal != _deal_of(table):
            self._deal = _deal_of(table)
            self._lines.clear()
        said = Saying.of("somebody-says", name=name, words=words)
        self._lines.append(ChatLine(person, said, len(table.before)))

    def merged(
        self, table: Table, told: Sequence[Sequence[str]], muted: Collection[str], language: Language
    ) -> tuple[str, ...]:
        """The log of the deal with its chat, oldest first.

        :param told: the words of the dealing and of each action, in order
        :param muted: people whose lines are left out
        """
        log = [list(words) for words in told] or [[]]
        for line in self._lines if self._deal == _deal_of(table) else ():
            if line.person not in muted:
                # What was said at an action that was taken back comes after the last that stands.
                log[min(line.actions, len(log) - 1)].append(language.tell(line.words))
        return tuple(chain.from_iterable(log))


def _deal_of(table: Table) -> tuple[int, int]:
    """The number of the match at a table, and that of its deal."""
    return table.match_number, len(table.match.deals) if table.match is not None else 0
