"""The table where there is room: larger cards, and history and score beside it. At 80 by 24 all is as it was."""

from pathlib import Path

import pytest

from bidwhist.core.cards import CODES
from bidwhist.core.deal import Phase
from bidwhist.tui.board import Board
from bidwhist.tui.hand_widget import HandWidget
from bidwhist.tui.large_face import large_face
from bidwhist.tui.session import Sitting
from bidwhist.tui.side import Side
from bidwhist.tui.table import Table, card_size
from support.positions_at_table import LONG, until
from support.terminal import at_table, new_sitting, screen_text


def late(preset: str = "classic") -> Sitting:
    """The person is last to a book, in a match with deals behind it."""
    return until(
        new_sitting(preset, "match", *LONG),
        lambda one: (
            one.waits_for_person
            and one.deal.phase is Phase.PLAY
            and len(one.deal.tricks) >= 2
            and len(one.match.deals) >= 3
        ),
    )


@pytest.mark.parametrize(
    ("size", "on_table", "in_hand"), [((80, 24), (7, 3), 4), ((120, 40), (13, 7), 8), ((160, 50), (15, 9), 9)]
)
async def test_cards_grow_with_the_window(
    size: tuple[int, int], on_table: tuple[int, int], in_hand: int, tmp_path: Path
) -> None:
    async with at_table(late(), tmp_path, size=size) as pilot:
        assert card_size(*pilot.app.screen.query_one(Table).size) == on_table
        assert pilot.app.screen.query_one(HandWidget).size.height - 2 == in_hand


async def test_beside_a_wide_table_stand_every_deal_the_score_and_every_book(tmp_path: Path) -> None:
    sitting = late()
    async with at_table(sitting, tmp_path, size=(120, 40)) as pilot:
        side = str(pilot.app.screen.query_one(Side).render())
        assert "Score" in side and "to 100" in side
        assert all(f"{number:>2}  " in side for number in range(1, len(sitting.match.deals)))
        assert side.count("made") + side.count(" set") == len(sitting.match.deals) - 1
        assert all(f"\n{number:>2}  " in side for number in range(1, len(sitting.deal.tricks) + 1))


async def test_the_sheet_beside_the_table_says_less_at_80_columns_and_more_again_when_it_grows(tmp_path: Path) -> None:
    async with at_table(late(), tmp_path) as pilot:
        side = pilot.app.screen.query_one(Side)
        assert "Score" not in str(side.render())
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "Score" in str(side.render())


@pytest.mark.parametrize("preset", ["classic", "cutthroat"])
@pytest.mark.parametrize("size", [(120, 40), (160, 50), (200, 60)])
async def test_nobody_is_cut_off_at_a_wide_table(preset: str, size: tuple[int, int], tmp_path: Path) -> None:
    sitting = late(preset)
    async with at_table(sitting, tmp_path, size=size) as pilot:
        table = pilot.app.screen.query_one(Board).query_one(Table)
        rows = screen_text(pilot).split("\n")[table.region.y : table.region.bottom]
        shown = "\n".join(row[: table.size.width] for row in rows)
        assert all(name in shown for seat, name in enumerate(sitting.names) if seat != sitting.seat)
        assert "▸ to play" in shown


@pytest.mark.parametrize(("inner", "rows"), [(9, 5), (11, 5), (13, 7), (11, 7)])
def test_a_large_card_shows_as_many_pips_as_its_rank_and_its_sign_in_two_corners(inner: int, rows: int) -> None:
    for card, code in enumerate(CODES[:13]):
        lines = large_face(card, code[0].replace("T", "10"), "♣", inner, rows)
        assert {len(line) for line in lines} == {inner}
        pips = "23456789T".find(code[0]) + 2 if code[0] in "23456789T" else 1 if code[0] == "A" else 2
        assert "".join(lines).count("♣") == pips + 2


@pytest.mark.parametrize(("inner", "rows"), [(9, 5), (13, 7)])
def test_a_large_joker_says_which_it_is(inner: int, rows: int) -> None:
    little, big = ("".join(large_face(card, "", "★", inner, rows)) for card in (52, 53))
    assert "LITTLE" in little and "JOKER" in little
    assert "BIG" in big and "LITTLE" not in big
