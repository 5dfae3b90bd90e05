"""Matches: who deals, who wins, when it is over."""

import pytest
from msgspec.structs import replace

from bidwhist.core.actions import PASS
from bidwhist.core.deal import Trick
from bidwhist.core.match import (
    Match,
    Reason,
    Result,
    Tally,
    deal_given,
    deal_next,
    given_match,
    new_match,
    play,
    result_after,
)
from bidwhist.core.rules.options import AllPass, Partners, Rotation
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import deal_cards, seed_from_text
from bidwhist.errors import IllegalAction, Misdeal, WhistError
from support.random_play import NAMES, random_match

CLASSIC = PRESETS["classic"]
SEED = seed_from_text("match")


def thrown_in(match: Match) -> Match:
    match = deal_next(match)
    for _ in range(match.rules.players):
        match = play(match, PASS)
    return match


def test_a_deal_thrown_in_passes_the_deal_on_and_counts_for_nothing() -> None:
    match = thrown_in(new_match(CLASSIC, NAMES[:4], SEED))
    assert match.next_dealer == (match.first_dealer + 1) % 4
    assert (match.score, match.deals_counted, match.result) == ((0, 0), 0, None)


def test_a_deal_thrown_in_does_not_use_up_the_number_of_deals() -> None:
    match = thrown_in(new_match(replace(CLASSIC, max_deals=1), NAMES[:4], SEED))
    assert match.deals_left == 1
    assert match.result is None


@pytest.mark.parametrize(("score", "winner"), [((-7, -6), 1), ((-6, -7), 0), ((-7, 7), 1), ((7, -9), 0)])
def test_whom_the_floor_stops_first_has_lost_by_however_little(score: tuple[int, int], winner: int) -> None:
    deal = random_match(CLASSIC, 3).deals[0]
    assert deal.is_over
    assert result_after(CLASSIC, deal, Tally(score, (0, 0), 1)) == Result(winner, Reason.FLOOR)


def test_a_misdeal_leaves_the_match_as_it_was_and_the_same_dealer_deals_again() -> None:
    match = given_match(CLASSIC, NAMES[:4], 2)
    hands, kitty = deal_cards(CLASSIC, SEED, 0, 2)
    with pytest.raises(Misdeal, match="same dealer deals again"):
        deal_given(match, (hands[0] & hands[0] - 1, *hands[1:]), kitty)
    with pytest.raises(Misdeal, match="dealt twice"):
        deal_given(match, (hands[1], *hands[1:]), kitty)
    again = deal_given(match, hands, kitty)
    assert again.deal is not None
    assert again.deal.dealer == match.next_dealer == 2


def test_no_deal_is_dealt_over_another_or_after_the_end() -> None:
    match = deal_next(new_match(CLASSIC, NAMES[:4], SEED))
    with pytest.raises(WhistError, match="still in play"):
        deal_next(match)
    finished = next(one for one in (random_match(CLASSIC, number, 30) for number in range(50)) if one.result)
    with pytest.raises(WhistError, match="match is over"):
        deal_next(finished)


def test_nothing_is_played_before_cards_are_dealt() -> None:
    with pytest.raises(IllegalAction, match="no cards"):
        play(new_match(CLASSIC, NAMES[:4], SEED), PASS)


def test_names_must_be_as_many_as_seats() -> None:
    with pytest.raises(WhistError, match="4 players are needed: 3"):
        new_match(CLASSIC, NAMES[:3], SEED)


def test_drawn_partners_sit_by_their_cards_and_fixed_ones_as_they_came() -> None:
    assert new_match(CLASSIC, NAMES[:4], SEED).players == NAMES[:4]
    drawn = new_match(replace(CLASSIC, partners=Partners.DRAWN), NAMES[:4], SEED)
    assert drawn.partners_draw is not None
    # X14: equal ranks are parted by suit.
    cards = {NAMES[player]: (card % 13, card // 13) for player, card in drawn.partners_draw.cards}
    north, east, south, west = drawn.players
    assert min(cards[north], cards[south]) > max(cards[east], cards[west])


def test_in_rise_and_fly_the_pair_that_is_set_loses_the_match_at_once() -> None:
    rules = replace(CLASSIC, rotation=Rotation.RISE_AND_FLY, all_pass=AllPass.DEALER_MUST, target=100, floor=None)
    match = random_match(rules, 3, 40)
    last = match.deals[-1]
    assert last.outcome is not None
    assert not last.outcome.made
    assert match.result == Result(1 - rules.side_of[last.declarer], Reason.SET)


def test_a_finished_trick_knows_who_laid_each_of_its_cards() -> None:
    trick = Trick(2, (8, 9, 10, 11), 3)
    assert [trick.seat_of(place) for place in range(4)] == [2, 3, 0, 1]
