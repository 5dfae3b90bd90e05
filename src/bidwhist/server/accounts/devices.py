"""Devices that have signed in to an account before: what they bring lets nobody else's guesses hold them up.

A device cookie as OWASP describes it. It proves nothing but that its browser knew the password once, and is signed by
the stored hash of that password, so that a new password ends it.
"""

import hmac
import re
import secrets
from collections.abc import Iterable

MOST_DEVICES = 4
"""Accounts that one browser is known by; a new one takes the place of the oldest."""
_SEPARATOR = "~"
_DEVICE = re.compile(r"[\w-]{22}\.[0-9a-f]{64}", re.ASCII)


def new_device(hashed: str) -> str:
    """What a browser keeps that has signed in to the account with this hash of a password."""
    name = secrets.token_urlsafe(16)
    return f"{name}.{_signature(name, hashed)}"


def known_device(devices: Iterable[str], hashed: str) -> str:
    """The name of the device that has signed in to the account before; empty where none of these has."""
    for device in devices:
        name, _, signature = device.partition(".")
        if hmac.compare_digest(signature.encode(), _signature(name, hashed).encode()):
            return name
    return ""


def devices_in(cookie: str) -> tuple[str, ...]:
    """What a cookie holds; nothing of what is no device of ours."""
    return tuple(device for device in cookie.split(_SEPARATOR)[:MOST_DEVICES] if _DEVICE.fullmatch(device))


def cookie_of(device: str, before: Iterable[str]) -> str:
    """The cookie with one more device, the newest first."""
    return _SEPARATOR.join((device, *before)[:MOST_DEVICES])


def _signature(name: str, hashed: str) -> str:
    return hmac.new(hashed.encode(), f"bidwhist device {name}".encode(), "sha256").hexdigest()
