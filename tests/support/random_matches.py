"""Matches as they come in real life: by seed or of given cards, broken off anywhere, with claims and renege calls."""

from random import Random

from hypothesis import strategies as st

from bidwhist.core.actions import Action, CallRenege, Claim
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import Deal, deal_from_seed
from bidwhist.core.legality import interruptions
from bidwhist.core.match import Match, deal_given, deal_next, given_match, new_match, play
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from support.random_play import NAMES, random_action
from support.random_rules import rulesets


def lively_match(rules: Ruleset, number: int, by_seed: bool = True, most_actions: int = 200) -> Match:
    """A match played by chance until it ends or so many actions are done; late claims, late renege calls."""
    random = Random(number)
    match = _opening(rules, number, by_seed)
    for _ in range(most_actions):
        if match.deal is None or match.deal.is_over:
            match = _calls_after_the_deal(match, random)
            if match.result is not None:
                return match
            match = _next_deal(match, number)
        else:
            match = play(match, _action(match.deal, random))
    return match


def _opening(rules: Ruleset, number: int, by_seed: bool) -> Match:
    names = NAMES[: rules.players]
    return new_match(rules, names, seed_from_text(str(number))) if by_seed else given_match(rules, names, number % 3)


def _next_deal(match: Match, number: int) -> Match:
    if match.seed is not None:
        return deal_next(match)
    given = deal_from_seed(match.rules, seed_from_text(f"given {number}"), len(match.deals), match.next_dealer)
    return deal_given(match, given.dealt, given.kitty, given.turned)


def _action(deal: Deal, random: Random) -> Action:
    for call in interruptions(deal):
        if isinstance(call, Claim) and deal.tricks_left <= 2 and random.random() < 0.5 and _is_made(deal, call):
            return call
    return random_action(deal, random)


def _is_made(deal: Deal, claim: Claim) -> bool:
    # Certain claims, and now and then one that is refused.
    return is_certain(view(deal, claim.by)) or (deal.played ^ claim.by) % 7 == 0


def _calls_after_the_deal(match: Match, random: Random) -> Match:
    deal = match.deal
    calls = [one for one in interruptions(deal) if isinstance(one, CallRenege)] if deal else []
    for call in random.sample(calls, min(len(calls), 2)):
        if match.deal is not None and call in interruptions(match.deal):
            match = play(match, call)
    return match


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match under any rules, by seed or of given cards, broken off anywhere."""
    return lively_match(
        draw(rulesets()),
        draw(st.integers(0, 10_000)),
        by_seed=draw(st.booleans()),
        most_actions=draw(st.integers(0, 250)),
    )
