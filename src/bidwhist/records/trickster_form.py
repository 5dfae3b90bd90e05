"""The form of Trickster's records: tags with rows below them, seats by compass points, cards suit first."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.core.cards import BIG_JOKER, LITTLE_JOKER, Card, Hand, mask_of, parse_card
from bidwhist.errors import BadNotation, BadRecord

SEATS = ("S", "W", "N", "E")
"""Its names for our seats 0 to 3, clockwise."""


class Tag(Struct, frozen=True):
    """A tag, and the lines below it that belong to it, with their numbers."""

    line: int
    value: str
    rows: tuple[tuple[int, str], ...]


Tags: TypeAlias = Mapping[str, Tag]


def records_of(text: str) -> Iterator[Tags]:
    """The tags of each record of a text by name; a record begins with its ``Event``.

    :raises BadRecord: with the line, at a line that is neither a tag nor below one, or a duplicate tag.
    """
    tags: dict[str, Tag] = {}
    for name, tag in _tags(text):
        if name == "Event" and tags:
            yield tags
            tags = {}
        if name in tags:
            raise BadRecord(f"line {tag.line}: the tag appears twice: {name}")
        tags[name] = tag
    if tags:
        yield tags


_TAG = re.compile(r'^\[(?P<name>\w+) "(?P<value>.*)"\]$')


def _tags(text: str) -> Iterator[tuple[str, Tag]]:
    name, tag = "", Tag(0, "", ())
    for place, line in _lines(text):
        if not line.startswith("["):
            if not name:
                raise BadRecord(f"line {place}: a tag in brackets is needed first: {line[:30]!r}")
            tag = replace(tag, rows=(*tag.rows, (place, line)))
            continue
        if name:
            yield name, tag
        found = _TAG.match(line)
        if found is None:
            raise BadRecord(f'line {place}: a tag is written [Name "value"]: {line[:30]!r}')
        name, tag = found["name"], Tag(place, found["value"], ())
    if name:
        yield name, tag


def _lines(text: str) -> Iterator[tuple[int, str]]:
    # Lines of % and the fences of a post have no meaning.
    for place, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line and not line.startswith(("%", "`")):
            yield place, line


def value_of(tags: Tags, name: str, line: int) -> str:
    """The value of a tag that must be there; ``line`` is where its record begins.

    :raises BadRecord: with the line, if it is missing or malformed.
    """
    if name not in tags:
        raise BadRecord(f"line {line}: the tag is missing in the record that begins here: {name}")
    return tags[name].value


def seat_in(tags: Tags, name: str, line: int) -> int:
    """The seat 0–3 that a tag names.

    :raises BadRecord: with the line, if it is missing or malformed.
    """
    return seat_of(value_of(tags, name, line), tags[name].line)


def seat_of(text: str, line: int) -> int:
    """The seat 0–3 of a compass point.

    :raises BadRecord: with the line, if it is missing or malformed.
    """
    if text not in SEATS:
        raise BadRecord(f"line {line}: a seat is one of {' '.join(SEATS)}: {text[:20]!r}")
    return SEATS.index(text)


def cards_dealt(tags: Tags, first: int) -> tuple[tuple[Hand, ...], Hand]:
    """The hands by seat and the kitty, as masks; whether they make a pack is for the core.

    :raises BadRecord: with the line, if it is missing or malformed.
    """
    start, _, text = value_of(tags, "Deal", first).partition(":")
    line = tags["Deal"].line
    words = text.split()
    if len(words) != len(SEATS) or "-" in words:
        raise BadRecord(f"line {line}: four whole hands are needed: {text[:60]!r}")
    turned = [_hand(word, line) for word in words]
    seat = seat_of(start, line)
    hands = tuple(turned[(place - seat) % len(SEATS)] for place in range(len(SEATS)))
    undealt = tags.get("Undealt")
    return hands, cards_of_text(undealt.value, undealt.line) if undealt else 0


def _hand(word: str, line: int) -> Hand:
    suits = word.split(".")
    if len(suits) not in (4, 5):
        raise BadRecord(f"line {line}: a hand is spades.hearts.diamonds.clubs and perhaps .jokers: {word[:30]!r}")
    return _whole(
        (card_of(suit + rank, line) for suit, ranks in zip("SHDCJ", suits, strict=False) for rank in ranks), line
    )


def cards_of_text(text: str, line: int) -> Hand:
    """The mask of cards written without blanks, two letters each, suit first.

    :raises BadRecord: with the line, if it is missing or malformed.
    """
    if len(text) % 2:
        raise BadRecord(f"line {line}: cards are two letters each, suit first: {text[:30]!r}")
    return _whole((card_of(text[place : place + 2], line) for place in range(0, len(text), 2)), line)


def _whole(cards: Iterable[Card], line: int) -> Hand:
    found = [*cards]
    if len({*found}) != len(found):
        raise BadRecord(f"line {line}: a card appears twice in one place")
    return mask_of(found)


_JOKERS = {"JH": BIG_JOKER, "JL": LITTLE_JOKER}


def card_of(text: str, line: int) -> Card:
    """The card of two letters, suit first, so that ``HJ`` is the jack of hearts and ``JH`` the Big Joker.

    :raises BadRecord: with the line, if it is missing or malformed.
    """
    if text in _JOKERS:
        return _JOKERS[text]
    try:
        return parse_card(text[::-1])
    except BadNotation:
        raise BadRecord(
            f"line {line}: no such card; suit first, as S4, HJ, and JH or JL for jokers: {text!r}"
        ) from None
