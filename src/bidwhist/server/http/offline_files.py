"""The files of a table without a server: what a folder of them must be, and how they are sent."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.http.encodings import encodings_of
from bidwhist.server.http.problems import not_found
from bidwhist.server.http.static_files import EACH_TIME, FOREVER, KINDS
from bidwhist.tools.version import program_version

PACKAGE = Path(__file__).parents[2]
LIST = "offline.json"
"""The file of a folder that says what is in it."""
LEFT_OUT = (
    "arena",
    "cli",
    "data",
    "envs",
    "i18n/catalogues",
    "lesson",
    "server/app",
    "server/daily",
    "server/docs",
    "server/social",
    "server/web",
    "server/worker",
    "tui",
)
"""Folders of the package that no table without a server needs."""
NAME_LETTERS = 16
"""How many letters of the digest are in the address of a folder."""


class Pack(Struct, frozen=True):
    """What is in a folder."""

    version: str
    """The version of this program that packed it, for people."""
    program: str
    """The digest of our own modules in it."""
    pyodide: str
    """The version of Pyodide, which is Python as WebAssembly."""
    files: dict[str, tuple[int, int]]
    """Each file with its bytes, as it is and as it is sent."""

    @property
    def name(self) -> str:
        """What its files are addressed by, which changes with what is in them."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:NAME_LETTERS]


def own_modules() -> dict[str, Path]:
    """Our modules that are packed, by their names in the archive."""
    paths = (path for path in sorted(PACKAGE.rglob("*.py")) if not _is_left_out(path.relative_to(PACKAGE).as_posix()))
    return {f"{PACKAGE.name}/{path.relative_to(PACKAGE).as_posix()}": path for path in paths}


def _is_left_out(name: str) -> bool:
    return any(name.startswith(f"{folder}/") for folder in LEFT_OUT)


@cache
def own_digest() -> str:
    """The digest of our modules as they are installed here."""
    found = sha256()
    for name, path in own_modules().items():
        found.update(f"{name}\n{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def pack_in(folder: Path) -> Pack:
    """What a folder has, which this program can serve.

    :raises WhistError: if nothing is packed there, another version packed it, or a file is missing or cut off.
    """
    place = str(folder)
    try:
        pack = msgspec.json.decode((folder / LIST).read_bytes(), type=Pack)
    except OSError:
        raise WhistError(Saying.of("offline-none", place=place)) from None
    except msgspec.MsgspecError:
        raise WhistError(Saying.of("offline-damaged", file=LIST, place=place)) from None
    if pack.program != own_digest():
        raise WhistError(Saying.of("offline-other", version=pack.version, own=program_version(), place=place))
    for name, (size, _) in pack.files.items():
        path = folder / name
        if not path.is_file() or path.stat().st_size != size:
            raise WhistError(Saying.of("offline-damaged", file=name, place=place))
    return pack


def offline_link(pack: Pack) -> bytes:
    """What the document of the page has where these files can be fetched; the page shows a way to them then."""
    return f'<link rel="offline" href="offline/{pack.name}/{LIST}">'.encode()


def offline_files(folder: Path, pack: Pack, page: Iterable[str]) -> list[BaseRoute]:
    """Every address of a folder, below ``/offline``, and the list of all that a browser has to fetch.

    ``page`` are the files of the page itself, which has to be kept beside them.
    """
    base = f"offline/{pack.name}/"
    ahead = {f"{base}{name}": sent for name, (_, sent) in pack.files.items()}
    told = {"version": pack.version, "bytes": sum(ahead.values()), "files": ahead, "page": sorted(page)}

    async def file(request: Request) -> Response:
        name = request.path_params["name"]
        if request.path_params["pack"] != pack.name or (name != LIST and name not in pack.files):
            return await not_found(request)
        if name == LIST:
            return JSONResponse(told, headers={"cache-control": EACH_TIME})
        return _sent(folder / name, request)

    return [Route("/offline/{pack}/{name}", file)]


def _sent(path: Path, request: Request) -> Response:
    """A file from the disk, in its packed form where the browser takes that."""
    kind = KINDS.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    packed = path.with_name(f"{path.name}.br")
    if "br" in encodings_of(request) and packed.is_file():
        return FileResponse(packed, headers={**headers, "content-encoding": "br"}, media_type=kind)
    return FileResponse(path, headers=headers, media_type=kind)
