"""Fair play figures: a player who sees all hands is pointed at, one who sees their own hand alone is not."""

from random import Random

import pytest
from benches.strength.fair_play import cheated_deal
from msgspec.structs import replace

from bidwhist.analysis.double_dummy import worth_of_play
from bidwhist.bots.levels import make_bot
from bidwhist.core.match import deal_next, match_view, new_match, play
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.shuffle import seed_from_text
from bidwhist.records import encode_record, record_of
from bidwhist.server.moderation.domain.fair_play import (
    BY_SEARCH,
    ENOUGH,
    HONEST,
    STRICT,
    Figure,
    Tally,
    figure,
    figures,
    given_away,
    is_remarkable,
    whole,
)
from bidwhist.server.moderation.fair_play import figures_of_person, report_words
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.solver import COMPILED
from support.nightly import by_day

pytestmark = pytest.mark.skipif(not COMPILED, reason="all hands open takes the compiled solver")
SOME = 40
"""Deals with a choice, at which a cheat stands out already."""


def played(number: int, level: str, names: tuple[str, ...] = ("Eve", "Ann", "Bo", "Cy")) -> Finished:
    """A match of one deal as it is kept."""
    bot, random = make_bot(level), Random(number)
    rules = replace(PALACE, max_deals=1)
    match = deal_next(new_match(rules, names, seed_from_text(f"honest {number}")))
    while match.deal is not None and not match.deal.is_over:
        match = play(match, bot.choose(match_view(match, match.deal.to_act), random))
    record = encode_record(record_of(match))
    return Finished(f"t{number}-1", f"t{number}", 1, number, "palace", abandoned=False, record=record, people=())


def test_a_player_who_sees_all_hands_is_pointed_at() -> None:
    found = figures([given_away(cheated_deal(number, 1.0), 0) for number in range(60)])["all"]
    assert found.mean == 0 and found.deals >= SOME
    assert is_remarkable(found, SOME), "nothing at all given away"


@pytest.mark.parametrize("level", by_day(["steady", "strong"], "steady"))
def test_a_player_who_sees_their_own_hand_alone_is_not(level: str) -> None:
    matches = [(played(number, level), 0) for number in range(24)]
    found = figures_of_person(matches, ENOUGH)
    assert found.figures["all"].mean > 0.05
    assert not is_remarkable(found.figures["all"], SOME) and not found.is_remarkable


def test_what_is_given_away_is_what_the_solver_says_of_the_play() -> None:
    for number in range(8):
        deal = cheated_deal(number, 0.0)
        for seat in range(4):
            lost = sum(one.cost for one in worth_of_play(deal) if one.seat == seat)
            assert whole(given_away(deal, seat)).lost == lost


def test_deals_with_bots_alone_count_for_nobody_and_few_deals_say_nothing() -> None:
    alone = [(played(1, "steady", ("Eve", "bot:steady", "bot:steady", "bot:steady")), 0)]
    assert figures_of_person(alone, ENOUGH).deals == 0
    words = [str(one) for one in report_words(figures_of_person([(played(2, "steady"), 0)], ENOUGH))]
    assert words[0].startswith("1 deals with other people") and "300 deals with a choice are needed" in words[-1]


def test_an_interval_shrinks_with_deals_and_is_never_empty() -> None:
    few, many = (figure([Tally(4, 1), Tally(4, 0)] * count) for count in (10, 250))
    assert few is not None and many is not None and few.mean == many.mean == 0.125
    assert few.high() - few.low() > 3 * (many.high() - many.low())
    nothing = figure([Tally(3, 0)] * 300)
    assert nothing is not None and nothing.high() > 0 == nothing.low()
    assert figure([Tally()]) is None
    for mean, error in (*HONEST.values(), BY_SEARCH):
        assert not is_remarkable(Figure(ENOUGH, 900, mean - STRICT * error, 0.001)), "no level is below itself"
    assert not is_remarkable(Figure(ENOUGH - 1, 900, 0.0, 0.001)), "too few deals"
