"""A table of bots: one deal or match played from a seed, the same for the same seed."""

from bidwhist.apply import apply
from bidwhist.bots.bot import Bot, random_for
from bidwhist.deal import Deal, trust_deal
from bidwhist.rules.ruleset import Ruleset
from bidwhist.shuffle import deal_cards
from bidwhist.view import view


def fresh_deal(rules: Ruleset, seed: bytes, number: int) -> Deal:
    """Deal ``number`` of a seed, waiting for its first call; the dealer's seat moves with the number."""
    dealer = number % rules.players
    return trust_deal(rules, dealer, *deal_cards(rules, seed, number, dealer))


def play_out(deal: Deal, bots: tuple[Bot, ...], seed: bytes, number: int, score: tuple[int, ...] | None = None) -> Deal:
    """The deal played to its end by a bot a seat."""
    decision = 0
    while not deal.is_over:
        seat = deal.to_act
        action = bots[seat].choose(view(deal, seat, score), random_for(seed, number, seat, decision))
        deal = apply(deal, action)
        decision += 1
    return deal
