"""The matches and deals of a file that a command works on: all of them, or the ones that are named."""

from collections.abc import Iterator

from msgspec import Struct

from bidwhist.cli.mistakes import Mistake
from bidwhist.core.match import Match
from bidwhist.errors import BadRecord, Unknown
from bidwhist.records import replay
from bidwhist.records.files import Found, read_records, shown


class Chosen(Struct, frozen=True):
    """One match of a file."""

    number: int
    """From 1, in its file."""
    match: Match


def chosen_matches(file: str, wanted: int | None = None, *, deal: int | None = None) -> Iterator[Chosen]:
    """The matches of a file, one at a time: all of them, or the one that is wanted; those with a deal, if one is named.

    :raises Unknown: if there is no such match in the file, or no such deal in any of the matches; told at the end.
    :raises BadRecord: naming file and line, at the first record that cannot be replayed.
    """
    read, most = 0, 0
    for found in read_records(file):
        read += 1
        if wanted not in (None, read):
            continue
        match = replayed(file, found)
        most = max(most, len(match.deals))
        if deal is None or deal <= len(match.deals):
            yield Chosen(read, match)
        if read == wanted:
            break
    check_chosen(file, read, wanted, most, deal)


def check_chosen(file: str, read: int, wanted: int | None, most: int, deal: int | None) -> None:
    """Checks that what was asked for was there: of ``read`` matches one, of at most ``most`` deals one.

    :raises Unknown: if it was not.
    :raises BadRecord: if no cards have been dealt in any match that was asked for.
    """
    if wanted is not None and wanted > read:
        raise Unknown(Mistake.of("cli-no-match", last=read, file=shown(file), match=wanted))
    if not most:
        raise BadRecord(Mistake.of("cli-nothing-dealt", file=shown(file)))
    if deal is not None and deal > most:
        raise Unknown(Mistake.of("cli-no-deal", last=most, file=shown(file), deal=deal))


def replayed(file: str, found: Found) -> Match:
    """The match of a record.

    :raises BadRecord: naming file and line, if its decisions do not follow the rules.
    """
    try:
        return replay(found.record)
    except BadRecord as error:
        raise BadRecord(
            Mistake.of("cli-in-line", file=shown(file), line=found.line_of(error), fault=str(error))
        ) from None
