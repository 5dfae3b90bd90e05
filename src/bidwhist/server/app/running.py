"""Runs the server: uvicorn with our settings, one clear line when it is up, a clean shutdown on Ctrl-C."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from functools import partial

import uvicorn
from msgspec.structs import replace

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.app.app import guarded
from bidwhist.server.extras import library, missing
from bidwhist.server.http.middleware import SecurityMiddleware
from bidwhist.server.http.settings import Settings
from bidwhist.server.http.websockets import LOG
from bidwhist.server.platform.cluster.node import check_address
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.limits.addresses import as_seen
from bidwhist.server.platform.transport.lan import NoNetwork, lan_addresses
from bidwhist.server.platform.transport.log_throttle import LogThrottle
from bidwhist.server.platform.transport.uvicorn_internals import PUBLIC, Server, missing_parts, protocols_within
from bidwhist.server.protocol.encoding import MAX_FRAME_BYTES

BACKLOG = 2048
PING_INTERVAL_S = 25.0
PONG_TIMEOUT_S = 10.0
"""Seconds between two pings over a connection, which keep proxies from closing it, and seconds to wait for a pong. One
every five seconds costs a fifth of the processor's time at human pace (benches/results/server.md)."""
PROBES = {"TCP_KEEPIDLE": 6, "TCP_KEEPINTVL": 3, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 15_000}
"""TCP keepalive, where the system has it: seconds of silence before probes, seconds between them, and their number; and
milliseconds that sent data may stay unacknowledged."""
THREAD_SWITCH_S = 0.0005
"""The interpreter's switch interval in seconds."""
KEEP_ALIVE_S = 5
"""Seconds that a connection is kept for another request."""
KNOWN_UVICORN = "uvicorn>=0.54,<0.55"
"""As in pyproject.toml: the versions whose parts are as ``uvicorn_internals`` uses them."""
SHUTDOWN_GRACE_S = 3
"""Seconds that running requests get at shutdown."""


