"""A club in the making: outcomes by chance, of people whose strength is known."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from bidwhist.core.rules.presets import PALACE
from bidwhist.server.platform.database.database import Connection
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.ratings.domain.outcomes import Chair, Gift, Outcome, Played
from bidwhist.server.ratings.repository import keep_outcome
from bidwhist.server.ratings.service import milliseconds
from bidwhist.server.ratings.settlement_repository import settle_some
from bidwhist.server.tournaments.domain.announcement import Announced
from bidwhist.server.tournaments.domain.commands import Draw, Enter
from bidwhist.server.tournaments.domain.decisions import decide, open_event
from bidwhist.server.tournaments.domain.log import EventOpened
from bidwhist.server.tournaments.repository import announce

DAY = 86_400_000
BEGINNING = 1_767_225_600_000
"""The first of January 2026, in milliseconds."""
TABLE_SIDES = (0, 1, 0, 1)


def played(
    number: int, people: tuple[str | None, ...], winner: int | None, time: int = BEGINNING, **more: object
) -> Played:
    """A rated match of four that was played to its end; nothing in place of a person is a bot."""
    facts: dict[str, object] = {
        "table": f"t{number}",
        "match": f"t{number}-1",
        "finished": time,
        "preset": "palace",
        "side_of": TABLE_SIDES,
        "chairs": tuple(Chair(person) for person in people),
        "bots": "steady",
        "winner": winner,
        "deals": 8,
        "is_rated": True,
        "finishers": tuple(person for person in people if person is not None),
    }
    return Played(**{**facts, **more})  # type: ignore[arg-type]


def outcomes(random: Random, count: int, people: int = 12, hours: int = 9) -> Iterator[Outcome]:
    """Matches and gifts of a club, some with bots, leavers, stakes, draws and nothing at all."""
    for number in range(count):
        time = BEGINNING + number * hours * 3_600_000
        seats = [f"p{one}" for one in random.sample(range(people), 4)]
        if random.random() < 0.1:
            yield Gift(seats[0], time)
        else:
            yield _match(random, number, time, seats)


def _match(random: Random, number: int, time: int, seats: list[str]) -> Played:
    bots = random.choice((0, 0, 0, 1, 2))
    cutthroat = random.random() < 0.1
    here: list[str | None] = [*seats[: 4 - bots], *[None] * bots][: 3 if cutthroat else 4]
    random.shuffle(here)
    chairs = tuple(Chair(one, 0, one is not None and random.random() < 0.1) for one in here)
    leaver = random.randrange(len(here))
    if random.random() < 0.2 and here[leaver] is not None:
        chairs = tuple(Chair(one.person, int(seat == leaver), one.was_held) for seat, one in enumerate(chairs))
    sides = (0, 1, 2) if cutthroat else TABLE_SIDES
    settlement = random.choice((1, 2, 2))
    stake = random.choice((0, 0, 10, 35))
    return Played(
        table=f"t{number}",
        match=f"t{number}-1",
        finished=time,
        preset="cutthroat" if cutthroat else random.choice(("palace", "classic", "custom")),
        side_of=sides,
        chairs=chairs,
        bots=random.choice(("steady", "champion/four-joker")),
        winner=random.choice((None, *set(sides), *set(sides))),
        deals=random.randrange(1, 12),
        is_rated=random.random() < 0.8,
        is_broken_off=random.random() < 0.05,
        finishers=tuple(one.person for one in chairs if one.person and not one.went),
        stake=stake,
        settlement=settlement,
        lost=(chairs.index(gone[0]),) if cutthroat and (gone := [one for one in chairs if one.went]) else (),
        sets=tuple((random.randrange(len(here)), random.randrange(3, 8)) for _ in range(random.randrange(4))),
    )


def with_events(path: Path, *ids: str) -> Path:
    """A store with events of four pairs of bots; the first round of the first event is drawn."""

    def fill(connection: Connection) -> None:
        for named in ids:
            laid_down = Announced(
                id=named, club="", host="", rules=PALACE, preset="palace", bots="steady", pace="quick", who="accounts"
            )
            made = open_event(EventOpened(name="The cup", form="knockout", is_online=True, seed="lots"), milliseconds())
            rows, event = list(made.rows), made.event
            for number in range(4):
                done = decide(event, Enter((f"Otis {number}", f"Mae {number}"), people=("", "")), milliseconds())
                rows, event = [*rows, *done.rows], done.event
            if named == ids[0]:
                rows += decide(event, Draw(), milliseconds()).rows
            announce(laid_down, 0, tuple(rows))(connection)

    done_at(path, fill)
    return path


def with_standings(path: Path) -> Path:
    """A store in which four people have played twenty rated matches this month."""
    now = milliseconds()

    def fill(connection: Connection) -> None:
        for person in "abcd":
            values = (person, "account", f"Player {person.upper()}", 1)
            connection.execute("INSERT INTO people (id, kind, name, created) VALUES (?, ?, ?, ?)", values)
        for number in range(20):
            keep_outcome(connection, played(number, ("a", "b", "c", "d"), 0, now))
        settle_some(20)(connection)

    done_at(path, fill)
    return path
