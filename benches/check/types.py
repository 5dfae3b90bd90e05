"""What type checkers see from outside: pyright over an install, and both checkers, strict, over the docs' code.

python -m benches.check.types     needs pyright: pip install pyright

The package is built and installed in a folder of its own, for an editable install hides ``py.typed``. Every name that
``bidwhist`` exports and every name of `LIBRARY` must be known. The code of each page in `PAGES` becomes a module, and
mypy and pyright check it beside the examples.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benches.common.pages import ROOT, as_module

from bidwhist.api.exports import HOME

LIBRARY = (
    "analysis",
    "api",
    "arena",
    "core",
    "data",
    "engine",
    "errors",
    "i18n",
    "narration",
    "records",
    "simulator",
    "solver",
)
"""Packages whose names are all known. Programs, bots and environments are not among them."""
PAGES = ("README.md", "docs/library.md", "docs/data.md", "docs/tutorials/*.md")
UNKNOWN = ("Member", "Variable", "Argument", "Parameter", "Lambda")
STRICT: dict[str, Any] = {
    "typeCheckingMode": "strict",
    "reportMissingTypeStubs": "none",
    "reportMissingImports": "none",  # learners are not on every machine, and mypy names what nobody has
    "reportUnusedExpression": "none",  # an example shows a value by writing it
    "reportUnusedImport": "none",  # and a name by importing it
    "reportWildcardImportFromLibrary": "none",
    **{f"reportUnknown{kind}Type": "none" for kind in UNKNOWN},  # of packages that are not typed or not installed
}


def main() -> None:
    """Check all of it; ends with code 1 and the findings where there are any."""
    with tempfile.TemporaryDirectory() as folder:
        python = installed(Path(folder) / "env")
        found = [*unknown_names(python, Path(folder)), *faults_of_code(python, Path(folder) / "code")]
    if found:
        sys.exit("\n".join(found))


def installed(folder: Path) -> Path:
    """The Python of an environment with the package as users have it; what it needs comes from ours.

    :raises subprocess.CalledProcessError: if it cannot be built.
    """
    venv.create(folder, with_pip=False)
    (site,) = folder.glob("lib/python*/site-packages")
    settings = {**os.environ, "BIDWHIST_NO_KERNEL": "1", "BIDWHIST_NO_WEB": "1"}
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site), str(ROOT))
    subprocess.run(pip, env=settings, check=True)
    ours = next(path for path in sys.path if path.endswith("site-packages"))
    (site / "ours.pth").write_text(f"{ours}\n", encoding="utf-8")
    return folder / "bin" / "python"


def unknown_names(python: Path, folder: Path) -> Iterator[str]:
    """The exported names and those of the library whose types are not known, each with the reason."""
    told = pyright(python, folder, "--verifytypes", "bidwhist", "--ignoreexternal")["typeCompleteness"]
    exported = {f"{home}.{name}" for name, home in HOME.items()}
    looked_at = [one for one in told["symbols"] if is_promised(one["name"], exported)]
    known = 0
    for one in looked_at:
        if one["isTypeKnown"] and not one["isTypeAmbiguous"]:
            known += 1
        else:
            yield f"{one['name']}: {'; '.join(said['message'] for said in one['diagnostics'])}"
    print(
        f"pyright --verifytypes: {known} of {len(looked_at)} names of the library are known; "
        f"of all {len(told['symbols'])}, programs too, {100 * told['completenessScore']:.1f} %"
    )
    if not looked_at:
        yield "pyright --verifytypes saw no name of the package"


def is_promised(name: str, exported: set[str]) -> bool:
    """Whether a name's type must be known: one that is exported, a member of one, or a name of the library."""
    parts = name.split(".")
    ways = (".".join(parts[:length]) for length in range(1, len(parts) + 1))
    return len(parts) == 2 or parts[1] in LIBRARY or not exported.isdisjoint(ways)


def faults_of_code(python: Path, folder: Path) -> Iterator[str]:
    """What mypy and pyright say of the code on pages and of the examples."""
    folder.mkdir()
    for page in (path for pattern in PAGES for path in sorted(ROOT.glob(pattern))):
        (folder / f"{re.sub('[^a-z0-9]', '_', page.stem.lower())}_page.py").write_text(
            as_module(page), encoding="utf-8"
        )
    for example in sorted((ROOT / "examples").glob("**/*.py")):
        (folder / f"{example.stem}_example.py").write_text(example.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "pyrightconfig.json").write_text(json.dumps(STRICT), encoding="utf-8")
    said = pyright(python, folder)["generalDiagnostics"]
    for one in said:
        if one["severity"] == "error":
            yield f"pyright: {Path(one['file']).name}:{one['range']['start']['line'] + 1}: {one['message']}"
    mypy = (sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml"), str(folder))
    done = subprocess.run(mypy, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        yield f"mypy: {done.stdout}{done.stderr}"
    print(f"mypy and pyright, strict: {len([*folder.glob('*.py')])} modules of code on pages and examples")


def pyright(python: Path, folder: Path, *words: str) -> Any:
    """What pyright finds in a folder, as JSON.

    :raises SystemExit: if it is not installed.
    """
    settings = {**os.environ, "PATH": f"{python.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = (sys.executable, "-m", "pyright", "--outputjson", *words)
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, check=False)
    if not done.stdout.startswith("{"):
        sys.exit(f"benches.check.types: pyright did not run: {done.stderr.strip()}; hint: pip install pyright")
    return json.loads(done.stdout)


if __name__ == "__main__":
    main()
