"""Double dummy in the words of the card table: tables, cards, discards, par, and deals as text."""

from functools import cache

import pytest

from bidwhist.analysis import (
    OpenDeal,
    Par,
    best_discard,
    best_line,
    best_par,
    format_pbn,
    par,
    parse_pbn,
    position_of,
    prospects,
    score_cards,
    solve,
    solve_batch,
    table,
    tables,
)
from bidwhist.core.act import act
from bidwhist.core.actions import Bid, Declare, Discard, Pass, Suffix, parse_contract
from bidwhist.core.cards import JOKERS, Strain, parse_hand
from bidwhist.core.deal import Deal, start_deal
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import deal_cards, seed_from_text
from bidwhist.errors import BadNotation
from bidwhist.solver import COMPILED, Position, reference

needs_kernel = pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
pytestmark = pytest.mark.filterwarnings("ignore:bidwhist was installed without")

BRIDGE = "N:K7542.T983.6.852 J9.AQJ5.J94.AJT3 QT6.K62.AQT3.K96 A83.74.K8752.Q74"
CLASSIC = PRESETS["classic"]


def dealt(text: str, number: int = 1) -> Deal:
    """A classic deal of a seed, dealer in seat 3, waiting for the first call."""
    hands, kitty = deal_cards(CLASSIC, seed_from_text(text), number, 3)
    return start_deal(CLASSIC, 3, hands, kitty)


def in_play(text: str) -> Deal:
    """The same after seat 0 has bid four uptown in spades and discarded its lowest cards."""
    deal = act(dealt(text), Bid(4, Suffix.UPTOWN))
    for _ in range(3):
        deal = act(deal, Pass())
    while deal.phase.name != "PLAY":
        contract = parse_contract("4US")
        if deal.phase.name == "DECLARE":
            deal = act(deal, Declare(contract.strain, contract.direction))
        else:
            held = deal.hand(0) | (deal.kitty if deal.hand(0).bit_count() == 12 else 0)
            lowest = [card for card in range(54) if held >> card & 1][:6]
            deal = act(deal, Discard(sum(1 << card for card in lowest)))
    return deal


@needs_kernel
def test_the_table_of_a_bridge_deal_is_the_one_dds_gives() -> None:
    found = table(parse_pbn(BRIDGE), lead="left")
    expected = {"N": (8, 6, 5, 5, 6), "E": (5, 6, 8, 7, 7)}
    for seat, tricks in expected.items():
        assert tuple(found[seat, strain] for strain in "SHDCN") == tricks


@needs_kernel
def test_both_sides_of_a_table_share_the_tricks_of_one_leader() -> None:
    found = table(parse_pbn(BRIDGE), lead="forehand", dealer=0)
    for strain in "SHDCN":
        assert found["N", strain] == found["S", strain] == 13 - found["E", strain]


@needs_kernel
def test_threads_change_nothing() -> None:
    assert table(parse_pbn(BRIDGE), threads=2) == table(parse_pbn(BRIDGE))


def test_each_direction_has_its_own_table() -> None:
    deal = parse_pbn("N:2... 3... 4... 5...")
    found = {direction.value: cells["N", "S"] for direction, cells in tables(deal).items()}
    assert found == {"uptown": 0, "downtown": 1, "downtown_aces_low": 1}


def test_a_deal_is_read_and_written_with_its_jokers() -> None:
    deal = parse_pbn("E:A....B K...3 Q....L J...5")
    assert deal.hands[1] == parse_hand("AS BJ")
    assert parse_pbn(format_pbn(deal)) == deal
    assert deal.out.bit_count() == 46


@pytest.mark.parametrize(
    "text",
    [
        "",
        "N:A... K... Q...",
        "X:A... K... Q... J...",
        "N:A... A... Q... J...",
        "N:AA... KQ... JT... 98...",
        "N:A K Q J",
        "N:Z... K... Q... J...",
        "N:AK... Q... J... T...",
    ],
)
def test_text_that_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_pbn(text)


