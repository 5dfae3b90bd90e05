"""The proxy's file as it is printed, in a real nginx before two servers: pages, sockets, tables that are elsewhere."""

import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from support.command import run
from support.nodes import acquainted, server
from support.online import Guest, guest
from support.ports import free_port
from support.stores import missing
from support.waiting import until

pytestmark = [
    pytest.mark.skipif(bool(missing()), reason=missing()),
    pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed; apt install nginx"),
]

WHOLE = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""
"""What stands around the printed file where it is included."""


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def nginx(folder: Path, port: int, *servers: str) -> Iterator[None]:
    """The printed proxy at a port of this machine, before servers at their ``HOST:PORT``."""
    site = run("cluster", "--show", "nginx").out.replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, where in enumerate(servers, 1):
        site = site.replace(f"n{number}:8642", where)
    # Two servers are enough here; the third is as one that is away.
    site = re.sub(r"n3:8642", f"127.0.0.1:{free_port()}", site)
    config = folder / "nginx.conf"
    config.write_text(
        WHOLE.format(folder=folder, site=site, user="user root;" if Path("/root").owner() == "root" else "")
    )
    subprocess.run(["nginx", "-t", "-q", "-c", str(config)], check=True)
    process = subprocess.Popen(["nginx", "-c", str(config), "-g", "daemon off;"])
    try:
        until(lambda: is_open(port), "nginx")
        yield
    finally:
        process.terminate()
        process.wait()


@asynccontextmanager
async def proxied(path: Path) -> AsyncIterator[str]:
    """Two servers of one house behind the proxy, by its address."""
    port = free_port()
    proxied = f"http://127.0.0.1:{port}"
    async with AsyncExitStack() as opened:
        made = [
            await opened.enter_async_context(server(path, node_url=f"{proxied}/n{number}", proxies=("127.0.0.1/32",)))
            for number in (1, 2)
        ]
        await acquainted([guard.app.state.server_state for *_, guard in made])
        opened.enter_context(nginx(path, port, *(url.removeprefix("http://") for url, *_ in made)))
        yield proxied


async def test_behind_the_proxy_a_table_is_found_at_its_server_and_followed_there(tmp_path: Path) -> None:
    async with proxied(tmp_path) as address:
        ann = await guest(f"{address}/n1", "Ann")
        table = (await ann.post("/api/tables", {}))["table"]
        anywhere, there = Guest(address, ann.token, ann.person), Guest(f"{address}/n2", ann.token, ann.person)
        found = await anywhere.get(f"/api/tables/{table}/where")
        for one in ("n1", "n2"):
            async with httpx.AsyncClient(base_url=f"{address}/{one}") as client:
                nowhere = await client.get("/api/tables/nosuchtable/where")
            assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no_table")
        assert found["url"] == f"{address}/n1"
        async with there.connect() as talk:
            await talk.send(type="watch", table=table)
            moved = await talk.until(lambda frame: frame["type"] == "moved")
            assert moved["url"] == f"{address}/n1"
        async with Guest(moved["url"], ann.token, ann.person).connect() as talk:
            await talk.send(type="watch", table=table)
            shown = await talk.until(lambda frame: frame["type"] == "snapshot")
            assert shown["table"] == table


async def test_the_page_comes_from_a_server_that_lives_and_the_clients_address_is_told(tmp_path: Path) -> None:
    async with proxied(tmp_path) as address, httpx.AsyncClient(base_url=address) as client:
        answers = [await client.get("/api/presets") for _ in range(6)]
        assert {answer.status_code for answer in answers} == {200}, "the third server is away"
        assert (await client.get("/n3/api/presets")).status_code == 502, "its own path has nobody else"
