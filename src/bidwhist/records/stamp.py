"""The stamp of the program on what it writes."""

from functools import cache

from msgspec.structs import replace

from bidwhist.records.shapes import ProgramRecord, Record
from bidwhist.solver import COMPILED
from bidwhist.tools.version import program_version


@cache
def stamp() -> ProgramRecord:
    """This program: its version, and whether it has its compiled kernel."""
    return ProgramRecord(program_version(), COMPILED)


def stamped(record: Record) -> Record:
    """A record that says what wrote it."""
    return replace(record, program=stamp())
