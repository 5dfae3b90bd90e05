"""A release is the same bytes wherever it is built, and its archive has no tests and no sources of the page."""

import runpy
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
DIST: dict[str, Any] = runpy.run_path(str(ROOT / ".ci" / "dist.py"))
NEWEST: str = DIST["pythons"](False)[-1]
"""The wheel for all later versions is made by the newest Python found; 3.11 alone has one of its own."""
HOUR_S = 3600
"""Archive and wheel are built twice, with page and kernel, maybe on a busy machine."""

pytestmark = [
    pytest.mark.timeout(HOUR_S),
    pytest.mark.skipif(
        not all(map(shutil.which, ("node", "g++", "clang++", "wasm-ld"))),
        reason="needs Node.js, g++ and clang with lld",
    ),
]


def _copied(target: Path) -> Path:
    """The files of the checkout that git knows, changes included, in a folder of their own."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        if (ROOT / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def _built(base: Path) -> tuple[Path, Path]:
    """Archive and wheel of a copy of the checkout."""
    archive = DIST["build_archive"](_copied(base / "tree"), base / "out")
    wheel = DIST["build_wheel"](NEWEST, archive, base / "built")
    return archive, DIST["with_platform"](wheel, base / "out")


def _parts(path: Path) -> dict[str, bytes]:
    if path.suffix == ".whl":
        with ZipFile(path) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(path) as archive:
        files = [one for one in archive.getmembers() if one.isfile()]
        return {one.name: reader.read() for one in files if (reader := archive.extractfile(one))}


def _folders(names: Iterable[str]) -> set[str]:
    return {name.partition("/")[0] for name in names if "/" in name}


# One test, for several would build as often: workers of pytest share no fixture.
def test_a_release_has_the_same_bytes_wherever_it_is_built_and_the_parts_it_should(tmp_path: Path) -> None:
    pytest.importorskip("build")
    pytest.importorskip("sphinx")
    made = [_built(tmp_path / name) for name in ("one", "another-with-a-longer-name")]
    for first, second in zip(*made, strict=True):
        one, other = _parts(first), _parts(second)
        assert sorted(one.keys() ^ other.keys()) == []
        assert [name for name, content in one.items() if other[name] != content] == []
        assert first.name == second.name and first.read_bytes() == second.read_bytes()

    archive, wheel = ({*_parts(path)} for path in made[0])
    archive = {name.partition("/")[2] for name in archive}
    assert _folders(archive) == {"kernel", "src"}
    assert "src/bidwhist/server/web/index.html" in archive and "src/bidwhist/i18n/compiled/en.py" in archive
    assert "bidwhist/server/web/index.html" in wheel and "bidwhist/server/tournaments/desk/static/look.css" in wheel
    assert any(name.startswith("bidwhist/solver/_solver.") for name in wheel)
    is_newer = "-abi3-" in made[0][1].name
    assert is_newer or Path(NEWEST).name == "python3.11" or sys.executable == NEWEST
    assert "src/bidwhist/server/docs/index.html" in archive and "bidwhist/server/docs/index.html" in wheel
    assert not [name for name in wheel if "/docs/" in name and name.endswith((".gz", ".map"))]
    for names in (archive, wheel):
        assert [name for name in names if "/server/web/assets/solver-" in name and name.endswith(".wasm")]
