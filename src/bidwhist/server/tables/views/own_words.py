"""What a step leaves unsaid to a client that has words of its own for what is commonest at a table."""

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.i18n import Language
from bidwhist.server.protocol.server_messages import Happening
from bidwhist.server.protocol.table_view import TableView

SPARED = frozenset({"played", "called", "auction_won", "declared", "trick"})
"""Kinds of happenings whose sentences follow from their seat, the card, and the view's contract, calls and tricks."""
_NOTHING: frozenset[str] = frozenset()


class Reader(Struct, frozen=True):
    """How steps of protocol 4 are read: in which language, and whether the client has words of its own."""

    language: Language
    has_own_words: bool = False

    @property
    def spared(self) -> frozenset[str]:
        """Kinds of happenings that the reader has the words for."""
        return SPARED if self.has_own_words else _NOTHING


def told_to(reader: Reader, told: tuple[Happening, ...]) -> tuple[Happening, ...]:
    """What happened, without the sentences that the reader makes itself."""
    if not reader.has_own_words or not any(one.kind in SPARED for one in told):
        return told
    return tuple([replace(one, words="") if one.kind in SPARED else one for one in told])


def says_whose_turn(view: TableView) -> bool:
    """Whether the status of a view says no more than that it is another seat's turn."""
    return view.turn is not None and view.turn != view.you
