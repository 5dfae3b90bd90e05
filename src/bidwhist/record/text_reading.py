"""Records from text: what was left out because it follows from the decisions is worked out by the rules."""

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import replace

from bidwhist.cards import RANK_LETTERS, SUIT_LETTERS, SUIT_SYMBOLS
from bidwhist.errors import BadNotation, BadRecord, BadRuleset
from bidwhist.record.fairness import FairBlock, FairSeat
from bidwhist.record.fault import Fault
from bidwhist.record.json_form import MOST_BYTES, decode_record, encode_record
from bidwhist.record.replaying import Replaying
from bidwhist.record.shapes import (
    FORMAT,
    MOST_DEALS,
    Cards,
    ClaimRecord,
    DealRecord,
    Record,
    RenegeRecord,
    ResultRecord,
    TrickRecord,
)
from bidwhist.record.text_tokens import Line, lines_of, unquote
from bidwhist.record.text_writing import NOTHING, TEXT_FORMAT
from bidwhist.record.writing import codes_of, full_rules, record_of_deal, record_of_result
from bidwhist.rules.parse import parse_rules
from bidwhist.shuffle import deal_cards

Words: TypeAlias = tuple[str, ...]
Said: TypeAlias = dict[str, Any]
"""What the text says, by the field of the record it is about."""


class TextRecord(Struct, frozen=True):
    """A record, and where in its text each deal and each trick stands."""

    record: Record
    line: int
    places: dict[tuple[int, int | None], int]

    def line_of(self, error: BadRecord) -> int:
        """The line that an error is about, the record's first where nothing nearer is known."""
        return _line_of(error, self.places, self.line)


def parse_record(text: str) -> Record:
    """The one record that a text holds.

    :raises BadRecord: with the line, if the text is none, holds several, or what it leaves out cannot be worked out.
    """
    records = [one.record for one in parse_records(text)]
    if len(records) != 1:
        raise BadRecord(f"one record is needed, beginning with [Record {TEXT_FORMAT}]: {len(records)}")
    return records[0]


def parse_records(text: str) -> Iterator[TextRecord]:
    """Every record of a text, one after another.

    :raises BadRecord: with the line, at the first that is none.
    """
    if len(text) > MOST_BYTES:
        raise BadRecord(f"a text has at most {MOST_BYTES} letters: {len(text)}")
    for lines in _parted(lines_of(text), "record"):
        yield _read_record(lines)


def _parted(lines: Iterator[Line], tag: str) -> Iterator[list[Line]]:
    part: list[Line] = []
    for line in lines:
        if _tag_of(line) == tag and part:
            yield part
            part = []
        part.append(line)
    if part:
        yield part


def _tag_of(line: Line) -> str | None:
    return line.words[1].lower() if line.words[0] == "[" and len(line.words) > 1 else None


def _read_record(lines: list[Line]) -> TextRecord:
    first = lines[0]
    if _tag_of(first) != "record" or first.words[2:] != (TEXT_FORMAT, "]"):
        raise BadRecord(f"line {first.number}: a record begins with [Record {TEXT_FORMAT}]")
    frame: Said = {"seed": None}
    deals: list[_DealText] = []
    for line in lines[1:]:
        _read_line(line, frame, deals)
    places = {place: line for deal in deals for place, line in deal.places.items()}
    try:
        return TextRecord(_completed(frame, deals), first.number, places)
    except BadRecord as error:
        raise BadRecord(f"line {_line_of(error, places, first.number)}: {error}") from None


def _line_of(error: BadRecord, places: dict[tuple[int, int | None], int], otherwise: int) -> int:
    if not isinstance(error, Fault):
        return otherwise
    return places.get((error.deal, error.trick)) or places.get((error.deal, None)) or otherwise


