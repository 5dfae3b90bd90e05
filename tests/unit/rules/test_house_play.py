"""Our own rules of the play where the sources are silent (rules X15–X20), each shown at the table."""

import pytest
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import PASS, CallRenege, Claim, Play
from bidwhist.core.cards import JOKERS, cards_of, parse_card, parse_hand
from bidwhist.core.deal import Deal
from bidwhist.core.events import events
from bidwhist.core.legality import interruptions, legal
from bidwhist.core.match import Reason, Result, deal_next, new_match, play
from bidwhist.core.rules.options import DeclareWhen, NoTrumpJokers, OpeningLead, Renege, RenegeShort, Sport, SportLasts
from bidwhist.core.rules.order import OPEN
from bidwhist.core.rules.presets import CLASSIC, FIFTY_TWO
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from bidwhist.errors import IllegalAction
from support.hands import ROCK
from support.table import (
    PLAYERS,
    cards_to_play,
    deal_with,
    lay,
    match_after,
    played,
    rest_played,
    suit,
    to_play,
)

CALLED = replace(CLASSIC, renege=Renege.CALLED)


def reneged(rules: Ruleset = CALLED) -> Deal:
    """One trick in: seat 2 threw a club on a heart that it could have followed."""
    deal = deal_with(rules, "2H BJ LJ AS KS QS JS TS", "AH", "3H 2C", "4H")
    return lay(to_play(deal, "4US"), "AH 2C 4H 2H")


@pytest.mark.rule("X15")
def test_where_reneges_are_called_any_card_may_be_laid() -> None:
    deal = lay(to_play(deal_with(CALLED, "", "AH", "3H 2C"), "4US"), "AH")
    assert cards_to_play(deal) == deal.hand(2)
    with pytest.raises(IllegalAction, match="must follow"):
        lay(to_play(deal_with(CLASSIC, "", "AH", "3H 2C"), "4US"), "AH 2C")


@pytest.mark.rule("X15")
def test_a_true_renege_is_remembered_and_told_to_nobody() -> None:
    deal = reneged()
    assert deal.reneges == ((2, 0),)
    assert "reneges" not in view(deal, 1).__struct_fields__
    honest = deal_with(CALLED, "2H BJ LJ AS KS QS JS TS", "AH", "3H 2C", "4H")
    before = lay(to_play(honest, "4US"), "AH")
    names = [type(event).__name__ for event in events(before, lay(before, "2C"), 1)]
    assert names == ["Played"]


@pytest.mark.rule("X15")
def test_declarer_or_defender_calls_it_until_the_next_deal() -> None:
    over = rest_played(reneged())
    assert over.is_over and CallRenege(1, 0) in interruptions(over)
    for caller in (1, 3):
        assert act(over, CallRenege(caller, 0)).renege_calls[-1].seat == 2


@pytest.mark.rule("X15")
def test_a_wrong_call_costs_nothing() -> None:
    deal = reneged()
    wrong = act(rest_played(deal), CallRenege(0, 0))
    assert wrong.renege_calls[-1].seat is None and wrong.renege_calls[-1].moved == 0
    assert wrong.points == rest_played(deal).points


@pytest.mark.rule("X15")
def test_a_renege_is_paid_for_once() -> None:
    over = act(rest_played(reneged()), CallRenege(1, 0))
    assert act(over, CallRenege(3, 0)).tricks_won == over.tricks_won


@pytest.mark.rule("X16")
def test_the_three_tricks_come_from_tricks_won_the_discard_trick_among_them() -> None:
    deal = to_play(deal_with(CALLED, "3S 6S", "AS KS", "2S 5S", "4S 7S 2C"), "4US")
    deal = lay(deal, "AS 2S 4S 3S KS 5S 2C 6S")
    assert deal.tricks_won == (0, 3)
    assert act(deal, CallRenege(0, 1)).tricks_won == (3, 0)


