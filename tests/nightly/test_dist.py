"""A release is the same bytes wherever it is built, and its archive has no tests and no sources of the page."""

import runpy
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
DIST: dict[str, Any] = runpy.run_path(str(ROOT / ".ci" / "dist.py"))
HOUR_S = 3600
"""Archive and wheel are built twice, with page and kernel, maybe on a busy machine."""

pytestmark = [
    pytest.mark.timeout(HOUR_S),
    pytest.mark.skipif(shutil.which("node") is None or shutil.which("g++") is None, reason="needs Node.js and g++"),
]


def _copied(target: Path) -> Path:
    """The files of the checkout that git knows, changes included, in a folder of their own."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        if (ROOT / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Path, Path]]:
    """Archive and wheel, built in two folders with other names and nothing in common."""
    pytest.importorskip("build")
    made = []
    for name in ("one", "another-with-a-longer-name"):
        base = tmp_path_factory.mktemp(name)
        archive = DIST["build_archive"](_copied(base / "tree"), base / "out")
        wheel = DIST["build_wheel"](sys.executable, archive, base / "built")
        made.append((archive, DIST["with_platform"](wheel, base / "out")))
    return made


def _parts(path: Path) -> dict[str, bytes]:
    if path.suffix == ".whl":
        with ZipFile(path) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(path) as archive:
        files = [one for one in archive.getmembers() if one.isfile()]
        return {one.name: reader.read() for one in files if (reader := archive.extractfile(one))}


@pytest.mark.parametrize("which", [0, 1], ids=["archive", "wheel"])
def test_what_is_built_in_two_places_has_the_same_bytes(twice: list[tuple[Path, Path]], which: int) -> None:
    first, second = twice[0][which], twice[1][which]
    one, other = _parts(first), _parts(second)
    assert sorted(one.keys() ^ other.keys()) == []
    assert [name for name, content in one.items() if other[name] != content] == []
    assert first.name == second.name and first.read_bytes() == second.read_bytes()


def test_the_archive_has_the_built_page_and_neither_tests_nor_the_pages_sources(twice: list[tuple[Path, Path]]) -> None:
    names = {name.partition("/")[2] for name in _parts(twice[0][0])}
    assert "src/bidwhist/server/web/index.html" in names and "src/bidwhist/i18n/compiled/en.py" in names
    assert {name.partition("/")[0] for name in names if "/" in name} == {"kernel", "src"}


def test_the_wheel_of_the_archive_has_kernel_and_page(twice: list[tuple[Path, Path]]) -> None:
    names = _parts(twice[0][1]).keys()
    assert "bidwhist/server/web/index.html" in names and "bidwhist/server/tournaments/desk/static/look.css" in names
    assert any(name.startswith("bidwhist/solver/_solver.") for name in names)
