"""Addresses of servers, as people type them."""

from urllib.parse import SplitResult, urlsplit


def server_parts(url: str) -> SplitResult | None:
    """The parts of the address of a server, None if it is not one that can be asked: ``https://whist.example/``."""
    if any(sign.isspace() or not sign.isprintable() for sign in url):
        return None
    try:
        parts = urlsplit(url)
        is_known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half an address of IPv6, or a port that is not a number
        return None
    return parts if is_known else None
