"""The libraries that only a server for strangers needs, in the extra ``server``, and what is not there without them."""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying


class NotInstalled(WhistError):
    """What was asked for needs a library that this server was installed without."""


class Library(Struct, frozen=True):
    """A library of the extra."""

    package: str
    module: str
    gives: str
    """What there is with it, in the words of ``bidwhist serve``."""


LIBRARIES = (
    Library("argon2-cffi", "argon2", "accounts and tables with passwords"),
    Library("zxcvbn", "zxcvbn", "accounts, whose passwords are not easily guessed"),
    Library("glin-profanity", "glin_profanity", "lists of rude words"),
    Library("prometheus-client", "prometheus_client", "figures at /metrics"),
    Library("rustworkx", "rustworkx", "events"),
    Library("pillow", "PIL", "pictures of moments for chats"),
    Library("uvloop", "uvloop", "a faster event loop"),
)
_NOT_ON_WINDOWS = {"uvloop"}


def library(module: str) -> Any:
    """A module of a library of the extra.

    :raises NotInstalled: if it is not there.
    """
    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        package = next(one.package for one in LIBRARIES if one.module == name)
        raise NotInstalled(Saying.of("refused-not-installed", package=package)) from None


def missing() -> tuple[Library, ...]:
    """The libraries of the extra that are not there."""
    here = (one for one in LIBRARIES if sys.platform != "win32" or one.module not in _NOT_ON_WINDOWS)
    return tuple(one for one in here if find_spec(one.module) is None)
