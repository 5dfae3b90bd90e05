"""``bidwhist conventions``: agreements in plain English."""

from bidwhist.bots.conventions import AGREEMENTS
from support.command import run


def test_every_agreement_is_listed_with_its_sentence() -> None:
    ran = run("conventions")
    assert ran.code == 0
    words = " ".join(ran.out.split())
    assert all(name in words and str(one.said) in words for name, one in AGREEMENTS.items())


def test_a_card_is_written_with_what_the_rules_have_no_place_for() -> None:
    ran = run("conventions", "four-joker/one-two-three", "--rules", "palace")
    assert ran.code == 0
    assert ran.out.startswith("four-joker\n  A bid of 4 uptown or downtown promises a joker.\n")
    assert ran.out.count("(Not under these rules.)") == 1
    assert "--bots steady/four-joker" in ran.err


def test_an_unknown_agreement_is_one_clear_line() -> None:
    ran = run("conventions", "five-kings")
    assert ran.code == 2
    assert ran.err.startswith("error: no such agreement; there are one-two-three, four-joker and four-aces: ")
