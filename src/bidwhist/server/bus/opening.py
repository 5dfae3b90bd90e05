"""The bus that an address names."""

from urllib.parse import urlsplit

from bidwhist.errors import WhistError
from bidwhist.server.bus.bus import Bus
from bidwhist.server.bus.local import LocalBus
from bidwhist.server.bus.nats_core import NatsBus


def open_bus(url: str) -> Bus:
    """A bus that is not started; without an address one within this process.

    :raises WhistError: if the address is none of NATS, or nats-py is not installed.
    """
    if not url:
        return LocalBus()
    parts = urlsplit(url)
    if parts.scheme not in ("nats", "tls") or not parts.hostname:
        raise WhistError("a bus is nats://HOST:PORT, or tls://HOST:PORT")
    return NatsBus(url)
