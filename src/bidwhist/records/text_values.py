"""Values from the words of a text record: cards, seats, numbers, rules, each by the word before it."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import UNSET

from bidwhist.core.cards import RANK_LETTERS, SUIT_LETTERS, SUIT_SYMBOLS
from bidwhist.core.rules.parse import parse_rules
from bidwhist.errors import BadNotation
from bidwhist.records.fairness import FairBlock, FairSeat, FairVersion
from bidwhist.records.shapes import Cards, ClaimRecord, ProgramRecord, RefusedClaimRecord, ResultRecord
from bidwhist.records.text_tokens import unquote
from bidwhist.records.text_writing import KERNEL, NO_KERNEL, NOTHING
from bidwhist.records.writing import full_rules

Words: TypeAlias = tuple[str, ...]
FAIR_VERSIONS: dict[str, FairVersion] = {"v1": 1, "v2": 2, "v3": 3}


def read_cards(words: Words) -> Cards:
    """Cards by suit as the writer writes them, or one by one, in any mixture.

    :raises BadNotation: if a word is not a suit, a card, or ranks of a suit named before.
    """
    suit, codes = "", []
    for word in words:
        text = word.upper().replace("10", "T")
        if text in _SUITS:
            suit = _SUITS[text]
        elif suit and text.strip(RANK_LETTERS) == "":
            codes += [rank + suit for rank in text]
        elif text != NOTHING:
            codes.append(word)
    return tuple(codes)


_SUITS = {**{letter: letter for letter in SUIT_LETTERS}, **dict(zip(SUIT_SYMBOLS, SUIT_LETTERS, strict=True))}


def read_number(word: str) -> int:
    """A whole number.

    :raises BadNotation: if it is malformed.
    """
    if not re.fullmatch(r"[+-]?[0-9]{1,16}", word):
        raise BadNotation(f"a number is needed: {word[:20]!r}")
    return int(word)


def _one(words: Words) -> str:
    if len(words) != 1:
        raise BadNotation(f"one word is needed: {' '.join(words)[:40]!r}")
    return words[0]


def read_seat(word: str) -> int:
    """A seat 0-4. Whether the table has it is checked with the whole record.

    :raises BadNotation: if it is malformed.
    """
    if not re.fullmatch(r"[0-4]", word):
        raise BadNotation(f"a seat is needed, 0 to 4: {word[:20]!r}")
    return int(word)


def read_seat_or_nobody(words: Words) -> int | None:
    """A seat, or nobody for ``-``.

    :raises BadNotation: if it is neither.
    """
    word = _one(words)
    return None if word == NOTHING else read_seat(word)


def _numbers(words: Words) -> tuple[int, ...]:
    return tuple(map(read_number, words))


def _numbers_or_unset(words: Words) -> Any:
    return UNSET if words == (NOTHING,) else _numbers(words)


def _refused_claims(words: Words) -> tuple[RefusedClaimRecord, ...]:
    if not words or len(words) % 3 or {*words[1::3]} != {"after"}:
        raise BadNotation("refused claims are seats and how many cards had been played, as in 2 after 16  0 after 20")
    return tuple(
        RefusedClaimRecord(read_seat(by), read_number(after)) for by, after in zip(words[::3], words[2::3], strict=True)
    )


def _result(words: Words) -> ResultRecord:
    if len(words) != 2:
        raise BadNotation(f"a result is a side or {NOTHING}, and a reason, as in [Result 0 target]")
    return ResultRecord(read_seat_or_nobody(words[:1]), words[1])  # type: ignore[arg-type]  # judged with all the record


def _fair(words: Words) -> FairBlock:
    if len(words) not in (5, 6):
        raise BadNotation("fairness is the table, the match, three hashes, the last two perhaps -, and v2 or nothing")
    table, match, commitment, told, seed, *version = words
    return FairBlock(
        version=_fair_version(*version),
        table=table,
        match=read_number(match),
        server_commitment=commitment,
        server_bytes=_or_none(told),
        seed=_or_none(seed),
        seats=(),
    )


def _fair_version(word: str = "v1") -> FairVersion:
    if word not in FAIR_VERSIONS:
        raise BadNotation(f"the version of fairness is v1 or v2: {word[:20]!r}")
    return FAIR_VERSIONS[word]


def _fair_seat(words: Words) -> FairSeat:
    if len(words) != 4:
        raise BadNotation("a seat's part in the fairness is the seat, its name and two hashes, each perhaps -")
    return FairSeat(read_seat(words[0]), unquote(words[1]), _or_none(words[2]), _or_none(words[3]))


def _or_none(word: str) -> str | None:
    return None if word == NOTHING else word


def _rules(words: Words) -> Any:
    if not words:
        raise BadNotation("rules are a preset and what differs, as in [Rules classic renege=called]")
    return full_rules(parse_rules(words[0], words[1:]))


def _program(words: Words) -> ProgramRecord:
    if len(words) != 2 or words[1] not in (KERNEL, NO_KERNEL):
        raise BadNotation(f"a program is its version and {KERNEL} or {NO_KERNEL}, as in [Program 0.1.0 {KERNEL}]")
    return ProgramRecord(words[0], words[1] == KERNEL)


TAGS: dict[str, tuple[str, Callable[[Words], Any]]] = {
    "rules": ("rules", _rules),
    "players": ("players", lambda words: tuple(map(unquote, words))),
    "seed": ("seed", _one),
    "first": ("first_dealer", lambda words: read_seat(_one(words))),
    "result": ("result", _result),
    "fair": ("fairness", _fair),
    "fairseat": ("fairness", _fair_seat),
    "program": ("program", _program),
}

VALUES: dict[str, tuple[str, Callable[[Words], Any]]] = {
    "dealer": ("dealer", lambda words: read_seat(_one(words))),
    "kitty": ("kitty", read_cards),
    "turned": ("turned", _one),
    "auction": ("auction", lambda words: words),
    "declarer": ("declarer", read_seat_or_nobody),
    "contract": ("contract", _one),
    "discards": ("discards", read_cards),
    "refused": ("refused_claims", _refused_claims),
    "claim": ("claim", lambda words: ClaimRecord(read_seat(_one(words)))),
    "tricks": ("tricks_won", _numbers),
    "points": ("points", _numbers_or_unset),
    "score": ("score", _numbers_or_unset),
}
