"""Rows of calls, plays, deals and matches from a record, without replaying it: what is recorded is what is told."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import UNSET

from bidwhist.core.actions import SUFFIX_WORDS, Bid, parse_call, parse_contract
from bidwhist.core.bidding import seat_at
from bidwhist.data.tables import MOST_SIDES
from bidwhist.errors import BadRecord
from bidwhist.records import DealRecord, Record, ruleset_of

Row: TypeAlias = tuple[Any, ...]
"""The cells of a row, in the order of the table's columns; None is an empty cell."""


BY_SIDE = ("tricks_won", "points", "score")
"""The figures of a deal that each side has one of."""


def check_figures(record: Record) -> None:
    """Check that the figures of every deal are one for each side, so that each falls into its column.

    :raises BadRecord: naming the first deal where they are not.
    """
    sides = ruleset_of(record.rules).sides
    for number, deal in enumerate(record.deals, 1):
        for name in BY_SIDE:
            figures = getattr(deal, name)
            if figures is not UNSET and len(figures) != sides:
                raise BadRecord(f"deal {number}: {name}: {sides} numbers are needed, one for each side: {len(figures)}")


def call_rows(record: Record, match: int) -> Iterator[Row]:
    """A row for each call of a record."""
    players = len(record.players)
    for number, deal in enumerate(record.deals, 1):
        last = max((place for place, call in enumerate(deal.auction) if call != "-"), default=-1)
        is_closed = deal.declarer is not None
        for place, text in enumerate(deal.auction):
            call = parse_call(text)
            bid = call if isinstance(call, Bid) else None
            suffix = SUFFIX_WORDS[bid.suffix] if bid and bid.suffix else None
            seat = seat_at(players, deal.dealer, place)
            stands = is_closed and place == last
            yield match, number, place + 1, seat, text, bid.number if bid else None, suffix, stands


def play_rows(record: Record, match: int) -> Iterator[Row]:
    """A row for each card that was played."""
    players = len(record.players)
    for number, deal in enumerate(record.deals, 1):
        for trick, played in enumerate(deal.tricks, 1):
            lead, winner = played.cards[0], _or_none(played.winner)
            for place, card in enumerate(played.cards):
                yield match, number, trick, place + 1, (played.leader + place) % players, card, lead, winner


def deal_rows(record: Record, match: int) -> Iterator[Row]:
    """A row for each deal, begun or over."""
    rules = ruleset_of(record.rules)
    for number, deal in enumerate(record.deals, 1):
        contract = None if deal.contract is None else parse_contract(deal.contract)
        side = None if deal.declarer is None or rules.turns_trump else rules.side_of[deal.declarer]
        yield (
            *(match, number, deal.dealer, deal.declarer if side is not None else None),
            next((call for call in reversed(deal.auction) if call != "-"), None),
            deal.contract,
            rules.free_tricks + contract.number if contract and side is not None else None,
            deal.tricks_won[side] if side is not None else None,
            *(deal.claim.by if deal.claim is not UNSET else None, _cards(deal.kitty), _cards(deal.discards)),
            *_filled([" ".join(hand) for hand in deal.hands]),
            *_filled(deal.tricks_won),
            *_filled(_or_none(deal.points) or ()),
            *_filled(_or_none(deal.score) or ()),
        )


def match_rows(record: Record, match: int) -> Iterator[Row]:
    """The one row of a match."""
    yield (
        *(match, ruleset_preset(record), *_filled(record.players), record.seed, len(record.deals)),
        *(record.result.winner, record.result.reason, *_filled(_last_score(record.deals))),
        None if record.program is UNSET else record.program.version,
    )


def ruleset_preset(record: Record) -> str:
    """The name of a record's rule set."""
    return record.rules.preset


def _last_score(deals: Sequence[DealRecord]) -> tuple[int, ...]:
    return next((deal.score for deal in reversed(deals) if deal.score is not UNSET), ())


def _filled(values: Sequence[Any]) -> tuple[Any, ...]:
    return (*values, *(None,) * (MOST_SIDES - len(values)))


def _or_none(value: Any) -> Any:
    return None if value is UNSET else value


def _cards(codes: tuple[str, ...]) -> str | None:
    return " ".join(codes) or None


READERS: Mapping[str, Callable[[Record, int], Iterator[Row]]] = MappingProxyType(
    {"calls": call_rows, "plays": play_rows, "deals": deal_rows, "matches": match_rows}
)
"""What makes the rows of each table but decisions."""
