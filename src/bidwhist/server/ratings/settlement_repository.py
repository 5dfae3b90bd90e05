"""Settles outcomes in the store: one by one as they come, or all of them in a rebuild."""

from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.ratings.domain.chips import BANK
from bidwhist.server.ratings.domain.outcomes import Gift, Outcome, Played
from bidwhist.server.ratings.domain.pools import PAIRS, is_partnership, pair_of, skill_pools
from bidwhist.server.ratings.domain.ratings import Entry, Ratings
from bidwhist.server.ratings.domain.seasons import season_of
from bidwhist.server.ratings.domain.settlement import settle, touched
from bidwhist.server.ratings.repository import (
    clear,
    let_go,
    load,
    load_among,
    settled_outcomes,
    take_next,
    write,
    write_entries,
)

BUFFER = 200_000
"""Entries that a rebuild collects before it writes them, sorted by key."""


def settle_next(connection: Connection) -> Outcome | None:
    """Settle the next outcome, or nothing if none waits.

    It is one transaction: an outcome has its place and all its entries, or neither.
    """
    found = take_next(connection)
    if found is None:
        return None
    place, outcome = found
    ratings = ratings_for(connection, outcome)
    write_entries(connection, settle(ratings, outcome, place))
    write(connection, ratings)
    if isinstance(outcome, Played) and outcome.stake:
        let_go(connection, outcome.match)
    return outcome


def settle_some(most: int) -> Work[list[Outcome]]:
    """Settle waiting outcomes, up to a limit; gives those settled."""

    def work(connection: Connection) -> list[Outcome]:
        done: list[Outcome] = []
        while len(done) < most and (outcome := settle_next(connection)) is not None:
            done.append(outcome)
        return done

    return work


def ratings_for(connection: Connection, outcome: Outcome) -> Ratings:
    """The part of the ratings that an outcome can change."""
    ratings = Ratings()
    people = touched(outcome)
    load_among(connection, ratings, "balances", (*people, BANK))
    if isinstance(outcome, Gift):
        return ratings
    load(connection, ratings, "seasons", "id = (SELECT max(id) FROM seasons)", ())
    _load_members(connection, ratings, outcome, people)
    load_among(connection, ratings, "earned", people)
    if outcome.is_rated and outcome.settlement > 1:
        for person in people:
            load_among(connection, ratings, "met", people, person=person)
            load(connection, ratings, "excuses", "person = ?", (person,))
    for pool in skill_pools(outcome) if outcome.is_rated else ():
        load_among(connection, ratings, "grades", people, pool=pool)
    if outcome.is_rated and is_partnership(outcome):
        _load_pairs(connection, ratings, people)
    return ratings


def _load_members(connection: Connection, ratings: Ratings, played: Played, people: tuple[str, ...]) -> None:
    if ratings.season < season_of(played.finished):
        load(connection, ratings, "members", "season = ?", (ratings.season,))
    elif played.is_rated:
        load_among(connection, ratings, "members", people, season=ratings.season)


def _load_pairs(connection: Connection, ratings: Ratings, people: tuple[str, ...]) -> None:
    pairs = tuple(pair_of(one, other) for one in people for other in people if one < other)
    load_among(connection, ratings, "grades", pairs, pool=PAIRS)
    for person in people:
        load_among(connection, ratings, "together", people, person=person)


def rebuild(connection: Connection) -> int:
    """Rebuild everything from the settled outcomes, in their order; gives their number."""
    clear(connection)
    ratings, entries, count = Ratings(), list[Entry](), 0
    for place, outcome in settled_outcomes(connection):
        entries += settle(ratings, outcome, place)
        count += 1
        if len(entries) >= BUFFER:
            _flush(connection, entries)
    _flush(connection, entries)
    write(connection, ratings)
    return count


def _flush(connection: Connection, entries: list[Entry]) -> None:
    entries.sort(key=lambda entry: (entry.person, entry.place))
    write_entries(connection, entries)
    entries.clear()
