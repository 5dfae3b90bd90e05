"""Where the tricks of each side came from: cards, the discards, a claim, reneges."""

from msgspec import Struct

from bidwhist.core.deal import Deal
from bidwhist.core.view import View


class Tally(Struct, frozen=True):
    """The tricks of one side by where they came from; together they are what the side has."""

    played: int = 0
    """Tricks won with cards."""
    discards: int = 0
    """Tricks that the discards make (rules A6, C6)."""
    claimed: int = 0
    """Tricks that a granted claim gave without play (rule X18)."""
    moved: int = 0
    """Tricks from reneges; negative if they took some away (rules C19, W7)."""


def tallies(view: Deal | View) -> tuple[Tally, ...]:
    """The tricks of every side so far, by side."""
    return tuple([_tally(view, side) for side in range(view.rules.sides)])


def _tally(view: Deal | View, side: int) -> Tally:
    side_of = view.rules.side_of
    played = sum([side_of[trick.winner] == side for trick in view.tricks])
    discards = _discards(view) if _side_with_discards(view) == side else 0
    claimed = view.rules.hand_size - len(view.tricks) if view.claim and _claims_for(view) == side else 0
    has = view.tricks_won[side]
    return Tally(played, discards, claimed, has - played - discards - claimed)


def _discards(view: Deal | View) -> int:
    """Tricks that the discards count for."""
    return 1 if view.rules.declarer_has_discards else view.rules.trick_worth(0) - 1


def _side_with_discards(view: Deal | View) -> int | None:
    """The side that the discards count for; None before that is known."""
    if not any(view.tricks_won):
        return None
    if view.rules.declarer_has_discards:
        return view.rules.side_of[view.declarer]
    if view.tricks:
        return view.rules.side_of[view.tricks[0].winner]
    return _claims_for(view)


def _claims_for(view: Deal | View) -> int | None:
    return view.rules.side_of[view.claim.by] if view.claim else None
