"""Queries of clubs: members, keepers, and matches between members."""

from msgspec.structs import replace

from bidwhist.server.accounts.domain.club import Club, ClubFull, ClubMatch, ClubNameTaken, LastKeeper, Member, SentOut
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import lock_names
from bidwhist.server.platform.database.confusables import keys_of
from bidwhist.server.platform.database.database import Connection, Work

MAX_MEMBERS = 500
MAX_CLUBS = 10
"""Most clubs that one person may be in."""
MAX_LISTED_MATCHES = 20
"""Most matches on the page of a club."""


_CLUB = "id, name, about, word, founded"


def found_club(club: Club, founder: str) -> Work[None]:
    """A new club with its founder as its keeper.

    The work raises ``ClubFull`` if the founder is in too many clubs, ``ClubNameTaken`` if another club's name looks
    like it.
    """

    def work(connection: Connection) -> None:
        _check_clubs(connection, founder)
        _take_name(connection, club)
        connection.execute(
            "INSERT INTO clubs VALUES (?, ?, ?, ?, ?)", (club.id, club.name, club.about, club.word, club.founded)
        )
        connection.execute("INSERT INTO members VALUES (?, ?, ?, 1)", (club.id, founder, club.founded))

    return work


def _check_clubs(connection: Connection, person: str) -> None:
    if connection.execute("SELECT count(*) FROM members WHERE person = ?", (person,)).fetchone()[0] >= MAX_CLUBS:
        raise ClubFull


def _take_name(connection: Connection, club: Club) -> None:
    """Reserve a club's name in its look-alike form, unless another club has it."""
    lock_names(connection, "clubs")
    _name_older_clubs(connection)
    keys = [(key, club.id) for key in sorted(keys_of(club.name))]
    query = "SELECT 1 FROM club_names WHERE key = ? AND club != ?"
    if any(connection.execute(query, taken).fetchone() for taken in keys):
        raise ClubNameTaken
    connection.execute("DELETE FROM club_names WHERE club = ?", (club.id,))
    connection.executemany("INSERT INTO club_names VALUES (?, ?)", keys)


def _name_older_clubs(connection: Connection) -> None:
    # Clubs founded before names were compared keep theirs, duplicates included.
    query = "SELECT id, name FROM clubs WHERE NOT EXISTS (SELECT 1 FROM club_names WHERE club = id)"
    for named, name in connection.execute(query).fetchall():
        keys = [(key, named) for key in sorted(keys_of(name))] or [("", named)]
        connection.executemany("INSERT INTO club_names VALUES (?, ?)", keys)


def club_of(club: str) -> Work[Club | None]:
    """A club by its id."""

    def work(connection: Connection) -> Club | None:
        found = connection.execute(f"SELECT {_CLUB} FROM clubs WHERE id = ?", (club,)).fetchone()
        return Club(*found) if found else None

    return work


def clubs_of(person: str) -> Work[tuple[Club, ...]]:
    """The clubs that a person is in, by name."""
    query = f"SELECT {_CLUB} FROM clubs JOIN members ON club = id WHERE person = ? ORDER BY name, id"
    return lambda connection: tuple(Club(*found) for found in connection.execute(query, (person,)))


def members_of(club: str) -> Work[tuple[Member, ...]]:
    """Who is in a club: keepers first, then by name."""
    query = (
        "SELECT people.id, name, kind, face, since, keeper FROM members JOIN people ON people.id = person "
        "WHERE club = ? ORDER BY keeper DESC, name, people.id"
    )
    return lambda connection: tuple(
        Member(Person(*row[:4]), row[4], bool(row[5])) for row in connection.execute(query, (club,))
    )


def join_club(word: str, person: str, now: int) -> Work[Club | None]:
    """Add a person to the club of an invite word; None if the word is unknown.

    The work raises ``ClubFull`` if the club or the person's list of clubs is full, ``SentOut`` if a keeper has removed
    the person.
    """

    def work(connection: Connection) -> Club | None:
        found = connection.execute(f"SELECT {_CLUB} FROM clubs WHERE word = ?", (word,)).fetchone()
        if found is None:
            return None
        members = {one for (one,) in connection.execute("SELECT person FROM members WHERE club = ?", (found[0],))}
        if person not in members:
            if connection.execute(_OUT, (found[0], person)).fetchone():
                raise SentOut
            _check_clubs(connection, person)
            if len(members) >= MAX_MEMBERS:
                raise ClubFull
            connection.execute("INSERT INTO members VALUES (?, ?, ?, 0)", (found[0], person, now))
        return Club(*found)

    return work


def leave_club(club: str, person: str) -> Work[None]:
    """Take a person out of a club; an empty club is deleted.

    The work raises ``LastKeeper`` where members would be left without a keeper.
    """

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM members WHERE club = ? AND person = ?", (club, person))
        _check_keeper(connection, club)
        _end_if_empty(connection, club)

    return work


