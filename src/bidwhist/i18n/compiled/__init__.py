"""The catalogues as Python, which hatch_generate.py writes; a checkout in which they are missing says what to run."""

from importlib import import_module
from types import ModuleType


def __getattr__(name: str) -> ModuleType:
    """A catalogue by the code of its language, imported when it is asked for.

    :raises ImportError: if it has not been compiled.
    """
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        message = (
            f"the catalogue {name!r} has not been compiled\n"
            "hint: run make setup, or python -m benches.common.catalogues"
        )
        raise ImportError(message) from error
