"""Settles outcomes in the store: one by one as they come, or all of them in a rebuild."""

from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.ratings.domain.book import Book, Entry
from bidwhist.server.ratings.domain.chips import BANK
from bidwhist.server.ratings.domain.outcomes import Gift, Outcome, Played
from bidwhist.server.ratings.domain.pools import PAIRS, is_partnership, pair_of, skill_pools
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
    book = book_for(connection, outcome)
    write_entries(connection, settle(book, outcome, place))
    write(connection, book)
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


def book_for(connection: Connection, outcome: Outcome) -> Book:
    """The part of the book that an outcome can change."""
    book = Book()
    people = touched(outcome)
    load_among(connection, book, "balances", (*people, BANK))
    if isinstance(outcome, Gift):
        return book
    load(connection, book, "seasons", "id = (SELECT max(id) FROM seasons)", ())
    _load_members(connection, book, outcome, people)
    load_among(connection, book, "earned", people)
    if outcome.is_rated and outcome.settlement > 1:
        for person in people:
            load_among(connection, book, "met", people, person=person)
            load(connection, book, "excuses", "person = ?", (person,))
    for pool in skill_pools(outcome) if outcome.is_rated else ():
        load_among(connection, book, "grades", people, pool=pool)
    if outcome.is_rated and is_partnership(outcome):
        _load_pairs(connection, book, people)
    return book


def _load_members(connection: Connection, book: Book, played: Played, people: tuple[str, ...]) -> None:
    if book.season < season_of(played.finished):
        load(connection, book, "members", "season = ?", (book.season,))
    elif played.is_rated:
        load_among(connection, book, "members", people, season=book.season)


def _load_pairs(connection: Connection, book: Book, people: tuple[str, ...]) -> None:
    pairs = tuple(pair_of(one, other) for one in people for other in people if one < other)
    load_among(connection, book, "grades", pairs, pool=PAIRS)
    for person in people:
        load_among(connection, book, "together", people, person=person)


def rebuild(connection: Connection) -> int:
    """Rebuild everything from the settled outcomes, in their order; gives their number."""
    clear(connection)
    book, entries, count = Book(), list[Entry](), 0
    for place, outcome in settled_outcomes(connection):
        entries += settle(book, outcome, place)
        count += 1
        if len(entries) >= BUFFER:
            _flush(connection, entries)
    _flush(connection, entries)
    write(connection, book)
    return count


def _flush(connection: Connection, entries: list[Entry]) -> None:
    entries.sort(key=lambda entry: (entry.person, entry.place))
    write_entries(connection, entries)
    entries.clear()
