"""Who leaves for good at one server of a cluster is forgotten by the others, without their being asked about it."""

from pathlib import Path

import pytest

from bidwhist.server.privacy.erasure import erase_person
from bidwhist.server.tournaments.domain.commands import Enter
from bidwhist.server.tournaments.domain.log import EventOpened
from bidwhist.server.tournaments.service import TournamentService
from support.in_process import newcomer, until
from support.nodes import node_states
from support.stores import missing
from support.tournaments import CUP_OF_BOTS

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


async def test_another_server_does_not_keep_a_name_in_its_events(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann = (await newcomer(a, "Ann")).person
        events = TournamentService(b.store, b.clubs, b.context.now)
        b.erasure_hooks.append(events.forget)
        opened = EventOpened(name="The cup", form="swiss", seed="lots", is_online=True, begins=2**53)
        cup = await events.announce(CUP_OF_BOTS, opened)
        assert await events.do(cup.announced.id, Enter(("Ann", "Mae"), people=(ann.id, ""))) is None
        assert "Ann" in str(events._known[cup.announced.id].event)
        await erase_person(a, ann)
        await until(lambda: not events._known)
        found = await events.find(cup.announced.id)
        assert found is not None and "Ann" not in str(found.event)
