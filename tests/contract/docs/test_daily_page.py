"""What docs/daily.md gives outsiders to check a day with is what the program does, and needs nothing of the program."""

import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from bidwhist.server.daily.domain.day import GUEST_DEALS, MADE, deals_for, event_of
from bidwhist.server.daily.domain.dealing import board_bytes, board_seed
from bidwhist.server.daily.domain.scoring import FULL_FIELD, shares
from bidwhist.server.tables.domain.dice import dice_seed

PAGE = (Path(__file__).parents[3] / "docs" / "daily.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
DAY = "2026-11-22"
ASKED = """
import json, sys
for day, secret, person, number in json.load(sys.stdin):
    secret = bytes.fromhex(secret)
    print(json.dumps([deals_of(day, secret, person), seed_of(day, secret, number).hex()]))
assert not any(name.startswith("bidwhist") for name in sys.modules)
"""


def test_the_blocks_of_the_page_find_the_deals_and_seeds_of_a_day_by_themselves() -> None:
    chance = Random(24)
    people = ["", "a", "Zoë", *(f"{chance.getrandbits(80):020x}" for _ in range(400))]
    asked = [(DAY, chance.randbytes(32).hex(), person, chance.randint(1, 32)) for person in people]
    program = "".join(BLOCKS) + ASKED
    assert "import bidwhist" not in program and "from bidwhist" not in program
    told = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], input=json.dumps(asked), capture_output=True, text=True, check=True
    ).stdout
    for (day, kept, person, number), line in zip(asked, told.splitlines(), strict=True):
        secret = bytes.fromhex(kept)
        seed = board_seed(board_bytes(event_of(day), secret, number))
        assert json.loads(line) == [list(deals_for(person, event_of(day), secret)), seed.hex()]


def test_the_page_says_which_deals_are_whose_and_how_many_make_a_full_field() -> None:
    assert f"A day has {MADE} deals that count" in PAGE
    assert f"Guests have eight more deals, {GUEST_DEALS[0]} to {GUEST_DEALS[-1]}" in PAGE
    assert FULL_FIELD == 10 and "and at least ten" in PAGE


def test_the_dice_of_a_table_start_as_the_page_says() -> None:
    label = re.search(r"start from SHA-256 over `([^`]+)`", PAGE)
    assert label is not None
    found = sha256(label[1].encode() + b"\0table1\0" + bytes(32)).digest()
    assert dice_seed(bytes(32), "table1") == found


ROWS = [
    [cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\| \d+ of \d+ \|.*$", PAGE, re.MULTILINE)
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_table_of_thin_and_full_fields_is_what_is_scored(row: list[str]) -> None:
    count, full = map(int, row[0].split(" of "))
    points = list(range(count, 0, -1))
    told = [share for place in (0, 1, -1) for share in (shares(points)[place], shares(points, full)[place])]
    shown = [f"{share / 10_000:.1f} %" for share in told]
    assert row[1:] == [*shown[:2], *(shown[2:4] if count > 2 else ("", "")), *shown[4:]]


def test_the_table_has_thin_and_full_fields() -> None:
    assert [row[0] for row in ROWS] == ["2 of 11", "3 of 11", "5 of 11", "10 of 11", "11 of 11"]
