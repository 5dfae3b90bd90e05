"""A finished match as it is stored."""

from msgspec import Struct

from bidwhist.server.ratings.domain.outcomes import Played as PlayedMatch


class Finished(Struct, frozen=True):
    """A match to store: its record as JSON, and who played, by seat."""

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
    """Its result for ratings, or nothing if it does not count."""
