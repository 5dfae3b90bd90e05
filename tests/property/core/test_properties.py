"""What holds for every rule set and every deal, whatever is played."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.act import act, why_not
from bidwhist.core.actions import PASS, Action, Bid, CallRenege, Claim, Declare, Discard, Play, Suffix
from bidwhist.core.cards import BIT, Hand, Strain, cards_of, deck
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import AUCTION, DISCARD, DONE, NOBODY, PLAY, Deal
from bidwhist.core.events import events
from bidwhist.core.legality import interruptions, legal
from bidwhist.core.rules.options import Backdoor, Direction, RenegePenalty, Rotation
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import WATCHER, view
from bidwhist.errors import IllegalAction
from support.nightly import amount
from support.random_play import fresh_deal, random_match, states
from support.random_rules import rulesets

numbers = st.integers(0, 10_000)
few = settings(max_examples=amount(20, 60), deadline=None)

EVERY_ACTION: tuple[Action, ...] = (
    PASS,
    *(Bid(number, suffix) for number in range(20) for suffix in (None, *Suffix)),
    *(Declare(strain, direction) for strain in Strain for direction in Direction),
    *(Play(card) for card in range(-1, 56)),
    *(Discard(mask) for mask in (-1, 0, 1, 0b111111, 1 << 60)),
)

FOREIGN_INTERRUPTIONS: tuple[Action, ...] = (
    Claim(-1),
    Claim(0),
    Claim(5),
    CallRenege(0, 0),
    CallRenege(9, 0),
    CallRenege(0, 40),
)


@few
@given(rulesets(), numbers)
def test_cards_are_neither_lost_nor_made(rules: Ruleset, number: int) -> None:
    whole = deck(rules.jokers)
    for deal in states(rules, number):
        kitty = 0 if deal.kitty_is_taken else deal.kitty
        places = [*(deal.hand(seat) for seat in range(deal.players)), kitty, deal.discards, deal.played]
        assert sum(places) == whole
        assert sum(place.bit_count() for place in places) == whole.bit_count()


@few
@given(rulesets(), numbers)
def test_tricks_add_up_whatever_is_called_or_played(rules: Ruleset, number: int) -> None:
    for deal in states(rules, number):
        if deal.is_over and not deal.is_thrown_in and deal.tricks_left and deal.claim is None and deal.guilty != NOBODY:
            continue  # a renege ended the deal, and nobody has the tricks that were left
        if deal.is_over and not deal.is_thrown_in:
            assert sum(deal.tricks_won) == rules.all_tricks
        elif deal.phase is PLAY:
            first_is_out = rules.counts_discards and rules.discard_trick.value == "first_trick" and not deal.tricks
            counted = len(deal.tricks) + (rules.counts_discards and not first_is_out)
            assert sum(deal.tricks_won) == counted
        assert min(deal.tricks_won) >= 0


@few
@given(rulesets(), numbers)
def test_the_running_score_is_the_sum_of_the_deals(rules: Ruleset, number: int) -> None:
    match = random_match(rules, number)
    for side in range(rules.sides):
        points = sum(deal.points[side] for deal in match.deals)
        by_the_backdoor = rules.backdoor is Backdoor.GAME and match.result and match.deals_counted == 1
        assert match.score[side] == points or (by_the_backdoor and match.score[side] == rules.target > points)
    assert len(match.scores) == len(match.deals)


@few
@given(rulesets(), numbers)
def test_a_match_ends_only_where_a_limit_says_so(rules: Ruleset, number: int) -> None:
    match = random_match(rules, number)
    if match.result is None:
        assert rules.floor is None or min(match.score) > rules.floor or len(set(match.score)) < rules.sides
        return
    by_limit = max(match.score) >= rules.target or (rules.floor is not None and min(match.score) <= rules.floor)
    by_number = rules.max_deals is not None and match.deals_counted >= rules.max_deals
    last = match.deals[-1].outcome
    assert last is not None
    by_set = (rules.rotation is Rotation.RISE_AND_FLY or match.tally.sets.count(rules.max_sets or 0)) and not last.made
    by_renege = rules.renege_penalty is RenegePenalty.GAME and match.deals[-1].guilty != NOBODY
    assert by_limit or by_number or by_set or by_renege or last.wins_match


@few
@given(rulesets(), numbers, st.randoms(use_true_random=False))
def test_changing_a_card_nobody_showed_changes_nothing_a_seat_is_told(
    rules: Ruleset, number: int, random: Random
) -> None:
    seat = random.choice([*range(rules.players), WATCHER])
    for before, after in pairwise(states(rules, number)):
        hidden = cards_of(unseen(after, seat))
        if after.is_over or len(hidden) < 2:
            continue
        one, other = random.sample(hidden, 2)
        before_there, after_there = swapped(before, one, other), swapped(after, one, other)
        assert view(after_there, seat) == view(after, seat)
        assert events(before_there, after_there, seat) == events(before, after, seat)


def test_the_swap_of_that_test_really_changes_the_deal() -> None:
    deal = fresh_deal(PRESETS["palace"], 1)
    mine, kitty, theirs = cards_of(deal.dealt[0])[0], cards_of(deal.kitty)[0], cards_of(deal.dealt[1])[0]
    assert swapped(deal, kitty, theirs) != deal
    assert view(swapped(deal, kitty, theirs), 1) != view(deal, 1)
    assert view(swapped(deal, mine, theirs), 0) != view(deal, 0)


def unseen(deal: Deal, seat: int) -> Hand:
    """The cards that a seat has not been shown."""
    shown = view(deal, seat)
    own = shown.hand | shown.dealt | (shown.kitty or 0) | (shown.discards or 0)
    return deck(deal.rules.jokers) & ~own & ~deal.played


def swapped(deal: Deal, one: int, other: int) -> Deal:
    """The same deal with two unplayed cards in each other's place."""

    def swap(mask: Hand) -> Hand:
        differ = (mask >> one ^ mask >> other) & 1
        return mask ^ (differ << one | differ << other)

    return replace(
        deal,
        dealt=tuple(map(swap, deal.dealt)),
        hands=tuple(map(swap, deal.hands)),
        kitty=swap(deal.kitty),
        discards=swap(deal.discards),
    )


