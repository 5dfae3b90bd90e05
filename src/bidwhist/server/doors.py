"""Who may connect: an address that opens connection after connection is let in no further, with nothing of it read."""

import asyncio
from contextlib import suppress
from ipaddress import ip_address, ip_network

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bidwhist.server.limits import Limits


class Door(HttpToolsProtocol):
    """A connection that is closed at once where its address has opened too many."""

    limits = Limits(is_limited=False)
    is_shut = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        address = _peer(transport)
        if address and not is_proxy(address, self.config) and not self.limits.allows("connection", address):
            self.is_shut = True
            transport.abort()
            return
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_shut:
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.is_shut:
            super().data_received(data)


def _peer(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def is_proxy(address: str, config: uvicorn.Config) -> bool:
    """Whether many people come from an address: it is one of those that uvicorn believes whom they speak for."""
    named = config.forwarded_allow_ips
    for one in named.split(",") if isinstance(named, str) else named or ():
        if one.strip() in ("*", address):
            return True
        with suppress(ValueError):
            if ip_address(address) in ip_network(one.strip()):
                return True
    return False


def doors_within(limits: Limits) -> type[Door]:
    """The doors of one server."""
    return type("LimitedDoor", (Door,), {"limits": limits})
