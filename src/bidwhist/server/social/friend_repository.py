"""Queries of friends and invitations: two people are friends once both have asked."""

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.social.domain.friendship import Asked, Invited, TooManyFriends

MAX_FRIENDS = 200
"""Most people that one person may have asked, friends included."""
INVITATION_LIFETIME_S = 24 * 3600
"""Seconds until an invitation expires."""


def friends_of(person: str) -> Work[tuple[Asked, ...]]:
    """A person's friends and friend requests in both directions, without muted people; by name."""
    query = (
        "SELECT people.id, name, kind, face, max(friends.since), "
        "max(CASE WHEN friends.person = ? THEN 1 ELSE 0 END), max(CASE WHEN other = ? THEN 1 ELSE 0 END) "
        "FROM friends JOIN people ON people.id = CASE WHEN friends.person = ? THEN other ELSE friends.person END "
        "WHERE (friends.person = ? OR other = ?) "
        "AND NOT EXISTS (SELECT 1 FROM mutes WHERE mutes.person = ? AND mutes.other = people.id) "
        "GROUP BY people.id, name, kind, face ORDER BY name, people.id"
    )

    def work(connection: Connection) -> tuple[Asked, ...]:
        found = connection.execute(query, (person,) * 6)
        return tuple(Asked(Person(*row[:4]), row[4], bool(row[5]), bool(row[6])) for row in found)

    return work


def ask_for_friend(person: str, other: str, now: int) -> Work[bool]:
    """Ask a person to be friends, or accept their request; says whether the account exists.

    The work raises ``TooManyFriends`` if no more can be asked.
    """

    def work(connection: Connection) -> bool:
        if connection.execute("SELECT 1 FROM people WHERE id = ? AND kind = 'account'", (other,)).fetchone() is None:
            return False
        asked = connection.execute("SELECT count(*) FROM friends WHERE person = ?", (person,)).fetchone()[0]
        if asked >= MAX_FRIENDS:
            raise TooManyFriends
        connection.execute("INSERT INTO friends VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (person, other, now))
        return True

    return work


def end_friendship(person: str, other: str) -> Work[None]:
    """End a friendship or request, and delete invitations between the two."""

    def work(connection: Connection) -> None:
        for one, two in ((person, other), (other, person)):
            connection.execute("DELETE FROM friends WHERE person = ? AND other = ?", (one, two))
            connection.execute("DELETE FROM invitations WHERE person = ? AND host = ?", (one, two))

    return work


def are_friends(person: str, other: str) -> Work[bool]:
    """Whether both have asked, and neither mutes the other."""
    query = (
        "SELECT (SELECT count(*) FROM friends WHERE (person = ? AND other = ?) OR (person = ? AND other = ?)) = 2 "
        "AND NOT EXISTS (SELECT 1 FROM mutes WHERE (person = ? AND other = ?) OR (person = ? AND other = ?))"
    )
    values = (person, other, other, person) * 2
    return lambda connection: bool(connection.execute(query, values).fetchone()[0])


def invite(person: str, table: str, host: str, now: int) -> Work[None]:
    """Invite a friend to a table; a repeated invitation replaces the first."""
    query = (
        "INSERT INTO invitations VALUES (?, ?, ?, ?) "
        "ON CONFLICT (person, table_id) DO UPDATE SET host = excluded.host, made = excluded.made"
    )

    def work(connection: Connection) -> None:
        connection.execute(
            "DELETE FROM invitations WHERE person = ? AND made < ?", (person, now - INVITATION_LIFETIME_S)
        )
        connection.execute(query, (person, table, host, now))

    return work


def invitations_of(person: str, now: int) -> Work[tuple[Invited, ...]]:
    """A person's invitations to open tables, newest first."""
    query = (
        "SELECT table_id, host, name, face, invite, made FROM invitations "
        "JOIN people ON people.id = host JOIN tables ON tables.id = table_id "
        "WHERE person = ? AND made >= ? AND closed = 0 "
        "AND NOT EXISTS (SELECT 1 FROM mutes WHERE mutes.person = invitations.person AND mutes.other = host) "
        "ORDER BY made DESC, table_id LIMIT 20"
    )
    return lambda connection: tuple(
        Invited(*found) for found in connection.execute(query, (person, now - INVITATION_LIFETIME_S))
    )


def put_aside(person: str, table: str) -> Work[None]:
    """Delete an invitation that was declined or followed."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM invitations WHERE person = ? AND table_id = ?", (person, table))

    return work
