"""Addresses of the network: which ones are counted as one, and which belong to this machine."""

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from bidwhist.errors import WhistError

Network: TypeAlias = IPv4Network | IPv6Network
IPV6_HOUSEHOLD_BITS = 64
"""Bits of an IPv6 address that one household has; the rest it gives to its machines as it likes."""
MAX_KEPT_LETTERS = 64
"""Characters that are kept of what is no address."""


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address as a value, without its zone; one of IPv4 in IPv6's clothes as IPv4. Nothing for what is none."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What an address is counted as: itself, or the first address of the /64 of IPv6 that its household shares."""
    found = parsed(address)
    if found is None:
        return address[:MAX_KEPT_LETTERS]
    if isinstance(found, IPv4Address) or found.is_loopback:
        return str(found)
    return str(IPv6Network((found, IPV6_HOUSEHOLD_BITS), strict=False).network_address)


def is_this_machine(address: str) -> bool:
    """Whether an address leads from a machine to itself."""
    found = parsed(address)
    return found is not None and found.is_loopback


def networks(named: Iterable[str]) -> tuple[Network, ...]:
    """Networks, or single addresses, that somebody has named.

    :raises WhistError: if one of them is neither.
    """
    return tuple(map(_network, named))


def _network(named: str) -> Network:
    try:
        return ip_network(named.strip(), strict=False)
    except ValueError:
        raise WhistError(f"{named!r} is no address and no network; one is 127.0.0.1, the other 10.0.0.0/8") from None


def is_among(address: str, among: Iterable[Network]) -> bool:
    """Whether an address lies in one of some networks."""
    found = parsed(address)
    return found is not None and any(found in network for network in among)


def as_seen(network: Network) -> tuple[Network, ...]:
    """A network as a socket may show it: one that listens to IPv6 too shows addresses of IPv4 in IPv6's clothes."""
    if isinstance(network, IPv6Network):
        return (network,)
    dressed = IPv6Network((f"::ffff:{network.network_address}", 96 + network.prefixlen))
    return network, dressed


def own_names() -> frozenset[str]:
    """The names that this machine has for itself and for those near it."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    near = {f"{short}.{zone}" for zone in ("local", "lan", "home.arpa", "internal")}
    return frozenset({"localhost", name, short, *near} - {""})
