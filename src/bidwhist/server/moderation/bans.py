"""Bans of people and addresses, with their end and reason."""

from collections.abc import Iterable
from datetime import UTC, datetime
from ipaddress import ip_network

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.platform.limits.addresses import IPV6_HOUSEHOLD_BITS, Network, parsed

MAX_BANS = 10_000
"""Most bans at a time."""
MAX_REASON_LETTERS = 200
DAY_MS = 24 * 3600 * 1000
MAX_BAN_DAYS = 36_500
"""Days of the longest temporary ban."""
_WIDEST_V4, _WIDEST_V6 = 16, 32


class NoBan(WhistError):
    """The ban is not valid."""


class Ban(Struct, frozen=True, forbid_unknown_fields=True):
    """A ban of a person's id or of an address."""

    who: str
    """The id of a person, or a network as in ``203.0.113.7/32``."""
    name: str
    """The person's name; empty for an address."""
    why: str
    made: int
    """Milliseconds since 1970."""
    until: int | None
    """The end in milliseconds since 1970; None for a permanent ban."""

    @property
    def words(self) -> str:
        """The message for a banned person, in English."""
        return str(self.saying)

    @property
    def saying(self) -> Saying:
        """The message for a banned person, to be translated."""
        if self.until is None:
            return Saying.of("banned-for-good", why=self.why)
        return Saying.of("banned-until", time=_day(self.until), why=self.why)


def _day(time: int) -> str:
    return f"{datetime.fromtimestamp(time / 1000, UTC):%d %B %Y, %H:%M} UTC"


def ban_of(who: str, name: str, why: str, days: float | None, now: int) -> Ban:
    """A ban of a person's id or of an address, for some days or permanent.

    :raises NoBan: if there is no reason, or the address is this machine or too wide.
    """
    reason = " ".join(why.split())
    if not reason or len(reason) > MAX_REASON_LETTERS or not reason.isprintable():
        raise NoBan(f"a ban needs a reason, at most {MAX_REASON_LETTERS} letters, that the banned person is told")
    if days is not None and not 0 < days <= MAX_BAN_DAYS:
        raise NoBan(f"a ban has an end in at most {MAX_BAN_DAYS} days, or none: {days}")
    return Ban(who_of(who), name, reason, now, None if days is None else now + round(days * DAY_MS))


def who_of(who: str) -> str:
    """The subject of a ban: a person's id, or the network of an address.

    :raises NoBan: if the address is this machine's, or the network is too wide.
    """
    if not set(".:/") & set(who):
        return who
    try:
        network = ip_network(parsed(who) or who.strip(), strict=False)
    except ValueError as error:
        raise NoBan(f"that is not an address: {who}") from error
    if network.is_loopback:
        raise NoBan(f"that is this machine, or its proxy; everybody would be banned with it: {who}")
    if network.prefixlen < (_WIDEST_V4 if network.version == 4 else _WIDEST_V6):
        raise NoBan(f"that is a large part of the internet; ban a smaller network: {who}")
    is_narrow = network.version == 6 and network.prefixlen > IPV6_HOUSEHOLD_BITS
    return str(network.supernet(new_prefix=IPV6_HOUSEHOLD_BITS) if is_narrow else network)


class Bans:
    """The bans of a server, cached from its store."""

    def __init__(self) -> None:
        self._people: dict[str, Ban] = {}
        self._networks: dict[Network, Ban] = {}
        self._prefixes: frozenset[tuple[int, int]] = frozenset()

    def know(self, bans: Iterable[Ban]) -> None:
        """Replace the cached bans."""
        found = {ban.who: ban for ban in bans}
        self._people = {who: ban for who, ban in found.items() if "/" not in who}
        self._networks = {ip_network(who): ban for who, ban in found.items() if "/" in who}
        self._prefixes = frozenset((network.version, network.prefixlen) for network in self._networks)

    def of(self, person: str | None, address: str, now: int) -> Ban | None:
        """The ban of a person or their address at a time (ms), or None."""
        ban = self._people.get(person or "")
        if ban is not None and _holds(ban, now):
            return ban
        return self._of_address(address, now) if self._networks else None

    def _of_address(self, address: str, now: int) -> Ban | None:
        found = parsed(address)
        if found is None:
            return None
        networks = (
            ip_network((found, prefix), strict=False) for version, prefix in self._prefixes if version == found.version
        )
        held = (self._networks[network] for network in networks if network in self._networks)
        return next((ban for ban in held if _holds(ban, now)), None)


def _holds(ban: Ban, now: int) -> bool:
    return ban.until is None or now < ban.until
