"""The bus that an address names."""

from urllib.parse import urlsplit

from bidwhist.errors import WhistError
from bidwhist.server.platform.bus.bus import Bus
from bidwhist.server.platform.bus.local import LocalBus
from bidwhist.server.platform.bus.nats_core import NatsBus
from bidwhist.server.platform.bus.signed import SignedBus
from bidwhist.server.platform.limits.addresses import is_this_machine


def open_bus(url: str, key: str = "") -> Bus:
    """Create a bus, not started; in-process without an address. With a key its messages are signed.

    :raises WhistError: if the address is not NATS', nats-py is not installed, or the key is too short.
    """
    if not url:
        return LocalBus()
    parts = urlsplit(url)
    if parts.scheme not in ("nats", "tls") or not parts.hostname:
        raise WhistError("a bus is nats://HOST:PORT, or tls://HOST:PORT")
    bus = NatsBus(url)
    return SignedBus(bus, key) if key else bus


def needs_key(url: str) -> bool:
    """Whether a bus can be reached from other machines, so that its messages have to be signed."""
    host = urlsplit(url).hostname or ""
    return bool(url) and host != "localhost" and not is_this_machine(host)