class _DealText:
    """What a text says of one deal, gathered line by line."""

    def __init__(self, number: int, line: int, seats: int) -> None:
        self.number, self.seats = number, seats
        self.said: Said = {}
        self.hands: list[Cards] = []
        self.tricks: list[tuple[TrickRecord, bool]] = []
        """Each trick, and whether the text says who won it."""
        self.reneges: list[tuple[RenegeRecord, bool]] = []
        """Each call, and whether the text says what came of it."""
        self.places: dict[tuple[int, int | None], int] = {(number, None): line}


def _read_line(line: Line, frame: Said, deals: list[_DealText]) -> None:
    try:
        tag = _tag_of(line)
        if tag == "deal":
            deals.append(_new_deal(line, len(deals) + 1, frame))
        elif tag is not None:
            _read_tag(tag, line.words, frame)
        elif not deals:
            raise BadNotation("a deal begins with [Deal 1]")
        else:
            _read_word(line, deals[-1])
    except (BadNotation, BadRuleset, ValueError) as error:
        raise BadRecord(f"line {line.number}: {error}") from None


def _new_deal(line: Line, number: int, frame: Said) -> _DealText:
    if "players" not in frame:
        raise BadNotation("the tag [Players … ] comes before the first deal")
    if line.words[2:] != (str(number), "]"):
        raise BadNotation(f"deals are numbered from 1, so this is [Deal {number}]")
    if number > MOST_DEALS:
        raise BadNotation(f"a record has at most {MOST_DEALS} deals")
    return _DealText(number, line.number, len(frame["players"]))


def _read_tag(tag: str, words: Words, frame: Said) -> None:
    if words[-1] != "]" or tag not in _TAGS:
        raise BadNotation(f"a tag is [{' … ], ['.join(name.capitalize() for name in _TAGS)} … ]: {words[1][:20]!r}")
    name, read = _TAGS[tag]
    if tag == "fairseat" and "fairness" in frame:
        frame["fairness"] = replace(frame["fairness"], seats=(*frame["fairness"].seats, read(words[2:-1])))
        return
    if frame.get(name) is not None:
        raise BadNotation(f"the tag stands twice: {tag}")
    frame[name] = read(words[2:-1])


def _read_word(line: Line, deal: _DealText) -> None:
    word, values = line.words[0].lower(), line.words[1:]
    if word in _LINES:
        _LINES[word](deal, values)
    elif re.fullmatch(r"[0-9]{1,2}\.", word):
        _read_trick(deal, line)
    elif word in _VALUES:
        name, read = _VALUES[word]
        if name in deal.said:
            raise BadNotation(f"the line stands twice in this deal: {word}")
        deal.said[name] = read(values)
    else:
        known = ", ".join(name.capitalize() for name in (*_LINES, *_VALUES))
        raise BadNotation(f"a line of a deal begins with the number of a trick as in 1. or with {known}: {word[:20]!r}")


def _read_trick(deal: _DealText, line: Line) -> None:
    number = len(deal.tricks) + 1
    if line.words[0] != f"{number}." or len(line.words) < 3 or not line.words[1].endswith(":"):
        raise BadNotation(f"tricks are numbered, and name their leader, as in {number}. 0: AS 2S 3S 4S")
    leader = _seat(line.words[1][:-1])
    cards, winner, is_known = _cards_and_winner(line.words[2:], leader, deal.seats)
    deal.tricks.append((TrickRecord(leader, cards, winner), is_known or len(cards) < deal.seats))
    deal.places[deal.number, number] = line.number


def _cards_and_winner(words: Words, leader: int, seats: int) -> tuple[Cards, Any, bool]:
    cards, winners = [], []
    for word in words:
        code, star, after = word.partition("*")
        if code:
            cards.append(code)
        if star and not code:
            winners.append(UNSET if after == NOTHING else _seat(after))
        elif star:
            winners.append((leader + len(cards) - 1) % max(seats, 1))
    if len(winners) > 1:
        raise BadNotation("only one card takes a trick")
    return tuple(cards), winners[0] if winners else UNSET, bool(winners)


