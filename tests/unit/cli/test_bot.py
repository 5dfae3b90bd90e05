"""``bidwhist bot``: a bot account made on the way, and its token kept where nobody else reads it."""

import asyncio
from pathlib import Path

import click
import pytest

from bidwhist.cli.bot import _kept, _made
from bidwhist.engine.bridge import Address
from bidwhist.errors import WhistError
from bidwhist.i18n import ENGLISH, of_commands
from support.bots import PASSWORD, owner
from support.command import run
from support.online import Guest, server


async def made(address: str, token_file: Path, password: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The token of a new bot account of Ann's, whose password is asked for."""
    monkeypatch.setattr(click, "prompt", lambda *_, **__: password)
    return await asyncio.to_thread(_made, Address(address), "Deep Pie", "Ann", token_file, of_commands(ENGLISH))


async def test_a_new_bots_token_is_kept_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "pie.token"
    async with server(tmp_path) as address:
        await owner(address)
        token = await made(address, file, PASSWORD, monkeypatch)
        assert file.stat().st_mode & 0o777 == 0o600 and _kept(file) == token
        assert (await Guest(address, token, {}).get("/api/me"))["person"]["name"] == "Deep Pie"
        with pytest.raises(WhistError, match="exists already"):
            await made(address, file, PASSWORD, monkeypatch)
        assert _kept(file) == token


async def test_a_wrong_password_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "pie.token"
    async with server(tmp_path) as address:
        await owner(address)
        with pytest.raises(WhistError, match="refuses"):
            await made(address, file, "not this one", monkeypatch)
        assert not file.exists()


def test_without_a_token_it_is_said_where_one_would_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BIDWHIST_BOT_TOKEN", raising=False)
    with pytest.raises(WhistError, match="no token"):
        _kept(None)
    empty = tmp_path / "empty"
    empty.touch()
    with pytest.raises(WhistError, match="no token"):
        _kept(empty)
    for other in (b"\xff\xfe\0", b"two words", b"two\nlines"):
        empty.write_bytes(other)
        with pytest.raises(WhistError, match="no token"):
            _kept(empty)


def test_an_account_without_a_new_bot_is_refused() -> None:
    ran = run("bot", "--engine", "x", "--table", "https://whist.example/", "--account", "Ann")
    assert ran.code == 2 and "--account goes with --new" in ran.err


@pytest.mark.parametrize("address", ["http://[::1", "http://a b", "whist.example:port", "http://:80"])
def test_what_is_no_address_of_a_server_is_refused_in_words(address: str) -> None:
    ran = run("bot", "--engine", "x", "--table", address)
    assert ran.code == 2 and "is not the address of a server" in ran.err