class _Server(Server):
    """A server that tells when it can be reached, and says goodbye before it closes the connections."""

    def __init__(self, config: uvicorn.Config, app: SecurityMiddleware, started: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._app, self._tell = app, started
        self._at_home: list[socket.socket] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._tell()

    async def listen_at_home(self, port: int) -> tuple[str, ...]:
        """Listen on the home network too, at the same port; gives the page's addresses there.

        :raises NoNetwork: if this machine is not in such a network, or cannot listen there.
        """
        pages = []
        for address in lan_addresses():
            with suppress(WhistError):
                listening = _listen(address, port)
                self._at_home.append(listening)
                await self.listen_too(listening, BACKLOG)
                pages.append(f"http://{address}:{port}/")
        if not pages:
            raise NoNetwork(Saying("lan-none"))
        return tuple(pages)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._app.say_goodbye()
        except Exception:
            # The store and the node are closed in any case.
            LOG.exception("some connections could not be closed in order at shutdown")
        await super().shutdown(sockets)
        for listening in self._at_home:
            listening.close()


def serve(
    settings: Settings,
    host: str,
    port: int,
    started: Callable[[str], None],
    *,
    at_home: Callable[[str], None] | None = None,
    logs_messages: bool = False,
) -> None:
    """Serve until Ctrl-C; ``started`` is told the address once it can be reached.

    With ``at_home`` the server listens on the home network too, and this is called with each address there.

    ``logs_messages`` writes a line of JSON to stderr for every message heard.

    :raises WhistError: if the port is taken, there is no such network, or the store cannot be opened or is another
        server's, or a library is missing that the settings ask for.
    """
    LOG.setLevel(logging.DEBUG if logs_messages else logging.INFO)
    log_to_stderr()
    _check(settings)
    _check_extras(settings, host)
    if not serve_app(guarded(replace(settings, hosts=(*settings.hosts, host))), host, port, started, at_home):
        raise WhistError(f"the server could not start; its store is {settings.database}")


def serve_app(
    app: SecurityMiddleware, host: str, port: int, started: Callable[[str], None], at_home: Callable[[str], None] | None
) -> bool:
    """Serve an application behind its middleware until Ctrl-C; says whether it could start.

    :raises WhistError: if the port is taken, or there is no network to listen at.
    """
    log_to_stderr()
    sweep_lightly()
    _share_finely()
    if at_home is not None:
        _check_home(host)
    listening = _listen(host, port)
    shown = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
    config = config_for(app)
    lan, bound = app.lan, listening.getsockname()[1]

    async def tell() -> None:
        started(shown)
        if at_home is not None:
            for page in await lan.open():
                at_home(page)

    server = _Server(config, app, tell)
    if host in _EVERYWHERE and (at_home is not None or app.settings.offers_lan):
        lan.pages = tuple(f"http://{address}:{bound}/" for address in lan_addresses())
    elif host in _HERE and (at_home is not None or app.settings.offers_lan):
        lan.begin = partial(server.listen_at_home, bound)
    _end_with_terminal(server)
    with listening:
        _run(server, config, listening)
    return server.started


def log_to_stderr() -> None:
    """Log to stderr, with equal lines only once in a while."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(LogThrottle())
    logging.basicConfig(handlers=[handler], format="%(message)s", level=logging.INFO)


def _check(settings: Settings) -> None:
    # Report a faulty store in words before anything else starts.
    with closing(Store(settings.database, is_held=True)) as store:
        warning = store.database.warning()
        if warning:
            LOG.warning("warning: %s", warning)
        if settings.node_url:
            check_address(store.database, settings.node_url)


def _check_extras(settings: Settings, host: str) -> None:
    """What was asked for must be there; what is not there is said where strangers may come.

    :raises NotInstalled: if a library is not there that the settings ask for.
    """
    asked = {
        "glin_profanity": settings.words != "off",
        "prometheus_client": bool(settings.metrics_here or settings.metrics_token),
    }
    for module in (name for name, is_asked in asked.items() if is_asked):
        library(module)
    lacking = missing()
    if lacking and (host not in _HERE or settings.proxies):
        given = ", ".join(f"{one.gives} ({one.package})" for one in lacking)
        packages = " ".join(one.package for one in lacking)
        LOG.warning("warning: strangers may connect, and this server lacks %s; hint: pip install %s", given, packages)


def _check_home(host: str) -> None:
    if host not in (*_HERE, *_EVERYWHERE):
        raise NoNetwork(f"the server listens at {host} alone; leave out --host, or leave out --lan")
    if not lan_addresses():
        raise NoNetwork("this machine is in no network where friends could reach it; leave out --lan")


def config_for(app: SecurityMiddleware) -> uvicorn.Config:
    """How uvicorn serves the application, and its sockets within its limits.

    Where its parts are not as known, they are not leant on, and a warning says so.

    :raises WhistError: if a named proxy is not an address.
    """
    proxies = app.settings.proxy_networks
    lacking = missing_parts()
    if lacking:
        LOG.warning(
            "warning: uvicorn %s has no %s; connections are served by its own parts, slower, and with no limit on "
            "frames and open requests; hint: pip install '%s'",
            uvicorn.__version__,
            ", ".join(lacking),
            KNOWN_UVICORN,
        )
    protocols = PUBLIC if lacking else protocols_within(app.limits, proxies)
    return uvicorn.Config(
        app,
        port=0,
        http=protocols.http,
        ws=protocols.websockets,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_INTERVAL_S,
        ws_ping_timeout=PONG_TIMEOUT_S,
        loop="auto",
        lifespan="on",
        log_level="error",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(found) for proxy in proxies for found in as_seen(proxy)],
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
    )


def _end_with_terminal(server: _Server) -> None:
    # Closing the terminal ends the server as SIGTERM does; under nohup it goes on.
    hangup = getattr(signal, "SIGHUP", None)
    if hangup is not None and signal.getsignal(hangup) is not signal.SIG_IGN:
        signal.signal(hangup, lambda *_: setattr(server, "should_exit", True))


def _share_finely() -> None:
    # The event loop waits this long for a computing thread, not Python's five milliseconds at each step.
    sys.setswitchinterval(THREAD_SWITCH_S)


def sweep_lightly() -> None:
    """Let Python's collector stop everybody seldom and briefly."""
    # Objects loaded by now are permanent, and the young generation is collected in small steps: one of 5,000 stops
    # everybody for 10 to 25 ms (benches/results/server.md). A full collection runs every five minutes, from
    # housekeeping: with 4,000 connections it stops everybody for 0.4 s. Tables are frozen values without cycles, which
    # the collector does not track (``gc=False``).
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 5, 100_000)


def _run(server: _Server, config: uvicorn.Config, listening: socket.socket) -> None:
    # uvicorn ends by itself on the first Ctrl-C and then lets the interrupt through.
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner, suppress(KeyboardInterrupt):
        runner.run(server.serve([listening]))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named so that asyncio, too, sends small frames at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    _probe(listening)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise WhistError(f"nothing can listen there, {error.strerror}; choose another --port: {host}:{port}") from error
    return listening


def _probe(listening: socket.socket) -> None:
    # Every accepted connection inherits this.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in PROBES.items():
        if hasattr(socket, name):
            listening.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


_EVERYWHERE, _HERE = ("0.0.0.0", "::"), ("127.0.0.1", "localhost", "::1")


def _shown(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
