"""A server, a browser and pages for the web table's tests, which are skipped, with the reason, where one is missing."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest

from support.patience import be_patient_in
from support.waiting import PATIENCE

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: pip install playwright")

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright  # noqa: E402

from .fitting import SIZES, TELLING, Sizes  # noqa: E402

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "bidwhist" / "server" / "web" / "index.html"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
"""The browser without windows, which takes two thirds of the processor time, or else the whole one."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SHORT_LIVED = "--js-flags=--no-opt --no-maglev"
"""Pages of tests live for seconds: what is compiled to be fast costs more than it saves."""
WAITS = 60_000
"""Milliseconds for which a page is waited for; Playwright's own 5 and 30 seconds are too short on a busy machine."""
expect.set_options(timeout=WAITS)
be_patient_in(Browser, WAITS)
QUICK = {"hold": 0, "calm": True}
"""Settings of a hasty player."""
SILENT = {"sounds": False}
"""Sounds that nobody hears are a tenth of what a browser computes at a table."""
UNPAINTED = """
{
  const clear = new CSSStyleSheet();
  clear.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [clear];
}
"""
"""Everything has its place, its style and its clicks, and no pixel is painted."""
PAINTED = "() => { document.adoptedStyleSheets = []; }"
PERSON_SEED = """
{
  // A person's share of a mixing, which is 32 bytes long, is the same in each run; another for each mixing.
  const draw = Crypto.prototype.getRandomValues;
  Crypto.prototype.getRandomValues = function (bytes) {
    if (bytes.length !== 32) return draw.call(this, bytes);
    const count = Number(sessionStorage['tests.mixings'] ?? 0);
    sessionStorage['tests.mixings'] = count + 1;
    return bytes.fill(PERSON + 16 * count);
  };
}
"""


@pytest.fixture(scope="session")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with bots that do not wait."""
    if not PAGE.exists():
        pytest.skip("the web table is not built: npm run build in web/")
    folder = tmp_path_factory.mktemp("server")
    with serving(folder) as address:
        yield address


class serving:  # noqa: N801
    """A server of one's own on a free port, while the block runs."""

    def __init__(self, folder: Path, pace: str = "none", absence: float = 60) -> None:
        self.database = folder / "tables.db"
        self.pace = pace
        self.absence = absence
        """Seconds without a connection after which a bot keeps a seat."""

    def __enter__(self) -> str:
        command = [sys.executable, str(Path(__file__).parent / "serving.py"), str(self.database)]
        self.process = subprocess.Popen(
            [*command, self.pace, str(self.absence)], stdout=subprocess.PIPE, cwd=ROOT, text=True
        )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address.startswith("http://"), "the server did not start"
        return address

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    if not Path(CHROMIUM).exists():
        pytest.skip("Chromium is not installed: apt-get install chromium")
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=[*FLAGS, SHORT_LIVED])
        yield chromium
        chromium.close()


@pytest.fixture(
    params=[pytest.param(TELLING, id="telling sizes"), pytest.param(SIZES, id="every size", marks=pytest.mark.nightly)]
)
def sizes(request: pytest.FixtureRequest) -> Sizes:
    """The sizes of screen at which something is to fit: those that tell most, and at night all."""
    found: Sizes = request.param
    return found


NewPerson = Callable[..., Page]
"""Opens the front room for one more person: a name, then settings, size, address, whether it is painted, and what
Playwright takes."""


def seed_cards(request: pytest.FixtureRequest, origin: str, name: str) -> None:
    """The cards of what is played from here on follow from a name, and at night from the day as well."""
    is_nightly = request.config.getoption("--hypothesis-profile") == "nightly"
    seed = quote(name) + (f"&{date.today()}" if is_nightly else "")
    with urlopen(Request(f"{origin}/tests/seed?{seed}", method="POST"), timeout=PATIENCE):
        pass


def skip_painting(context: BrowserContext) -> None:
    """Pages of a context are laid out but not painted, which saves a browser without a screen a third of its work.

    A test of contrast, screenshots or layout shifts needs them painted: ``paint``, or ``is_painted=True``.
    """
    context.add_init_script(UNPAINTED)


def paint(page: Page) -> None:
    """Paint a page that was only laid out until now."""
    page.evaluate(PAINTED)


@contextmanager
def arriving(browser: Browser, origin: str) -> Iterator[NewPerson]:
    """Opens the front room for one more person, each with their own cookies; a page error fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def arrive(
        name: str = "Ann",
        *,
        settings: dict[str, object] | None = None,
        width: int = 1366,
        height: int = 768,
        home: str | None = None,
        is_painted: bool = False,
        **options: object,
    ) -> Page:
        context = browser.new_context(
            base_url=home or origin,
            viewport={"width": width, "height": height},
            # A worker fetches and keeps the whole page for each person, a tenth of what the browser computes.
            **{"service_workers": "block", **options},  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.add_init_script(PERSON_SEED.replace("PERSON", str(len(contexts))))
        if not is_painted:
            skip_painting(context)
        kept = json.dumps({**QUICK, **SILENT, **(settings or {})})
        context.add_init_script(f"localStorage['bidwhist.settings'] ??= JSON.stringify({kept})")
        came = context.request.post("/api/guest", data={"name": name})
        assert came.ok, f"no guest may be called {name!r}: {came.text()}"
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto("/")
        page.wait_for_selector("h1")
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not errors, errors


@pytest.fixture
def person(request: pytest.FixtureRequest, browser: Browser, origin: str) -> Iterator[NewPerson]:
    """Opens the front room for one more person of this test, whose cards follow from its name."""
    seed_cards(request, origin, request.node.nodeid)
    with arriving(browser, origin) as arrive:
        yield arrive


@pytest.fixture(scope="module")
def resident(request: pytest.FixtureRequest, browser: Browser, origin: str) -> Iterator[NewPerson]:
    """The same for people who stay for all tests of a module."""
    seed_cards(request, origin, request.node.nodeid)
    with arriving(browser, origin) as arrive:
        yield arrive
