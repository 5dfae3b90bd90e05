"""The local network: under which addresses friends at home reach the server, and whether it listens there."""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying

_ROUTES = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Where packets would go through each network; nothing is sent."""


class NoNetwork(WhistError):
    """There is no network at which friends could reach the server."""


def lan_addresses() -> tuple[str, ...]:
    """The addresses of this machine in private networks, the one that leads outside first."""
    found = dict.fromkeys(address for route in _ROUTES if (address := _address_towards(route)))
    return tuple(address for address in found if _is_at_home(address))


def _address_towards(route: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((route, 9))
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def _is_at_home(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return known.is_private and not known.is_loopback and not known.is_link_local and not known.is_unspecified


class Lan:
    """Where friends on the local network open the page, and how the server begins to listen there."""

    def __init__(self) -> None:
        self.pages: tuple[str, ...] = ()
        """Addresses of the page, ``http://192.168.1.20:8642/``; none while the server listens on this machine alone."""
        self.begin: Callable[[], Awaitable[tuple[str, ...]]] | None = None
        """Begins to listen there, and gives the addresses of the page; nothing where it cannot be begun."""
        self._opening = asyncio.Lock()

    async def open(self) -> tuple[str, ...]:
        """Listen there from now on; the addresses of the page.

        :raises NoNetwork: if this machine is in no local network, or the server cannot listen there.
        """
        async with self._opening:
            if not self.pages:
                if self.begin is None:
                    raise NoNetwork(Saying("lan-owner"))
                self.pages = await self.begin()
        return self.pages
