"""Installing and starting in one line: `uvx --from dist/… bidwhist`, from an empty cache and again, for each Python.

    make dist; pip install uv
    python -m benches.speed.install --write

Every line is run as a person would run it, in an empty home. The first of three starts with an empty cache of uv, so
its time has the download too; the second finds all of it. OpenSpiel is installed and imported in the same run.
"""

import argparse
import fcntl
import os
import platform
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from benches.common.checkout import ROOT
from benches.common.machine import processor
from msgspec import Struct

RESULTS = ROOT / "benches" / "results" / "install.md"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
TIMEOUT_S = 120.0
BYTES_IN_MB = 1e6
FIRST_SCREEN = "Commands"
"""What the last line of the first screen has."""
READY = re.compile(r"http://\S+?/")
ROWS, COLUMNS = 24, 80
PEER = ("--with", "open_spiel", "python", "-c", "import pyspiel; pyspiel.load_game('bridge')")
"""What else brings a compiled card game and NumPy, and what is run of it."""
WHEELS = "| wheel | MB |\n"
"""The head of the last table that is measured; tables of others may be below it."""
KEPT = ("PATH", "LANG", "LC_ALL", "SSL_CERT_FILE", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "UV_INDEX_URL")
"""What a started program is given of this environment."""


class Start(Struct, frozen=True):
    """One line from an empty cache and again: seconds of each, and bytes of the cache after the first."""

    cold_s: float
    warm_s: float
    size_bytes: int


class Place(Struct, frozen=True):
    """Where a line is run: program of uv, interpreter, an empty home and the folder of its cache."""

    uv: str
    python: str
    home: Path
    cache: Path

    def command(self, *arguments: str) -> list[str]:
        """A line of `uvx` for this interpreter."""
        return [self.uv, "tool", "run", "--quiet", "--cache-dir", str(self.cache), "--python", self.python, *arguments]

    def environment(self) -> dict[str, str]:
        """What the line's program finds: an empty home, and nothing of a developer's shell."""
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        return {**kept, "HOME": str(self.home), "TERM": "xterm-256color", "UV_PYTHON_DOWNLOADS": "never"}


def ended(place: Place, *arguments: str) -> None:
    """Runs a line to its end.

    :raises SystemExit: if it fails.
    """
    done = subprocess.run(
        place.command(*arguments), env=place.environment(), cwd=place.home, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(arguments)} ended with {done.returncode}: {(done.stdout + done.stderr)[-800:]}")


def drawn(place: Place, *arguments: str) -> None:
    """Runs a line on a terminal of 80 x 24 until its first screen is there.

    :raises SystemExit: if it does not come.
    """
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    with _started(place.command(*arguments), place, stdin=theirs, stdout=theirs, stderr=theirs):
        os.close(theirs)
        seen, ends = b"", time.monotonic() + TIMEOUT_S
        try:
            while FIRST_SCREEN.encode() not in seen and time.monotonic() < ends:
                if select.select([ours], [], [], 0.1)[0]:
                    seen += os.read(ours, 65536)
        except OSError:  # the program has ended
            pass
        finally:
            os.close(ours)
    if FIRST_SCREEN.encode() not in seen:
        sys.exit(f"the first screen never came: {seen[-800:]!r}")


