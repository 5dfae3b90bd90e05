"""How a server is run: what its owner can set."""

import os
from pathlib import Path

from msgspec import Struct

from bidwhist.server.moderation.word_filter import FilterMode
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.limits.addresses import Network, networks
from bidwhist.server.platform.limits.rate_limits import Count, Limit, Rate
from bidwhist.tools.version import program_version

VERSION = program_version()


def usual_workers() -> int:
    """How many processes think for the bots where nobody says how many: one processor is the tables' own."""
    return max(1, min(2, (os.cpu_count() or 1) - 1))


class Settings(Struct, frozen=True):
    """How a server is run."""

    database: Place
    """The file, or the database of PostgreSQL, that keeps everything."""
    origins: tuple[str, ...] = ()
    """Origins besides the server's own that pages may come from."""
    pace: str = "human"
    """How long bots pause: human, quick or none."""
    is_limited: bool = True
    """Whether people and addresses are limited; the load client turns it off."""
    bots: tuple[str, ...] = ()
    """Bots from elsewhere that tables may have besides the server's own."""
    words: FilterMode = "off"
    """What becomes of words that are not fit for a table: off, mask or refuse."""
    languages: tuple[str, ...] = ("english",)
    """The languages whose lists of such words are used."""
    hosts: tuple[str, ...] = ()
    """Names, besides this machine's own, under which the server is asked for."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed whom they speak for."""
    root_path: str = ""
    """The path that a proxy serves it under, as in ``/whist``; empty at the top of a host."""
    metrics_token: str = ""
    """What who asks for ``/metrics`` must bring; empty where nobody can by that."""
    metrics_here: bool = False
    """Whether this machine may ask for ``/metrics`` without a token. A proxy here that names nobody may too."""
    offers_lan: bool = False
    """Whether who sits at this machine may let friends on the local network in from the page."""
    rates: dict[Limit, Rate] = {}
    """Limits that are other than usual."""
    counts: dict[Count, int] = {}
    """How many there may be at a time, where that is other than usual."""
    contact: str = ""
    """Where faults of security are told, as a URI: ``mailto:`` or ``https:``."""
    node_url: str = ""
    """Where people reach this server, where it is one node of many over the same database; empty where it is alone."""
    chips: bool = False
    """Whether its tables may play for chips, which are play money."""
    bus: str = ""
    """The bus to other servers of the cluster, as in ``nats://127.0.0.1:4222``; none where there are none."""
    bus_key: str = ""
    """What messages on the bus are signed with; the same at all servers and workers of the cluster."""
    offline: Path | None = None
    """The folder of what a browser fetches to play without a connection; none where that is not offered."""
    workers: int = 0
    """Processes beside the server's own in which bots think; with none they think in threads of the server's."""

    daily: str = "palace"
    """The rules of the daily deals: a preset, or a share code, of four players in fixed partnerships."""
    daily_bots: str = "champion"
    """Who plays them with everybody."""

    @property
    def proxy_networks(self) -> tuple[Network, ...]:
        """The proxies as networks.

        :raises WhistError: if one is neither an address nor a network.
        """
        return networks(self.proxies)
