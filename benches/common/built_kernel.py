"""The kernel of a build folder in place of the installed one, for runs under sanitizers."""

import importlib.util
import sys
from pathlib import Path


def use_kernel(folder: str) -> None:
    """Takes the extensions of a build folder. Call it before ``bidwhist.solver`` or ``.simulator`` is imported.

    :raises SystemExit: if the folder has none of them, or it is too late.
    """
    if not sys.modules.keys().isdisjoint(("bidwhist.solver", "bidwhist.simulator")):
        raise SystemExit("the kernel is loaded already: --kernel must come before it")
    found = [(name, built) for name in _EXTENSIONS for built in Path(folder).glob(f"{name.rsplit('.')[-1]}.*so")]
    if not found:
        raise SystemExit(f"no extension of the kernel in this folder: {folder}")
    for name, built in found:
        spec = importlib.util.spec_from_file_location(f"bidwhist.{name}", built)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[f"bidwhist.{name}"] = module


_EXTENSIONS = ("solver._solver", "simulator._simulator", "simulator._simulator_v3")
