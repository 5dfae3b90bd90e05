"""A hall with its director and its phones, for browser tests."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from support.waiting import PATIENCE

from .conftest import ROOT, skip_painting

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1366, "height": 625}
TWELVE = "\n".join(f"Ann {n},Bo {n},{club},Town {n % 4}" for n, club in enumerate(["North", "South", "East"] * 4, 1))


class Venue:
    """A desk in a process of its own, its director's page and one phone that goes from card to card."""

    def __init__(self, browser: Browser, folder: Path, form: str = "swiss", rounds: int = 0, **phone: object) -> None:
        self.folder, self.browser = folder, browser
        command = [sys.executable, str(Path(__file__).parent / "directing.py"), str(folder), form, str(rounds)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address.startswith("http://"), "the desk did not start"
        self.home = address.partition("/desk")[0]
        self.contexts: list[BrowserContext] = []
        self.desk = self.arrive(DESKTOP)
        # The desk loads itself again when there is news, which would interrupt a test that goes somewhere just then.
        self.desk.route("**/version", lambda route: route.abort())
        self.desk.goto(address)
        self.phone = self.arrive(PHONE, **phone)
        self.ahead = 0

    def arrive(self, size: dict[str, int], **options: object) -> Page:
        """Somebody with a browser of their own."""
        context = self.browser.new_context(base_url=self.home, viewport=size, **options)  # type: ignore[arg-type]
        skip_painting(context)
        self.contexts.append(context)
        return context.new_page()

    def leave(self) -> None:
        """Everybody goes home."""
        for context in self.contexts:
            context.close()
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)

    def enter(self, entries: str) -> None:
        """The director adds a list of entries."""
        self.desk.goto("/desk")
        self.desk.get_by_text("A list of entries").click()
        self.desk.get_by_label("A line each").fill(entries)
        self.desk.get_by_role("button", name="Add them all").click()
        self.desk.locator(".entrants li").first.wait_for()

    def press(self, words: str) -> None:
        """The director presses a button."""
        self.desk.goto("/desk")
        self.desk.get_by_role("button", name=words).click()
        self.desk.wait_for_load_state()

    def cards(self) -> list[tuple[str, str]]:
        """The addresses on the sheets: both sides of each table."""
        self.desk.goto("/desk/print/sheets")
        found = [one.removeprefix(self.home) for one in self.desk.locator(".address").all_inner_texts()]
        return list(zip(found[::2], found[1::2], strict=True))

    def report(self, card: str, us: int, them: int, *, bostons: int = 0, won: str = "") -> None:
        """A phone enters a score."""
        page = self.phone
        page.goto(card)
        for name, values in (
            ("Points", (us, them)),
            ("Hands", (max(1, us // 5), max(0, them // 5))),
            ("Bostons", (bostons, 0)),
        ):
            group = page.get_by_role("group", name=name)
            for label, value in zip(("Us", "Them"), values, strict=True):
                group.get_by_label(label, exact=True).fill(str(value))
        page.get_by_role("radio", name=won or ("Us" if us > them else "Them"), exact=True).check()
        page.get_by_role("button", name="Enter", exact=True).click()
        page.get_by_text("The other team is asked").wait_for()

    def confirm(self, card: str) -> None:
        """The phone of the other side confirms."""
        self.phone.goto(card)
        self.phone.get_by_role("button", name="Yes, that is right").click()
        self.phone.get_by_text("The score is confirmed").wait_for()

    def pass_minutes(self, minutes: int) -> None:
        """Time passes in the hall."""
        self.ahead += minutes
        (self.folder / "minutes").write_text(str(self.ahead))
