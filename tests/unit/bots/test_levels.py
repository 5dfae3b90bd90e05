"""The bots by name, and the bot that plays at random."""

from random import Random

import pytest

from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.levels import BOTS, make_bot
from bidwhist.core.actions import Play
from bidwhist.core.cards import parse_card
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.view import view
from bidwhist.errors import WhistError
from support.endings import ending, laid, with_rules


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_made_by_name_and_by_its_table_name(name: str) -> None:
    assert make_bot(name).name == name
    assert make_bot(f"bot:{name}").name == name
    assert BOTS[name]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(WhistError, match=r"no such bot; there are random, beginner, .* and .*: 'genius'"):
        make_bot("genius")


def test_bots_follow_suit_where_the_table_would_let_a_renege_through() -> None:
    rules = with_rules(CLASSIC, renege=Renege.CALLED)
    deal = laid(ending(rules, "4US", "2H", "3H 4C", "5H", "6H"), "2H")
    seen = view(deal, 1)
    assert len(seen.legal) == 2
    assert honest_plays(seen) == [Play(parse_card("3H"))]
    for name in BOTS:
        assert all(make_bot(name).choose(seen, Random(number)) == Play(parse_card("3H")) for number in range(10))


def test_the_random_bot_lays_every_legal_card_at_some_time() -> None:
    seen = view(ending(CLASSIC, "4US", "2H 3H AS", "4H", "5H", "6H"), 0)
    laid_cards = {make_bot("random").choose(seen, Random(number)) for number in range(60)}
    assert laid_cards == set(seen.legal)
    assert make_bot("random").advise(seen, Random(1)).words.endswith(".")
