"""Network addresses: which are counted as one, and which belong to this machine."""

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from bidwhist.errors import WhistError

Network: TypeAlias = IPv4Network | IPv6Network
IPV6_HOUSEHOLD_BITS = 64
"""Prefix length of one household's IPv6 network; it assigns the rest to its machines."""
MAX_KEPT_LETTERS = 64
"""Most characters kept of a string that is not an address."""


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """Parse an address, without its zone; IPv4-mapped IPv6 becomes IPv4. None if it is not an address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


@lru_cache(maxsize=4096)
def address_group(address: str) -> str:
    """The key an address is counted under: itself, or for IPv6 the first address of its household's /64."""
    found = parsed(address)
    if found is None:
        return address[:MAX_KEPT_LETTERS]
    if isinstance(found, IPv4Address) or found.is_loopback:
        return str(found)
    return str(IPv6Network((found, IPV6_HOUSEHOLD_BITS), strict=False).network_address)


def is_this_machine(address: str) -> bool:
    """Whether an address is a loopback."""
    found = parsed(address)
    return found is not None and found.is_loopback


def networks(named: Iterable[str]) -> tuple[Network, ...]:
    """Parse networks or single addresses from an option.

    :raises WhistError: if one of them is malformed.
    """
    return tuple(map(_network, named))


def _network(named: str) -> Network:
    try:
        return ip_network(named.strip(), strict=False)
    except ValueError:
        raise WhistError(f"{named!r} is not an address or a network, as in 127.0.0.1 or 10.0.0.0/8") from None


def is_among(address: str, among: Iterable[Network]) -> bool:
    """Whether an address is in one of these networks."""
    found = parsed(address)
    return found is not None and any(found in network for network in among)


def as_seen(network: Network) -> tuple[Network, ...]:
    """A network as sockets may report it: a dual-stack socket reports IPv4-mapped IPv6 addresses."""
    if isinstance(network, IPv6Network):
        return (network,)
    dressed = IPv6Network((f"::ffff:{network.network_address}", 96 + network.prefixlen))
    return network, dressed


def own_names() -> frozenset[str]:
    """The host names of this machine, locally and in its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    near = {f"{short}.{zone}" for zone in ("local", "lan", "home.arpa", "internal")}
    return frozenset({"localhost", name, short, *near} - {""})
