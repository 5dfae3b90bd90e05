"""What a screen reader hears in a deal: in order, once each, and nothing that is hidden from the seat."""

import random
import re
from itertools import pairwise

import pytest

from .conftest import NewPerson
from .heard import LISTENS, PAGE, Heard, play_deal
from .player import open_table

PLAYS = re.compile(r"^(\w+) plays? the (.+)\.$")
TWICE = re.compile(r"^(.{3,}) \1\b", re.IGNORECASE)
TURN = re.compile(r"^Your turn")


@pytest.fixture
def heard(person: NewPerson) -> list[Heard]:
    page = person(settings={"hold": 1})
    page.add_init_script(LISTENS)
    page.reload()
    page.wait_for_selector("h1")
    open_table(page, "classic", options={"all_pass": "dealer_must"}, bots="casual")
    return play_deal(page, random.Random(1))


def test_a_deal_is_heard_in_order_once_and_with_names(heard: list[Heard]) -> None:
    said = [one.words for one in heard if one.kind == "polite"]
    plays = [found.groups() for words in said if (found := PLAYS.match(words))]
    assert len({card for _, card in plays}) == len(plays), "a card is told once"
    assert any(name == "You" for name, _ in plays)
    # "Your turn" comes after what led to it, and one's own play after it.
    turns = [words for words in said if TURN.match(words)]
    assert turns and not any(TURN.match(one) and TURN.match(two) for one, two in pairwise(said))
    for before, words in pairwise(said):
        assert not (words.startswith("You play the ") and TURN.match(before) is None), (before, words)
    # Whatever gets the focus has a name, said once.
    for one in heard:
        name, _, _ = one.words.partition(", ")
        assert one.kind != "focus" or name, one
        assert one.kind != "focus" or not TWICE.match(name), one


def test_the_page_of_the_docs_is_of_this_command() -> None:
    text = PAGE.read_text()
    assert "python tests/browser/heard.py" in text and "Your turn to bid" in text and text.count("[Enter]") > 5
    assert max(map(len, text.splitlines())) <= 120
