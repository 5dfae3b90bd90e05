"""A deal shown to a developer: what has been said and played, and no field that is not there yet."""

from bidwhist.core.rules.presets import CLASSIC
from support.table import deal_with, lay, to_play


def test_before_the_auction_is_over_there_is_no_contract_and_nothing_on_the_table() -> None:
    shown = repr(deal_with(CLASSIC, "2H BJ LJ AS", "AH", "3H 2C", "4H"))
    assert shown.startswith("<Deal auction, dealer 0, seat 1 to act; 0 ")
    assert "plays" not in shown and "tricks" not in shown and "on the table" not in shown


def test_in_a_trick_it_names_contract_tricks_and_what_lies() -> None:
    deal = lay(to_play(deal_with(CLASSIC, "2H BJ LJ AS KS QS JS TS", "AH", "3H 2C", "4H"), "4US"), "AH 3H")
    said = repr(deal).partition(";")[0].split(", ")
    assert said[0] == "<Deal play" and said[-1] == "seat 3 to act"
    assert "tricks 0 : 1" in said and "on the table AH 3H" in said
    assert "seat 1 plays 4 uptown in spades" in said
