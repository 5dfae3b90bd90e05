"""How long login sessions last."""

import secrets
from hashlib import sha256

from msgspec import Struct

from bidwhist.server.accounts.repository import Login

DAY_S = 24 * 3600


class Life(Struct, frozen=True):
    """Lifetime of a login session in seconds: without use, and in all."""

    idle: int
    longest: int


LIVES = {
    "guest": Life(400 * DAY_S, 5 * 365 * DAY_S),
    "account": Life(90 * DAY_S, 365 * DAY_S),
    "bot": Life(400 * DAY_S, 5 * 365 * DAY_S),
}
"""A guest who is signed out loses name and matches, so a guest's session lasts as long as the browser's cookie.
"""
NOTED_EVERY = DAY_S
"""Seconds between two writes that a session is in use."""


def ends_at(login: Login) -> int:
    """When a login session ends if it is not used again (seconds since 1970)."""
    return min(login.used + LIVES[login.person.kind].idle, ends_for_good(login))


def ends_for_good(login: Login) -> int:
    """When a login session ends even if it is used (seconds since 1970)."""
    return login.created + LIVES[login.person.kind].longest


def new_token() -> str:
    """A new random session token."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """The stored hash of a token; a fast hash is enough because tokens are random."""
    return sha256(token.encode(errors="surrogatepass")).hexdigest()
