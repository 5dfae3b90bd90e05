"""The keys of the owner's page: made beside the file, by whoever may read it, and good for some hours."""

import secrets
from hashlib import sha256

from bidwhist.server.platform.database.database import Connection, Work

KEY_LIFETIME_H = 12
"""For which a key is good."""


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(32)


def keep_key(key: str, now: int) -> Work[None]:
    """Let a key in from a time (ms) on; the file keeps its hash alone."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM owner_keys WHERE until <= ?", (now,))
        connection.execute("INSERT INTO owner_keys VALUES (?, ?)", (_hash(key), now + KEY_LIFETIME_H * 3600 * 1000))

    return work


def lets_in(key: str, now: int) -> Work[bool]:
    """Whether a key is the owner's at a time (ms)."""
    query = "SELECT 1 FROM owner_keys WHERE key = ? AND until > ?"
    return lambda connection: connection.execute(query, (_hash(key), now)).fetchone() is not None


def end_keys(connection: Connection) -> int:
    """End every key; how many there were."""
    return connection.execute("DELETE FROM owner_keys").rowcount


def _hash(key: str) -> str:
    return sha256(key.encode(errors="surrogatepass")).hexdigest()