@few
@given(rulesets(), numbers)
def test_what_is_not_legal_is_refused_and_the_deal_stays_as_it_was(rules: Ruleset, number: int) -> None:
    random = Random(number)
    for deal in states(rules, number):
        copy = replace(deal)
        allowed = legal(deal)
        for action in random.sample(EVERY_ACTION, 12):
            assert (why_not(deal, action) is None) is (action in allowed)
            if action not in allowed:
                with pytest.raises(IllegalAction, match="may not"):
                    act(deal, action)
        assert deal == copy


@few
@given(rulesets(), numbers)
def test_interruptions_that_are_not_offered_are_refused(rules: Ruleset, number: int) -> None:
    for deal in states(rules, number):
        offered = interruptions(deal)
        for action in FOREIGN_INTERRUPTIONS:
            if action not in offered:
                with pytest.raises(IllegalAction):
                    act(deal, action)


@few
@given(rulesets(), numbers)
def test_every_legal_action_leads_on(rules: Ruleset, number: int) -> None:
    random = Random(number)
    for deal in states(rules, number):
        for action in random.sample(range(len(legal(deal))), k=min(5, len(legal(deal)))):
            after = act(deal, legal(deal)[action])
            assert after != deal
            assert after.is_over or legal(after)


@few
@given(rulesets(), numbers)
def test_a_discard_is_counted_indexed_and_tested_alike(rules: Ruleset, number: int) -> None:
    for deal in states(rules, number):
        if deal.phase is DISCARD:
            choices = legal(deal)
            assert choices[0] in choices
            assert choices[-1] in choices
            assert choices[len(choices) // 2] in choices
            first = [action for action, _ in zip(choices, range(20), strict=False)]
            assert first == list(choices[:20])


@few
@given(rulesets(), numbers)
def test_a_deal_is_the_same_from_the_same_seed(rules: Ruleset, number: int) -> None:
    assert fresh_deal(rules, number) == fresh_deal(rules, number)
    assert fresh_deal(rules, number).phase is (PLAY if rules.turns_trump else AUCTION)


@few
@given(rulesets(), numbers)
def test_a_granted_claim_is_what_play_would_have_brought(rules: Ruleset, number: int) -> None:
    for deal in states(rules, number):
        if deal.phase is not PLAY or deal.table or deal.tricks_left > 3 or rules.lets_reneges_through:
            continue
        for seat in range(rules.players):
            if is_certain(view(deal, seat)):
                assert tricks_by_brute_force(deal, deal.side(seat)) == deal.tricks_left


def tricks_by_brute_force(deal: Deal, side: int) -> int:
    """Tricks a side takes of those left with best play all round, by trying every card."""
    if deal.phase is DONE:
        return 0
    values = []
    for action in legal(deal):
        after = act(deal, action)
        done = len(after.tricks) > len(deal.tricks)
        taken = done and after.side(after.tricks[-1].winner) == side
        values.append(int(taken) + tricks_by_brute_force(after, side))
    return max(values) if deal.side(deal.to_act) == side else min(values)


def test_bits_and_cards_agree() -> None:
    assert [cards_of(bit) for bit in BIT] == [[card] for card in range(54)]
