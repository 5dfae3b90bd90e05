"""A table without a server: Python as WebAssembly in a worker of headless Chromium, cold, with our core and steady.

    npm install --prefix FOLDER pyodide@314
    pip download --no-deps --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 \\
        --implementation cp --abi cp314 --dest FOLDER msgspec
    python -m benches.speed.offline FOLDER --write

Each round has a browser context of its own, so nothing is in a cache but what the disk has.
"""

import argparse
import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benches.common.machine import processor
from playwright.sync_api import Browser, sync_playwright

RESULTS = Path(__file__).parents[1] / "results" / "offline.md"
PACKAGES = Path(__file__).parents[2] / "src"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "chromium"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What a page fetches of Pyodide's package."""
STDLIB, OURS = "python_stdlib.zip", "ours.zip"
PARTS = {
    "core and steady": ("bidwhist.api.match", "bidwhist.bots.levels"),
    "and the server's table": ("bidwhist.server.tables.session",),
    "and all of the server": ("bidwhist.server.app.app",),
}
"""What is imported, part by part."""
MATCHES = 20
LISTED = """
import sys, importlib
from pathlib import Path
for name in sys.argv[1:]:
    importlib.import_module(name)
for name, module in sorted(sys.modules.items()):
    if getattr(module, "__file__", None) and name.split(".")[0] not in sys.stdlib_module_names:
        print(name, module.__file__, sep="\\t")
"""
PLAYED = f"""
from time import perf_counter
from bidwhist import Match, make_bot

bot, spent = make_bot("steady"), []

class Timed:
    name = "steady"

    def choose(self, view, random):
        begun = perf_counter()
        action = bot.choose(view, random)
        spent.append(1000 * (perf_counter() - begun))
        return action

for number in range({MATCHES}):
    Match.new("palace", seed=f"offline {{number}}").play_out(Timed())
spent.sort()
"""
ANSWERED = "; import json; json.dumps([len(spent), sum(spent) / len(spent), spent[len(spent) * 99 // 100], spent[-1]])"
STAND_IN = """
import sys, types
# anyio asks for interpreters of their own, which this Python has none of; nothing here uses them.
stand_in = types.ModuleType("concurrent.interpreters")
stand_in.ExecutionFailed, stand_in.create = Exception, None
sys.modules["concurrent.interpreters"] = stand_in
sys.path.insert(0, "/ours")
"""
PACK = """
const { readFileSync, writeFileSync } = require("node:fs");
const [folder, asked] = [process.argv[1], JSON.parse(readFileSync(0, "utf8"))];
import(`${folder}/node_modules/pyodide/pyodide.mjs`).then(async ({ loadPyodide }) => {
  const python = await loadPyodide();
  for (const { from, to } of asked) {
    python.FS.writeFile("/from.zip", new Uint8Array(readFileSync(from)));
    python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
with zipfile.ZipFile("/from.zip") as found, zipfile.ZipFile("/to.zip", "w", zipfile.ZIP_DEFLATED) as packed:
    for name in found.namelist():
        text = found.read(name)
        if name.endswith(".py"):
            code = compile(text, name, "exec", dont_inherit=True, optimize=2)
            name, text = name + "c", _code_to_hash_pyc(code, source_hash(text), False)
        packed.writestr(name, text)
`);
    writeFileSync(to, python.FS.readFile("/to.zip"));
  }
});
"""
WORKER = """
import { loadPyodide } from "./pyodide.mjs";
onmessage = async ({ data }) => {
  try {
    const begun = performance.now();
    const times = [];
    const took = () => times.push(performance.now() - begun);
    const lockFileContents = { info: data.lock, packages: {} };
    const python = await loadPyodide({ indexURL: "./", lockFileContents });
    took();
    for (const name of data.archives) {
      const bytes = new Uint8Array(await (await fetch(name)).arrayBuffer());
      python.unpackArchive(bytes, "zip", { extractDir: "/ours" });
    }
    python.runPython(data.before);
    took();
    for (const names of data.parts) {
      python.runPython(names.map((name) => `import ${name}`).join("\\n"));
      took();
    }
    postMessage({ times, played: python.runPython(data.played), heap: python._module.HEAP8.length });
  } catch (error) {
    postMessage({ problem: String(error) });
  }
};
"""
ASK = """
(asked) => new Promise((told) => {
  const worker = new Worker("worker.mjs", { type: "module" });
  worker.onmessage = ({ data }) => told(data);
  worker.onerror = ({ message }) => told({ problem: message });
  worker.postMessage(asked);
})
"""


