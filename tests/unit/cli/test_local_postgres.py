"""A PostgreSQL of one's own: a failure is told in the words of its program, and root is told what to do."""

import os
import shutil
from pathlib import Path

import pytest

from bidwhist.cli import cluster, local_postgres
from bidwhist.cli.local_postgres import LocalPostgres
from bidwhist.errors import WhistError


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Programs of PostgreSQL of which each fails with words of its own."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("initdb", "pg_ctl", "createdb"):
        (folder / name).write_text(f"#!/bin/sh\necho '{name}: error: no space' >&2\nexit 1\n")
        (folder / name).chmod(0o755)
    monkeypatch.setattr(local_postgres, "programs", lambda: folder)
    monkeypatch.setattr(local_postgres, "is_root", lambda: False)
    return folder


def test_a_program_that_fails_is_told_in_its_own_words(programs: Path, tmp_path: Path) -> None:
    with pytest.raises(WhistError, match=r"initdb could not work in .*: initdb: error: no space$"):
        LocalPostgres(tmp_path / "postgres", 5999).start()


def test_no_log_is_pointed_to_that_is_not_there(programs: Path, tmp_path: Path) -> None:
    with pytest.raises(WhistError) as failed:
        LocalPostgres(tmp_path / "postgres", 5999).start()
    assert "its log" not in str(failed.value)


def test_root_is_told_what_to_do_where_there_is_no_user_for_it(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object) -> None:
        raise LookupError("no such user: 'postgres'")

    monkeypatch.setattr(local_postgres, "is_root", lambda: True)
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/setpriv")
    monkeypatch.setattr(shutil, "chown", nobody)
    with pytest.raises(WhistError, match=r"does not run as root.*run this as another user"):
        LocalPostgres(tmp_path / "postgres", 5999).start()


def test_root_has_a_folder_that_the_user_postgres_can_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "is_root", lambda: True)
    assert not str(cluster._folder()).startswith("/root") and cluster._folder().is_absolute()


@pytest.mark.skipif(not (hasattr(os, "getuid") and os.getuid() == 0), reason="needs root")
def test_root_is_told_of_a_folder_that_postgres_cannot_enter(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    monkeypatch.setattr(local_postgres, "is_root", lambda: True)
    with pytest.raises(WhistError, match=r"cannot enter|no user postgres"):
        LocalPostgres(closed / "postgres", 5999).start()