def served(place: Place, *arguments: str) -> None:
    """Runs a server until its page and its health are answered.

    :raises SystemExit: if it does not say its address.
    """
    with _started(place.command(*arguments), place, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        told = ""
        for line in process.stderr:
            told += line.decode()
            if READY.search(told):
                break
        found = READY.search(told)
        if found is None:
            sys.exit(f"the server did not start: {told[-800:]}")
        for path in ("ready", ""):
            with urllib.request.urlopen(f"{found[0]}{path}", timeout=TIMEOUT_S) as answer:
                answer.read()


@contextmanager
def _started(command: list[str], place: Place, **streams: int) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a session of its own, which is ended whole: uv starts another one."""
    process = subprocess.Popen(
        command,
        env=place.environment(),
        cwd=place.home,
        start_new_session=True,
        **streams,  # type: ignore[call-overload]
    )
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def size_of(folder: Path) -> int:
    """Bytes of the files in a folder, each counted once however many names it has."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    found = {path.stat().st_ino: path.stat().st_size for path in files}
    return sum(found.values())


def measured(uv: str, python: str, run: Callable[..., None], *arguments: str) -> Start:
    """A line from an empty cache, and the same again; both with a home that was empty before the first."""
    with tempfile.TemporaryDirectory() as scratch:
        place = Place(uv, python, Path(scratch) / "home", Path(scratch) / "cache")
        place.home.mkdir()
        times = []
        size = 0
        for _ in range(2):
            began = time.monotonic()
            run(place, *arguments)
            times.append(time.monotonic() - began)
            size = size or size_of(place.cache)
    return Start(times[0], times[1], size)


def interpreters() -> dict[str, str]:
    """The Pythons that answer, by version: on the path, or pyenv's."""
    found = {}
    for version in PYTHONS:
        name = f"python{version}"
        others = sorted((Path.home() / ".pyenv" / "versions").glob(f"*/bin/{name}"))
        for candidate in (*map(str, others), shutil.which(name)):
            if candidate and not subprocess.run([candidate, "-c", ""], capture_output=True, check=False).returncode:
                found[version] = candidate
                break
    return found


def wheel_for(version: str, wheels: list[Path]) -> Path | None:
    """The wheel that an interpreter of a version takes: its own, or one of the stable ABI that is not newer."""
    own = f"cp{version.replace('.', '')}"
    tagged = {path: path.name.split("-")[2:4] for path in wheels}
    for path, (python, abi) in tagged.items():
        if python == own and abi in (own, "abi3"):
            return path
    minor = int(version.partition(".")[2])
    stable = (path for path, (python, abi) in tagged.items() if abi == "abi3" and int(python[3:]) <= minor)
    return next(stable, None)


LINES: tuple[tuple[str, Callable[..., None], tuple[str, ...]], ...] = (
    ("bidwhist --version", ended, ("bidwhist", "--version")),
    ("bidwhist play", drawn, ("bidwhist", "play")),
    ("bidwhist serve", served, ("bidwhist", "serve", "--port", "0")),
)
"""What is started of ours, and until when."""


def rows(uv: str, wheels: list[Path]) -> Iterator[str]:
    """A row of the table for each line and Python."""
    for version, python in interpreters().items():
        wheel = wheel_for(version, wheels)
        if wheel is None:
            yield f"| {version} | no wheel in dist | – | – | – |"
            continue
        for name, run, arguments in LINES:
            yield _row(version, f"`{name}`", measured(uv, python, run, "--from", str(wheel), *arguments))
        yield _row(version, "OpenSpiel, `import pyspiel`", measured(uv, python, ended, *PEER))


def _row(version: str, name: str, start: Start) -> str:
    return f"| {version} | {name} | {start.cold_s:.1f} | {start.warm_s:.2f} | {start.size_bytes / BYTES_IN_MB:.0f} |"


def page(lines: list[str], wheels: list[Path], uv: str) -> str:
    """The page of results."""
    told = subprocess.run([uv, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    lacking = [version for version in PYTHONS if version not in interpreters()]
    missing = f" Python {', '.join(lacking)} was not to be had on this machine." if lacking else ""
    sizes = "\n".join(f"| `{one.name}` | {one.stat().st_size / BYTES_IN_MB:.2f} |" for one in wheels)
    table = "\n".join(lines)
    return f"""# Installing

`python -m benches.speed.install --write`, {datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({processor()}),
{platform.system()}, uv {told}, at a load of {os.getloadavg()[0]:.1f}.{missing}

Each line is started with `uvx --from dist/…` in an empty home, first with an empty cache (cold: wheels are downloaded
from the index), then again (warm), and one time each. `--version` runs to its end, `play` until the first screen is
drawn on a terminal of {COLUMNS} x {ROWS}, `serve` until `/ready` and the page are answered. Megabytes are what lies in
the cache after the first start, bytecode included, each file once. OpenSpiel, which also brings a compiled card game
and NumPy, is installed and imported in the same way between them.

| Python | line | cold, s | warm, s | MB |
|---|---|---|---|---|
{table}

The wheels of `make dist`:

{WHEELS}|---|---|
{sizes}
"""


def words_below(before: str) -> str:
    """What somebody wrote below the measured tables of a page, which a new measurement leaves there."""
    below = before.partition(WHEELS)[2].partition("\n\n")[2]
    return f"\n{below}" if below else ""


def main() -> None:
    """Measure, and print or write the page of results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the folder with the wheels")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name} in benches/results")
    asked = parser.parse_args()
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    wheels = sorted(asked.dist.resolve().glob("*.whl"))
    if uv is None or not wheels:
        sys.exit("hint: pip install uv" if uv is None else f"no wheel in {asked.dist}; hint: make dist")
    lines = []
    for line in rows(uv, wheels):
        lines.append(line)
        print(line, flush=True)
    if asked.write:
        before = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
        RESULTS.write_text(page(lines, wheels, uv) + words_below(before), encoding="utf-8")


if __name__ == "__main__":
    main()