def _read_hand(deal: _DealText, words: Words) -> None:
    if not words or words[0] != str(len(deal.hands)):
        raise BadNotation(f"hands are given by seat from 0, so this is Hand {len(deal.hands)}")
    deal.hands.append(read_cards(words[1:]))


def _read_renege(deal: _DealText, words: Words) -> None:
    named = dict(zip(words[::2], words[1::2], strict=False))
    needed = {"by", "trick", "after"}
    if not needed <= set(named) <= needed | {"seat", "moved"} or 2 * len(named) != len(words):
        raise BadNotation("a renege call is written: Renege by 1 trick 5 after 24 seat 3 moved 3")
    seat = _seat_or_nobody((named.get("seat", NOTHING),))
    call = RenegeRecord(
        seat, _number(named["trick"]) - 1, _seat(named["by"]), _number(named.get("moved", "0")), _number(named["after"])
    )
    deal.reneges.append((call, {"seat", "moved"} <= set(named)))


_LINES: dict[str, Callable[[_DealText, Words], None]] = {"hand": _read_hand, "renege": _read_renege}


def read_cards(words: Words) -> Cards:
    """Cards by suit as the writer writes them, or one by one, in any mixture.

    :raises BadNotation: if a word is no suit, no card and no ranks of a suit named before.
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


def _number(word: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,16}", word):
        raise BadNotation(f"a number is needed: {word[:20]!r}")
    return int(word)


def _one(words: Words) -> str:
    if len(words) != 1:
        raise BadNotation(f"one word is needed: {' '.join(words)[:40]!r}")
    return words[0]


def _seat(word: str) -> int:
    if not re.fullmatch(r"[0-4]", word):
        raise BadNotation(f"a seat is needed, 0 to 4: {word[:20]!r}")
    return int(word)


def _seat_or_nobody(words: Words) -> int | None:
    word = _one(words)
    return None if word == NOTHING else _seat(word)


def _numbers(words: Words) -> tuple[int, ...]:
    return tuple(map(_number, words))


def _numbers_or_unset(words: Words) -> Any:
    return UNSET if words == (NOTHING,) else _numbers(words)


def _result(words: Words) -> ResultRecord:
    if len(words) != 2:
        raise BadNotation(f"a result is a side or {NOTHING}, and a reason, as in [Result 0 target]")
    return ResultRecord(_seat_or_nobody(words[:1]), words[1])  # type: ignore[arg-type]  # judged with all the record


def _fair(words: Words) -> FairBlock:
    if len(words) != 5:
        raise BadNotation("fairness is the table, the match, and three hashes, each of the last two perhaps -")
    table, match, commitment, told, seed = words
    return FairBlock(table, _number(match), commitment, _or_none(told), _or_none(seed), ())


def _fair_seat(words: Words) -> FairSeat:
    if len(words) != 4:
        raise BadNotation("a seat's part in the fairness is the seat, its name and two hashes, each perhaps -")
    return FairSeat(_seat(words[0]), unquote(words[1]), _or_none(words[2]), _or_none(words[3]))


def _or_none(word: str) -> str | None:
    return None if word == NOTHING else word


def _rules(words: Words) -> Any:
    if not words:
        raise BadNotation("rules are a preset and what differs, as in [Rules classic renege=called]")
    return full_rules(parse_rules(words[0], words[1:]))


_TAGS: dict[str, tuple[str, Callable[[Words], Any]]] = {
    "rules": ("rules", _rules),
    "players": ("players", lambda words: tuple(map(unquote, words))),
    "seed": ("seed", _one),
    "first": ("first_dealer", lambda words: _seat(_one(words))),
    "result": ("result", _result),
    "fair": ("fairness", _fair),
    "fairseat": ("fairness", _fair_seat),
}

_VALUES: dict[str, tuple[str, Callable[[Words], Any]]] = {
    "dealer": ("dealer", lambda words: _seat(_one(words))),
    "kitty": ("kitty", read_cards),
    "auction": ("auction", lambda words: words),
    "declarer": ("declarer", _seat_or_nobody),
    "contract": ("contract", _one),
    "discards": ("discards", read_cards),
    "claim": ("claim", lambda words: ClaimRecord(_seat(_one(words)))),
    "tricks": ("tricks_won", _numbers),
    "points": ("points", _numbers_or_unset),
    "score": ("score", _numbers_or_unset),
}

_DERIVED = ("declarer", "tricks_won", "points", "score")
"""What the text may leave out of a deal, because it follows from the decisions."""


def _completed(frame: Said, deals: list[_DealText]) -> Record:
    for name in ("rules", "players"):
        if name not in frame:
            raise BadRecord(f"the tag [{name.capitalize()} … ] is missing")
    unfinished = ResultRecord(None, "unfinished")
    draft = Record(**{"result": unfinished, **frame}, format=FORMAT, deals=())
    draft = _judged(replace(draft, deals=tuple(_dealt(draft, deals))))
    return draft if "result" in frame and all(map(_says_all, deals)) else _worked_out(draft, frame, deals)


def _judged(record: Record) -> Record:
    # One judge of what is well formed: the reader of JSON.
    return decode_record(encode_record(record))


def _says_all(deal: _DealText) -> bool:
    return all(name in deal.said for name in _DERIVED) and all(known for _, known in (*deal.tricks, *deal.reneges))


def _dealt(frame: Record, deals: list[_DealText]) -> Iterator[DealRecord]:
    for number, deal in enumerate(deals):
        said = {**_unsaid(frame, number, deal), **deal.said}
        yield DealRecord(
            **said,
            tricks=tuple(trick for trick, _ in deal.tricks),
            reneges=tuple(call for call, _ in deal.reneges),
        )


def _unsaid(frame: Record, number: int, deal: _DealText) -> Said:
    said: Said = {"kitty": (), "auction": (), "declarer": None, "contract": None, "discards": (), "tricks_won": ()}
    said["hands"] = tuple(deal.hands)
    if "dealer" in deal.said and deal.hands:
        return said
    if frame.seed is None:
        raise Fault("without a seed, the dealer and every hand must be given", deal.number)
    return said | _from_seed(frame, number, deal)


def _from_seed(frame: Record, number: int, deal: _DealText) -> Said:
    opening = Replaying(_judged(frame)).opening
    dealer = (opening.first_dealer + number) % opening.rules.players
    if deal.hands:
        return {"dealer": dealer}
    assert opening.seed is not None
    hands, kitty = deal_cards(opening.rules, opening.seed, number, dealer)
    return {"dealer": dealer, "hands": tuple(map(codes_of, hands)), "kitty": codes_of(kitty)}


def _worked_out(draft: Record, frame: Said, deals: list[_DealText]) -> Record:
    replaying = Replaying(draft)
    filled = tuple(_filled(replaying, entry, deal) for entry, deal in zip(draft.deals, deals, strict=True))
    result = frame.get("result", record_of_result(replaying.match.result))
    return replace(draft, deals=filled, result=result)


def _filled(replaying: Replaying, entry: DealRecord, deal: _DealText) -> DealRecord:
    played, refusal = replaying.take(entry)
    if refusal:
        raise refusal
    truth = record_of_deal(played, replaying.score)
    for number, (trick, true) in enumerate(zip(entry.tricks, truth.tricks, strict=False), 1):
        if len(trick.cards) != len(true.cards):
            raise Fault(f"a trick has {len(true.cards)} cards here, not {len(trick.cards)}", deal.number, number)
    return replace(
        entry,
        **{name: getattr(truth, name) for name in _DERIVED if name not in deal.said},
        tricks=tuple(
            trick if known else true
            for trick, true, (_, known) in zip(entry.tricks, truth.tricks, deal.tricks, strict=True)
        ),
        reneges=tuple(
            call if known else true
            for call, true, (_, known) in zip(entry.reneges, truth.reneges, deal.reneges, strict=True)
        ),
    )
