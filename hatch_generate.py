"""Writes what is made from other files and is not in git: compiled catalogues, the desk's style, wire types, lessons …

    python hatch_generate.py                what is out of date, as `make page` does
    python hatch_generate.py catalogues     only that

The build hook calls this before it builds the page; the tests' set-up compiles the catalogues. A source archive carries
the files that the package needs, and leaves out the page's sources, so installing from one needs none of the tools.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

STAMPS = ".generated"
"""The folder with a stamp for each generator: the digest of its inputs, then its outputs."""
FLUENT, MSGSPEC = "fluent.syntax>=0.19,<0.20", "msgspec>=0.19,<1"
IMPORTED = (MSGSPEC, "numpy>=2,<3", "platformdirs>=4,<5")
"""What the modules import that the page's generators ask: the rules, the bots and the server's messages."""
PACKAGE = ("src/bidwhist/**/*.py", "src/bidwhist/**/*.npz", "src/bidwhist/i18n/catalogues/**/*.ftl")
COMPILED = "src/bidwhist/i18n/compiled"
DESK = "src/bidwhist/server/tournaments/desk/static"
OWN_OUTPUTS = (f"{COMPILED}/", "src/bidwhist/server/web/")
"""Never an input, though an input's pattern finds them."""


class Generator(NamedTuple):
    """A command that writes files from other files."""

    name: str
    command: tuple[str, ...]
    inputs: tuple[str, ...]
    """Patterns of files; a change of one makes the outputs stale."""
    outputs: tuple[str, ...]
    tools: tuple[str, ...] = ()
    """Requirements of the command beside Python."""
    is_for_page: bool = True
    uses_kernel: bool = False
    """Whether the outputs are richer where the kernel is compiled."""

    @property
    def source(self) -> str:
        """The path of what it runs: a script, a folder, or a module by its name."""
        return f"{self.command[1].replace('.', '/')}.py" if self.command[0] == "-m" else self.command[0]


GENERATORS = (
    Generator(
        "catalogues",
        ("-m", "benches.common.catalogues"),
        ("src/bidwhist/i18n/catalogues/**/*.ftl", "benches/common/catalogues.py"),
        (f"{COMPILED}/[a-z]*.py", "web/src/i18n/compiled/**/*.*"),
        (FLUENT, MSGSPEC),
        is_for_page=False,
    ),
    Generator(
        "desk-style",
        ("web/desk_style.py",),
        (
            *("web/desk_style.py", "web/src/styles/tokens.css", "web/src/pages/tournaments/*.css"),
            *("web/public/icon.svg", "web/src/table/star.svg", "web/src/ui/quilt.svg"),
            *("web/src/ui/likenesses.svg", f"{DESK}/desk.css"),
        ),
        (f"{DESK}/look.css", f"{DESK}/*.svg"),
        is_for_page=False,
    ),
    Generator(
        "deck",
        ("web/deck/build_deck.py", "web/src/cards"),
        ("web/deck/*.py",),
        ("web/src/cards/deck-*.svg",),
    ),
    Generator(
        "wire-types",
        ("web/protocol_types.py",),
        ("web/protocol_types.py", *PACKAGE),
        ("web/src/protocol/messages.ts",),
        IMPORTED,
    ),
    Generator(
        "lesson",
        ("src/bidwhist/lesson/__main__.py", "web/src/pages/learn/lesson.json"),
        PACKAGE,
        ("web/src/pages/learn/lesson.json",),
        IMPORTED,
    ),
    Generator(
        "exercises",
        ("web/exercises.py",),
        ("web/exercises.py", "kernel/**/*.hpp", "kernel/**/*.cpp", *PACKAGE),
        ("web/src/pages/learn/exercises/*.json", "src/bidwhist/lesson/data/exercises/*.json"),
        IMPORTED,
        is_for_page=False,
        uses_kernel=True,
    ),
)


