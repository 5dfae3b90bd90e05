"""Where tricks came from: the parts add up, and each is what the play says."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import CallRenege, Claim, Play
from bidwhist.core.cards import BIG_JOKER
from bidwhist.core.deal import Deal
from bidwhist.core.legality import legal
from bidwhist.core.rules.options import DiscardTrick, Renege
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.tally import Tally, tallies
from bidwhist.core.view import WATCHER, view
from support.hands import ROCK
from support.nightly import amount
from support.random_play import states
from support.random_rules import rulesets
from support.table import deal_with, lay, to_play


def of(deal: Deal) -> tuple[Tally, ...]:
    return tallies(view(deal, WATCHER))


def one_trick(deal: Deal) -> Deal:
    """The Big Joker led, and three cards laid to it."""
    deal = act(deal, Play(BIG_JOKER))
    while deal.table:
        deal = act(deal, legal(deal)[0])
    return deal


@settings(max_examples=amount(20, 60))
@given(rulesets(), st.integers(0, 10**6))
def test_the_parts_are_what_each_side_has_and_nothing_moves_without_a_renege(rules: Ruleset, number: int) -> None:
    for deal in states(rules, number):
        for side, tally in enumerate(of(deal)):
            assert tally.played + tally.discards + tally.claimed + tally.moved == deal.tricks_won[side]
            assert not tally.moved or deal.renege_calls
            assert tally.played == sum(deal.side(trick.winner) == side for trick in deal.tricks)
        assert sum(tally.discards for tally in of(deal)) <= 1


def test_the_discards_are_a_trick_of_the_declarers_side_from_the_lead_on() -> None:
    deal = to_play(ROCK, "4US")
    assert of(deal) == (Tally(), Tally(discards=1))
    assert of(one_trick(deal))[1] == Tally(played=1, discards=1)


def test_a_claim_gives_the_rest_and_not_the_discards() -> None:
    deal = act(one_trick(to_play(ROCK, "4US")), Claim(1))
    assert of(deal) == (Tally(), Tally(played=1, discards=1, claimed=11))


def test_where_the_discards_go_with_the_first_trick_its_winner_has_them() -> None:
    rules = replace(CLASSIC, discard_trick=DiscardTrick.FIRST_TRICK)
    deal = to_play(replace(ROCK, rules=rules), "4US")
    assert of(deal) == (Tally(), Tally())
    assert of(one_trick(deal))[1] == Tally(played=1, discards=1)
    assert of(act(deal, Claim(1)))[1] == Tally(discards=1, claimed=12)


def test_a_renege_moves_tricks_from_what_was_played_and_discarded() -> None:
    rules = replace(CLASSIC, renege=Renege.CALLED)
    deal = lay(to_play(deal_with(rules, "3S 6S", "AS KS", "2S 5S", "4S 7S 2C"), "4US"), "AS 2S 2C 3S")
    paid = act(deal, CallRenege(0, 0))
    assert of(paid) == (Tally(moved=2), Tally(played=1, discards=1, moved=-2))
