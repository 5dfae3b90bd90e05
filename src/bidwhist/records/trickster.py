"""Records of Trickster Cards, which players post deal by deal, read into ours.

Its form is a dialect of PBN: tags, cards suit first, a line of four columns a trick. Older ones begin ``% PBN`` and
leave the quotes inside ``GameOptionsJson`` as they are, newer ones begin ``% PTN`` and escape them.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from bidwhist.core.actions import Declare, Discard, Play, parse_call, parse_contract
from bidwhist.core.cards import Hand, cards_of, is_joker
from bidwhist.core.match import Match, deal_given, given_match, play
from bidwhist.core.rules.options import DeclareWhen, DefendersScore, DiscardTrick, FirstDealer, OpeningLead, SuffixOrder
from bidwhist.core.rules.parse import format_option_value, parse_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import BadNotation, BadRecord, BadRuleset, WhistError
from bidwhist.records.shapes import Record
from bidwhist.records.trickster_form import (
    SEATS,
    Tag,
    Tags,
    card_of,
    cards_dealt,
    cards_of_text,
    records_of,
    seat_in,
    seat_of,
    value_of,
)
from bidwhist.records.writing import record_of

_NAME_TAGS = ("South", "West", "North", "East")


class Imported(Struct, frozen=True):
    """A record made of a foreign one, and notes on what was assumed or left out."""

    record: Record
    notes: tuple[str, ...]
    line: int
    """Where it begins in the text."""


def is_trickster(text: str) -> bool:
    """Whether a text looks like records of Trickster Cards."""
    return re.match(r'\s*(% ?P[BT]N\b|\[Event ")', text) is not None


def parse_trickster(text: str, settings: Iterable[str] = ()) -> Iterator[Imported]:
    """Every record of a text in Trickster's form, each one deal; settings such as ``made=bid`` overrule its options.

    :raises BadRecord: with the line, at what cannot be read or is not known here.
    """
    chosen = tuple(settings)
    for tags in records_of(text):
        yield _import(tags, chosen)


def _import(tags: Tags, settings: tuple[str, ...]) -> Imported:
    first = min(tag.line for tag in tags.values())
    if value_of(tags, "GameCode", first) != "Whist":
        raise BadRecord(f"line {tags['GameCode'].line}: only Whist can be read: {tags['GameCode'].value[:20]!r}")
    hands, kitty = cards_dealt(tags, first)
    rules, notes = _rules(tags, hands, kitty, settings, first)
    names = tuple(tags[name].value if name in tags else "" for name in _NAME_TAGS)
    players = tuple(name or seat for name, seat in zip(names, _NAME_TAGS, strict=True))
    dealer = seat_in(tags, "Dealer", first)
    try:
        match = deal_given(given_match(rules, players, dealer), hands, kitty)
    except WhistError as error:
        raise BadRecord(f"line {tags['Deal'].line}: {error}") from None
    if "GameScores" in tags and re.search(r"[1-9]", tags["GameScores"].value):
        notes = (*notes, f"the score before the deal is left out: {tags['GameScores'].value}")
    return Imported(record_of(_played(match, tags)), notes, first)


READ_OPTIONS: Mapping[str, Callable[[bool], dict[str, Any]]] = MappingProxyType(
    {
        "bidderLeads": lambda on: {"opening_lead": OpeningLead.DECLARER if on else OpeningLead.FOREHAND},
        "bidderGetsKitty": lambda on: {"discard_trick": DiscardTrick.DECLARER if on else DiscardTrick.NOBODY},
        "doubleForNT": lambda on: {"no_trump_factor": 2 if on else 1},
        "defensiveScoring": lambda on: {"defenders_score": DefendersScore.ODD_TRICKS if on else DefendersScore.NOTHING},
        "lowBeatsHigh": lambda on: {"suffix_order": SuffixOrder.DOWNTOWN_OVER_UPTOWN if on else SuffixOrder.LEVEL},
    }
)
_DEFAULTS = MappingProxyType({"lowBeatsHigh": True})
"""The meaning of an option that is left out, where that is not "off"."""
_OF_NO_ACCOUNT = frozenset({"kittySize", "noSuggestions", "noWatching"})
"""The size of the kitty follows from the cards. The others say nothing about the rules."""


def _rules(
    tags: Tags, hands: tuple[Hand, ...], kitty: Hand, settings: tuple[str, ...], first: int
) -> tuple[Ruleset, tuple[str, ...]]:
    options = _options(tags, first)
    jokers = sum(is_joker(card) for hand in (*hands, kitty) for card in cards_of(hand))
    changes: dict[str, Any] = {
        "jokers": jokers,
        "kitty": kitty.bit_count(),
        "first_dealer": FirstDealer.RANDOM,
        "declare": DeclareWhen.BEFORE_KITTY,
    }
    for name, read in READ_OPTIONS.items():
        changes |= read(options.get(name, _DEFAULTS.get(name, False)))
    event = value_of(tags, "Event", first)
    limit, least = re.search(r"±(\d+)", event), re.search(r"min bid (\d+)", event)
    target = _number(limit[1]) if limit else 7
    changes |= {"min_bid": _number(least[1]) if least else 3, "target": target, "floor": -target}
    if 52 + jokers - changes["kitty"] == 52:
        changes["discard_trick"] = DiscardTrick.NOBODY
    if changes["discard_trick"] is DiscardTrick.NOBODY and 52 + jokers - changes["kitty"] == 48:
        changes["max_bid"] = 6  # twelve tricks, the first six free
    written = [f"{name}={format_option_value(name, value)}" for name, value in changes.items()]
    overruled = {setting.partition("=")[0] for setting in settings}
    kept = [setting for setting in written if setting.partition("=")[0] not in overruled]
    try:
        rules = parse_rules("classic", (*kept, *settings))
    except BadRuleset as error:
        raise BadRecord(f"line {first}: {error}") from None
    return rules, tuple(_notes(limit, least, options))


_MOST_DIGITS = 9


def _number(digits: str) -> int:
    """A number in the name of an event. Python reads no number of thousands of digits, and none is a target."""
    return int(digits[:_MOST_DIGITS])


def _options(tags: Tags, first: int) -> dict[str, bool]:
    raw, line = value_of(tags, "GameOptionsJson", first), tags["GameOptionsJson"].line
    try:
        options = json.loads(raw.replace('\\"', '"'))
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"line {line}: the options are not JSON: {error}") from None
    if not isinstance(options, dict):
        raise BadRecord(f"line {line}: the options are not a JSON object")
    for name, value in options.items():
        if name in _OF_NO_ACCOUNT:
            continue
        if name not in READ_OPTIONS or not isinstance(value, bool):
            raise BadRecord(
                f"line {line}: what this option means here is not known; take it out if it is of no account, "
                f"and say what it changes with --set: {f'{name}={value}'[:60]!r}"
            )
    return options


def _notes(limit: object, least: object, options: dict[str, bool]) -> Iterator[str]:
    if not limit:
        yield "the event names no limit such as ±7, so 7 and -7 are taken"
    if not least:
        yield "the event names no lowest bid, so 3 is taken"
    if "bidderGetsKitty" not in options:
        yield "bidderGetsKitty is off, which is taken to mean that the discards count for nobody"
    if options.get("defensiveScoring"):
        yield "defensiveScoring is taken to mean a point for each of the defenders' odd tricks"


def _played(match: Match, tags: Tags) -> Match:
    for name, step in _STEPS.items():
        if name in tags:
            try:
                match = step(match, tags[name])
            except WhistError as error:
                words = str(error)
                raise BadRecord(words if words.startswith("line ") else f"line {tags[name].line}: {words}") from None
    return match


def _play_auction(match: Match, tag: Tag) -> Match:
    deal = match.deal
    if deal is not None and seat_of(tag.value, tag.line) != deal.forehand:
        raise BadNotation(f"the auction begins at the dealer's left, {SEATS[deal.forehand]}, not {tag.value}")
    for _, row in tag.rows:
        for word in row.split():
            match = play(match, parse_call("-" if word.lower() == "pass" else _call(word)))
    return match


_BID = re.compile(r"(?P<number>[1-7])(?P<strain>NT|[♠♥♦♣SHDC])?(?P<arrow>[↑↓])?")
_ARROWS = {"↑": "U", "↓": "D"}
_STRAINS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "NT": "N"}


def _bid(word: str) -> re.Match[str]:
    found = _BID.fullmatch(word)
    if found is None:
        raise BadNotation(f"a bid is written 3↓, 4♠↓ or 3NT↑: {word[:20]!r}")
    return found


def _call(word: str) -> str:
    bid = _bid(word)
    return bid["number"] + ("N" if bid["strain"] == "NT" else _ARROWS.get(bid["arrow"], ""))


def _play_contract(match: Match, tag: Tag) -> Match:
    bid = _bid(tag.value)
    if bid["strain"] is None or bid["arrow"] is None:
        raise BadNotation(f"a contract is written 4♠↓ or 3NT↑: {tag.value[:20]!r}")
    strain = _STRAINS.get(bid["strain"], bid["strain"])
    contract = parse_contract(bid["number"] + _ARROWS[bid["arrow"]] + strain)
    return play(match, Declare(contract.strain, contract.direction))


def _play_discards(match: Match, tag: Tag) -> Match:
    seat, _, cards = tag.value.partition(":")
    if match.deal is not None and seat_of(seat, tag.line) != match.deal.declarer:
        raise BadRecord(f"line {tag.line}: the one who discards is not the one who won the auction: {seat}")
    return play(match, Discard(cards_of_text(cards, tag.line)))


def _play_tricks(match: Match, tag: Tag) -> Match:
    first = seat_of(tag.value, tag.line)
    for line, row in tag.rows:
        try:
            match = _play_row(match, first, row.split(), line)
        except WhistError as error:
            words = str(error)
            raise BadRecord(words if words.startswith("line ") else f"line {line}: {words}") from None
    return match


def _play_row(match: Match, first: int, columns: list[str], line: int) -> Match:
    # The columns are seats, from the one in the tag. Cards are played from the leader on.
    cards = [(place, word) for place, word in enumerate(columns) if word.strip("-")]
    for _ in cards:
        column = ((match.deal.to_act if match.deal else first) - first) % len(SEATS)
        word = next((word for place, word in cards if place == column), None)
        if word is None:
            raise BadNotation(
                f"it is the turn of {SEATS[(first + column) % len(SEATS)]}, which has no card in this row"
            )
        match = play(match, Play(card_of(word, line)))
    return match


_STEPS: Mapping[str, Callable[[Match, Tag], Match]] = MappingProxyType(
    {
        "Auction": _play_auction,
        "Contract": _play_contract,
        "CardsRemoved": _play_discards,
        "Play": _play_tricks,
    }
)
"""The tags that hold decisions, in the order of play."""
