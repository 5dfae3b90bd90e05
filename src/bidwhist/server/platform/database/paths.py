"""The place of a store: an SQLite file or a PostgreSQL database."""

import re
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from bidwhist.errors import BadNotation

_POSTGRES = re.compile(r"(?P<scheme>postgres(?:ql)?)://(?:(?P<user>[^:@/?]*)(?::[^@/?]*)?@)?(?P<rest>[^?@]*)(?:\?.*)?")
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]+://", re.IGNORECASE)


class InPostgres(Struct, frozen=True):
    """A PostgreSQL database; its password is hidden when it is printed."""

    url: str
    is_shared: bool = False
    """Whether other nodes use it too; otherwise it is locked for one server."""

    def __str__(self) -> str:
        found = _POSTGRES.fullmatch(self.url)
        assert found is not None
        user = f"{found['user']}@" if found["user"] else ""
        return f"{found['scheme']}://{user}{found['rest']}"


Place: TypeAlias = Path | InPostgres


def place_of(named: str) -> Place:
    """The place of a store by its name: ``postgresql://...``, or the path of a file.

    :raises BadNotation: if it is another kind of address.
    """
    if _POSTGRES.fullmatch(named):
        return InPostgres(named)
    if _SCHEME.match(named):
        raise BadNotation("a store is a file, or postgresql://user@host:5432/database; this is neither")
    return Path(named)
