"""Whether a record is well formed, and its one canonical spelling. Whether it follows the rules is for ``checking``."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict, replace

from bidwhist.core.actions import format_call, format_contract, parse_call, parse_contract
from bidwhist.core.cards import CODES, format_card, parse_card
from bidwhist.core.rules.presets import preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import BadNotation, BadRecord, BadRuleset
from bidwhist.records.fault import Fault
from bidwhist.records.shapes import Cards, DealRecord, Record, TrickRecord
from bidwhist.records.writing import full_rules

_PLACE = {code: card for card, code in enumerate(CODES)}
_CODES = frozenset(CODES)
_HEX = frozenset("0123456789abcdef")


@lru_cache(maxsize=64)
def ruleset_of(full: Any) -> Ruleset:
    """The rule set that a record's ``rules`` spell out, a ``FullRules``.

    :raises BadRecord: if the options contradict one another, or the preset is another one.
    """
    options = {name: value for name, value in asdict(full).items() if value is not UNSET}
    preset = options.pop("preset")
    try:
        rules = Ruleset(**options)
    except BadRuleset as error:
        raise BadRecord(f"rules: {error}") from None
    # A mix that was custom when it was recorded may have become a preset since.
    if preset not in ("custom", preset_name(rules)):
        raise BadRecord(f"rules: the preset of these options is {preset_name(rules)}, not {preset[:40]!r}")
    return rules


def tidy(record: Record) -> Record:
    """The record with every code spelled as ``record_of`` spells it and every hand sorted.

    :raises BadRecord: if a code is malformed, a card is twice in a hand, a seat does not exist, a name cannot be
        written, or the rules are impossible.
    """
    rules = ruleset_of(record.rules)
    seats = rules.players
    if len(record.players) != seats:
        raise BadRecord(f"players: {seats} names are needed: {len(record.players)}")
    _check_names(record.players)
    if record.first_dealer is not UNSET and record.first_dealer >= seats:
        raise BadRecord(f"first_dealer: {_no_seat(seats, record.first_dealer)}")
    deals = tuple(_tidy_deal(deal, seats, number) for number, deal in enumerate(record.deals, 1))
    return replace(record, rules=full_rules(rules), seed=_tidy_seed(record.seed), deals=deals)


def _check_names(names: tuple[str, ...]) -> None:
    for name in names:
        try:
            name.encode()
        except UnicodeEncodeError:
            raise BadRecord(f"players: half a character, which no file can hold, is in a name: {name[:40]!r}") from None


def _tidy_seed(seed: str | None) -> str | None:
    if seed is None:
        return None
    if len(seed) != 64 or not _HEX.issuperset(seed.lower()):
        raise BadRecord(f"seed: thirty-two bytes in hex are needed: {seed[:20]!r}")
    return seed.lower()


def _tidy_deal(deal: DealRecord, seats: int, number: int) -> DealRecord:
    for name, seat in _seats_named(deal):
        if seat is not None and not 0 <= seat < seats:
            raise Fault(f"{name}: {_no_seat(seats, seat)}", number)
    if len(deal.hands) != seats:
        raise Fault(f"{seats} hands are needed: {len(deal.hands)}", number)
    try:
        return replace(
            deal,
            hands=tuple(map(_tidy_hand, deal.hands)),
            kitty=_tidy_hand(deal.kitty),
            turned=UNSET if deal.turned is UNSET else format_card(parse_card(deal.turned)),
            auction=tuple(format_call(parse_call(call)) for call in deal.auction),
            contract=format_contract(parse_contract(deal.contract)) if deal.contract is not None else None,
            discards=_tidy_hand(deal.discards),
            tricks=tuple(_tidy_trick(trick, seats, number, place) for place, trick in enumerate(deal.tricks, 1)),
        )
    except BadNotation as error:
        raise Fault(str(error), number) from None


def _seats_named(deal: DealRecord) -> Iterator[tuple[str, int | None]]:
    yield "dealer", deal.dealer
    yield "declarer", deal.declarer
    for refused in () if deal.refused_claims is UNSET else deal.refused_claims:
        yield "refused claim", refused.by
    if deal.claim is not UNSET:
        yield "claim", deal.claim.by
    for call in deal.reneges:
        yield "renege call", call.called_by
        yield "renege", call.seat


def _no_seat(seats: int, seat: int) -> str:
    return f"seats are 0 to {seats - 1}: {seat}"


def _tidy_hand(codes: Cards) -> Cards:
    cards = [_PLACE[code] if code in _PLACE else parse_card(code) for code in codes]
    ordered = sorted(cards, reverse=True)
    for one, other in pairwise(ordered):
        if one == other:
            raise BadNotation(f"the same card twice: {CODES[one]}")
    return tuple(map(CODES.__getitem__, ordered))


def _tidy_trick(trick: TrickRecord, seats: int, deal: int, number: int) -> TrickRecord:
    if trick.leader >= seats or (trick.winner is not UNSET and trick.winner >= seats) or len(trick.cards) > seats:
        raise Fault(f"seats are 0 to {seats - 1}, each with one card", deal, number)
    if _CODES.issuperset(trick.cards):
        return trick
    try:
        return replace(trick, cards=tuple(format_card(parse_card(code)) for code in trick.cards))
    except BadNotation as error:
        raise Fault(str(error), deal, number) from None
