"""Requests to endpoints: who asks, within which limits, and the answer as HTTP."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from bidwhist.i18n import Language, Saying, language_for
from bidwhist.server.accounts.devices import cookie_of, devices_in
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault
from bidwhist.server.http.encodings import compress
from bidwhist.server.http.problems import EXPECTED, problem, problem_of
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.platform.limits.addresses import address_group, parsed
from bidwhist.server.platform.limits.rate_limits import Limit, Limits
from bidwhist.server.state.server_state import ServerState

LOG = logging.getLogger("bidwhist.server")
_RELAYED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""Headers of requests that came through a proxy."""
MAX_BODY_BYTES = 16 * 1024
MAX_FILE_BYTES = 96 * 1024
"""Bytes of a file that is shown as a replay; a match of twelve deals has some 30,000."""
TOO_FAST_DELAY_S = 1.0
"""Seconds until somebody who asks too often is told so."""
COOKIE_AGE_S = 400 * 24 * 3600
DEVICE = "bidwhist-device"
"""The cookie of a browser that has signed in to an account."""


def answering(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """What answers requests to an endpoint."""

    async def answer(request: Request) -> Response:
        try:
            return await _answer(endpoint, request)
        except EXPECTED as error:
            return problem_of(error, language_of_request(request))
        except ClientDisconnect:
            # Nobody is there to read this.
            return Response(status_code=499)
        except (MemoryError, OSError, RuntimeError):
            # Out of memory, descriptors or threads: the next one may find some.
            LOG.exception("a request could not be answered: %s", endpoint.path)
            return problem(503, "busy", language_of_request(request).say("busy-server"))

    return answer


# Sixty people of a club share one address, and only the server's owner can help them.
_TOO_FAST: Mapping[Limit, str] = MappingProxyType({"sign-in": "fault-many-sign-ins"})


async def too_fast(limits: Limits, limit: Limit, who: str) -> Fault:
    """What is said to who asks too often: how long to wait, too."""
    # Delay each refusal, so that a client that asks too often slows down.
    await asyncio.sleep(TOO_FAST_DELAY_S)
    return Fault(429, "too_fast", Saying(_TOO_FAST.get(limit, "fault-too-fast")), wait=limits.wait_ms(limit, who))


async def _count(limits: Limits, limit: Limit, who: str) -> None:
    if not limits.allows(limit, who):
        raise await too_fast(limits, limit, who)


async def _answer(endpoint: Endpoint, request: Request) -> Response:
    server_state: ServerState = request.app.state.server_state
    address = address_of(request)
    limit = endpoint.limit_if_known or endpoint.limit
    await _count(server_state.limits, limit, address)
    token = token_of(request)
    person = await server_state.accounts.person_of(token) if token else None
    if person is None and limit != endpoint.limit:
        await _count(server_state.limits, endpoint.limit, address)
    if endpoint.is_for_owner and not await server_state.moderation.is_owner(token):
        raise Fault(401, "not_owner", Saying("fault-not-owner"))
    ban = None if endpoint.is_for_owner else server_state.moderation.ban_on(person.id if person else None, address)
    if ban is not None:
        raise Fault(403, "banned", ban.saying)
    if endpoint.is_for_people and person is None:
        raise Fault(401, "not_signed_in", Saying("fault-who"))
    if endpoint.is_for_people and not endpoint.is_for_bots and person is not None and person.kind == "bot":
        raise Fault(403, "bot_account", Saying("fault-bot-account"))
    # Somebody with many addresses is still one person.
    if person is not None:
        await _count(server_state.limits, limit, person.id)
    body = await _taken(request, endpoint)
    who = Who(address, person.id if person else "")
    call = Call(
        server_state,
        person,
        who,
        token,
        dict(request.path_params),
        dict(request.query_params),
        body,
        request.app.state.lan,
        is_from_here(request),
        language_of_request(request),
        f"{str(request.base_url).rstrip('/')}/",
        request.app.state.services,
        devices_in(request.cookies.get(_cookie(request, DEVICE), "")),
    )
    response = _response(await endpoint.handler(call), request)
    if endpoint.is_compressed:
        await compress(response, request)
    return response


async def _taken(request: Request, endpoint: Endpoint) -> Any:
    if endpoint.takes is bytes:
        return await body_of(request, MAX_FILE_BYTES)
    return decoded(await body_of(request) or b"{}", endpoint.takes) if endpoint.takes else None


def decoded(body: bytes, kind: Any) -> Any:
    """JSON of a kind.

    :raises msgspec.MsgspecError: if it is none.
    """
    try:
        return msgspec.json.decode(body, type=kind)
    except RecursionError:
        raise msgspec.DecodeError("JSON is malformed: it is nested too deep") from None


async def body_of(request: Request, most: int = MAX_BODY_BYTES) -> bytes:
    """What a request brings.

    :raises Fault: if that is more than it may be.
    """
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Fault(413, "too_long", Saying.of("fault-too-long", count=most))
    return body


def _response(answer: Answer, request: Request) -> Response:
    body = answer.body if answer.kind else msgspec.json.encode(answer.body)
    response = Response(body, media_type=answer.kind or "application/json")
    response.headers["cache-control"] = "no-store"
    if answer.file:
        response.headers["content-disposition"] = f'attachment; filename="{answer.file}"'
    if answer.token:
        response.set_cookie(_cookie(request), answer.token, max_age=COOKIE_AGE_S, **_cookie_kind(request))
        if request.query_params.get("token") == "1":
            response.headers["x-bidwhist-token"] = answer.token
    if answer.device:
        kept = cookie_of(answer.device, devices_in(request.cookies.get(_cookie(request, DEVICE), "")))
        response.set_cookie(_cookie(request, DEVICE), kept, max_age=COOKIE_AGE_S, **_cookie_kind(request))
    if answer.signed_out:
        response.delete_cookie(_cookie(request), **_cookie_kind(request))
    return response


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _root(connection: HTTPConnection) -> str:
    root: str = connection.scope.get("root_path", "")
    return root


def _cookie(connection: HTTPConnection, name: str = "bidwhist") -> str:
    # The prefixes that browsers honour need https, and one of them the top of a host; a table at home has none.
    if not _is_secure(connection):
        return name
    return f"__Secure-{name}" if _root(connection) else f"__Host-{name}"


def _cookie_kind(connection: HTTPConnection) -> dict[str, Any]:
    where = _root(connection) or "/"
    return {"path": where, "secure": _is_secure(connection), "httponly": True, "samesite": "lax"}


def bearer_of(connection: HTTPConnection) -> str:
    """The token that a request or a socket brings by header; empty where it brings none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a request or a socket brings, by header or cookie."""
    return bearer_of(connection) or connection.cookies.get(_cookie(connection))


def language_of_request(connection: HTTPConnection) -> Language:
    """The language that a request or a socket asks for."""
    return language_for(connection.headers.get("accept-language", ""))


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether a request comes from the machine that serves, with no proxy between."""
    if connection.client is None or any(name in connection.headers for name in _RELAYED):
        return False
    address = parsed(connection.client.host)
    return address is not None and address.is_loopback


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from, as it is counted."""
    return address_group(connection.client.host) if connection.client else ""
