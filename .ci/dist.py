"""Makes a release in dist/ and tries it: source archive, wheels for the Pythons found, list of parts, checksums.

python .ci/dist.py             for every python3.11 to python3.14 on the path, and the one that runs this
python .ci/dist.py --only      for the one that runs this alone
python .ci/dist.py --archive   the source archive alone, with its checks

Each wheel is installed into an empty environment, where it says its version, plays a match and verifies it. What is
built twice has the same bytes (tests/nightly/test_dist.py).
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
NEEDED = {"BIDWHIST_NEED_KERNEL": "1", "BIDWHIST_NEED_WEB": "1", "BIDWHIST_NEED_WASM": "1"}
"""A release without kernel, page or the page's solver would be a mistake: its build fails."""
FIRST_STABLE = 12
"""From Python 3.12 on one wheel, of the stable ABI, serves every later version."""
ABI = {"BIDWHIST_STABLE_ABI": "1"}
"""What asks the build for it."""
STABLE = {"SOURCE_DATE_EPOCH": "1580601600", "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "TZ": "UTC"}
"""The same bytes whenever and wherever it is built. The time is hatchling's own where nobody names another."""
UNASKED = ("PYTHONPATH", "BIDWHIST_NATIVE", "BIDWHIST_NO_KERNEL", "BIDWHIST_NO_WEB", "BIDWHIST_NO_WASM")
"""What a developer's shell may have set and a release must not see."""
KERNEL = "from bidwhist.solver import COMPILED; assert COMPILED, 'the wheel has no kernel'"
PAGE = (
    "from bidwhist.server.http.static_files import WEB; assert (WEB / 'index.html').exists(), 'the wheel has no page'"
)
SITE = "from bidwhist.server.http.static_files import has_docs; assert has_docs(), 'the wheel has no documentation'"
PLAYED = "match.jsonl"
TRIALS = (
    ("bidwhist", "--version"),
    ("python", "-c", KERNEL),
    ("python", "-c", PAGE),
    ("python", "-c", SITE),
    ("bidwhist", "simulate", "--matches", "1", "--seed", "1", "--bots", "steady", "--out", PLAYED),
    ("bidwhist", "verify", PLAYED),
)
"""What an installed wheel has to do, in an empty folder."""


def main() -> None:
    """Build, check, try, and say how large and how quick it was."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", action="store_true", help="for the Python that runs this alone")
    parser.add_argument("--archive", action="store_true", help="the source archive alone")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder, which is emptied")
    asked = parser.parse_args()
    out: Path = asked.out.resolve()
    shutil.rmtree(out, ignore_errors=True)
    archive = build_archive(ROOT, out)
    for python in () if asked.archive else pythons(asked.only):
        with tempfile.TemporaryDirectory() as scratch:
            began = time.monotonic()
            wheel = served_by(python, out)
            if wheel is None:
                wheel = with_platform(build_wheel(python, archive, Path(scratch) / "built"), out)
                say(f"{wheel.name}: built in {time.monotonic() - began:.0f} s")
            else:
                say(f"{wheel.name}: tried with {Path(python).name} too")
            environment = installed(python, wheel, Path(scratch) / "environment")
            played(environment, Path(scratch))
            if Path(python) == Path(sys.executable):
                write_parts(environment, out / f"{archive.name.removesuffix('.tar.gz')}.cdx.json")
    check(out)
    write_sums(out)
    for path in sorted(out.iterdir()):
        say(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}")


def pythons(only_this: bool) -> list[str]:
    """The interpreters to build for, the oldest first: this one, and those on the path or of pyenv that answer."""
    this = f"python{sys.version_info.major}.{sys.version_info.minor}"
    names = [this] if only_this else [*PYTHONS, *([this] if this not in PYTHONS else [])]
    found = [sys.executable if name == this else _interpreter(name) for name in names]
    return [python for python in found if python is not None]


def served_by(python: str, out: Path) -> Path | None:
    """The wheel of the stable ABI that was built for an older Python, where this one can take it."""
    asked = (python, "-c", "import sys; print(sys.version_info.minor)")
    minor = int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    return next(out.glob("*-abi3-*.whl"), None) if minor >= FIRST_STABLE else None


def _interpreter(name: str) -> str | None:
    of_pyenv = sorted((Path.home() / ".pyenv" / "versions").glob(f"*/bin/{name}"))
    for candidate in (shutil.which(name), *map(str, of_pyenv)):
        # A shim is on the path for versions that are not chosen too, and fails.
        if candidate and subprocess.run([candidate, "-c", ""], capture_output=True, check=False).returncode == 0:
            return candidate
    return None


def build_archive(root: Path, out: Path) -> Path:
    """The source archive of a checkout, in a folder; it carries the documentation site, and so do wheels made of it."""
    run(sys.executable, str(root / ".ci" / "docs.py"), "--package", cwd=root)
    run(sys.executable, "-m", "build", "--sdist", "--outdir", str(out), str(root))
    (archive,) = out.glob("*.tar.gz")
    return archive


def build_wheel(python: str, archive: Path, out: Path) -> Path:
    """The wheel of an archive for an interpreter, as a person's pip would build it."""
    run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(out), str(archive))
    (wheel,) = out.glob("*.whl")
    return wheel