@pytest.mark.rule("X16")
def test_a_side_with_fewer_gives_what_it_has() -> None:
    deal = reneged()
    assert deal.tricks_won == (0, 2) and deal.rules.renege_short is RenegeShort.WHAT_THEY_HAVE
    called = act(deal, CallRenege(1, 0))
    assert called.tricks_won == (0, 2) and called.renege_calls[-1].moved == 0
    assert not called.is_over


@pytest.mark.rule("X17")
def test_a_deal_thrown_in_does_not_count_towards_the_number_of_deals() -> None:
    rules = replace(CLASSIC, max_deals=1)
    match = deal_next(new_match(rules, PLAYERS[:4], seed_from_text("thrown in")))
    for _ in range(4):
        match = play(match, PASS)
    assert match.deal is not None and match.deal.is_thrown_in
    assert match.result is None and match.deals_left == 1
    assert match_after(rules, match.deal, played(rules, "3US", 9)).result == Result(1, Reason.DEALS)


@pytest.mark.rule("X18")
def test_a_claim_is_for_all_tricks_left_by_any_player_between_tricks() -> None:
    deal = to_play(ROCK, "4US")
    assert {one.by for one in interruptions(deal) if isinstance(one, Claim)} == {0, 1, 2, 3}
    assert act(deal, Claim(1)).tricks_won == (0, 13)
    led = lay(deal, "BJ")
    assert not interruptions(led)
    with pytest.raises(IllegalAction, match="between tricks"):
        act(led, Claim(1))


@pytest.mark.rule("X18")
def test_a_claim_before_the_first_trick_takes_the_discard_that_goes_with_it() -> None:
    deal = to_play(deal_with(FIFTY_TWO, "", suit("S", "AKQJT9876543")), "4US")
    claimed = act(deal, Claim(1))
    assert claimed.tricks_won == (0, 13) and claimed.points == (0, 7)


FIRST_VOID = replace(CLASSIC, no_trump_jokers=NoTrumpJokers.FIRST_VOID)
NOT_LED = replace(CLASSIC, no_trump_joker_leads=False)
JOKER_RULES = [replace(NOT_LED, no_trump_jokers=rule) for rule in NoTrumpJokers]


def out_of_hearts(rules: Ruleset, contract: str = "4UN") -> Deal:
    """Seat 1 has led a heart, and seat 2 has jokers and spades alone."""
    deal = deal_with(rules, "", "2H 3H", "BJ LJ " + suit("S", "AKQJT98765"))
    return lay(to_play(deal, contract), "2H")


@pytest.mark.rule("X20")
def test_a_joker_must_go_as_soon_as_its_holder_cannot_follow_in_no_trump() -> None:
    deal = out_of_hearts(FIRST_VOID)
    assert cards_to_play(deal) == parse_hand("BJ LJ")
    with pytest.raises(IllegalAction, match="you have no hearts, so a joker has to go"):
        lay(deal, "5S")
    assert cards_to_play(out_of_hearts(CLASSIC)) == deal.hand(2)


@pytest.mark.rule("X20")
def test_the_second_joker_goes_at_the_second_void() -> None:
    deal = deal_with(FIRST_VOID, "6H 7H", "2H 3H", "BJ LJ " + suit("S", "AKQJT98765"), "AH KH")
    deal = lay(to_play(deal, "4UN"), "2H LJ AH 6H KH 7H 3H")
    assert cards_to_play(deal) == parse_hand("BJ")


@pytest.mark.rule("X20")
def test_who_can_follow_keeps_the_joker_and_with_a_trump_suit_nothing_has_to_go() -> None:
    deal = deal_with(FIRST_VOID, "", "2H", "BJ LJ 4H 5H " + suit("S", "AKQJT987"))
    assert cards_to_play(lay(to_play(deal, "4UN"), "2H")) == parse_hand("4H 5H")
    ruffing = out_of_hearts(FIRST_VOID, "4US")
    assert cards_to_play(ruffing) == ruffing.hand(2)


