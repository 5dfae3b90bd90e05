"""Clients that wait as long as a busy machine needs; by themselves they give up after 5 to 30 seconds.

Those of HTTP share a TLS context, for each would read the certificates of all authorities again, in 25 ms.
"""

import ssl
from collections.abc import Callable
from functools import wraps
from typing import Any

import httpx
from websockets.asyncio.client import connect

from support.waiting import PATIENCE


def be_patient() -> None:
    """Changes the usual limits of the clients that tests use."""
    trusting = ssl.create_default_context()
    for client in (httpx.Client, httpx.AsyncClient):
        _usual(client, timeout=httpx.Timeout(PATIENCE), verify=trusting)
    _usual(connect, open_timeout=PATIENCE, ping_timeout=PATIENCE)


def be_patient_in(browser: type[Any], milliseconds: int) -> None:
    """Changes the usual limit of all that Playwright's browser opens, whatever test opens it."""
    for opens in ("new_context", "new_page"):
        setattr(browser, opens, _limited(getattr(browser, opens), milliseconds))


def _limited(opens: Callable[..., Any], milliseconds: int) -> Callable[..., Any]:
    @wraps(opens)
    def patiently(*words: Any, **manners: Any) -> Any:
        opened = opens(*words, **manners)
        opened.set_default_timeout(milliseconds)
        return opened

    return patiently


def _usual(client: type[Any], **limits: Any) -> None:
    usual = client.__init__.__kwdefaults__
    assert usual is not None and limits.keys() <= usual.keys(), f"{client} takes other limits now"
    usual.update(limits)
