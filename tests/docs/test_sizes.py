"""Rooms stay small: no file over 400 lines, no class over 25 methods."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST, MOST_METHODS = 400, 25
GENERATED = ("/compiled/", "/node_modules/", "web/src/protocol/messages.ts", "kernel/solver/measured_scores.hpp")
ROOMS = ("src/bidwhist", "tests", "benches", "kernel", "web/src", "web/public", "web/deck")
WRITTEN = {".py", ".ts", ".svelte", ".js", ".css", ".cpp", ".hpp"}
BUILT = ROOT / "src" / "bidwhist" / "server" / "web"


def _written() -> list[Path]:
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in WRITTEN]
    return [
        path for path in files if BUILT not in path.parents and not any(part in path.as_posix() for part in GENERATED)
    ]


def test_no_file_that_somebody_wrote_is_longer_than_400_lines() -> None:
    files = _written()
    assert len(files) > 1000
    lengths = {path.relative_to(ROOT): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path: length for path, length in lengths.items() if length > LONGEST} == {}


def test_no_class_has_more_than_25_methods() -> None:
    methods = {
        f"{path.relative_to(ROOT)} {one.name}": sum(
            isinstance(inside, ast.FunctionDef | ast.AsyncFunctionDef) for inside in one.body
        )
        for path in _written()
        if path.suffix == ".py"
        for one in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(one, ast.ClassDef)
    }
    assert {name: count for name, count in methods.items() if count > MOST_METHODS} == {}
