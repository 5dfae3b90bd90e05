"""Forged fairness blocks, each kind with the words that refuse it.

A *changed* record is an honest one that somebody has edited. A *made up* one is whole but for its one fault: all bytes
are the forger's, the seed follows from them, and the cards follow from the seed.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from bidwhist.core.match import deal_next, new_match
from bidwhist.records import encode_record, record_of, ruleset_of
from bidwhist.records.fairness import NONE, FairBlock, FairSeat, commitment_to, seed_of
from bidwhist.records.shapes import Record

CHOSEN = (b"\7" * 32).hex()
"""Bytes that a forger chose."""
Json = dict[str, Any]


class Forgery(NamedTuple):
    """A forged record as JSON, the words that refuse it, and whether the second verifier must see it too."""

    text: bytes
    words: str
    is_for_both: bool = True


# Made up.


def made_up(record: Record, block: FairBlock, players: tuple[str, ...] = ()) -> Record:
    """A record whose cards are dealt from the seed of a block; the players are the block's unless they are given."""
    rules, seed = ruleset_of(record.rules), seed_of(block)
    assert seed is not None
    names = (*(seat.name for seat in block.seats), "Eve")[: rules.players]
    match = deal_next(new_match(rules, names, seed))
    made = replace(record_of(match), fairness=replace(block, seed=seed.hex()))
    return replace(made, players=players or made.players)


def _made_up(change: Callable[[FairBlock], FairBlock]) -> Callable[[Record], bytes]:
    def forge(record: Record) -> bytes:
        assert record.fairness
        return encode_record(made_up(record, change(record.fairness)))

    return forge


def _seats(*changes: Callable[[tuple[FairSeat, ...]], tuple[FairSeat, ...]]) -> Callable[[Record], bytes]:
    [change] = changes
    return _made_up(lambda block: replace(block, seats=change(block.seats)))


def _seat(place: int, **values: object) -> Callable[[Record], bytes]:
    return _seats(lambda seats: (*seats[:place], replace(seats[place], **values), *seats[place + 1 :]))


def _other_names(record: Record) -> bytes:
    assert record.fairness
    seats = record.fairness.seats
    names = [seat.name for seat in seats]
    swapped = tuple(
        replace(seat, name=name) for seat, name in zip(seats, [names[1], names[0], *names[2:]], strict=True)
    )
    block = replace(record.fairness, seats=swapped)
    honest = made_up(record, block)
    return encode_record(replace(honest, players=(*honest.players[1:], honest.players[0])))


FIFTH = FairSeat(4, "Eve", commitment_to(bytes.fromhex(CHOSEN)), CHOSEN)

_MADE_UP: Mapping[str, tuple[Callable[[Record], bytes], str]] = {
    "a fifth seat, its bytes chosen last": (_seats(lambda seats: (*seats, FIFTH)), "has 4 chairs, the block has 5"),
    "three seats for four chairs": (_seats(lambda seats: seats[:3]), "has 4 chairs, the block has 3"),
    "a seat number that stands twice": (_seat(1, seat=0), "seat 1 should be in place 1, where seat 0 is"),
    "seats that begin at one": (
        _seats(lambda seats: tuple(replace(seat, seat=seat.seat + 1) for seat in seats)),
        "seat 0 should be in place 0",
    ),
    "chairs in another order": (_seats(lambda seats: (*seats[1:], seats[0])), "seat 0 should be in place 0"),
    "names that are not the players'": (_other_names, "the player at seat"),
    "bytes that nobody had promised": (_seat(0, commitment=None), "gave bytes without having promised any"),
    "other bytes than were promised": (_seat(0, entropy=CHOSEN), "gave other bytes than it had committed itself to"),
    "a promise that fits no bytes": (_seat(0, commitment="0" * 64), "gave other bytes than it had committed itself to"),
    "other bytes of the server than it promised": (
        _made_up(lambda block: replace(block, server_bytes=CHOSEN)),
        "the server gave other bytes than it had committed itself to",
    ),
}


# Changed.


def _changed(change: Callable[[Json], object]) -> Callable[[Record], bytes]:
    def forge(record: Record) -> bytes:
        value = json.loads(encode_record(record))
        change(value)
        return json.dumps(value).encode()

    return forge


def _block(**values: object) -> Callable[[Record], bytes]:
    return _changed(lambda value: value["fairness"].update(values))


def _chair(place: int, **values: object) -> Callable[[Record], bytes]:
    return _changed(lambda value: value["fairness"]["seats"][place].update(values))


def _without(*path: Any) -> Callable[[Record], bytes]:
    def drop(value: Json) -> None:
        for step in path[:-1]:
            value = value[step]
        del value[path[-1]]

    return _changed(drop)


def _twice(key: str, value: object, spelled: str = "") -> Callable[[Record], bytes]:
    def forge(record: Record) -> bytes:
        text = encode_record(record).decode()
        place = text.index(f'"{key}":', text.index('"fairness"'))
        return f'{text[:place]}"{spelled or key}":{json.dumps(value)},{text[place:]}'.encode()

    return forge


def _exchange(*fields: str) -> Callable[[Record], bytes]:
    def change(value: Json) -> None:
        one, _, other, *_ = value["fairness"]["seats"]
        for field in fields:
            one[field], other[field] = other[field], one[field]

    return _changed(change)


