"""The page's own check of fair deals: it takes what is honest, and refuses what the second verifier refuses."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.options import Partners
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.records import encode_record
from support.fair import finished
from support.forging import KINDS, forged

from .conftest import NewPerson
from .player import open_table, play_on

WEB = Path(__file__).parents[2] / "web"
node = pytest.mark.skipif(
    shutil.which("npx") is None or not (WEB / "node_modules").exists(), reason="needs Node.js and npm ci in web/"
)


@pytest.fixture(scope="module")
def program() -> Iterator[Path]:
    """The page's check as a program of its own, where it finds the packages that it needs."""
    folder = WEB / "node_modules" / f".verify-{os.getpid()}"
    built = subprocess.run(
        ["npx", "vite", "build", "--ssr", "tests/verify.ts", "--outDir", str(folder), "--logLevel", "error"],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    yield next(folder.glob("verify.*js"))
    shutil.rmtree(folder)


def _told(program: Path, files: list[bytes], folder: Path) -> list[str]:
    paths = [folder / f"{number}.json" for number in range(len(files))]
    for path, text in zip(paths, files, strict=True):
        path.write_bytes(text)
    ran = subprocess.run(["node", program, *paths], cwd=WEB, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


@node
def test_the_page_takes_honest_matches_of_every_preset(program: Path, tmp_path: Path) -> None:
    records = []
    for number in range(45):
        rules = list(PRESETS.values())[number % len(PRESETS)]
        if rules.partners is Partners.FIXED and number % 3 == 0:
            rules = replace(rules, partners=Partners.DRAWN)
        silent = ("bo",) if number % 4 == 0 and number % rules.players else ()
        records.append(encode_record(finished(rules, 1 + number % rules.players, number, silent)))
    assert _told(program, records, tmp_path) == ["fair"] * len(records)


@node
def test_the_page_refuses_what_is_forged(program: Path, tmp_path: Path) -> None:
    honest = finished(replace(CLASSIC, partners=Partners.DRAWN), people=3, silent=("bo",))
    both = [kind for kind in KINDS if forged(kind, honest).is_for_both]
    assert len(both) >= 30
    told = _told(program, [forged(kind, honest).text for kind in both], tmp_path)
    assert [kind for kind, words in zip(both, told, strict=True) if not words.startswith("FORGED ")] == []


@node
def test_two_cards_that_changed_hands_are_named_with_their_deal(program: Path, tmp_path: Path) -> None:
    record = json.loads(encode_record(finished(CLASSIC, people=2)))
    hands = record["deals"][0]["hands"]
    hands[0][0], hands[2][0] = hands[2][0], hands[0][0]
    [words] = _told(program, [json.dumps(record).encode()], tmp_path)
    assert words.startswith("FORGED Deal 1: the seed gives ") and hands[0][0] in words


def test_one_press_checks_a_match_and_a_changed_hand_is_found(person: NewPerson) -> None:
    page = person()
    table = open_table(page, options={"max_deals": 1, "all_pass": "dealer_must"})["table"]
    play_on(page)
    page.goto(f"/#/replay/{table}-1")
    page.get_by_role("button", name="Check the deals").click()
    page.get_by_text("are those that the mixing gives").wait_for()
    assert "Ann took part in the mixing" in page.locator(".holds + p").inner_text()

    def change(route, request) -> None:  # type: ignore[no-untyped-def]
        record = route.fetch().json()
        hands = record["deals"][0]["hands"]
        hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
        route.fulfill(json=record)

    page.route("**/api/matches/*/record", change)
    page.get_by_role("button", name="Check the deals").click()
    page.get_by_text("Deal 1: the seed gives").wait_for()
