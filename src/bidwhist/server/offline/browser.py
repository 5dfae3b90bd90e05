"""What the script of a browser's worker imports and calls, with values as JavaScript hands them over."""

import importlib
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

INTERPRETERS = "concurrent.interpreters"


def _stand_in() -> None:
    # anyio asks for interpreters of their own, which this Python has none of; nothing here uses them.
    interpreters: Any = ModuleType(INTERPRETERS)
    interpreters.ExecutionFailed, interpreters.create = Exception, None
    sys.modules.setdefault(INTERPRETERS, interpreters)


async def open_table(
    folder: str, tell: Callable[[str], None], has_changed: Callable[[], None], store: Any, cookies: str
) -> Any:
    """An ``OfflineTable`` over what the browser kept; ``store`` is a ``Uint8Array``.

    :raises WhistError: if the store is of a newer version.
    """
    if sys.platform == "emscripten":
        _stand_in()
    module = importlib.import_module("bidwhist.server.offline.offline_table")
    return await module.OfflineTable.open(folder, tell, has_changed, store=bytes(store.to_py()), cookies=cookies)
