"""What can be said of the web table without a browser: its types are the server's, and it stays small."""

import gzip
import json
import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "bidwhist" / "server" / "web"
KIBIBYTES_OF_SCRIPT = 60
KIBIBYTES_OF_STYLE = 10

built = pytest.mark.skipif(not BUILT.exists(), reason="the web table is not built: npm run build in web/")


def _packed(pattern: str) -> float:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in BUILT.rglob(pattern)) / 1000


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    write = runpy.run_path(str(WEB / "protocol_types.py"))["typescript"]
    assert (WEB / "src" / "protocol" / "messages.ts").read_text() == write(), "run python web/protocol_types.py"


@built
def test_the_script_stays_small() -> None:
    assert 0 < _packed("*.js") <= KIBIBYTES_OF_SCRIPT


@built
def test_the_style_stays_small() -> None:
    assert 0 < _packed("*.css") <= KIBIBYTES_OF_STYLE


def test_svelte_is_the_only_package_the_page_ships_and_all_are_pinned() -> None:
    package = json.loads((WEB / "package.json").read_text())
    assert list(package["dependencies"]) == ["svelte"]
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
    done = subprocess.run(["npm", "test"], cwd=WEB, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
