"""Claims over random endings: the same view gives the same answer, a bot's claim is granted, none takes long.

    python -m benches.check.claims --endings 10000
    python -m benches.check.claims --longest 2000

Endings are those of a preset and of a rule set drawn over every option, in turn; in each, every seat claims. The hidden
cards are dealt again, all decisions are repeated, and if the view is the same, so must the answer be. The second
command claims for every seat before every trick, the opening lead included, and tells the longest in processor time.
"""

import argparse
from collections.abc import Iterator
from random import Random
from time import process_time

from benches.check.claim_layouts import dealt_again
from benches.common.rule_sets import random_rules
from msgspec import Struct

from bidwhist.bots.claims import sure_claim
from bidwhist.core.act import act
from bidwhist.core.actions import Claim, Play
from bidwhist.core.apply import apply
from bidwhist.core.cards import Card, cards_of
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import PLAY, Deal, deal_from_seed
from bidwhist.core.legality import legal, playable
from bidwhist.core.rules.order import OPEN
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view

SEED = seed_from_text("claims")


class Answers(Struct):
    """The results of the claims of some endings."""

    granted: int = 0
    refused: int = 0
    dealt_again: int = 0
    by_bots: int = 0


def rules_of(number: int) -> Ruleset:
    """A preset and a rule set drawn over every option, in turn."""
    return [*PRESETS.values()][number // 2 % len(PRESETS)] if number % 2 else random_rules(Random(number))


def before_tricks(rules: Ruleset, number: int) -> Iterator[Deal]:
    """The positions of a deal between tricks. One seat keeps its high cards, so that there is something to claim."""
    random, dealer = Random(number), number % rules.players
    deal = deal_from_seed(rules, SEED, number, dealer)
    keeper = random.randrange(rules.players)
    while not deal.is_over:
        if deal.phase is not PLAY:
            deal = act(deal, random.choice(legal(deal)))
            continue
        if not deal.table:
            yield deal
        deal = apply(deal, Play(_some_card(deal, keeper, random)))


def _some_card(deal: Deal, keeper: int, random: Random) -> Card:
    order, cards = deal.order, playable(deal)
    assert order is not None
    honest = cards & (order.follow[deal.led] | order.exempt)
    chosen = cards_of(honest if honest and random.random() < 0.9 else cards)
    strength = [order.strength[deal.led if deal.led != OPEN else order.suit_of[card]][card] for card in chosen]
    wanted = min if deal.to_act == keeper else random.choice((min, max))
    return chosen[strength.index(wanted(strength))]


def check_ending(rules: Ruleset, number: int, left: int, answers: Answers, swaps: int = 12) -> None:
    """Claims for every seat with so many tricks left, and from what looks the same to it.

    :raises AssertionError: if an answer depends on a card that the seat cannot see, or a bot's claim is refused.
    """
    for deal in before_tricks(rules, number):
        if deal.tricks_left != left:
            continue
        for seat in range(rules.players):
            granted = act(deal, Claim(seat)).is_over
            other = dealt_again(deal, seat, Random(number), swaps)
            assert view(other, seat) == view(deal, seat)
            assert act(other, Claim(seat)).is_over is granted, f"{number} {seat}: the answer tells a card"
            answers.dealt_again += other != deal
            answers.granted += granted
            answers.refused += not granted
        sure = sure_claim(view(deal, deal.to_act))
        assert sure is None or act(deal, sure).is_over, f"{number}: a bot's claim is refused"
        answers.by_bots += sure is not None


def longest(deals: int) -> Iterator[tuple[float, str]]:
    """Processor seconds of every claim before every trick, with its place."""
    for number in range(deals):
        rules = rules_of(number)
        for deal in before_tricks(rules, number):
            for seat in range(rules.players):
                seen = view(deal, seat)
                started = process_time()
                is_certain(seen)
                yield process_time() - started, f"deal {number} seat {seat}, {deal.tricks_left} tricks left"


def main(endings: int, deals: int) -> None:
    """Both checks, as far as they are asked for."""
    answers = Answers()
    for number in range(endings):
        check_ending(rules_of(number), number, Random(number).randrange(2, 7), answers)
    print(answers)
    times = sorted(longest(deals), reverse=True)
    for seconds, place in times[:5]:
        print(f"{1000 * seconds:.1f} ms: {place}")
    if times:
        print(f"{len(times)} claims, mean {1000 * sum(seconds for seconds, _ in times) / len(times):.2f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--endings", type=int, default=0)
    parser.add_argument("--longest", type=int, default=0, metavar="DEALS")
    given = parser.parse_args()
    main(given.endings, given.longest)