class Round(NamedTuple):
    """One cold start: seconds until each mark, and what was played then."""

    marks: list[float]
    """Seconds until Python runs, until our files are unpacked, and until each part is imported."""
    decisions: list[float]
    """How many decisions, and milliseconds of each: on average, of 99 in 100, at most."""
    heap: int
    """Bytes of Python's memory."""


class Site:
    """The files of an offline page in a folder."""

    def __init__(self, folder: Path, tools: Path, *, is_compiled: bool) -> None:
        self.folder, self.is_compiled = folder, is_compiled
        package = tools / "node_modules" / "pyodide"
        for name in OF_PYODIDE:
            shutil.copy(package / name, folder / name)
        self.lock = json.loads((package / "pyodide-lock.json").read_text())["info"]
        (wheel,) = tools.glob("msgspec-*pyemscripten*.whl")
        self.wheel = shutil.copy(wheel, folder / wheel.name)
        _archive(folder / OURS, [name for names in PARTS.values() for name in names])
        if is_compiled:
            _compile(tools, [folder / STDLIB, folder / OURS])
        (folder / "worker.mjs").write_text(WORKER)
        (folder / "index.html").write_text("<!doctype html><title>offline</title>")

    def sizes(self) -> dict[str, tuple[int, int]]:
        """Bytes of each file, as they are and with gzip."""
        names = (*OF_PYODIDE, Path(self.wheel).name, OURS)
        bodies = {name: (self.folder / name).read_bytes() for name in names}
        return {name: (len(body), len(gzip.compress(body, 9))) for name, body in bodies.items()}

    def question(self) -> dict[str, Any]:
        """What the worker is asked."""
        return {
            "lock": self.lock,
            "archives": [Path(self.wheel).name, OURS],
            "before": STAND_IN,
            "parts": [list(names) for names in PARTS.values()],
            "played": PLAYED + ANSWERED.removeprefix("; "),
        }


def _archive(to: Path, modules: Sequence[str]) -> None:
    """Packs every module of ours that these load, and whole what they load of others', as sources."""
    listed = subprocess.run([sys.executable, "-c", LISTED, *modules], capture_output=True, text=True, check=True).stdout
    files = {name: Path(path) for name, path in (line.split("\t") for line in listed.splitlines())}
    with tempfile.TemporaryDirectory() as folder:
        for name, path in files.items():
            if name.startswith("bidwhist"):
                below = path.relative_to(PACKAGES)
                (Path(folder) / below).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, Path(folder) / below)
            elif "." not in name and path.suffix == ".py" and name != "msgspec":
                _whole(path, Path(folder))
        shutil.make_archive(str(to.with_suffix("")), "zip", folder)


def _whole(path: Path, folder: Path) -> None:
    """A package of others, or a module, into a folder."""
    if path.name == "__init__.py":
        left_out = shutil.ignore_patterns("__pycache__", "*.so", "_trio.py", "pytest_plugin.py")
        shutil.copytree(path.parent, folder / path.parent.name, ignore=left_out)
    else:
        shutil.copy(path, folder)


def _compile(tools: Path, archives: Sequence[Path]) -> None:
    """Compiles the sources in archives ahead, by the Python that will run them."""
    asked = json.dumps([{"from": str(path), "to": str(path)} for path in archives])
    subprocess.run(["node", "-e", PACK, str(tools)], input=asked, text=True, check=True, stdout=subprocess.DEVNULL)


class _Quiet(SimpleHTTPRequestHandler):
    def guess_type(self, path: "str | os.PathLike[str]") -> str:
        """Modules are scripts too."""
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


def cold(browser: Browser, site: Site) -> Round:
    """One start in a context of its own.

    :raises SystemExit: if the worker cannot do it.
    """
    with _served(site.folder) as address:
        context = browser.new_context()
        page = context.new_page()
        page.goto(address)
        told = page.evaluate(ASK, site.question())
        context.close()
    if "problem" in told:
        raise SystemExit(told["problem"])
    return Round([mark / 1000 for mark in told["times"]], json.loads(told["played"]), told["heap"])


