"""Somebody leaves for good in the middle of a match: it ends as if they had got up, and their name goes with it."""

from contextlib import AsyncExitStack
from pathlib import Path

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.privacy.erasure import clear_names, erase_person
from bidwhist.server.privacy.repository import pending_erasures
from bidwhist.server.ratings.domain.outcomes import SETTLEMENT
from bidwhist.server.ratings.repository import alias_of
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.domain.commands import Ask, BeReady, LeaveSeat, TakeSeat
from bidwhist.server.tables.domain.log import TableOpened
from bidwhist.server.tables.domain.table import Stage
from bidwhist.server.tables.session import TableSession
from support.in_process import started_server, until
from support.tournaments import CUP, PASSWORD, account, event_server

STAKE = 20


async def rated_match(server_state: ServerState, ann: Person, bo: Person) -> TableSession:
    """A match for chips that two people have begun against each other."""
    opened = TableOpened(
        rules=CLASSIC, name="porch", preset="classic", bots="steady", rated=True, stake=STAKE, settlement=SETTLEMENT
    )
    session = await server_state.registry.open(opened, ann, 0)
    await session.do(Ask(bo.id, "sit", TakeSeat(bo.name, 1)))
    for person in (ann, bo):
        assert (await session.do(Ask(person.id, "ready", BeReady(session.table.seq)))).refusal is None
    assert session.table.stage is Stage.PLAYING
    return session


async def chips(server_state: ServerState, account: str) -> int:
    query = "SELECT chips FROM balances WHERE account = ?"
    return int((await server_state.store.read(lambda file: file.execute(query, (account,)).fetchone()))[0])


async def test_who_leaves_for_good_in_a_rated_match_loses_it_under_the_same_alias_as_their_other_matches(
    tmp_path: Path,
) -> None:
    async with started_server(tmp_path, chips=True) as server_state:
        ann, bo = [(await server_state.accounts.guest(name))[0] for name in ("Ann", "Bo")]
        for person in (ann, bo):
            await server_state.ratings.give(person)
        first = await rated_match(server_state, ann, bo)
        await first.do(Ask(bo.id, "up", LeaveSeat()))
        await first.give_up()
        await server_state.ratings.settle()
        assert (await chips(server_state, ann.id), await chips(server_state, bo.id)) == (100 + STAKE, 100 - STAKE)
        second = await rated_match(server_state, ann, bo)
        await erase_person(server_state, bo)
        await second.give_up()
        await server_state.ratings.settle()
        await clear_names(server_state)
        assert await server_state.store.read(pending_erasures) == []
        assert await chips(server_state, ann.id) == 100 + 2 * STAKE
        assert await chips(server_state, alias_of(bo.id)) == 100 - 2 * STAKE


async def test_nobody_wins_a_match_of_an_event_by_leaving_for_good_while_the_others_are_to_act(tmp_path: Path) -> None:
    """Before, the table was closed as if it had been deserted, and the player who was to act had lost."""
    async with event_server(tmp_path) as (address, tournaments), AsyncExitStack() as lines:
        people = {one.person["id"]: one for one in [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]}
        ann, bo, cy, di = people.values()
        club = await ann.post("/api/clubs", {"name": "Porch Lights"})
        wanted = {**CUP, "form": "swiss", "deals": 6, "club": club["club"], "bots": "steady", "rated": True}
        event = (await ann.post("/api/events", wanted))["line"]["event"]
        for one, other in ((ann, bo), (bo, ann), (cy, di), (di, cy)):
            await one.post(f"/api/events/{event}/enter", {"person": other.person["id"]})
        await ann.post(f"/api/events/{event}/direct", {"do": "draw"})
        await tournaments.look()
        table = (await ann.get(f"/api/events/{event}"))["you"]["table"]["table"]
        for one in people.values():
            talk = await lines.enter_async_context(one.connect())
            await talk.watch(table)
            await talk.ask("ready", table)
        server_state = tournaments.server_state
        session = await server_state.registry.find(table)
        assert session is not None
        await until(lambda: session.table.to_act is not None)
        seats, to_act = [chair.person for chair in session.table.chairs], session.table.to_act
        assert to_act is not None
        leaver = seats[(to_act + 1) % 4] or ""
        await people[leaver].post("/api/me/delete", {"password": PASSWORD})
        assert session.table.stage is Stage.PLAYING
