"""Deals and matches played by chance, with claims and renege calls thrown in."""

from collections.abc import Iterator
from random import Random

from bidwhist.core.act import act
from bidwhist.core.actions import Action, CallRenege
from bidwhist.core.deal import Deal, deal_from_seed
from bidwhist.core.legality import interruptions, legal
from bidwhist.core.match import Match, deal_next, new_match, play
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text

NAMES = ("Ann", "Bo", "Cleo", "Dee", "Eli")


def fresh_deal(rules: Ruleset, number: int) -> Deal:
    """A shuffled deal waiting for its first call."""
    return deal_from_seed(rules, seed_from_text(str(number)), number, number % rules.players)


def random_action(deal: Deal, random: Random, calls_reneges: bool = True) -> Action:
    """An action of the seat to act, or now and then a renege call by anybody."""
    calls = [one for one in interruptions(deal) if isinstance(one, CallRenege)] if calls_reneges else []
    if calls and random.random() < 0.05:
        return random.choice(calls)
    return random.choice(legal(deal))


def states(rules: Ruleset, number: int) -> Iterator[Deal]:
    """Every state of one deal played by chance, the fresh one first."""
    random = Random(number)
    deal = fresh_deal(rules, number)
    yield deal
    while not deal.is_over:
        deal = act(deal, random_action(deal, random))
        yield deal


def random_match(rules: Ruleset, number: int, deals_at_most: int = 4) -> Match:
    """A match played by chance until it ends or so many deals are over."""
    random = Random(number)
    match = new_match(rules, NAMES[: rules.players], seed_from_text(str(number)))
    while match.result is None and len(match.deals) < deals_at_most:
        match = deal_next(match)
        while match.deal is not None and not match.deal.is_over:
            match = play(match, random_action(match.deal, random))
    return match
