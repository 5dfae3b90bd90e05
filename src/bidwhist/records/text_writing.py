"""Records as text that a person reads and writes; docs/records.md describes the form."""

import json
from collections.abc import Iterator

from msgspec import UNSET

from bidwhist.core.rules.code import near_presets
from bidwhist.core.rules.parse import OPTIONS, format_option_value
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records.fairness import FairBlock
from bidwhist.records.form import ruleset_of, tidy
from bidwhist.records.shapes import Cards, DealRecord, Record, RenegeRecord, TrickRecord
from bidwhist.tools.printable import printable_json

TEXT_FORMAT = "bidwhist-text/1"
KERNEL, NO_KERNEL = "kernel", "no-kernel"
NOTHING = "-"
"""Written where a record has no value, to tell it apart from a line left out."""

_LABEL_COLUMNS = 10
_SUITS_HIGH_TO_LOW = "SHDC"


def format_record(record: Record) -> str:
    """The text of a record; ``parse_record`` gives the same record back.

    :raises BadRecord: if the record is not well formed.
    """
    tidied = tidy(record)
    return "\n".join([*_frame(tidied), *_deals(tidied)]) + "\n"


def _frame(record: Record) -> Iterator[str]:
    yield f"[Record {TEXT_FORMAT}]"
    yield f"[Rules {' '.join(_rules(ruleset_of(record.rules)))}]"
    yield f"[Players {' '.join(map(_quoted, record.players))}]"
    if record.seed is not None:
        yield f"[Seed {record.seed}]"
    if record.first_dealer is not UNSET:
        yield f"[First {record.first_dealer}]"
    yield f"[Result {_or_nothing(record.result.winner)} {record.result.reason}]"
    if record.fairness is not UNSET:
        yield from _fairness(record.fairness)
    if record.program is not UNSET:
        yield f"[Program {record.program.version} {KERNEL if record.program.kernel else NO_KERNEL}]"


def _fairness(block: FairBlock) -> Iterator[str]:
    told = f"{_or_nothing(block.server_bytes)} {_or_nothing(block.seed)}"
    version = "" if block.version == 1 else f" v{block.version}"
    yield f"[Fair {block.table} {block.match} {block.server_commitment} {told}{version}]"
    for one in block.seats:
        given = f"{_or_nothing(one.commitment)} {_or_nothing(one.entropy)}"
        yield f"[FairSeat {one.seat} {_quoted(one.name)} {given}]"


def _or_nothing(value: str | int | None) -> str:
    return NOTHING if value is None else str(value)


def _quoted(name: str) -> str:
    return printable_json(json.dumps(name, ensure_ascii=False))


def _rules(rules: Ruleset) -> list[str]:
    # The preset that needs the fewest changes.
    written = ([name, *_changes(rules, PRESETS[name])] for name in near_presets(rules))
    return min(written, key=len)


def _changes(rules: Ruleset, preset: Ruleset) -> list[str]:
    return [
        f"{name}={format_option_value(name, getattr(rules, name))}"
        for name in OPTIONS
        if getattr(rules, name) != getattr(preset, name)
    ]


def _deals(record: Record) -> Iterator[str]:
    for number, deal in enumerate(record.deals, 1):
        yield from ("", f"[Deal {number}]")
        for word, values in _lines(deal):
            yield f"{word:<{_LABEL_COLUMNS}}{values}".rstrip()


def _lines(deal: DealRecord) -> Iterator[tuple[str, str]]:
    yield "Dealer", str(deal.dealer)
    for seat, hand in enumerate(deal.hands):
        yield f"Hand {seat}", format_cards(hand)
    yield "Kitty", format_cards(deal.kitty)
    if deal.turned is not UNSET:
        yield "Turned", deal.turned
    yield "Auction", " ".join(deal.auction)
    yield "Declarer", _or_nothing(deal.declarer)
    if deal.contract is not None:
        yield "Contract", deal.contract
    if deal.discards:
        yield "Discards", format_cards(deal.discards)
    for number, trick in enumerate(deal.tricks, 1):
        yield f"{number:>2}. {trick.leader}:", _trick(trick, len(deal.hands))
    if deal.refused_claims is not UNSET:
        yield "Refused", "  ".join(f"{one.by} after {one.after}" for one in deal.refused_claims)
    if deal.claim is not UNSET:
        yield "Claim", str(deal.claim.by)
    for call in deal.reneges:
        yield "Renege", _renege(call)
    yield "Tricks", _numbers(deal.tricks_won)
    yield "Points", NOTHING if deal.points is UNSET else _numbers(deal.points)
    yield "Score", NOTHING if deal.score is UNSET else _numbers(deal.score)


def format_cards(cards: Cards) -> str:
    """Cards by suit: jokers whole, then each suit's letter and its ranks, as in ``BJ  S AK9  C 2``."""
    groups = [code for code in cards if code[0] in "BL"]
    for suit in _SUITS_HIGH_TO_LOW:
        ranks = "".join(code[0] for code in cards if code[1] == suit)
        if ranks:
            groups.append(f"{suit} {ranks}")
    return "  ".join(groups)


def _trick(trick: TrickRecord, seats: int) -> str:
    place = None if trick.winner is UNSET else (trick.winner - trick.leader) % seats
    cards = [f"{code}*" if number == place else code for number, code in enumerate(trick.cards)]
    if place is not None and place >= len(trick.cards):
        cards.append(f"*{trick.winner}")
    if place is None and len(trick.cards) == seats:
        cards.append(f"*{NOTHING}")
    return " ".join(cards)


def _renege(call: RenegeRecord) -> str:
    moved = f"seat {_or_nothing(call.seat)} moved {call.moved}"
    return f"by {call.called_by} trick {call.trick + 1} after {call.after} {moved}"


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))