@pytest.mark.rule("X20")
def test_behind_a_joker_that_was_led_nobody_is_void_yet() -> None:
    deal = deal_with(FIRST_VOID, "", "BJ", "LJ " + suit("S", "AKQJT987654"))
    deal = lay(to_play(deal, "4UN"), "BJ")
    assert cards_to_play(deal) == deal.hand(2)


@pytest.mark.rule("X20", "X15")
def test_where_reneges_are_called_a_joker_held_back_is_one() -> None:
    deal = out_of_hearts(replace(FIRST_VOID, renege=Renege.CALLED))
    assert cards_to_play(deal) == deal.hand(2)
    assert lay(deal, "5S").reneges == ((2, 0),) and lay(deal, "BJ").reneges == ()


@pytest.mark.rule("X20")
@pytest.mark.parametrize("rules", JOKER_RULES)
def test_a_joker_may_not_be_led_in_no_trump_while_another_card_is_in_hand(rules: Ruleset) -> None:
    deal = deal_with(rules, "", "BJ LJ 2H")
    if rules.no_trump_jokers is NoTrumpJokers.DECLARER_DISCARDS:
        deal = deal_with(replace(rules, opening_lead=OpeningLead.FOREHAND), "", "BJ LJ 2H", dealer=0)
        deal = to_play(deal, "4UN", declarer=2)
    else:
        deal = to_play(deal, "4UN")
    assert deal.to_act == 1 and cards_to_play(deal) == deal.hand(1) & ~JOKERS
    with pytest.raises(IllegalAction, match="may not be led in no-trump while you hold another card"):
        lay(deal, "BJ")


@pytest.mark.rule("X20")
def test_with_a_trump_suit_a_joker_may_be_led_always() -> None:
    assert lay(to_play(deal_with(NOT_LED, "", "BJ"), "4US"), "BJ").table == (parse_card("BJ"),)


@pytest.mark.rule("X20", "X15")
def test_a_joker_is_not_led_even_where_any_card_may_be_laid() -> None:
    deal = to_play(deal_with(replace(NOT_LED, renege=Renege.CALLED), "", "BJ LJ"), "4UN")
    assert cards_to_play(deal) == deal.hand(1) & ~JOKERS


@pytest.mark.rule("X20")
def test_a_hand_of_nothing_but_jokers_leads_one_and_the_next_card_sets_the_suit() -> None:
    deal = to_play(deal_with(NOT_LED, "", "BJ LJ " + suit("S", "AKQJT98765")), "4UN")
    while deal.tricks_left > 2:
        deal = act(deal, Play(cards_of(cards_to_play(deal))[-1]))
    assert deal.to_act == 1 and cards_to_play(deal) == JOKERS
    after_joker = lay(deal, "LJ")
    assert after_joker.led == OPEN and cards_to_play(after_joker) == after_joker.hand(2)


@pytest.mark.rule("X25")
@pytest.mark.parametrize("declare_when", DeclareWhen)
@pytest.mark.parametrize("lasts", SportLasts)
def test_a_kitty_sported_before_the_auction_lasts_as_long_as_the_table_wants(
    declare_when: DeclareWhen, lasts: SportLasts
) -> None:
    rules = replace(CLASSIC, sport=Sport.BEFORE_AUCTION, sport_lasts=lasts, declare=declare_when)
    match = deal_next(new_match(rules, PLAYERS[:4], seed_from_text("sport")))
    seen = []
    while match.deal is not None and len(match.deal.tricks) < 2:
        deal = match.deal
        looks = next(seat for seat in range(4) if seat != deal.declarer)
        seen.append((bool(deal.discards), view(deal, looks).kitty == deal.kitty))
        match = play(match, legal(deal)[-1])
    assert {shown for is_discarded, shown in seen if not is_discarded} == {True}
    assert {shown for is_discarded, shown in seen if is_discarded} == {lasts is SportLasts.DEAL}
