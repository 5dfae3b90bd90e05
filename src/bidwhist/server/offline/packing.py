"""Packs what a browser needs for a table without a server: Python as WebAssembly, the libraries, and our modules."""

import base64
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import new
from importlib.util import find_spec
from pathlib import Path

import msgspec
from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.http.offline_files import LIST, Pack, own_digest, own_modules
from bidwhist.tools.version import program_version

SCRIPT = Path(__file__).with_name("pack.mjs")
"""Compiles and packs, by Node.js."""
PYODIDE = "314.0.7"
OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What a browser fetches of Pyodide."""
LOCK = "pyodide-lock.json"
"""Which Python and which interface of WebAssembly it is; the list of packages in it is left out."""
MODULES = "modules.tar"
LIBRARIES = ("anyio", "confusable_homoglyphs", "precis_i18n", "starlette", "typing_extensions")
"""Python's libraries that are packed as they are installed here; all are of Python alone."""
NOT_OF_USE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_trio.py", "pytest_plugin.py", "py.typed", "tests")
TIME_LIMIT_S = 600
"""Seconds that fetching or packing may take."""


class Source(Struct, frozen=True):
    """A file that is fetched, once, from the registry that has it."""

    file: str
    algorithm: str
    digest: str
    """The digest in base64, as npm writes it."""
    command: tuple[str, ...]
    """What fetches it, but for the folder, which comes last."""


NPM, WHEEL = (
    Source(
        f"pyodide-{PYODIDE}.tgz",
        "sha512",
        "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
        ("npm", "pack", f"pyodide@{PYODIDE}", "--silent", "--pack-destination"),
    ),
    Source(
        "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
        "sha256",
        "pmsXZjEeQjceUJyZbDkzsWHHrg6r3zYa9TFt7Bl+ECI=",
        (
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"),
            *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
            *("--implementation", "cp", "--abi", "cp314", "msgspec==0.22.0", "--dest"),
        ),
    ),
)
SOURCES = (NPM, WHEEL)


def pack(folder: Path, sources: Path | None, tell: Callable[[Saying], None]) -> Pack:
    """Pack everything into a folder, made where it is missing; from files of another folder, where that is named.

    ``tell`` is told what is being done.

    :raises WhistError: if a file cannot be fetched or is not what it must be, a program is missing, or the folder has
        other things in it.
    """
    _check_folder(folder)
    with ExitStack() as stack:
        work = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        found = sources or _fetched(work, tell)
        for one in SOURCES:
            check(found / one.file, one)
        tell(Saying("offline-packing"))
        pyodide, made = work / "pyodide", work / "made"
        made.mkdir()
        _unpack(found / NPM.file, pyodide)
        for name in OF_PYODIDE:
            shutil.copy(pyodide / name, made / name)
        (made / LOCK).write_text(json.dumps({"info": _info(pyodide), "packages": {}}))
        _gather(made / "modules.zip", found / WHEEL.file)
        names = (*OF_PYODIDE, MODULES)
        _run(("node", str(SCRIPT), str(pyodide), str(made)), json.dumps(names))
        (made / "modules.zip").unlink()
        packed = Pack(program_version(), own_digest(), PYODIDE, {name: _sizes(made / name) for name in (*names, LOCK)})
        with _written(folder):
            shutil.copytree(made, folder, dirs_exist_ok=True)
            (folder / LIST).write_bytes(msgspec.json.encode(packed))
    return packed


def check(path: Path, source: Source) -> None:
    """Whether a file is what it must be.

    :raises WhistError: if it is missing, or another.
    """
    try:
        body = path.read_bytes()
    except OSError:
        raise WhistError(Saying.of("offline-missing", file=source.file, place=str(path.parent))) from None
    if base64.b64encode(new(source.algorithm, body).digest()).decode() != source.digest:
        raise WhistError(Saying.of("offline-not-it", file=str(path), algorithm=source.algorithm))


def _check_folder(folder: Path) -> None:
    # What is somebody else's is not written over.
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / LIST).exists())):
        raise WhistError(Saying.of("offline-not-ours", place=str(folder)))


@contextmanager
def _written(folder: Path) -> Iterator[None]:
    try:
        # A folder without its list is not served: the list comes last, so that one that was cut off has none.
        (folder / LIST).unlink(missing_ok=True)
        yield
    except OSError as error:
        words = Saying.of("offline-not-written", fault=error.strerror or str(error), place=str(folder))
        raise WhistError(words) from error


def _fetched(work: Path, tell: Callable[[Saying], None]) -> Path:
    folder = work / "sources"
    folder.mkdir()
    for one in SOURCES:
        tell(Saying.of("offline-fetching", file=one.file))
        _run((*one.command, str(folder)))
    return folder


def _run(command: Sequence[str], told: str = "") -> None:
    program = shutil.which(command[0])
    if program is None:
        raise WhistError(Saying.of("offline-no-program", program=command[0]))
    try:
        subprocess.run(
            [program, *command[1:]], input=told, text=True, capture_output=True, check=True, timeout=TIME_LIMIT_S
        )
    except subprocess.CalledProcessError as error:
        said = (error.stderr or error.stdout or "").strip().splitlines()
        raise WhistError(
            Saying.of("offline-failed", program=" ".join(command[:3]), said=said[-1] if said else "?")
        ) from None
    except subprocess.TimeoutExpired:
        raise WhistError(Saying.of("offline-too-long", program=" ".join(command[:3]), count=TIME_LIMIT_S)) from None


def _unpack(archive: Path, to: Path) -> None:
    """Pyodide's own files alone, which are all in one folder of the archive."""
    to.mkdir()
    with tarfile.open(archive) as packed:
        for name in (*OF_PYODIDE, LOCK):
            body = packed.extractfile(f"package/{name}")
            assert body is not None
            (to / name).write_bytes(body.read())


def _info(pyodide: Path) -> object:
    return json.loads((pyodide / LOCK).read_text())["info"]


def _gather(archive: Path, wheel: Path) -> None:
    """All modules into one archive: ours, the libraries as they are installed here, and msgspec for WebAssembly."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, path in own_modules().items():
            packed.write(path, name)
        for name in LIBRARIES:
            for path, place in _files_of(name):
                packed.write(path, place)
        with zipfile.ZipFile(wheel) as found:
            for name in found.namelist():
                if name.endswith((".py", ".so")):
                    packed.writestr(name, found.read(name))


def _files_of(library: str) -> Iterator[tuple[Path, str]]:
    spec = find_spec(library)
    if spec is None or spec.origin is None:
        raise WhistError(Saying.of("offline-no-library", library=library))
    origin = Path(spec.origin)
    if origin.name != "__init__.py":
        yield origin, origin.name
        return
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(shutil.copytree(origin.parent, Path(folder, library), ignore=NOT_OF_USE))
        for path in sorted(copied.rglob("*")):
            if path.is_file():
                yield path, path.relative_to(folder).as_posix()


def _sizes(path: Path) -> tuple[int, int]:
    packed = path.with_name(f"{path.name}.br")
    return path.stat().st_size, (packed if packed.exists() else path).stat().st_size
