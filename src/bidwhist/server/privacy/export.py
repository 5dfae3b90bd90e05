"""A person's data as one file for them."""

from typing import Any

from bidwhist.server.accounts.club_repository import clubs_of
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import muted_by
from bidwhist.server.bot_accounts.repository import bots_of
from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.protocol.bodies import Export, GradeKept, MatchPlayed, SessionKept, SettledKept
from bidwhist.server.state.server_state import ServerState


async def export_person(server_state: ServerState, person: Person) -> Export:
    """A person's data, with the tables where they have a seat."""
    tables = await server_state.registry.of_person(person)
    return await server_state.store.read(everything_of(person, tables))


_GRADES = "SELECT pool, mean, doubt, played, won FROM grades WHERE player = ? ORDER BY pool"
_EVENTS = "SELECT tournament FROM tournament_players WHERE person = ? ORDER BY tournament"
_SETTLED = (
    "SELECT time, reason, result, chips, league, experience FROM settlements WHERE person = ? ORDER BY place, reason"
)


def everything_of(person: Person, tables: tuple[str, ...]) -> Work[Export]:
    """A person's data in the store."""

    def work(connection: Connection) -> Export:
        def rows(query: str) -> list[tuple[Any, ...]]:
            return connection.execute(query, (person.id,)).fetchall()

        ((account, created),) = rows("SELECT account, created FROM people WHERE id = ?")
        played = rows("SELECT match, seat, finished FROM match_players WHERE person = ? ORDER BY finished DESC")
        return Export(
            person=person,
            signs_in_as=account,
            created=created,
            recovery_codes_left=rows("SELECT count(*) FROM recovery_codes WHERE person = ?")[0][0],
            sessions=tuple(SessionKept(*row) for row in rows("SELECT created, used FROM logins WHERE person = ?")),
            muted=tuple(sorted(muted_by(person.id)(connection))),
            tables=tables,
            broke_off=rows("SELECT count(*) FROM abandonments WHERE person = ?")[0][0],
            friends=tuple(one for (one,) in rows("SELECT other FROM friends WHERE person = ? ORDER BY other")),
            bots=tuple(one.person.name for one in bots_of(person.id)(connection)),
            clubs=tuple(one.name for one in clubs_of(person.id)(connection)),
            matches=tuple(
                MatchPlayed(match, seat, finished, f"/api/matches/{match}/record") for match, seat, finished in played
            ),
            grades=tuple(GradeKept(*row) for row in rows(_GRADES)),
            settled=tuple(SettledKept(*row) for row in rows(_SETTLED)),
            experience=int(rows("SELECT coalesce(sum(points), 0) FROM experience WHERE person = ?")[0][0]),
            chips=int(rows("SELECT coalesce(sum(chips), 0) FROM balances WHERE account = ?")[0][0]),
            events=tuple(
                one for (one,) in rows("SELECT tournament FROM tournament_players WHERE person = ? ORDER BY tournament")
            ),
        )

    return work