def _renamed(value: Json) -> None:
    names = {"Ann": "Cy", "Cy": "Ann"}
    value["players"] = [names.get(name, name) for name in value["players"]]
    for seat in value["fairness"]["seats"]:
        seat["name"] = names.get(seat["name"], seat["name"])


def _of_another_seed(value: Json) -> None:
    value["fairness"]["seed"] = value["seed"] = CHOSEN


NOT_THE_SEED = "does not make the seed that the cards were dealt from"
EMPTY = {"seat": 0, "name": "Eve", "commitment": None, "entropy": None}
ZEROS = {"commitment": commitment_to(NONE), "entropy": NONE.hex()}

# Ann is in chair 0 and gave bytes, Bo in 1 and withheld, Cy in 2 and gave, a bot in 3.
_CHANGED: Mapping[str, tuple[Callable[[Record], bytes], str]] = {
    "none rewritten as zeros": (_chair(3, **ZEROS), NOT_THE_SEED),
    "none rewritten as withheld": (_chair(3, commitment="0" * 64), NOT_THE_SEED),
    "withheld rewritten as none": (_chair(1, commitment=None), NOT_THE_SEED),
    "another promise of who withheld": (_chair(1, commitment="0" * 64), NOT_THE_SEED),
    "given rewritten as withheld": (_chair(0, entropy=None), NOT_THE_SEED),
    "given rewritten as none": (_chair(0, commitment=None, entropy=None), NOT_THE_SEED),
    "bytes and promise of a chair replaced": (_chair(0, commitment=FIFTH.commitment, entropy=CHOSEN), NOT_THE_SEED),
    "promises of two chairs exchanged": (_exchange("commitment"), "gave other bytes than it had committed itself to"),
    "all that two chairs gave exchanged": (_exchange("commitment", "entropy"), NOT_THE_SEED),
    "names swapped in block and players": (_changed(_renamed), NOT_THE_SEED),
    "a name of the block changed": (_chair(0, name="Eve"), "the player at seat"),
    "a name with a blank": (_chair(0, name="Ann "), "the player at seat"),
    "another match number": (_block(match=2), NOT_THE_SEED),
    "another table": (_block(table="table2"), NOT_THE_SEED),
    "another seed in the block": (_block(seed=CHOSEN), "the block is of another match"),
    "another seed in block and record": (_changed(_of_another_seed), "hands and kitty are not those"),
    "bytes and promise of the server replaced": (
        _block(server_bytes=CHOSEN, server_commitment=FIFTH.commitment),
        NOT_THE_SEED,
    ),
    "a promise of the server that fits no bytes": (_block(server_commitment="0" * 64), "the server gave other bytes"),
    "the server's bytes kept back": (_block(server_bytes=None), "the server's bytes are not published"),
    "the seed kept back": (_block(seed=None), "the server's bytes are not published"),
    "version 2 passed off as 1": (_without("fairness", "version"), NOT_THE_SEED),
    "version 2 called 1": (_block(version=1), NOT_THE_SEED),
    "capitals in bytes": (
        _changed(lambda value: value["fairness"].update(server_bytes=value["fairness"]["server_bytes"].upper())),
        "regex",
    ),
    "a line feed behind bytes": (
        _changed(lambda value: value["fairness"].update(server_bytes=value["fairness"]["server_bytes"] + "\n")),
        "regex",
    ),
    "bytes with blanks": (
        _changed(lambda value: value["fairness"].update(server_bytes=value["fairness"]["server_bytes"][:-2] + "  ")),
        "regex",
    ),
    "bytes too short": (_chair(0, entropy="616e6e"), "regex"),
}
_ODD_JSON: Mapping[str, tuple[Callable[[Record], bytes], str]] = {
    # Files that are refused as they are read; the second verifier, made to be short, reads what it needs of them.
    "a version to come": (_block(version=4), "invalid enum value 4"),
    "a version in quotes": (_block(version="2"), "expected `int`"),
    "a field too many in the block": (_block(note="fair"), "unknown field `note`"),
    "a field too many in a chair": (_chair(0, weight=2), "unknown field `weight`"),
    "a field too few": (_without("fairness", "seats", 0, "commitment"), "missing required field `commitment`"),
    "a key that stands twice": (_twice("entropy", None), "appears twice"),
    "seats that stand twice": (_twice("seats", [EMPTY] * 4), "appears twice"),
    "a key that stands twice in disguise": (
        _twice("server_bytes", CHOSEN, r"server\u005fbytes"),
        "appears twice",
    ),
    "a match number below one": (_block(match=0), ">= 1"),
    "a match number that is no whole number": (_block(match=1.5), "expected `int`"),
    "a seat number above four": (_chair(3, seat=5), "<= 4"),
    "a seat that is true": (_chair(1, seat=True), "expected `int`"),
    "a table's id with a line feed": (_block(table="table1\n"), "regex"),
    "no seed in the record": (_changed(lambda value: value.update(seed=None)), "the record has no seed"),
}
KINDS = [*_MADE_UP, *_CHANGED, *_ODD_JSON]
"""What every kind of forgery is called."""


def forged(kind: str, record: Record) -> Forgery:
    """A record forged in this way."""
    forge, words = {**_MADE_UP, **_CHANGED, **_ODD_JSON}[kind]
    return Forgery(forge(record), words, kind not in _ODD_JSON)