def required_tools(root: Path) -> list[str]:
    """The requirements of all generators whose outputs are stale."""
    return sorted({tool for one in _stale(root) for tool in one.tools})


def is_richer_with_kernel(root: Path) -> bool:
    """Whether something stale wants the compiled kernel."""
    return any(one.uses_kernel for one in _stale(root))


def generate(root: Path, *names: str) -> None:
    """Runs the generators whose outputs are stale, all of them or those named.

    :raises subprocess.CalledProcessError: if one fails, with the end of what it printed.
    """
    for one in GENERATORS:
        if (not names or one.name in names) and _is_stale(root, one):
            _run(root, one)


def generate_for_page(root: Path, warn: Callable[[str], None]) -> bool:
    """Runs the generators of the page, and says whether the page has all it needs.

    :raises subprocess.CalledProcessError: if one fails and BIDWHIST_NEED_WEB is set; else it is a warning.
    """
    try:
        generate(root)
    except subprocess.CalledProcessError as error:
        if os.environ.get("BIDWHIST_NEED_WEB"):
            raise
        warn(f"the web table was not built: {error}")
        return False
    return True


def _stale(root: Path) -> Iterator[Generator]:
    return (one for one in GENERATORS if _is_stale(root, one))


def _is_stale(root: Path, one: Generator) -> bool:
    if one.is_for_page and (os.environ.get("BIDWHIST_NO_WEB") or not (root / "web" / "package.json").exists()):
        return False
    if not (root / one.source).exists():
        return False  # a source archive carries the outputs in place of the generator
    stamp = root / STAMPS / one.name
    if not stamp.exists():
        return True
    made_from, with_kernel, *outputs = stamp.read_text(encoding="utf-8").splitlines()
    if made_from != _digest(root, one.inputs) or not all((root / path).exists() for path in outputs):
        return True
    return one.uses_kernel and with_kernel == "plain" and _has_kernel(root)


def _has_kernel(root: Path) -> bool:
    return any((root / "src/bidwhist/solver").glob("_solver.*.*"))


def _digest(root: Path, patterns: Iterable[str]) -> str:
    """One digest of all files that the patterns find, their names included."""
    digest = hashlib.sha256()
    for name in _names(root, patterns):
        if not name.startswith(OWN_OUTPUTS):
            content = (root / name).read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def _names(root: Path, patterns: Iterable[str]) -> list[str]:
    return sorted({path.relative_to(root).as_posix() for pattern in patterns for path in root.glob(pattern)})


_WITH_SOURCES = """
import os, runpy, sys
root, *command = sys.argv[1:]
sys.path[:0] = [os.path.dirname(os.path.join(root, command[0])), root + "/src", root]
sys.argv = command[1:] if command[0] == "-m" else command
(runpy.run_module if command[0] == "-m" else runpy.run_path)(sys.argv[0], run_name="__main__")
"""
"""Runs a module or a script with the sources importable: where the package is installed from them already, pip's
environment for builds takes them off PYTHONPATH."""


def _run(root: Path, one: Generator) -> None:
    """Runs a generator; an output that comes out as it was keeps its time, so that the page is not built again."""
    before = {name: ((root / name).read_bytes(), (root / name).stat()) for name in _names(root, one.outputs)}
    made_from, with_kernel = _digest(root, one.inputs), "kernel" if _has_kernel(root) else "plain"
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, "-c", _WITH_SOURCES, str(root), *one.command]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-8:])
        raise subprocess.CalledProcessError(done.returncode, f"{one.name}: {tail}")
    outputs = _names(root, one.outputs)
    for name in outputs:
        content, stat = before.get(name, (None, None))
        if stat is not None and (root / name).read_bytes() == content:
            os.utime(root / name, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    (root / STAMPS).mkdir(exist_ok=True)
    (root / STAMPS / one.name).write_text("\n".join((made_from, with_kernel, *outputs, "")), encoding="utf-8")


if __name__ == "__main__":
    try:
        generate(Path(__file__).parent, *sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(str(failed))
