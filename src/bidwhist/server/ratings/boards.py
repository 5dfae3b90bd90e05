"""Leaderboards and people's pages, read from maintained rows: no query scans all players."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bidwhist.core.rules.presets import PRESETS
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.ratings.domain.anchors import GRADES
from bidwhist.server.ratings.domain.chips import BANK
from bidwhist.server.ratings.domain.experience import LEVELS, level_of, reached_at
from bidwhist.server.ratings.domain.outcomes import Played
from bidwhist.server.ratings.domain.pools import CUTTHROAT, PAIRS, PARTNERS, pair_of, people_of, skill_pools
from bidwhist.server.ratings.domain.ratings import Earned, Entry, Standing
from bidwhist.server.ratings.domain.seasons import COUNTED, season_name
from bidwhist.server.ratings.domain.settlement import MATCH
from bidwhist.server.ratings.domain.shown_grade import MONTHS, PROVISIONAL, certainty, is_listed, likely, shown
from bidwhist.server.ratings.domain.skill import Grade
from bidwhist.server.ratings.messages import Board, BoardLine, BotMark, GradeShown, Partner, Season, StandingPage, Step
from bidwhist.server.ratings.repository import entries_of, free_chips, matches_at

MOST = 100
"""Most lines of a leaderboard."""
STEPS = 200
"""Most matches of a rating curve."""
PARTNERS_SHOWN = 10
SOMEBODY = "—"
"""Shown instead of a deleted name."""

_POOLS = tuple(f"{pool}{preset}" for pool in (PARTNERS, CUTTHROAT) for preset in ("", *(f"/{one}" for one in PRESETS)))
_MARKS = tuple(BotMark(level, shown(grade)) for level, grade in GRADES.items())


def skill_board(board: str, pool: str, now: int) -> Work[Board]:
    """The leaderboard of a pool in a month."""
    query = (
        "SELECT player, mean, doubt, played, won, season, shown FROM grades "
        f"WHERE pool = ? AND season = ? AND played >= {PROVISIONAL} ORDER BY shown DESC, player LIMIT {MOST}"
    )

    def work(connection: Connection) -> Board:
        rows = [row for month in _months(now) for row in connection.execute(query, (pool, month)).fetchall()]
        best = sorted(rows, key=lambda row: (-row[6], row[0]))[:MOST]
        names = _names(connection, (one for row in best for one in people_of(row[0])))
        lines = tuple(
            BoardLine(
                place=1 + sum(other[6] > row[6] for other in best),
                people=people_of(row[0]),
                names=tuple(names.get(one, SOMEBODY) for one in people_of(row[0])),
                worth=row[6],
                played=row[3],
                won=row[4],
                certainty=certainty(Grade(row[1], row[2])),
            )
            for row in best
        )
        return Board(board, season_name(now), None, 0, lines, () if pool == PAIRS else _MARKS)

    return work


def league_board(tier: int) -> Work[Board]:
    """A tier of the league in the current season."""
    query = (
        "SELECT person, points, played, won FROM league WHERE season = ? AND tier = ? "
        f"ORDER BY points DESC, won DESC, since LIMIT {MOST}"
    )

    def work(connection: Connection) -> Board:
        season, lowest = _season(connection)
        rows = connection.execute(query, (season, tier)).fetchall()
        return Board("league", season_name(season), tier, lowest, _lines(connection, rows), ())

    return work


def experience_board(now: int) -> Work[Board]:
    """The leaderboard of experience."""
    query = f"SELECT person, points, matches, 0 FROM experience ORDER BY points DESC, person LIMIT {MOST}"
    return lambda connection: Board(
        "experience", season_name(now), None, 0, _lines(connection, connection.execute(query).fetchall()), ()
    )


def _lines(connection: Connection, rows: Sequence[Any]) -> tuple[BoardLine, ...]:
    names = _names(connection, (row[0] for row in rows))
    return tuple(
        BoardLine(place, (person,), (names.get(person, SOMEBODY),), worth, played, won)
        for place, (person, worth, played, won) in enumerate(rows, 1)
    )


def page_of(person: Person, now: int, *, has_chips: bool, is_own: bool, gift_waits: bool) -> Work[StandingPage]:
    """A person's ratings page in a month."""

    def work(connection: Connection) -> StandingPage:
        points = earned_by(connection, person.id).points
        level = level_of(points)
        return StandingPage(
            person=person.id,
            name=person.name,
            grades=tuple(_grade(connection, *row, now=now) for row in _grades(connection, person.id)),
            season=_season_of(connection, person.id),
            level=level,
            experience=points,
            next_level=reached_at(level + 1) if level < LEVELS else None,
            steps=_steps(connection, person.id, is_own=is_own),
            partners=_partners(connection, person.id),
            chips=chips_of(connection, person.id) if has_chips and is_own else None,
            gift=has_chips and is_own and gift_waits,
        )

    return work


def _grades(connection: Connection, person: str) -> list[tuple[str, Standing]]:
    query = "SELECT mean, doubt, played, won, season, shown FROM grades WHERE pool = ? AND player = ?"
    found = ((pool, connection.execute(query, (pool, person)).fetchone()) for pool in _POOLS)
    return [(pool, Standing(*row)) for pool, row in found if row is not None]


