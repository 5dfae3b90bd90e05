"""The build hook: generated files, kernel, web table; without a compiler or Node.js an install still goes through."""

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_KERNEL = (
    "the kernel was not built, so bidwhist works without it, slower; "
    "hint: install a C++17 compiler (on Debian or Ubuntu: apt install g++), then install bidwhist again"
)
FIRST_STABLE = (3, 12)
"""The first Python whose stable ABI has what nanobind needs; a wheel for it serves all later ones."""
# A build backend does not look for modules beside its hook.
GENERATE = runpy.run_path(str(Path(__file__).with_name("hatch_generate.py")))
WASM = runpy.run_path(str(Path(__file__).with_name("hatch_wasm.py")))
WEB = runpy.run_path(str(Path(__file__).with_name("hatch_web.py")))


def tell(words: str, warn: Callable[[str], None]) -> None:
    """Warns, and tells a person at a terminal too: pip and uv keep what a build that succeeds has printed."""
    warn(words)
    with suppress(OSError), Path("/dev/tty").open("w") as terminal:
        terminal.write(f"bidwhist: {words}\n")


def is_for_stable_abi() -> bool:
    """Is the kernel built for Python's stable ABI? Python 3.11 and free-threaded ones cannot have that."""
    is_asked = bool(os.environ.get("BIDWHIST_STABLE_ABI"))
    return is_asked and sys.version_info >= FIRST_STABLE and not sysconfig.get_config_var("Py_GIL_DISABLED")


class KernelBuildHook(BuildHookInterface[Any]):
    """Builds the extensions of `bidwhist/solver` and `bidwhist/simulator` with CMake and nanobind.

    Set BIDWHIST_NO_KERNEL=1 to leave the kernel out, BIDWHIST_NEED_KERNEL=1 to fail where it cannot be built,
    BIDWHIST_NATIVE=1 to compile for this machine's processor alone, in two thirds of the time, and
    BIDWHIST_STABLE_ABI=1 for a wheel that serves Python 3.12 and all after it.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: nothing where kernel and page are left out."""
        root = Path(self.root)
        needed: list[str] = [*GENERATE["required_tools"](root), *WEB["tools_for_web"](root)]
        if not self._wanted():
            return needed
        tools = [tool for tool in ("cmake", "ninja") if shutil.which(tool) is None]
        # Debian 12 has 3.25, which does not know of the stable ABI.
        newer = ["cmake>=3.26"] if is_for_stable_abi() else []
        return ["nanobind>=2.9,<4", *tools, *newer, *needed]

    def _wanted(self) -> bool:
        """Is a kernel to be built at all? A source archive needs it for the exercises of the page that it carries."""
        if os.environ.get("BIDWHIST_NO_KERNEL"):
            return False
        return self.target_name == "wheel" or bool(GENERATE["is_richer_with_kernel"](Path(self.root)))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles catalogues and kernel and builds the page, and says so where one of the last two cannot be done."""
        root, warn = Path(self.root), self.app.display_warning
        GENERATE["generate"](root, "catalogues")
        with ThreadPoolExecutor(1) as beside:
            # npm waits for the network while the compiler computes. If it fails, `build_web` tries again and says why.
            beside.submit(WEB["fetch_packages"], root)
            if self._wanted():
                self._build_kernel(version, build_data)
        if GENERATE["generate_for_page"](root, warn):
            WASM["build_solver"](root, warn)
            WEB["build_web"](root, warn)

    def _build_kernel(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            extensions = self._compiled()
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("BIDWHIST_NEED_KERNEL"):
                raise
            self.app.display_warning(str(error))
            tell(WITHOUT_KERNEL, self.app.display_warning)
            return
        if self.target_name != "wheel":
            return
        build_data["pure_python"] = False
        if is_for_stable_abi() and version != "editable":
            platform = self.build_config.builder.get_best_matching_tag().rpartition("-")[2]
            build_data["tag"] = f"cp{FIRST_STABLE[0]}{FIRST_STABLE[1]}-abi3-{platform}"
        else:
            build_data["infer_tag"] = True
        if version != "editable":
            for extension in extensions:
                inside = extension.relative_to(Path(self.root) / "src")
                build_data["force_include"][str(extension)] = inside.as_posix()

    def _compiled(self) -> list[Path]:
        """The extensions, built apart and then put beside their Python faces."""
        root = Path(self.root)
        package = root / "src" / "bidwhist"
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        with tempfile.TemporaryDirectory() as scratch:
            configure = [
                *("cmake", "-S", str(root / "kernel"), "-B", scratch, "-DCMAKE_BUILD_TYPE=Release"),
                f"-DPython_EXECUTABLE={sys.executable}",
                f"-DBIDWHIST_NATIVE={'ON' if os.environ.get('BIDWHIST_NATIVE') else 'OFF'}",
                f"-DBIDWHIST_STABLE_ABI={'ON' if is_for_stable_abi() else 'OFF'}",
                *(("-G", "Ninja") if shutil.which("ninja") else ()),
            ]
            self._run(configure)
            self._run(["cmake", "--build", scratch, "--parallel"])
            ends = {suffix, ".so", ".pyd"}
            built = sorted({path for end in ends for path in Path(scratch).rglob(f"_*{end}")})
            if not built:
                raise FileNotFoundError("cmake built no extension")
            return [self._placed(extension, package) for extension in built]

    @staticmethod
    def _placed(extension: Path, package: Path) -> Path:
        """An extension beside its Python face, in place of an older one."""
        placed = package / ("solver" if extension.name.startswith("_solver") else "simulator") / extension.name
        placed.unlink(missing_ok=True)
        shutil.copy2(extension, placed)
        return placed

    @staticmethod
    def _run(command: list[str]) -> None:
        """Runs a build step; what it printed is shown only if it failed."""
        finished = subprocess.run(command, capture_output=True, text=True, check=False)
        if finished.returncode:
            tail = "\n".join((finished.stdout + finished.stderr).strip().splitlines()[-8:])
            raise subprocess.CalledProcessError(finished.returncode, command[0], tail, tail) from None
