"""The names under which a server may be asked for, so that no foreign name can be turned to its address."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from bidwhist.i18n import Saying
from bidwhist.server.platform.limits.addresses import own_names, parsed


def host_in(netloc: str) -> str:
    """The host of ``host:port``, in small letters and without brackets; empty where it is no such thing."""
    try:
        found = urlsplit(f"//{netloc}")
        is_plain = found.netloc == netloc and "@" not in netloc and (found.port is None or found.port >= 0)
    except ValueError:
        return ""
    return (found.hostname or "").rstrip(".") if is_plain else ""


class Hosts:
    """An allow-list of hosts.

    A page whose name is turned to this machine's address (DNS rebinding) is of one origin with the server, in the
    eyes of a browser, and asks it under that foreign name. Addresses are always allowed: no name is turned to them.
    """

    def __init__(self, named: Iterable[str]) -> None:
        self._named = own_names() | {host_in(name) or name.lower() for name in named}

    def knows(self, netloc: str) -> bool:
        """Whether the server goes by what a request calls it."""
        host = host_in(netloc)
        return host in self._named or host.endswith(".localhost") or parsed(host) is not None


def refusal(netloc: str) -> Saying:
    """What is said to a request under a name that the server does not know."""
    name = host_in(netloc)
    if not name:
        return Saying("host-none")
    return Saying.of("host-unknown", name=name)