def _grade(connection: Connection, pool: str, one: Standing, *, now: int) -> GradeShown:
    listed = is_listed(one.played, one.season, now)
    is_shown = one.played >= PROVISIONAL
    below = [mark.level for mark in _MARKS if mark.worth <= one.shown]
    return GradeShown(
        pool=pool.replace("/", "."),
        worth=one.shown if is_shown else None,
        certainty=certainty(one.grade),
        played=one.played,
        won=one.won,
        place=1 + _above(connection, pool, one.shown, now) if listed else None,
        as_strong_as=below[-1] if below and is_shown else None,
    )


def _above(connection: Connection, pool: str, worth: int, now: int) -> int:
    """How many listed players rank higher: a sum over the few possible grades, not over players."""
    query = "SELECT coalesce(sum(people), 0) FROM grade_counts WHERE pool = ? AND season = ? AND shown > ?"
    return sum(int(connection.execute(query, (pool, month, worth)).fetchone()[0]) for month in _months(now))


def _season_of(connection: Connection, person: str) -> Season | None:
    season, _ = _season(connection)
    query = "SELECT tier, points, played FROM league WHERE season = ? AND person = ?"
    found = connection.execute(query, (season, person)).fetchone()
    if found is None:
        return None
    tier, points, played = found
    return Season(season_name(season), tier, points, played, COUNTED)


def _season(connection: Connection) -> tuple[int, int]:
    found = connection.execute("SELECT id, lowest FROM seasons ORDER BY id DESC LIMIT 1").fetchone()
    return tuple(found) if found else (0, 1)


def _steps(connection: Connection, person: str, *, is_own: bool) -> tuple[Step, ...]:
    entries = entries_of(connection, person, MATCH, STEPS)
    matches = matches_at(connection, [entry.place for entry in entries])
    is_shown = {pool: one.played >= PROVISIONAL for pool, one in _grades(connection, person)}
    return tuple(_step(entry, matches.get(entry.place), is_shown, is_own=is_own) for entry in entries)


def _step(entry: Entry, match: Played | None, is_shown: Mapping[str, bool], *, is_own: bool) -> Step:
    pool = skill_pools(match)[0] if match is not None else ""
    grade = _grade_after(entry) if is_shown.get(pool) else None
    return Step(
        # Its id leads to its record, and training is nobody else's business.
        match=match.match if match is not None and (is_own or match.is_rated) else "",
        time=entry.time,
        came=entry.result,
        worth=None if grade is None else shown(grade),
        league=entry.league,
        experience=entry.experience,
        pool="" if grade is None else pool,
        likely=None if grade is None else likely(grade),
    )


def _grade_after(entry: Entry) -> Grade | None:
    return None if entry.mean is None or entry.doubt is None else Grade(entry.mean, entry.doubt)


def _partners(connection: Connection, person: str) -> tuple[Partner, ...]:
    query = (
        "SELECT partner, played, won, face FROM partnerships LEFT JOIN people ON id = partner WHERE person = ? "
        f"ORDER BY played DESC, partner LIMIT {MOST}"
    )
    rows = connection.execute(query, (person,)).fetchall()
    worths = {partner: _pair_worth(connection, person, partner) for partner, *_ in rows}
    names = _names(connection, (row[0] for row in rows))
    found = [Partner(one, names.get(one, SOMEBODY), played, won, worths[one], face) for one, played, won, face in rows]
    found.sort(key=lambda one: (-(one.worth or 0), -one.won, one.person))
    return tuple(found[:PARTNERS_SHOWN])


def _pair_worth(connection: Connection, person: str, partner: str) -> int | None:
    query = f"SELECT shown FROM grades WHERE pool = ? AND player = ? AND played >= {PROVISIONAL}"
    found = connection.execute(query, (PAIRS, pair_of(person, partner))).fetchone()
    return int(found[0]) if found else None


def earned_by(connection: Connection, person: str) -> Earned:
    """A person's experience."""
    found = connection.execute("SELECT points, matches FROM experience WHERE person = ?", (person,)).fetchone()
    return Earned(*found) if found else Earned()


def chips_of(connection: Connection, person: str) -> int:
    """A person's chips, without those held for matches in play."""
    return free_chips(connection, person) if person != BANK else 0


def tier_of(connection: Connection, person: str) -> int | None:
    """A person's tier in the current season."""
    found = _season_of(connection, person)
    return found.tier if found else None


def lowest_tier(connection: Connection) -> int:
    """The lowest tier of the current season."""
    return _season(connection)[1]


def _months(now: int) -> range:
    return range(now - MONTHS + 1, now + 1)


def _names(connection: Connection, people: Iterable[str]) -> dict[str, str]:
    wanted = tuple(dict.fromkeys(people))
    if not wanted:
        return {}
    query = f"SELECT id, name FROM people WHERE id IN ({', '.join('?' * len(wanted))})"
    return dict(tuple(row) for row in connection.execute(query, wanted).fetchall())