_NEW_WORD = "UPDATE clubs SET word = ? WHERE id = ?"
_OUT = "SELECT 1 FROM club_removals WHERE club = ? AND person = ?"


def send_out(club: str, person: str, word: str, now: int) -> Work[None]:
    """Remove a person from a club: they cannot rejoin, and the invite link changes.

    The work raises ``LastKeeper`` where members would be left without a keeper.
    """

    def work(connection: Connection) -> None:
        was_in = connection.execute("SELECT 1 FROM members WHERE club = ? AND person = ?", (club, person)).fetchone()
        leave_club(club, person)(connection)
        if was_in:
            query = "INSERT INTO club_removals VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            connection.execute(query, (club, person, now))
            connection.execute(_NEW_WORD, (word, club))

    return work


def let_back(club: str, person: str) -> Work[None]:
    """Let a removed person join again by the link."""
    query = "DELETE FROM club_removals WHERE club = ? AND person = ?"

    def work(connection: Connection) -> None:
        connection.execute(query, (club, person))

    return work


def sent_out_of(club: str) -> Work[tuple[Person, ...]]:
    """The people removed from a club and not let back, by name."""
    query = (
        "SELECT people.id, name, kind, face FROM club_removals JOIN people ON people.id = person "
        "WHERE club = ? ORDER BY name, people.id"
    )
    return lambda connection: tuple(Person(*row) for row in connection.execute(query, (club,)))


def _end_if_empty(connection: Connection, club: str) -> None:
    if not connection.execute("SELECT 1 FROM members WHERE club = ?", (club,)).fetchone():
        connection.execute("DELETE FROM club_matches WHERE club = ?", (club,))
        connection.execute("DELETE FROM club_removals WHERE club = ?", (club,))
        connection.execute("DELETE FROM club_names WHERE club = ?", (club,))
        connection.execute("DELETE FROM clubs WHERE id = ?", (club,))


def leave_clubs(connection: Connection, person: str) -> None:
    """Take a deleted account out of all clubs; a club without a keeper gets its longest member as one."""
    clubs = [club for (club,) in connection.execute("SELECT club FROM members WHERE person = ?", (person,))]
    oldest = (
        "UPDATE members SET keeper = 1 WHERE club = ? AND person = "
        "(SELECT person FROM members WHERE club = ? ORDER BY keeper DESC, since, person LIMIT 1)"
    )
    connection.execute("DELETE FROM members WHERE person = ?", (person,))
    connection.execute("DELETE FROM club_removals WHERE person = ?", (person,))
    for club in clubs:
        connection.execute(oldest, (club, club))
        _end_if_empty(connection, club)


def _check_keeper(connection: Connection, club: str) -> None:
    keepers = connection.execute("SELECT max(keeper) FROM members WHERE club = ?", (club,)).fetchone()[0]
    if keepers == 0:
        raise LastKeeper


def make_keeper(club: str, person: str, *, is_keeper: bool) -> Work[None]:
    """Make a member a keeper, or no longer one.

    The work raises ``LastKeeper`` if the club would have no keeper.
    """

    def work(connection: Connection) -> None:
        query = "UPDATE members SET keeper = ? WHERE club = ? AND person = ?"
        connection.execute(query, (int(is_keeper), club, person))
        _check_keeper(connection, club)

    return work


def change_club(club: str, name: str, about: str) -> Work[Club | None]:
    """Change a club's name and text; gives the club as it is then, or None if it has ended.

    The work raises ``ClubNameTaken`` if another club's name looks like it.
    """

    def work(connection: Connection) -> Club | None:
        was = club_of(club)(connection)
        if was is not None and was.name != name:
            _take_name(connection, replace(was, name=name))
        connection.execute("UPDATE clubs SET name = ?, about = ? WHERE id = ?", (name, about, club))
        return club_of(club)(connection)

    return work


def change_word(club: str, word: str) -> Work[Club | None]:
    """Change a club's invite word; gives the club as it is then, or None if it has ended."""

    def work(connection: Connection) -> Club | None:
        connection.execute(_NEW_WORD, (word, club))
        return club_of(club)(connection)

    return work


def matches_of_club(club: str) -> Work[tuple[ClubMatch, ...]]:
    """The latest matches between members of a club, newest first."""
    query = (
        "SELECT match, club_matches.finished, preset, record FROM club_matches JOIN matches ON matches.id = match "
        "WHERE club = ? ORDER BY club_matches.finished DESC, match LIMIT ?"
    )
    return lambda connection: tuple(
        ClubMatch(*found) for found in connection.execute(query, (club, MAX_LISTED_MATCHES))
    )
