"""Known devices of an account, which are not held up by other people's password guesses.

A device cookie as OWASP describes it. It proves only that its browser once knew the password. It is signed with the
stored password hash, so a new password invalidates it.
"""

import hmac
import re
import secrets
from collections.abc import Iterable

MOST_DEVICES = 4
"""Most accounts that know one browser; a new one replaces the oldest."""
_SEPARATOR = "~"
_DEVICE = re.compile(r"[\w-]{22}\.[0-9a-f]{64}", re.ASCII)


def new_device(hashed: str) -> str:
    """The cookie of a browser that has signed in to the account with this password hash."""
    name = secrets.token_urlsafe(16)
    return f"{name}.{_signature(name, hashed)}"


def known_device(devices: Iterable[str], hashed: str) -> str:
    """The name of the device that has signed in to the account before, or empty."""
    for device in devices:
        name, _, signature = device.partition(".")
        if hmac.compare_digest(signature.encode(), _signature(name, hashed).encode()):
            return name
    return ""


def devices_in(cookie: str) -> tuple[str, ...]:
    """The device entries of a cookie, without malformed ones."""
    return tuple(device for device in cookie.split(_SEPARATOR)[:MOST_DEVICES] if _DEVICE.fullmatch(device))


def cookie_of(device: str, before: Iterable[str]) -> str:
    """The cookie with one more device, newest first."""
    return _SEPARATOR.join((device, *before)[:MOST_DEVICES])


def _signature(name: str, hashed: str) -> str:
    return hmac.new(hashed.encode(), f"bidwhist device {name}".encode(), "sha256").hexdigest()
