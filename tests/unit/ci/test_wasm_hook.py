"""The solver for the browser is compiled where there is a compiler, and an install without one goes on and says so."""

import runpy
import shutil
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
HOOK: dict[str, Any] = runpy.run_path(str(ROOT / "hatch_wasm.py"))


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The kernel, and a page to be built."""
    for name in ("BIDWHIST_NEED_WASM", "BIDWHIST_NO_WASM"):
        monkeypatch.delenv(name, raising=False)
    shutil.copytree(ROOT / "kernel", tmp_path / "kernel")
    (tmp_path / "web" / "src" / "solver").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}")
    return tmp_path


def _built(root: Path) -> list[str]:
    warned: list[str] = []
    HOOK["build_solver"](root, warned.append)
    return warned


def test_without_a_compiler_the_build_says_what_would_help_and_goes_on(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    assert "apt install clang" in _built(checkout)[-1]
    assert not (checkout / HOOK["MODULE"]).exists()


def test_where_it_is_needed_a_missing_compiler_is_an_error(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("BIDWHIST_NEED_WASM", "1")
    with pytest.raises(FileNotFoundError):
        _built(checkout)


@pytest.mark.parametrize("left_out", ["asked", "built already"])
def test_a_module_that_is_not_wanted_is_not_looked_for(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, left_out: str
) -> None:
    monkeypatch.setenv("PATH", "")
    if left_out == "asked":
        monkeypatch.setenv("BIDWHIST_NO_WASM", "1")
    else:
        (checkout / HOOK["MODULE"]).write_bytes(b"")
    assert _built(checkout) == []


def test_a_source_archive_which_has_the_page_as_built_compiles_nothing(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.rmtree(checkout / "web")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("BIDWHIST_NEED_WASM", "1")
    assert _built(checkout) == []


@pytest.mark.skipif(
    shutil.which("clang++") is None or shutil.which("wasm-ld") is None, reason="needs clang for WebAssembly"
)
@pytest.mark.nightly
def test_the_module_is_the_same_bytes_in_another_folder_and_imports_nothing(checkout: Path, tmp_path: Path) -> None:
    other = tmp_path / "another-with-a-longer-name"
    shutil.copytree(checkout / "kernel", other / "kernel")
    shutil.copytree(checkout / "web", other / "web")
    assert _built(checkout) == _built(other) == []
    module = (checkout / HOOK["MODULE"]).read_bytes()
    assert module == (other / HOOK["MODULE"]).read_bytes()
    assert module.startswith(b"\0asm") and b"wasi_" not in module