def natively() -> list[float]:
    """The same matches in the Python that runs this."""
    found: dict[str, Any] = {}
    exec(PLAYED, found)
    spent: list[float] = found["spent"]
    return [len(spent), sum(spent) / len(spent), spent[len(spent) * 99 // 100], spent[-1]]


def turns_s() -> float:
    """Seconds of ten million turns of an empty loop: how busy the machine is."""
    begun = time.perf_counter()
    for _ in range(10_000_000):
        pass
    return time.perf_counter() - begun


def report(sites: dict[str, tuple[Site, list[Round], float]]) -> str:
    """The page of results."""
    lines = [
        "# A table without a server",
        "",
        f"`python -m benches.speed.offline FOLDER --write`, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {os.cpu_count()} "
        f"shared cores",
        f"({processor()}), headless Chromium. Written by the command; what it means is in",
        "[DESIGN.md](../../DESIGN.md#a-table-without-a-server).",
    ]
    lines += ["", "## Bytes", "", "| file | as it is | with gzip | compiled ahead, with gzip |", "|---|---|---|---|"]
    plain, ahead = (site.sizes() for site, _, _ in sites.values())
    for name, (size, packed) in plain.items():
        lines.append(f"| `{name}` | {size / 1e6:.2f} MB | {packed / 1e6:.2f} MB | {ahead[name][1] / 1e6:.2f} MB |")
    totals = [sum(column) / 1e6 for column in zip(*plain.values(), strict=True)]
    whole = sum(packed for _, packed in ahead.values()) / 1e6
    lines.append(f"| all | {totals[0]:.2f} MB | {totals[1]:.2f} MB | {whole:.2f} MB |")
    lines += ["", "## A cold start, seconds since the worker began: median (least to most)", ""]
    lines += [f"| | {' | '.join(sites)} |", f"|---|{'---|' * len(sites)}"]
    for at, mark in enumerate(("Python runs", "our files are unpacked", *PARTS)):
        seen = [[one.marks[at] for one in rounds] for _, rounds, _ in sites.values()]
        cells = (f"{median(found):.2f} ({min(found):.2f} to {max(found):.2f})" for found in seen)
        lines.append(f"| {mark} | {' | '.join(cells)} |")
    busy = " | ".join(f"{turns:.2f} s" for _, _, turns in sites.values())
    lines.append(f"| ten million turns of an empty loop meanwhile (0.2 s where nothing else runs) | {busy} |")
    lines += ["", f"## Decisions of steady in {MATCHES} matches of palace, four of it at the table", ""]
    lines += ["| | decisions | on average | 99 in 100 take at most | longest |", "|---|---|---|---|---|"]
    best = min((one.decisions for _, rounds, _ in sites.values() for one in rounds), key=lambda found: found[1])
    for name, (count, mean, most, longest) in {"in the browser": best, "in this machine's Python": natively()}.items():
        lines.append(f"| {name} | {count:.0f} | {mean:.2f} ms | {most:.1f} ms | {longest:.1f} ms |")
    heap = max(one.heap for _, rounds, _ in sites.values() for one in rounds)
    lines += ["", f"Python's memory with the server imported and {MATCHES} matches played: {heap / 1e6:.0f} MB.", ""]
    return "\n".join(lines)


def main() -> None:
    """Measure, and print or write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("tools", type=Path, help="the folder with Pyodide's package and msgspec's wheel")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name} in benches/results")
    given = parser.parse_args()
    found: dict[str, tuple[Site, list[Round], float]] = {}
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as folder:
        browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        for name, is_compiled in {"sources, as they come": False, "compiled ahead": True}.items():
            place = Path(folder, str(is_compiled))
            place.mkdir()
            site = Site(place, given.tools.resolve(), is_compiled=is_compiled)
            before = turns_s()
            rounds = [cold(browser, site) for _ in range(given.rounds)]
            found[name] = site, rounds, (before + turns_s()) / 2
        browser.close()
        text = report(found)
    if given.write:
        RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
