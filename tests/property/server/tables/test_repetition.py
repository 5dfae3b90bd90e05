"""Every kind of command of a whole match, each sent ten times and again later: the same log, byte for byte (S2)."""

from pathlib import Path
from random import Random

import pytest
from msgspec import field
from msgspec.structs import replace

from bidwhist.core.actions import CallRenege, Claim
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import NOBODY, PLAY
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import view
from bidwhist.server.platform.clock import SteadyClock
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.environment import Environment
from bidwhist.server.platform.jobs.executors import Executors
from bidwhist.server.platform.metrics import Metrics
from bidwhist.server.tables import followers
from bidwhist.server.tables.bot_service import BotService
from bidwhist.server.tables.context import TableContext
from bidwhist.server.tables.domain.allowed import undo_target
from bidwhist.server.tables.domain.commands import (
    AnswerUndo,
    Ask,
    AskUndo,
    Decide,
    Decision,
    LeaveSeat,
    Relieve,
    Return,
    TableCommand,
    TakeOver,
    TakeSeat,
    Wish,
)
from bidwhist.server.tables.domain.log import Closed, MatchOver, Row, encode_row
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.recovery import recovered
from bidwhist.server.tables.repository import append, rows_of
from bidwhist.server.tables.session import TableSession
from support.nightly import by_day
from support.stores import place
from support.tables import FRESH, PEOPLE, Play

Sent = list[tuple[int, TableCommand, Decision]]


class Recorded(Play):
    """A table that remembers every command, when it came and what came of it."""

    sent: Sent

    def send(self, command: TableCommand) -> Decision:
        came = super().send(command)
        if not hasattr(self, "sent"):
            self.sent = []
        self.sent.append((self.now, command, came))
        return came


def taken_back(play: Recorded, seat: int) -> None:
    """Somebody asks for an undo: declined once, then agreed to by everybody else."""
    others = [play.person(one) for one in play.table.people if one != seat]
    play.ask(play.person(seat), AskUndo(play.table.seq))
    play.ask(others[0], AnswerUndo(play.table.seq, False))
    play.ask(play.person(seat), AskUndo(play.table.seq))
    for person in others:
        play.ask(person, AnswerUndo(play.table.seq, True))


def may_take_back(table: Table) -> bool:
    return bool(table.actions) and undo_target(table, table.actions[-1].seat) is not None


def may_claim(table: Table) -> bool:
    deal = table.deal
    return (
        deal is not None
        and deal.phase is PLAY
        and not deal.table
        and bool(deal.tricks)
        and any(is_certain(view(deal, seat)) for seat in table.people)
    )


def whole_match(rules: Ruleset, seed: int) -> Recorded:
    """Two deals with everything that people can do at a table, a rematch begun, and everybody gone."""
    random = Random(seed)
    play = Recorded(rules, people=rules.players)
    # Somebody gets up before the match and comes back.
    play.ask("bo", LeaveSeat())
    play.ask("bo", TakeSeat("Bo"))
    play.start()
    play.play(random, until=may_take_back)
    taken_back(play, play.table.actions[-1].seat)
    play.play(random, until=lambda table: table.is_between_deals or len(table.actions) > 30)
    play.send(TakeOver(2))
    play.act(random)
    play.send(Return(play.person(2)))
    waited = 2 if play.table.to_act is None else play.table.to_act
    play.ask(play.person((waited + 1) % rules.players), Relieve(waited))
    play.send(Return(play.person(waited)))
    if rules.renege is Renege.CALLED:
        play.play(random, until=lambda table: bool(table.deal and table.deal.tricks))
        play.ask("ann", Decide(play.table.seq, CallRenege(NOBODY, 0)))
    play.play(random, until=may_claim)
    if may_claim(play.table):
        seat = next(one for one in play.table.people if is_certain(view(play.deal, one)))
        play.ask(play.person(seat), Decide(play.table.seq, Claim(NOBODY)))
    play.play(random)
    assert play.table.stage is Stage.OVER
    play.start()
    for person in PEOPLE[: rules.players]:
        play.ask(person, LeaveSeat())
    return play


class StoppedHouse(TableContext, frozen=True):
    """A house whose clock shows what it is set to."""

    shown: list[int] = field(default_factory=list)

    def now(self) -> int:
        return self.shown[-1]


class AlwaysFresh(Random):
    """Chance that gives the same bytes each time."""

    def randbytes(self, n: int) -> bytes:
        return FRESH


async def told_again(play: Recorded, store: Store, random: Random) -> list[Row]:
    """The log if each command of a person comes ten times, among older ones that come once more."""
    await store.write(append(tuple(play.rows[:1])))
    places = Executors.of(0)
    house = StoppedHouse(
        store,
        BotService(places),
        Metrics(),
        lambda: 0.0,
        lambda: 0.0,
        lambda table: None,
        SteadyClock(),
        around=Environment(random=AlwaysFresh()),
        shown=[0],
    )
    session = TableSession(house, recovered(play.rows[:1]))
    asked: list[Ask] = []
    for now, command, came in play.sent:
        house.shown[-1] = now
        again = await session.do(command)
        assert (again.refusal, again.answer) == (came.refusal, came.answer)
        if not isinstance(command, Ask):
            continue
        asked.append(command)
        for one in [command] * 9 + random.sample(asked, min(len(asked), 4)):
            late = await session.do(one)
            assert not late.rows, one
            assert one is not command or (late.refusal, late.answer) == (came.refusal, came.answer)
    await places.close()
    return await store.read(rows_of(play.table.id))


@pytest.mark.parametrize("name", by_day([*PRESETS, "honour"], "classic", "cutthroat-5", "honour"))
async def test_a_whole_match_told_ten_times_over_leaves_the_same_log(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followers, "RECONNECT_GRACE_MS", 0)
    rules = replace(CLASSIC, renege=Renege.CALLED) if name == "honour" else PRESETS[name]
    play = whole_match(replace(rules, max_deals=2), seed=11)
    store = Store(place(tmp_path / "tables.sqlite"))
    rows = await told_again(play, store, Random(1))
    store.close()
    assert list(map(encode_row, rows)) == list(map(encode_row, play.rows))
    assert any(isinstance(row.body, MatchOver) for row in rows) and isinstance(rows[-1].body, Closed)


def test_the_match_has_every_kind_of_command() -> None:
    kinds: set[type] = set()
    actions: set[type] = set()
    for name in ("classic", "palace", "honour"):
        rules = replace(CLASSIC, renege=Renege.CALLED) if name == "honour" else PRESETS[name]
        for _, command, came in whole_match(replace(rules, max_deals=2), seed=11).sent:
            if isinstance(command, Ask) and came.refusal is None:
                kinds.add(type(command.wish))
                actions |= {type(command.wish.action)} if isinstance(command.wish, Decide) else set()
    assert kinds == set(Wish.__args__)
    assert len(actions) == 7, actions
