"""Sessions and a clock that is set: nobody is signed out for good by a clock that is wrong for a while."""

from pathlib import Path

from bidwhist.server.accounts.login_sessions import DAY_S
from bidwhist.server.accounts.service import Accounts
from support.logs import opened
from support.stores import place


class Clocks:
    """A clock on the wall that is set, and one that nobody can set."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 100.0

    def goes_on(self, seconds: float) -> None:
        """Time passes."""
        self.wall += seconds
        self.steady += seconds


async def test_a_clock_that_is_ahead_for_a_while_ends_no_session_for_good(tmp_path: Path) -> None:
    clocks = Clocks()
    async with opened(place(tmp_path / "s.sqlite")) as store:
        accounts = Accounts(store, clock=lambda: clocks.wall, steady=lambda: clocks.steady)
        person, token = await accounts.guest("Ann")
        clocks.wall += 500 * DAY_S
        accounts.forget_known()
        assert await accounts.person_of(token) is None
        await accounts.forget_old_logins()
        clocks.wall -= 500 * DAY_S
        accounts.forget_known()
        assert await accounts.person_of(token) == person


async def test_sessions_that_are_really_old_are_swept_out(tmp_path: Path) -> None:
    clocks = Clocks()
    async with opened(place(tmp_path / "s.sqlite")) as store:
        accounts = Accounts(store, clock=lambda: clocks.wall, steady=lambda: clocks.steady)
        await accounts.guest("Ann")
        clocks.goes_on(500 * DAY_S)
        await accounts.forget_old_logins()
        count = "SELECT count(*) FROM logins"
        assert await store.read(lambda connection: connection.execute(count).fetchone()[0]) == 0
