"""Clients of tests share one TLS context: to read the certificates of all authorities takes each some 25 ms."""

import ssl
from functools import cache
from typing import Any

import httpx

_shared = cache(ssl.create_default_context)


def share_tls_context() -> None:
    """Give every client of httpx the shared context, unless it names its own."""
    for kind in (httpx.Client, httpx.AsyncClient):
        _begin_with_shared(kind)


def _begin_with_shared(kind: Any) -> None:
    begin = kind.__init__

    def begin_with_shared(self: Any, **options: Any) -> None:
        begin(self, **{"verify": _shared(), **options})

    kind.__init__ = begin_with_shared
