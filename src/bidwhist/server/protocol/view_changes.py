"""The parts of a step in protocol 4: the fields of a view that it changed, and of the view's own parts."""

from typing import TYPE_CHECKING, Any, TypeAlias, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from bidwhist.server.protocol.kinds import CallCode, CardCode, Wire
from bidwhist.server.protocol.table_view import ContractLine, May, SeatView, TableView


def _changes_of(kind: type[msgspec.Struct], name: str, words: str, *, key: str = "", without: str = "") -> Any:
    """A struct with the fields of another, none of which has to be there but its key."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [
        (one.name, hints[one.name]) if one.name == key else (one.name, hints[one.name] | UnsetType, UNSET)
        for one in msgspec.structs.fields(kind)
        if one.name != without
    ]
    made = msgspec.defstruct(name, fields, bases=(Wire,), module=__name__, frozen=True, kw_only=True)
    made.__doc__ = words
    return made


if TYPE_CHECKING:
    ViewChange: TypeAlias = Any
    SeatChange: TypeAlias = Any
    ContractChange: TypeAlias = Any
    MayChange: TypeAlias = Any
else:
    ViewChange = _changes_of(TableView, "ViewChange", "The fields of a view that a step has changed, each whole.")
    SeatChange = _changes_of(
        SeatView, "SeatChange", "The fields of a seat that a step has changed.", key="seat", without="is_turn"
    )
    ContractChange = _changes_of(ContractLine, "ContractChange", "The fields of the contract that a step has changed.")
    MayChange = _changes_of(May, "MayChange", "What a viewer may do out of turn and could not before, or no longer.")


class WhyNoBid(Wire, frozen=True):
    """Why some bids cannot be made now."""

    words: str
    bids: tuple[CallCode, ...] = ()
    """None are named by the last, where it is why all others that are not live cannot."""


class BidsUpdate(Wire, frozen=True):
    """What can be bid in the viewer's turn, of the bids in the snapshot's ``box``."""

    live: tuple[CallCode, ...] = ()
    why: tuple[WhyNoBid, ...] = ()
    may_pass: bool = False
    why_no_pass: str | None = None


class HandUpdate(Wire, frozen=True):
    """What a step changed in the viewer's hand."""

    gone: tuple[CardCode, ...] = ()
    order: tuple[CardCode, ...] = ()
    """All cards of the hand as they are held from now on, where some have come or are held in another order."""
    from_kitty: tuple[CardCode, ...] = ()
    """The cards that came from the kitty, while the declarer names the contract or discards."""
    all_live: bool = False
    """Whether every card can be used now; then ``live`` names none."""
    live: tuple[CardCode, ...] = ()
    """The cards that can be used now; none where it is not the viewer's turn."""
    why: str | None = None
    """Why all that are not live cannot be used."""
