"""Whether a bot's lowest opening wins: each deal it opens so is played on as it is, and once with a pass in its place.

    python -m benches.strength.habits BOT SECONDS PRESET[,OPTION=VALUE] ...

All four seats call, name and put aside as the bot does, steady plays the cards; from level scores. Only the one call
differs, so what the opening side gains is nearly free of luck. Prints by preset a row for each kind of hand. Trumps are
the cards of the suit that the bot plans to name, with the jokers; what it expects to gain is its own figure for the bid
above its own for a pass.
"""

import sys
from collections import defaultdict
from statistics import fmean
from time import process_time
from typing import NamedTuple

from benches.strength.paired_bids import equity, lead
from msgspec import Struct

from bidwhist.arena.intervals import Interval, summarise
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.tables import fresh_deal, play_out
from bidwhist.bots.bot import Bot, Part, random_for
from bidwhist.bots.conventions import ACES
from bidwhist.bots.searching import champion_bot, strong_bot
from bidwhist.bots.weighed import Weighed
from bidwhist.core.act import act
from bidwhist.core.actions import Action, Bid, Pass
from bidwhist.core.cards import JOKERS, SUIT_MASKS, Hand, Strain
from bidwhist.core.deal import AUCTION, Deal
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view

SEED = seed_from_text("habits")
MOST_TOLD = 6
"""Trumps: hands with more stand in one row with these."""
BIDDERS = {"strong": strong_bot, "champion": champion_bot}


class Kind(NamedTuple):
    """A kind of hand; no-trump has no trumps."""

    trumps: int | None
    has_ace: bool


class Opening(Struct, frozen=True):
    """What a lowest bid brought the opening side above a pass in its place, and what the bot had expected."""

    kind: Kind
    expected: float
    equity: float
    points: float


def opening(rules: Ruleset, name: str, number: int) -> Opening | None:
    """What the first bid of a deal brought, if it was the lowest there is and a pass was allowed."""
    bidder, bots = BIDDERS[name](), (parse_bot(f"bid={name}+play=steady"),) * rules.players
    deal = fresh_deal(rules, SEED, number)
    while deal.phase is AUCTION:
        weighed = _weighed(bidder, deal, number)
        call = weighed[0].action
        if isinstance(call, Bid):
            passing = next((one for one in weighed if isinstance(one.action, Pass)), None)
            return (
                _compared(deal, bots, number, weighed[0], passing) if passing and call.number == rules.min_bid else None
            )
        deal = act(deal, call)
    return None


def _weighed(bidder: Part, deal: Deal, number: int) -> tuple[Weighed, ...]:
    seat, rules = deal.to_act, deal.rules
    seen = view(deal, seat, (0,) * rules.sides, rules.max_deals)
    return bidder.weigh(seen, random_for(SEED, number, seat, deal.turns_taken))


def _compared(deal: Deal, bots: tuple[Bot, ...], number: int, bid: Weighed, passing: Weighed) -> Opening:
    def played(action: Action) -> Deal:
        begun, rules = act(deal, action), deal.rules
        return play_out(begun, bots, SEED, number, score=(0,) * rules.sides, deals_left=rules.max_deals)

    side = deal.side(deal.to_act)
    so, otherwise = played(bid.action), played(passing.action)
    return Opening(
        kind=kind_of(deal.dealt[deal.to_act], bid),
        expected=bid.rank - passing.rank,
        equity=equity(so, side) - equity(otherwise, side),
        points=lead(so, side) - lead(otherwise, side),
    )


def kind_of(hand: Hand, bid: Weighed) -> Kind:
    """The kind of a hand as dealt, by what the bid leads to."""
    strain = bid.towards.strain if bid.towards else Strain.NO_TRUMP
    trumps = None if strain is Strain.NO_TRUMP else (hand & (SUIT_MASKS[strain] | JOKERS)).bit_count()
    return Kind(trumps if trumps is None else min(trumps, MOST_TOLD), bool(hand & ACES))


def table(rules: Ruleset, name: str, seconds: float) -> tuple[int, dict[Kind, list[Opening]]]:
    """The openings of as many deals as so many seconds of processor time allow, by kind of hand."""
    start, found, deals = process_time(), defaultdict[Kind, list[Opening]](list), 0
    while process_time() - start < seconds:
        if one := opening(rules, name, deals):
            found[one.kind].append(one)
        deals += 1
    return deals, found


def told(kind: Kind, seen: list[Opening]) -> str:
    """The cells of a row."""
    trumps = "no-trump" if kind.trumps is None else f"{kind.trumps}{' or more' if kind.trumps == MOST_TOLD else ''}"
    gains = [_plain(summarise(values)) for values in ([one.equity for one in seen], [one.points for one in seen])]
    aces = "with an ace" if kind.has_ace else "no ace"
    return " | ".join((trumps, aces, str(len(seen)), f"{fmean(one.expected for one in seen):+.3f}", *gains))


def _plain(interval: Interval) -> str:
    return f"{interval.mean:+.3f} ± {interval.half_width:.3f}"


def main(name: str, seconds: float, presets: list[str]) -> None:
    """A row a kind of hand: openings, what the bot expected, match equity and points gained over a pass."""
    for preset in presets:
        rules, *settings = preset.split(",")
        deals, found = table(parse_rules(rules, settings), name, seconds)
        print(f"{name}, {preset}, {deals} deals")
        for kind in sorted(found, key=lambda one: (one.trumps or 0, one.has_ace)):
            print(f"| {told(kind, found[kind])} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), sys.argv[3:])
