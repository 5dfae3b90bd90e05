"""A record keeps the decisions of a match, and the rules make the match of them again."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from msgspec import UNSET
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import CallRenege
from bidwhist.core.match import Match, given_match
from bidwhist.core.rules.options import Partners, Renege, Rotation
from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import BadRecord
from bidwhist.records import ResultRecord, history, record_of, replay
from support.nightly import amount
from support.random_matches import lively_match, matches

CLASSIC = replace(PRESETS["classic"], target=100, floor=None)
CALLED = replace(CLASSIC, renege=Renege.CALLED)


@given(matches())
@settings(deadline=None, max_examples=amount(20, 60))
def test_a_match_comes_back_from_its_record(match: Match) -> None:
    assert replay(record_of(match)) == match


@given(matches())
@settings(deadline=None, max_examples=amount(7, 20))
def test_the_history_of_a_deal_goes_from_the_cards_dealt_to_the_deal_as_it_stands(match: Match) -> None:
    for deal in match.deals:
        states = [*history(deal)]
        assert states[0].calls == () and states[0].dealt == deal.dealt
        assert states[-1] == deal
        assert all(one != other for one, other in pairwise(states))


def test_a_wrong_renege_call_is_recorded_with_no_seat() -> None:
    match = lively_match(CLASSIC, 3, most_actions=40)
    deal = match.deal
    assert deal is not None and deal.tricks
    called = act(replace(deal, rules=CALLED), CallRenege(0, 0))
    record = record_of(replace(match, rules=CALLED, deals=(called,)))
    assert [(call.seat, call.moved) for call in record.deals[0].reneges] == [(None, 0)]


def test_renege_calls_in_the_middle_of_a_trick_and_after_the_deal_come_back_in_their_places() -> None:
    places = {
        (call.after % 4, deal.is_over and call.after == deal.played.bit_count())
        for number in range(12)
        for deal in lively_match(CALLED, number).deals
        for call in deal.renege_calls
    }
    assert {place for place, _ in places} == {0, 1, 2, 3}
    assert any(at_the_end for _, at_the_end in places)


def test_drawn_partners_keep_the_seats_they_drew() -> None:
    match = lively_match(replace(CLASSIC, partners=Partners.DRAWN), 5, most_actions=10)
    assert match.partners_draw is not None and match.partners_draw.result != (0, 1, 2, 3)
    record = record_of(match)
    assert record.players == match.players
    assert replay(record) == match


def test_a_pair_that_is_set_ends_a_rise_and_fly_match() -> None:
    match = lively_match(replace(CLASSIC, rotation=Rotation.RISE_AND_FLY), 1, most_actions=5000)
    record = record_of(match)
    assert record.result.reason == "set" and record.result.winner is not None
    assert replay(record) == match


def test_given_cards_have_no_seed_and_before_the_first_deal_the_dealer_is_named() -> None:
    match = given_match(CLASSIC, ("Ann", "Bo", "Cleo", "Dee"), 2)
    record = record_of(match)
    assert (record.seed, record.first_dealer) == (None, 2)
    assert replay(record) == match
    with pytest.raises(BadRecord, match="first_dealer is needed"):
        replay(replace(record, first_dealer=UNSET))


def test_a_deal_in_play_has_no_points_yet() -> None:
    entry = record_of(lively_match(CLASSIC, 7, most_actions=30)).deals[0]
    assert entry.points is UNSET and entry.score is UNSET
    assert record_of(lively_match(CLASSIC, 7, most_actions=30)).result == ResultRecord(None, "unfinished")


def test_replay_believes_nothing_but_decisions() -> None:
    match = lively_match(CLASSIC, 8)
    record = record_of(match)
    lies = tuple(
        replace(deal, points=(9, 9), tricks=tuple(replace(trick, winner=0) for trick in deal.tricks))
        for deal in record.deals
    )
    assert replay(replace(record, deals=lies)) == match


def test_replay_stops_at_the_first_decision_that_the_rules_refuse() -> None:
    record = record_of(lively_match(CLASSIC, 8))
    first = record.deals[0]
    trick = replace(first.tricks[4], cards=first.tricks[3].cards)
    broken = replace(first, tricks=(*first.tricks[:4], trick, *first.tricks[5:]))
    with pytest.raises(BadRecord, match=r"^deal 1, trick 5: seat \d may not play .*: the card is not in hand$"):
        replay(replace(record, deals=(broken,)))