def with_platform(wheel: Path, out: Path) -> Path:
    """The wheel in a folder, named for the oldest Linux that can run it where auditwheel can tell, else as it is."""
    before = {*out.glob("*.whl")}
    if sys.platform == "linux" and "linux_" in wheel.name and shutil.which("patchelf", path=_path()):
        run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(out), str(wheel))
    else:
        say(f"{wheel.name}: no patchelf here, so its platform stays as it is, which PyPI does not accept")
        shutil.copy2(wheel, out)
    (added,) = {*out.glob("*.whl")} - before
    return added


def installed(python: str, wheel: Path, environment: Path) -> Path:
    """A new environment with the wheel and what it needs, and nothing else."""
    run(python, "-m", "venv", str(environment))
    began = time.monotonic()
    run(str(environment / "bin" / "python"), "-m", "pip", "install", "--quiet", str(wheel))
    size = sum(path.stat().st_size for path in environment.rglob("*") if path.is_file() and not path.is_symlink())
    say(f"{wheel.name}: installed in {time.monotonic() - began:.0f} s, {size / 1e6:.0f} MB with what it needs")
    return environment


def played(environment: Path, scratch: Path) -> None:
    """What an installed wheel has to do is done in an empty folder, so that no checkout is found by chance."""
    folder = scratch / "empty"
    folder.mkdir()
    for program, *arguments in TRIALS:
        began = time.monotonic()
        run(str(environment / "bin" / program), *arguments, cwd=folder)
        say(f"  {program} {arguments[0]}: {time.monotonic() - began:.1f} s")


def check(out: Path) -> None:
    """The forms of archive and wheels, as the index and installers want them."""
    run(sys.executable, "-m", "twine", "check", "--strict", *map(str, [*out.glob("*.tar.gz"), *out.glob("*.whl")]))
    wheels = [str(path) for path in out.glob("*.whl")]
    if wheels:
        run(_tool("check-wheel-contents"), *wheels)
    stable = [wheel for wheel in wheels if "-abi3-" in wheel]
    if stable:
        run(_tool("abi3audit"), "--strict", *stable)


def write_parts(environment: Path, path: Path) -> None:
    """The list of parts (SBOM, CycloneDX): everything that an install brings, with versions and licences."""
    python = environment / "bin" / "python"
    for address in environment.rglob("direct_url.json"):
        address.unlink()  # says from which folder of this machine it was installed
    form = ("--short-PURLs", "--output-format", "JSON", "--output-reproducible", "--output-file", str(path))
    run(_tool("cyclonedx-py"), "environment", "--pyproject", str(ROOT / "pyproject.toml"), *form, str(python))


def write_sums(out: Path) -> None:
    """SHA256SUMS, as `sha256sum --check` reads it."""
    lines = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(out.iterdir()))
    text = "".join(lines)
    (out / "SHA256SUMS").write_text(text, encoding="utf-8")


def run(*command: str, cwd: Path | None = None) -> None:
    """Runs a step; what it printed is shown only if it failed, and then this ends."""
    kept = {name: value for name, value in os.environ.items() if name not in UNASKED}
    environment = {**kept, **NEEDED, **ABI, **STABLE, "PATH": _path()}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-20:])
        sys.exit(f"{' '.join(command)}\n{tail}\n.ci/dist.py: this step failed with {done.returncode}")


def say(words: str) -> None:
    """A line for who waits."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def _tool(name: str) -> str:
    """A program of this environment."""
    return str(Path(sys.executable).with_name(name))


def _path() -> str:
    return os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))


if __name__ == "__main__":
    main()
