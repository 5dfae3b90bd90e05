"""The measurement of installs: a Python takes the wheel that is for it, and sizes count each file once."""

import os
from pathlib import Path

import pytest
from benches.speed.install import WHEELS, Start, _row, size_of, wheel_for, words_below

OWN = [Path(f"bidwhist-0.1.0-cp{one}-cp{one}-manylinux_2_34_x86_64.whl") for one in ("311", "312", "313")]
STABLE = [OWN[0], Path("bidwhist-0.1.0-cp312-abi3-manylinux_2_34_x86_64.whl")]


@pytest.mark.parametrize(
    ("version", "wheels", "expected"),
    [
        ("3.11", OWN, OWN[0]),
        ("3.13", OWN, OWN[2]),
        ("3.14", OWN, None),
        ("3.11", STABLE, OWN[0]),
        ("3.12", STABLE, STABLE[1]),
        ("3.14", STABLE, STABLE[1]),
        ("3.11", STABLE[1:], None),
    ],
)
def test_a_python_takes_its_own_wheel_or_one_of_the_stable_abi(
    version: str, wheels: list[Path], expected: Path | None
) -> None:
    assert wheel_for(version, wheels) == expected


def test_a_file_with_two_names_is_counted_once(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "one").write_bytes(bytes(1000))
    os.link(tmp_path / "one", tmp_path / "inside" / "two")
    (tmp_path / "three").symlink_to(tmp_path / "one")
    assert size_of(tmp_path) == 1000


def test_a_row_has_seconds_and_megabytes() -> None:
    assert _row("3.11", "`x`", Start(cold_s=12.34, warm_s=0.456, size_bytes=101_700_000)) == (
        "| 3.11 | `x` | 12.3 | 0.46 | 102 |"
    )


def test_words_below_the_measured_tables_stay_with_tables_of_their_own() -> None:
    written = "By hand.\n\n| work | ms |\n|---|---|\n| a | 1 |\n\nMore by hand.\n"
    page = f"# Installing\n\n| 3.11 | 1 |\n\n{WHEELS}|---|---|\n| `one.whl` | 5.9 |\n"
    assert words_below(f"{page}\n{written}") == f"\n{written}"
    assert words_below(page) == words_below("") == ""
