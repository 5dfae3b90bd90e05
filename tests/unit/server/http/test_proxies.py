"""The recipes for Caddy and nginx in docs/server.md, run as printed but for ports and certificates."""

import re
import shutil
import socket
import ssl
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from bidwhist.server.state.connection_registry import ConnectionRegistry
from bidwhist.server.tables.connection import Connection
from support.online import server
from support.ports import free_port
from support.waiting import until

PAGE = (Path(__file__).parents[4] / "docs" / "server.md").read_text(encoding="utf-8")
NAME = "whist.example"


def recipe(kind: str) -> str:
    """The lines of a proxy's configuration on the page."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.S)
    assert found is not None
    return found[1]


def answers_at(port: int) -> bool:
    """Whether somebody listens at a port."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the name, signed by nobody, and its key."""
    made, key = folder / "certificate.pem", folder / "key.pem"
    subject = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}")
    words = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", made)
    subprocess.run([*words, *subject], check=True, capture_output=True)
    return made, key


@contextmanager
def nginx(folder: Path, inside: int, outside: int) -> Iterator[None]:
    """nginx with the recipe."""
    made, key = certificate(folder)
    text = recipe("nginx").replace("127.0.0.1:8642", f"127.0.0.1:{inside}")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{outside} ssl")
    text = re.sub(r"(ssl_certificate) \S+;", rf"\1 {made};", text)
    text = re.sub(r"(ssl_certificate_key) \S+;", rf"\1 {key};", text)
    places = "".join(f"{one}_temp_path {folder}/{one};" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    about = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places} {text} }}"
    (folder / "nginx.conf").write_text(about)
    with proxy(["nginx", "-e", "stderr", "-c", str(folder / "nginx.conf")], outside):
        yield


@contextmanager
def caddy(folder: Path, inside: int, outside: int) -> Iterator[None]:
    """Caddy with the recipe."""
    made, key = certificate(folder)
    text = recipe("caddy").replace("127.0.0.1:8642", f"127.0.0.1:{inside}")
    text = text.replace(f"{NAME} {{", f"https://{NAME}:{outside} {{\n    tls {made} {key}", 1)
    (folder / "Caddyfile").write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + text)
    with proxy(["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], outside):
        yield


@contextmanager
def proxy(words: list[str], port: int) -> Iterator[None]:
    """A proxy that runs."""
    with tempfile.TemporaryFile("w+") as said:
        process = subprocess.Popen(words, stderr=said)

        def answers() -> bool:
            if process.poll() is not None:
                said.seek(0)
                pytest.fail(f"{words[0]} ended with {process.returncode}: {said.read()}")
            return answers_at(port)

        try:
            until(answers, words[0])
            yield
        finally:
            process.terminate()
            process.communicate()


@pytest.mark.parametrize("kind", [nginx, caddy], ids=["nginx", "caddy"])
async def test_the_recipe_of_a_proxy_passes_all_that_a_table_needs(
    tmp_path: Path, kind: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    enter = ConnectionRegistry.enter

    async def entered(connections: ConnectionRegistry, connection: Connection) -> None:
        heard.append(connection.address)
        await enter(connections, connection)

    monkeypatch.setattr(ConnectionRegistry, "enter", entered)
    run = nginx if kind is nginx else caddy
    if shutil.which(run.__name__) is None or shutil.which("openssl") is None:
        pytest.skip(f"{run.__name__} or openssl is not installed: apt-get install {run.__name__} openssl")
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    outside = free_port()
    site = f"https://{NAME}:{outside}"
    async with server(tmp_path, is_limited=True, hosts=(NAME,), proxies=("127.0.0.1",)) as address:
        inside = int(address.rpartition(":")[2])
        with run(tmp_path, inside, outside):
            there = f"https://127.0.0.1:{outside}"
            headers = {"host": f"{NAME}:{outside}", "origin": site}
            told = {"sni_hostname": NAME}
            async with httpx.AsyncClient(verify=trusting, base_url=there, headers=headers) as client:
                assert (await client.get("/", extensions=told)).status_code == 200
                assert (await client.get("/metrics", extensions=told)).status_code == 404
                assert (await client.get("/ready", extensions=told)).status_code == 404
                forged = {"x-forwarded-for": "198.51.100.7"}
                made = await client.post("/api/guest?token=1", json={}, headers=forged, extensions=told)
                assert made.status_code == 200
                assert made.headers["set-cookie"].startswith("__Host-bidwhist="), "https is known"
            bearer = {"authorization": f"Bearer {made.headers['x-bidwhist-token']}", **forged}
            async with websockets.connect(
                f"wss://{NAME}:{outside}/ws",
                host="127.0.0.1",
                port=outside,
                ssl=trusting,
                server_hostname=NAME,
                origin=websockets.Origin(site),
                additional_headers=bearer,
            ) as connection:
                await connection.send('{"type": "ping", "number": 7}')
                assert '"pong"' in str(await connection.recv())
                assert heard == ["127.0.0.1"], "a forged address is not believed"
