"""The checker names the first thing in a record that is wrong, and what it should be."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET, json
from msgspec.structs import replace

from bidwhist.core.match import Match
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import BadRecord
from bidwhist.records import (
    ClaimRecord,
    DealRecord,
    Record,
    RefusedClaimRecord,
    ResultRecord,
    TrickRecord,
    check,
    decode_record,
    encode_record,
    record_of,
    replay,
)
from support.nightly import amount
from support.random_matches import lively_match, matches

CLASSIC = PRESETS["classic"]
LONG = replace(CLASSIC, target=100, floor=None)
MATCH = lively_match(LONG, 197, most_actions=150)
RECORD = record_of(MATCH)
CALLED = record_of(lively_match(replace(LONG, renege=Renege.CALLED), 11, most_actions=150))


@given(matches())
@settings(deadline=None, max_examples=amount(14, 40))
def test_every_record_we_write_is_right(match: Match) -> None:
    assert check(record_of(match)) == match


def with_deal(record: Record, number: int, **changes: Any) -> Record:
    deals = list(record.deals)
    deals[number - 1] = replace(deals[number - 1], **changes)
    return replace(record, deals=tuple(deals))


def with_trick(record: Record, deal: int, trick: int, **changes: Any) -> Record:
    tricks = list(record.deals[deal - 1].tricks)
    tricks[trick - 1] = replace(tricks[trick - 1], **changes)
    return with_deal(record, deal, tricks=tuple(tricks))


def first(record: Record = RECORD) -> DealRecord:
    return record.deals[0]


def fault(record: Record) -> str:
    with pytest.raises(BadRecord) as caught:
        check(record)
    return str(caught.value)


WINNER = first().tricks[2].winner
assert isinstance(WINNER, int)


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (
            with_trick(RECORD, 1, 3, winner=(WINNER + 1) % 4),
            f"deal 1, trick 3: winner recorded as {(WINNER + 1) % 4}, should be {WINNER}",
        ),
        (
            with_deal(RECORD, 1, tricks_won=(1, 12)),
            f"deal 1: tricks_won recorded as 1 12, should be {first().tricks_won[0]} {first().tricks_won[1]}",
        ),
        (with_deal(RECORD, 1, points=(1, 99)), "deal 1: points recorded as 1 99, should be "),
        (with_deal(RECORD, 1, points=UNSET), "deal 1: points recorded as nothing, should be "),
        (with_deal(RECORD, 2, score=(1, 99)), "deal 2: score recorded as 1 99, should be "),
        (with_deal(RECORD, 1, dealer=(first().dealer + 1) % 4), "deal 1: dealer recorded as "),
        (with_deal(RECORD, 1, declarer=None), "deal 1: declarer recorded as nothing, should be "),
        (with_deal(RECORD, 1, contract="7" + str(first().contract)[1:]), "deal 1: contract recorded as 7"),
        (replace(RECORD, result=ResultRecord(0, "boston")), "result: recorded as boston, won by side 0, should be "),
        (with_deal(RECORD, 1, kitty=first().hands[0][:6]), "deal 1: hands and kitty are not those that the seed deals"),
        (with_deal(replace(RECORD, seed=None), 1, kitty=first().hands[0][:6]), "card dealt twice"),
        (with_deal(RECORD, 1, claim=ClaimRecord(2)), "deal 1, trick 13: seat 2 may not claim"),
        (
            with_deal(RECORD, 1, refused_claims=(RefusedClaimRecord(1, 5),)),
            "deal 1, trick 2: seat 1 may not claim: claims are made between tricks",
        ),
        (
            with_deal(RECORD, 1, refused_claims=(RefusedClaimRecord(1, 54),)),
            "a claim was refused when 54 cards had been played: there was none to make",
        ),
        (
            with_deal(RECORD, 1, refused_claims=(RefusedClaimRecord(1, 4),) * 3),
            "deal 1, trick 2: seat 1 may not claim: two claims were refused",
        ),
        (with_trick(RECORD, 1, 4, leader=(first().tricks[3].leader + 1) % 4), "but it is the turn of seat"),
        (with_deal(RECORD, 1, tricks=first().tricks[:5]), "deal 1: tricks_won recorded as "),
    ],
)
def test_the_first_wrong_thing_is_named(record: Record, words: str) -> None:
    assert words in fault(record)


def test_a_wrong_winner_is_found_before_the_wrong_lead_that_follows_from_it() -> None:
    lie = (WINNER + 1) % 4 if isinstance(WINNER, int) else 0
    record = with_trick(with_trick(RECORD, 1, 3, winner=lie), 1, 4, leader=lie)
    assert fault(record).startswith(f"deal 1, trick 3: winner recorded as {lie}, should be")


def test_a_card_out_of_turn_is_found_before_the_points_that_follow_from_it() -> None:
    cards = first().tricks[5].cards
    record = with_deal(with_trick(RECORD, 1, 6, cards=tuple(reversed(cards))), 1, points=(7, 7))
    record = replace(record, deals=(replace(record.deals[0], points=(7, 7)), *RECORD.deals[1:]))
    assert fault(record).startswith("deal 1, trick 6: seat")


def test_a_trick_cut_in_two_is_no_trick() -> None:
    trick = first().tricks[0]
    halves = (
        TrickRecord(trick.leader, trick.cards[:2], trick.winner),
        TrickRecord((trick.leader + 2) % 4, trick.cards[2:], trick.winner),
    )
    record = with_deal(RECORD, 1, tricks=(*halves, *first().tricks[1:]))
    assert fault(record).startswith("deal 1, trick 1: cards recorded as")


def test_a_deal_cannot_follow_one_that_is_not_played_to_its_end() -> None:
    with pytest.raises(BadRecord, match=r"^deal 2: the deal before it is not played to its end$"):
        replay(with_deal(RECORD, 1, tricks=first().tricks[:5]))


def test_a_deal_after_the_end_of_the_match_is_refused() -> None:
    record = record_of(lively_match(replace(CLASSIC, target=1), 4, most_actions=500))
    assert record.result.reason != "unfinished"
    extra = replace(record, deals=(*record.deals, record.deals[0]))
    assert fault(extra) == f"deal {len(extra.deals)}: the match was over after deal {len(record.deals)}"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seat": 0, "moved": 0}, " of renege call 1 recorded as "),
        ({"moved": 9}, "moved of renege call 1 recorded as 9, should be "),
        ({"after": 54}, "renege call"),
        ({"called_by": 0, "trick": 18}, "may not call a renege"),
    ],
)
def test_renege_calls_are_checked_too(change: dict[str, int], words: str) -> None:
    number, deal = next((number, deal) for number, deal in enumerate(CALLED.deals, 1) if deal.reneges)
    calls = (replace(deal.reneges[0], **change), *deal.reneges[1:])
    assert words in fault(with_deal(CALLED, number, reneges=calls))


DECISIONS = {"rules", "refused_claims", "claim", "called_by", "trick", "after"}
"""Where another number may make another record that is right as well."""


def _numbers(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [found for key in value if key not in DECISIONS for found in _numbers(value[key], (*path, key))]
    if isinstance(value, list):
        return [found for index, one in enumerate(value) for found in _numbers(one, (*path, index))]
    return [path] if isinstance(value, int) else []


@given(st.integers(0, 10_000), st.integers(-3, 3).filter(bool))
@settings(deadline=None, max_examples=amount(20, 60))
def test_no_number_that_follows_from_the_decisions_can_be_changed_unnoticed(number: int, by: int) -> None:
    tree = json.decode(encode_record(CALLED if number % 2 else RECORD))
    paths = _numbers(tree)
    path = Random(number).choice(paths)
    place = tree
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] += by
    with pytest.raises(BadRecord):
        check(decode_record(json.encode(tree)))


@pytest.mark.parametrize("function", [check, replay])
def test_a_record_made_by_hand_with_bad_codes_is_a_bad_record(function: Callable[[Record], Match]) -> None:
    for changes in (
        {"kitty": ("XX",)},
        {"auction": ("9Z",)},
        {"contract": "4"},
        {"hands": (("AS", "AS"),) * 4},
        {"tricks": (TrickRecord(0, ("??",)),)},
    ):
        with pytest.raises(BadRecord):
            function(with_deal(RECORD, 1, **changes))
    for frame in ({"seed": "nonsense"}, {"seed": "0" * 62}, {"players": ("Ann",)}):
        with pytest.raises(BadRecord):
            function(replace(RECORD, **frame))
