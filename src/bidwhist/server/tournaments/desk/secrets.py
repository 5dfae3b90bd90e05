"""The secrets of an event: the director's key, the address of each score card, and QR codes."""

import hmac
from base64 import b32encode
from hashlib import sha256

from bidwhist.server.platform.qr_codes import qr_element
from bidwhist.server.tournaments.desk.markup import Markup

KEY_BYTES, CARD_BYTES = 15, 10
"""Letters of the director's key and of a card's token: 120 and 80 bits."""

_AS_IMAGE = 'role="img"'


def director_key(secret: bytes) -> str:
    """The key that opens the director's page."""
    return _mac(secret, "director", KEY_BYTES)


def card_token(secret: bytes, meeting: int, side: int) -> str:
    """The token that opens the score card of one side of one meeting."""
    return f"{meeting}-{side}-{_mac(secret, f'card {meeting} {side}', CARD_BYTES)}"


def card_of(secret: bytes, token: str) -> tuple[int, int] | None:
    """The meeting and side whose card a token opens, or None for an unknown token."""
    parts = token.split("-")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts[:2]):
        return None
    meeting, side = int(parts[0]), int(parts[1])
    return (meeting, side) if is_same(token, card_token(secret, meeting, side)) else None


def secret_of_lots(secret: bytes) -> str:
    """The secret that the event's lots are derived from."""
    return hmac.new(secret, b"lots", sha256).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def _mac(secret: bytes, words: str, count: int) -> str:
    return b32encode(hmac.new(secret, words.encode(), sha256).digest()[:count]).decode().lower().rstrip("=")


def scanned(address: str, title: str) -> Markup:
    """A QR code of an address, as SVG."""
    drawn = qr_element(address, title)
    return Markup(f"<svg {_AS_IMAGE}{drawn.removeprefix('<svg')}")
