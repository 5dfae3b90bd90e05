"""The check of a fairness block against its record: whether it binds the cards, and words for the result."""

import msgspec

from bidwhist.core.draws import draw_partners
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import BadRecord
from bidwhist.records.fairness import GIVEN, NONE, FairBlock, FairSeat, commitment_to, seed_of

UNBOUND = (
    "version 1 binds neither the names of the chairs nor whether a chair without bytes had promised some; "
    "that is only what the file says"
)
"""What a reader must know of a block of version 1."""


def check_fairness(block: FairBlock, rules: Ruleset, players: tuple[str, ...], seed: str | None) -> None:
    """Checks a fairness block against the rules, the players by seat and the seed of its record.

    :raises BadRecord: with the fault, if the block is not whole, not of this match, or does not make its seed.
    """
    _check_form(block)
    _check_told(block, seed)
    _check_chairs(block, rules)
    _check_names(block, rules, players)
    _check_promise("the server", block.server_commitment, block.server_bytes)
    for seat in block.seats:
        _check_promise(_seat(seat), seat.commitment, seat.entropy)
        _check_not_zero(block, seat)
        _check_not_given(block, seat)
    made = seed_of(block)
    if made is None or made.hex() != seed:
        raise BadRecord("fairness: what server and seats gave does not make the seed that the cards were dealt from")


def fairness_in_words(block: FairBlock) -> tuple[str, ...]:
    """What a checked block shows, in sentences."""
    if block.version == GIVEN:
        return (
            "the server kept to the bytes it committed itself to before the deal",
            "the deal was given: it is the same at every table of its event, and nobody there mixed it",
        )
    told = (
        "the server kept to the bytes it committed itself to before the match",
        *map(_words_for, block.seats),
        "server and seats together made the seed of these deals",
    )
    return told if block.version > 1 else (*told, f"the block is of version 1; {UNBOUND}")


def _check_form(block: FairBlock) -> None:
    # A block that was made in Python has not passed the strict reader of JSON.
    try:
        msgspec.convert(msgspec.to_builtins(block), FairBlock)
        for seat in block.seats:
            seat.name.encode()
    except msgspec.ValidationError as error:
        raise BadRecord(f"fairness: {error}") from None
    except UnicodeEncodeError:
        raise BadRecord("fairness: the name of a chair is not text") from None


def _check_told(block: FairBlock, seed: str | None) -> None:
    if block.server_bytes is None or block.seed is None:
        raise BadRecord("fairness: the server's bytes are not published; the match was not over")
    if seed is None:
        raise BadRecord("fairness: the record has no seed, so its cards do not come from what server and seats gave")
    if block.seed != seed:
        raise BadRecord("fairness: the block is of another match; its seed is not the seed of the record")


def _check_chairs(block: FairBlock, rules: Ruleset) -> None:
    if len(block.seats) != rules.players:
        raise BadRecord(f"fairness: the match has {rules.players} chairs, the block has {len(block.seats)}")
    for place, seat in enumerate(block.seats):
        if seat.seat != place:
            raise BadRecord(f"fairness: seat {place} should be in place {place}, where seat {seat.seat} is")


def _check_names(block: FairBlock, rules: Ruleset, players: tuple[str, ...]) -> None:
    assert block.seed is not None
    # Chairs are those before partners were drawn. Players sit where the draw put them.
    seated = tuple(block.seats[chair].name for chair in draw_partners(rules, bytes.fromhex(block.seed)).result)
    for place, (name, player) in enumerate(zip(seated, players, strict=True)):
        if name != player:
            raise BadRecord(f"fairness: the player at seat {place} is {player!r}, the block has {name!r} there")


def _check_promise(who: str, commitment: str | None, secret: str | None) -> None:
    if secret is None:
        return
    if commitment is None:
        raise BadRecord(f"fairness: {who} gave bytes without having promised any")
    if commitment != commitment_to(bytes.fromhex(secret)):
        raise BadRecord(f"fairness: {who} gave other bytes than it had committed itself to")


def _check_not_zero(block: FairBlock, seat: FairSeat) -> None:
    if block.version == 1 and seat.entropy == NONE.hex():
        raise BadRecord(f"fairness: {_seat(seat)} gave 32 zero bytes, which version 1 cannot tell from none")


def _check_not_given(block: FairBlock, seat: FairSeat) -> None:
    if block.version == GIVEN and seat.commitment is not None:
        raise BadRecord(f"fairness: {_seat(seat)} promised bytes for a deal that was given, which nobody mixes")


def _seat(seat: FairSeat) -> str:
    return f"seat {seat.seat} ({seat.name!r})"


def is_withheld(seat: FairSeat) -> bool:
    """Whether a chair promised bytes and did not give them."""
    return seat.commitment is not None and seat.entropy is None


def _words_for(seat: FairSeat) -> str:
    if seat.entropy is not None:
        return f"{seat.name!r} mixed the deals with bytes of their own"
    return f"{seat.name!r} {'withheld the bytes it had promised' if is_withheld(seat) else 'took no part in mixing'}"
