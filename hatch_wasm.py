"""Compiles the solver for the browser with clang; where that is missing, the page asks the server instead.

python hatch_wasm.py         the module, where it is older than its sources
"""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

MODULE = Path("web", "src", "solver", "solver.wasm")
"""Where the page finds the module, below the root."""
SOURCES = ("solver/engine.cpp", "solver/dispatch.cpp", "wasm/solver.cpp", "wasm/runtime.cpp")
COMPILER = "clang++"
COMPILE = (
    *("--target=wasm32-wasi", "-std=c++17", "-O2", "-DNDEBUG", "-fwasm-exceptions", "-fvisibility=hidden"),
    "-mbulk-memory",
)
LINK = (
    *("-nostartfiles", "-nodefaultlibs", "-Wl,--no-entry", "-Wl,--gc-sections", "-Wl,--strip-all"),
    *("-lc++", "-lc++abi", "-lc"),
)
WITHOUT_MODULE = (
    "the solver for the browser was not built, so the page asks the server; hint: install clang for WebAssembly (on "
    "Debian or Ubuntu: apt install clang lld libc++-dev-wasm32 wasi-libc), then install bidwhist again"
)


def build_solver(root: Path, warn: Callable[[str], None]) -> None:
    """Compiles the module unless it is newer than its sources; without a compiler it says so, and the page is built.

    Set BIDWHIST_NO_WASM=1 to leave it out, BIDWHIST_NEED_WASM=1 to fail where it cannot be built.
    """
    if not _is_wanted(root):
        return
    try:
        _compile(root / "kernel", root / MODULE)
    except (OSError, subprocess.CalledProcessError) as error:
        if os.environ.get("BIDWHIST_NEED_WASM"):
            raise
        warn(f"{error}")
        warn(WITHOUT_MODULE)


def _is_wanted(root: Path) -> bool:
    """Whether there is a page to build, and the module is older than its sources."""
    if os.environ.get("BIDWHIST_NO_WASM") or not (root / "web" / "package.json").exists():
        return False
    module = root / MODULE
    sources = [path for folder in ("solver", "wasm") for path in (root / "kernel" / folder).iterdir()]
    return not module.exists() or any(path.stat().st_mtime > module.stat().st_mtime for path in sources)


def _compile(kernel: Path, module: Path) -> None:
    """Compiles and links in one call, from the kernel's folder, so that no path of this machine gets in."""
    compiler = shutil.which(COMPILER)
    if compiler is None:
        raise FileNotFoundError(f"there is no {COMPILER}")
    built = module.with_suffix(".part")
    command = [compiler, *COMPILE, *SOURCES, *LINK, "-o", str(built)]
    finished = subprocess.run(command, cwd=kernel, capture_output=True, text=True, check=False)
    if finished.returncode:
        tail = "\n".join(finished.stderr.strip().splitlines()[-8:])
        raise subprocess.CalledProcessError(finished.returncode, COMPILER, tail, tail)
    built.replace(module)


if __name__ == "__main__":
    HERE = Path(__file__).parent
    build_solver(HERE, lambda _: None)
