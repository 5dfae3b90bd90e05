"""Rendezvous hashing: the preferred node of a table, the same as computed by every node."""

from collections.abc import Iterable
from hashlib import blake2b


def preferred_node(table: str, nodes: Iterable[str]) -> str | None:
    """The preferred node of a table among these ids; when a node leaves, only its own tables move."""
    return max(nodes, key=lambda node: _weight(table, node), default=None)


def _weight(table: str, node: str) -> bytes:
    return blake2b(f"{table} {node}".encode(), digest_size=8).digest()
