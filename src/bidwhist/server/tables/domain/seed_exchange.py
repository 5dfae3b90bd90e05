"""The seed exchange of a match: what each chair committed to and revealed, and who broke it off."""

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.core.match import Match, new_match
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records.fairness import FairBlock, FairSeat, seed_of
from bidwhist.records.proving import is_withheld
from bidwhist.tools.tuples import with_item


class SeedExchange(Struct, frozen=True, gc=False):
    """The bytes a match's seed is mixed from, the server's included; chairs are as before partners were drawn."""

    block: FairBlock
    """The fairness block with the server's bytes but without the seed, which follows from them."""
    people: tuple[str | None, ...]
    """Who sat in each chair when the server sent its commitment."""
    left: tuple[int, ...] = ()
    """The chairs whose person got up before the cards were dealt."""


def with_bytes(mixing: SeedExchange, seat: int, entropy: str) -> SeedExchange:
    """The exchange after a chair has sent its bytes."""
    return _with_seat(mixing, replace(mixing.block.seats[seat], entropy=entropy))


def with_empty(mixing: SeedExchange, seat: int, bot: str) -> SeedExchange:
    """The exchange after the person of a chair has left it; what was promised and given stays."""
    if mixing.block.version == 1:
        # Version 1 dropped it, and its logs must still deal the same cards.
        return _with_seat(mixing, FairSeat(seat, bot, None, None))
    return replace(mixing, left=(*mixing.left, seat))


def _with_seat(mixing: SeedExchange, seat: FairSeat) -> SeedExchange:
    seats = mixing.block.seats
    return replace(mixing, block=replace(mixing.block, seats=with_item(seats, seat.seat, seat)))


def is_waited_for(mixing: SeedExchange, seat: int) -> bool:
    """Whether a chair can still send the bytes that it promised."""
    promised = mixing.block.seats[seat]
    return promised.commitment is not None and promised.entropy is None and seat not in mixing.left


def broke_off(mixing: SeedExchange) -> tuple[str, ...]:
    """The people who withheld promised bytes, or got up before the cards were dealt."""
    return tuple(
        person
        for seat, person in zip(mixing.block.seats, mixing.people, strict=True)
        if person is not None and (seat.seat in mixing.left or is_withheld(seat))
    )


def was_told(mixing: SeedExchange, commitment: str) -> bool:
    """Whether a commitment is to bytes that everybody has already seen."""
    return any(seat.commitment == commitment and seat.entropy is not None for seat in mixing.block.seats)


def match_with_seed(mixing: SeedExchange, rules: Ruleset) -> Match:
    """The match from the bytes given so far: seats and dealer drawn, no card dealt yet."""
    seed = seed_of(mixing.block)
    assert seed is not None
    return new_match(rules, tuple(seat.name for seat in mixing.block.seats), seed)


def block_of(mixing: SeedExchange, *, is_over: bool) -> FairBlock:
    """The fairness block, with what may be published so far."""
    seed = seed_of(mixing.block)
    assert seed is not None
    return replace(mixing.block, seed=seed.hex()) if is_over else replace(mixing.block, server_bytes=None)
