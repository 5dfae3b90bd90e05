"""The same bytes everywhere? Simulates and coaches with every Python found, and compares what they write.

    python -m benches.check.same_bytes                      every preset and level; hours on two cores
    python -m benches.check.same_bytes --short              a few matches of each, what make test-nightly runs
    python -m benches.check.same_bytes --python /path/to/python3.12 --python ...

Each Python gets a virtual environment of its own with the package and its kernel. The newest one plays once more with
other settings of the linear algebra, the processor's vectors and the order of sets. Exit code 1 if any bytes differ.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path
from shutil import which
from typing import NamedTuple

from benches.common.checkout import ROOT

from bidwhist.core.rules.presets import PRESETS

OLDEST = (3, 11)
KINDS = ("python3", *(f"python3.{minor}" for minor in range(11, 20)))
SEED = "xp"
COACHED = "palace casual/steady"


class Python(NamedTuple):
    """One Python that was found."""

    version: str
    path: Path

    @property
    def minor(self) -> str:
        """As in ``3.12``."""
        return self.version.rpartition(".")[0]


class Run(NamedTuple):
    """One file to be written: its name, and the arguments of the command line."""

    name: str
    arguments: tuple[str, ...]


class Place(NamedTuple):
    """A place for runs: a program, and its environment variables."""

    name: str
    program: Path
    settings: Mapping[str, str]


def pythons(asked: list[Path]) -> list[Python]:
    """The Pythons asked for, or one of each minor version that is installed, oldest first."""
    found: dict[str, Python] = {}
    for path in asked or _candidates():
        python = _probed(path)
        if python is not None:
            found.setdefault(python.version if asked else python.minor, python)
    return sorted(found.values(), key=lambda one: tuple(map(int, one.version.split("."))))


def _candidates() -> Iterator[Path]:
    yield Path(sys.executable)
    home = Path.home()
    for folder in (Path(os.environ.get("PYENV_ROOT", home / ".pyenv")) / "versions", home / ".local/share/uv/python"):
        yield from sorted(folder.glob("*/bin/python3"))
    yield from (Path(path) for kind in KINDS if (path := which(kind)))


def _probed(path: Path) -> Python | None:
    """The Python of a path; None if it does not start, or is too old."""
    ask = "import sys, venv, ensurepip; print(*sys.version_info[:3], sys.implementation.name)"
    try:
        done = subprocess.run([str(path), "-c", ask], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    words = done.stdout.split()
    if done.returncode or words[3] != "cpython" or (int(words[0]), int(words[1])) < OLDEST:
        return None
    return Python(".".join(words[:3]), path)


def runs(short: bool) -> list[Run]:
    """The files that every Python writes."""
    matches, few, fewer = (8, 1, 1) if short else (400, 40, 8)
    found = [
        _simulated(f"{name} casual/steady", name, ",".join(islice(cycle(("casual", "steady")), rules.sides)), matches)
        for name, rules in PRESETS.items()
    ]
    found += [_simulated(f"classic {bot}", "classic", bot, matches) for bot in ("beginner", "casual", "steady")]
    found += [
        _simulated("palace strong", "palace", "strong", few),
        _simulated("palace champion", "palace", "champion", fewer),
    ]
    found.append(Run("coach steady", ("coach", COACHED, "--match", "1", "--json", "--bot", "steady")))
    looks = ("--worlds", "4", "--deal", "1") if short else ()
    found.append(Run("coach champion", ("coach", COACHED, "--match", "1", "--json", *looks)))
    return found


def _simulated(name: str, preset: str, bots: str, matches: int) -> Run:
    asked = ("--rules", preset, "--bots", bots, "--matches", str(matches), "--seed", SEED, "--jobs", "1", "--out", "-")
    return Run(name, ("simulate", *asked))


def installed(python: Python, work: Path) -> Path:
    """The program of a virtual environment of that Python, with the package built and installed."""
    home = work / f"python-{python.version}"
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    settings = {**os.environ, "BIDWHIST_NEED_KERNEL": "1", "BIDWHIST_NO_WEB": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    anew = ("--force-reinstall", "--no-deps") if (scripts / "bidwhist").exists() else ()
    if not scripts.exists():
        subprocess.run([str(python.path), "-m", "venv", str(home)], check=True)
    pip = (str(scripts / "python"), "-m", "pip", "install", "--quiet", *anew, str(ROOT))
    subprocess.run(pip, check=True, env=settings)
    return scripts / "bidwhist"


def places(found: list[Python], work: Path) -> list[Place]:
    """Every Python as it is, then the newest with other settings."""
    programs = [(python, installed(python, work)) for python in found]
    plain = [Place(python.version, program, {}) for python, program in programs]
    version, newest = programs[-1][0].version, programs[-1][1]
    vectors = subprocess.run(
        [str(newest.with_name("python")), "-c", _VECTORS], capture_output=True, text=True, check=True
    ).stdout.strip()
    return [
        *plain,
        Place(f"{version}, no vectors", newest, {"NPY_DISABLE_CPU_FEATURES": vectors, "OPENBLAS_CORETYPE": "Prescott"}),
        Place(f"{version}, one thread", newest, {"OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "1"}),
        Place(f"{version}, other sets", newest, {"OPENBLAS_NUM_THREADS": "3", "PYTHONHASHSEED": "2"}),
    ]


_VECTORS = """
from numpy._core._multiarray_umath import __cpu_dispatch__, __cpu_features__
print(*(one for one in __cpu_dispatch__ if __cpu_features__.get(one)))
"""


def written(place: Place, run: Run, work: Path) -> str:
    """The first digits of the hash of what a run writes at a place."""
    folder = work / place.name.replace(", ", "-").replace(" ", "-")
    folder.mkdir(parents=True, exist_ok=True)
    out = folder / f"{run.name.replace('/', '-')}.jsonl"
    arguments = [str(_file(folder, one)) if one == COACHED else one for one in run.arguments]
    settings = {**os.environ, "HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache"), **place.settings}
    with out.open("wb") as stream:
        done = subprocess.run(
            [str(place.program), *arguments], stdout=stream, stderr=subprocess.PIPE, env=settings, check=False
        )
    if done.returncode:
        raise SystemExit(f"{place.name}: {run.name}: {done.stderr.decode().strip()}")
    return sha256(out.read_bytes()).hexdigest()[:12]


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name.replace('/', '-')}.jsonl"


def compared(wanted: list[Run], where: list[Place], work: Path, jobs: int) -> bool:
    """Prints a row for each run; whether all places wrote the same."""
    alike = True
    print(f"{'':<28}" + "".join(f"{place.name:<22}" for place in where), flush=True)
    with ThreadPoolExecutor(jobs) as pool:
        for run in wanted:
            hashes = list(pool.map(lambda place, run=run: written(place, run, work), where))
            alike &= len(set(hashes)) == 1
            verdict = "same" if len(set(hashes)) == 1 else "DIFFERENT"
            print(f"{run.name:<28}" + "".join(f"{one:<22}" for one in hashes) + verdict, flush=True)
    return alike


def main() -> int:
    """Compares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--short", action="store_true", help="a few matches of each")
    parser.add_argument("--python", type=Path, action="append", default=[], help="this Python; may be given again")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "same-bytes", help="where files are kept")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="runs at a time")
    asked = parser.parse_args()
    found = pythons(asked.python)
    if not found:
        parser.error(f"no Python {OLDEST[0]}.{OLDEST[1]} or later was found")
    print("Pythons:", ", ".join(f"{one.version} ({one.path})" for one in found), flush=True)
    work = asked.work.resolve()
    where = places(found, work)
    alike = compared(runs(asked.short), where, work, asked.jobs)
    print("every place wrote the same bytes" if alike else "bytes differ")
    return 0 if alike else 1


if __name__ == "__main__":
    raise SystemExit(main())
