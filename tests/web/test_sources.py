"""What can be said of the web table without a browser: its types are the server's, and it stays small."""

import gzip
import json
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "bidwhist" / "server" / "web"
KIBIBYTES_OF_SCRIPT = 90
KIBIBYTES_OF_STYLE = 15

built = pytest.mark.skipif(not BUILT.exists(), reason="the web table is not built: npm run build in web/")


def _packed(pattern: str) -> float:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in BUILT.rglob(pattern)) / 1000


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    write = runpy.run_path(str(WEB / "protocol_types.py"))["typescript"]
    assert (WEB / "src" / "protocol" / "messages.ts").read_text() == write(), "run python web/protocol_types.py"


def test_the_deck_is_what_its_script_draws(tmp_path: Path) -> None:
    drawn = tmp_path / "deck.svg"
    subprocess.run([sys.executable, WEB / "deck" / "build_deck.py", drawn], check=True, capture_output=True)
    assert drawn.read_bytes() == (WEB / "src" / "cards" / "deck.svg").read_bytes()


@built
def test_the_script_stays_small() -> None:
    assert 0 < _packed("*.js") <= KIBIBYTES_OF_SCRIPT


@built
def test_the_style_stays_small() -> None:
    assert 0 < _packed("*.css") <= KIBIBYTES_OF_STYLE


def test_the_page_ships_svelte_and_a_hash_alone_and_all_packages_are_pinned() -> None:
    package = json.loads((WEB / "package.json").read_text())
    assert list(package["dependencies"]) == ["@noble/hashes", "svelte"]
    versions = {**package["dependencies"], **package["devDependencies"]}.values()
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)


@built
def test_the_page_asks_no_other_host_for_anything() -> None:
    texts = [path.read_text() for path in BUILT.rglob("*") if path.suffix in {".html", ".css", ".webmanifest"}]
    assert not [text for text in texts if re.search(r"""(src|href|url\()=?["'(]?https?:""", text)]


@pytest.mark.skipif(
    shutil.which("npm") is None or not (WEB / "node_modules").exists(), reason="needs npm and npm ci in web/"
)
def test_the_resume_controller_decides_every_branch_as_written() -> None:
    done = subprocess.run(["npm", "test"], cwd=WEB, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
