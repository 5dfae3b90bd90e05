"""The deals of a day: from a promised secret, in an order of one's own, the same wherever they are played."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.bots.levels import make_bot
from bidwhist.core.actions import PASS
from bidwhist.core.match import play
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.shuffle import deal_cards
from bidwhist.errors import WhistError
from bidwhist.server.daily.domain.bot_line import double_dummy, played_by
from bidwhist.server.daily.domain.day import MADE, PLAYED, check_rules, day_after, day_at, deals_for, ends, event_of
from bidwhist.server.daily.domain.dealing import board_bytes, board_match, board_seed
from bidwhist.server.daily.domain.result import line_of

SECRET = bytes(range(32))
EVENT = event_of("2026-11-22")
NAMES = ("a", "b", "c", "d")


def test_the_bytes_and_the_seed_of_a_deal_are_as_the_documentation_says() -> None:
    given = sha256(b"bidwhist/given/1\0daily 2026-11-22\0" + SECRET + bytes([0] * 7 + [5])).digest()
    assert board_bytes(EVENT, SECRET, 5) == given
    assert board_seed(given) == sha256(b"bidwhist/fair/3\0" + given).digest()
    match = board_match(PALACE, NAMES, given)
    assert match.deal is not None
    assert (match.deal.dealt, match.deal.kitty) == deal_cards(PALACE, board_seed(given), 0, match.first_dealer)


def test_a_secret_has_32_bytes_and_deals_are_counted_from_one() -> None:
    for secret, number in ((SECRET[:31], 1), (SECRET, 0)):
        with pytest.raises(WhistError, match="32 bytes"):
            board_bytes(EVENT, secret, number)


@given(st.text(max_size=40), st.binary(min_size=32, max_size=32))
def test_everybody_has_eight_of_the_deals_in_an_order_of_their_own(person: str, secret: bytes) -> None:
    deals = deals_for(person, EVENT, secret)
    assert len(set(deals)) == PLAYED and set(deals) <= set(range(1, MADE + 1))
    assert deals == deals_for(person, EVENT, secret) != deals_for(f"{person}!", EVENT, secret)


def test_all_deals_are_met_about_equally_often() -> None:
    met = Counter(deal for person in range(3000) for deal in deals_for(str(person), EVENT, SECRET))
    assert set(met) == set(range(1, MADE + 1)) and all(880 < count < 1120 for count in met.values())


def test_a_day_ends_at_midnight_utc() -> None:
    end = ends("2026-12-31")
    assert day_at(end - 1) == "2026-12-31" and day_at(end) == day_after("2026-12-31") == "2027-01-01"


@pytest.mark.parametrize("word", ["2026-13-01", "26-1-1", "2026-1-1", "today", ""])
def test_a_day_is_written_in_one_way(word: str) -> None:
    with pytest.raises(WhistError, match="year-month-day"):
        ends(word)


def test_days_are_for_four_players_in_fixed_partnerships() -> None:
    for name, rules in PRESETS.items():
        if name.startswith("cutthroat"):
            with pytest.raises(WhistError, match="four players"):
                check_rules(rules)
        else:
            check_rules(rules)


@pytest.mark.parametrize("number", range(1, 9))
def test_a_line_says_what_came_of_a_deal_to_either_side(number: int) -> None:
    match = played_by(board_match(PALACE, NAMES, board_bytes(EVENT, SECRET, number)), make_bot("steady"))
    deal = match.deal
    assert (
        deal is not None
        and deal.is_over
        and match == played_by(board_match(PALACE, NAMES, board_bytes(EVENT, SECRET, number)), make_bot("steady"))
    )
    ours, theirs = line_of(deal, 0), line_of(deal, 1)
    assert ours.points == -theirs.points and ours.contract == theirs.contract
    dummy = double_dummy(deal)
    assert dummy is not None and 0 <= dummy <= 13


def test_a_deal_where_everybody_passed_is_nothing_to_either_side() -> None:
    thrown_in = PRESETS["classic"]
    match = board_match(thrown_in, NAMES, board_bytes(EVENT, SECRET, 1))

    while match.deal is not None and not match.deal.is_over:
        match = play(match, PASS)
    assert match.deal is not None
    line = line_of(match.deal)
    assert (line.points, line.contract, line.declarer) == (0, "", None) and double_dummy(match.deal) is None
