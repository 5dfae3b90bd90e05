"""A match that is over, as it is kept."""

from msgspec import Struct

from bidwhist.server.ratings.domain.outcomes import Played as PlayedMatch


class Finished(Struct, frozen=True):
    """A match to be kept: its record as JSON, and who played, by seat."""

    id: str
    table: str
    number: int
    finished: int
    preset: str
    abandoned: bool
    record: bytes
    people: tuple[str | None, ...]
    broke_off: tuple[str, ...] = ()
    """Who withheld promised bytes or got up while the deals were mixed."""
    outcome: PlayedMatch | None = None
    """What it means for standings; nothing where it means nothing."""