@needs_kernel
def test_a_deal_in_play_is_solved_from_the_declaring_side() -> None:
    deal = in_play("solve me")
    bounds = solve(deal)
    cards = score_cards(deal)
    assert bounds.exact
    assert max(card.low for card in cards) == bounds.low
    assert {card.card for card in cards} == {card for card in range(54) if deal.hand(0) >> card & 1}
    assert solve_batch([deal, deal], threads=2) == [bounds, bounds]


@needs_kernel
def test_the_best_line_takes_what_the_position_is_worth() -> None:
    deal = in_play("best line")
    value = solve(deal).low
    line = best_line(deal)
    won = 0
    position = position_of(deal)
    for seat, card in line:
        assert seat == position.to_play
        position, taken = reference.play(position, card)
        won += taken
    assert won == value
    assert len(line) == 48


def test_a_deal_not_in_play_has_nothing_to_solve() -> None:
    with pytest.raises(ValueError, match="in play"):
        solve(dealt("not yet"))


@needs_kernel
def test_the_best_discard_is_at_least_as_good_as_any_tried() -> None:
    deal = dealt("discards")
    contract = parse_contract("4US")
    scores = best_discard(deal.hands[0] | deal.kitty, contract, [deal.hands], rules=CLASSIC, declarer=0, dealer=3)
    assert scores[0].tricks == max(score.tricks for score in scores)
    assert all(score.discards.bit_count() == 6 for score in scores)
    assert all(score.discards & ~(deal.hands[0] | deal.kitty) == 0 for score in scores)


# The deals of par are such that are solved quickly.


@cache
def classic_par() -> Par | None:
    """Par of the fifth deal of a seed."""
    deal = dealt("par", 5)
    return par(CLASSIC, deal.hands, deal.kitty, dealer=3)


@needs_kernel
def test_par_is_a_contract_that_is_made() -> None:
    found = classic_par()
    assert found is not None
    assert found.tricks - 6 >= found.contract.number
    assert found.points > 0


@needs_kernel
def test_par_is_the_best_of_what_every_seat_takes_with_the_kitty() -> None:
    deal = dealt("par", 5)
    found = list(prospects(CLASSIC, deal.hands, deal.kitty, dealer=3, threads=2))
    assert len(found) == 4 * 5 * len(CLASSIC.directions)
    best = classic_par()
    assert best_par(CLASSIC, found) == best
    assert best is not None
    for one in found:
        number = one.tricks - CLASSIC.free_tricks
        if number >= CLASSIC.min_bid:
            factor = CLASSIC.no_trump_factor if one.strain is Strain.NO_TRUMP else 1
            assert number * factor <= best.points


@needs_kernel
def test_par_without_partners_is_what_one_seat_makes_against_all() -> None:
    rules = PRESETS["cutthroat-4"]
    hands, kitty = deal_cards(rules, seed_from_text("alone"), 6, 3)
    found = par(rules, hands, kitty, dealer=3)
    assert found is not None
    assert found.tricks >= found.contract.number
    assert found.points > 0


@needs_kernel
def test_jokers_that_must_be_laid_away_in_no_trump_are() -> None:
    rules = PRESETS["andrews"]
    hands, kitty = deal_cards(rules, seed_from_text("jokers"), 3, 3)
    for found in prospects(rules, hands, kitty, dealer=3):
        if found.strain is Strain.NO_TRUMP:
            held = (hands[found.declarer] | kitty) & JOKERS
            assert held & ~found.discards == 0


def test_a_position_may_be_given_instead_of_a_deal() -> None:
    hands = tuple(parse_hand(text) for text in ("AS", "KS", "QS", "JS"))
    assert solve(Position(hands, strain=4, leader=0)).low == 1
    assert OpenDeal(hands).out.bit_count() == 50
