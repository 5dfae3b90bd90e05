"""Records from text: its tags, its deals, and the line of an error."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.errors import BadNotation, BadRecord, BadRuleset
from bidwhist.records.fault import Fault
from bidwhist.records.json_form import MOST_BYTES, check_version
from bidwhist.records.shapes import MOST_DEALS, Record
from bidwhist.records.text_deal import DealText, Said, read_line
from bidwhist.records.text_filling import completed
from bidwhist.records.text_tokens import Line, lines_of
from bidwhist.records.text_values import TAGS, Words
from bidwhist.records.text_writing import TEXT_FORMAT


class TextRecord(Struct, frozen=True):
    """A record, and the lines of its text at which each deal and trick begins."""

    record: Record
    line: int
    places: dict[tuple[int, int | None], int]

    def line_of(self, error: BadRecord) -> int:
        """The line that an error is about; the record's first where nothing closer is known."""
        return _line_of(error, self.places, self.line)


def parse_record(text: str) -> Record:
    """The one record that a text holds.

    :raises BadRecord: with the line, if the text is not a record, holds several, or what it leaves out cannot be
        computed.
    """
    records = [one.record for one in parse_records(text)]
    if len(records) != 1:
        raise BadRecord(f"one record is needed, beginning with [Record {TEXT_FORMAT}]: {len(records)}")
    return records[0]


def parse_records(text: str) -> Iterator[TextRecord]:
    """Every record of a text, one after another.

    :raises BadRecord: with the line, at the first malformed one.
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
    if _tag_of(first) == "record" and len(first.words) == 4:
        _check_version(first)
    if _tag_of(first) != "record" or first.words[2:] != (TEXT_FORMAT, "]"):
        raise BadRecord(f"line {first.number}: a record begins with [Record {TEXT_FORMAT}]")
    frame: Said = {"seed": None}
    deals: list[DealText] = []
    for line in lines[1:]:
        _read_line(line, frame, deals)
    places = {place: line for deal in deals for place, line in deal.places.items()}
    try:
        return TextRecord(completed(frame, deals), first.number, places)
    except BadRecord as error:
        raise BadRecord(f"line {_line_of(error, places, first.number)}: {error}") from None


def _check_version(first: Line) -> None:
    try:
        check_version(first.words[2], TEXT_FORMAT)
    except BadRecord as error:
        raise BadRecord(f"line {first.number}: {error}") from None


def _line_of(error: BadRecord, places: dict[tuple[int, int | None], int], otherwise: int) -> int:
    if not isinstance(error, Fault):
        return otherwise
    return places.get((error.deal, error.trick)) or places.get((error.deal, None)) or otherwise


def _read_line(line: Line, frame: Said, deals: list[DealText]) -> None:
    try:
        tag = _tag_of(line)
        if tag == "deal":
            deals.append(_new_deal(line, len(deals) + 1, frame))
        elif tag is not None:
            _read_tag(tag, line.words, frame)
        elif not deals:
            raise BadNotation("a deal begins with [Deal 1]")
        else:
            read_line(line, deals[-1])
    except (BadNotation, BadRuleset, ValueError) as error:
        raise BadRecord(f"line {line.number}: {error}") from None


def _new_deal(line: Line, number: int, frame: Said) -> DealText:
    if "players" not in frame:
        raise BadNotation("the tag [Players … ] comes before the first deal")
    if line.words[2:] != (str(number), "]"):
        raise BadNotation(f"deals are numbered from 1, so this is [Deal {number}]")
    if number > MOST_DEALS:
        raise BadNotation(f"a record has at most {MOST_DEALS} deals")
    return DealText(number, line.number, len(frame["players"]))


def _read_tag(tag: str, words: Words, frame: Said) -> None:
    if words[-1] != "]" or tag not in TAGS:
        raise BadNotation(f"a tag is [{' … ], ['.join(name.capitalize() for name in TAGS)} … ]: {words[1][:20]!r}")
    name, read = TAGS[tag]
    if tag == "fairseat" and "fairness" in frame:
        frame["fairness"] = replace(frame["fairness"], seats=(*frame["fairness"].seats, read(words[2:-1])))
        return
    if frame.get(name) is not None:
        raise BadNotation(f"the tag appears twice: {tag}")
    frame[name] = read(words[2:-1])
