"""Files of matches, read one by one in every form."""

from collections.abc import Iterator
from pathlib import Path

from bidwhist.api.match import Match
from bidwhist.records.files import read_matches


def read(path: str | Path) -> Iterator[Match]:
    """The matches of a file, one at a time, each decision and figure checked.

    JSON, JSON lines, our text and Trickster's form are told apart by their first bytes; ``.gz`` is unpacked.

    :raises BadRecord: naming file and line, at the first record in which something is wrong.
    :raises OSError: if the file cannot be read.
    """
    yield from map(Match.of, read_matches(str(path)))
