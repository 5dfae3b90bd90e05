"""Which node a table would have, if all had the choice: rendezvous hashing, alike at every node."""

from collections.abc import Iterable
from hashlib import blake2b


def preferred_node(table: str, nodes: Iterable[str]) -> str | None:
    """The node of a table among some by their ids; where one goes only its own tables get another."""
    return max(nodes, key=lambda node: _weight(table, node), default=None)


def _weight(table: str, node: str) -> bytes:
    return blake2b(f"{table} {node}".encode(), digest_size=8).digest()
