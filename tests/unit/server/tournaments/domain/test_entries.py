"""Entries read from CSV as halls keep them, and figures written as CSV."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.errors import BadNotation
from bidwhist.server.tournaments.domain.commands import Enter
from bidwhist.server.tournaments.domain.entries import MAX_FILE_LETTERS, entries_in, in_csv

PAIR = Enter(("Ann Lee", "Bo Day"), "North", "Town")


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee,Bo Day,North,Town\n",
        "Ann Lee & Bo Day;North;Town\r\n",
        "\ufeffname,club,city\nAnn Lee / Bo Day,North,Town",
        "Player 1\tPlayer 2\tclub\tcity\n\nAnn Lee\tBo Day\tNorth\tTown",
        '"Ann Lee + Bo Day","North","Town"',
    ],
)
def test_the_usual_ways_to_write_a_pair_are_read(text: str) -> None:
    assert entries_in(text) == (PAIR,)


def test_club_and_city_may_be_missing() -> None:
    assert entries_in("Ann & Bo\nCy,Di\nEd & Flo,North\nGus,Hal,South") == (
        Enter(("Ann", "Bo")),
        Enter(("Cy", "Di")),
        Enter(("Ed", "Flo"), "North"),
        Enter(("Gus", "Hal"), "South"),
    )


def test_a_single_person_of_a_room_is_read() -> None:
    assert entries_in("Ann\nBo,,North,Town") == (Enter(("Ann",)), Enter(("Bo",), "North", "Town"))


@pytest.mark.parametrize(
    ("text", "line"),
    [(",,,\n,Bo,x,y", 2), ("a,b,c,d,e", 1), ("a & b,c,d,e", 1), ('name,club\n"Ann\nLee",Bo\n,,x\n', 4)],
)
def test_a_row_that_is_not_read_is_named_by_its_line(text: str, line: int) -> None:
    with pytest.raises(BadNotation, match=f"Row {line}"):
        entries_in(text)


def test_a_list_that_is_too_long_is_refused() -> None:
    with pytest.raises(BadNotation, match="too long"):
        entries_in("a" * (MAX_FILE_LETTERS + 1))


@given(st.text(max_size=200))
def test_any_text_is_entries_or_is_refused_in_words(text: str) -> None:
    try:
        assert all(one.names for one in entries_in(text))
    except BadNotation as error:
        assert str(error)


def test_a_name_that_a_spreadsheet_would_compute_is_text() -> None:
    assert in_csv([["=1+1", -3, "Ann, Lee"]]) == '\'=1+1,-3,"Ann, Lee"\r\n'
