"""Fit the steady bot's leads: ``python -m benches.fit.leads FROM TO ROWS.pickle`` collects, ``… ROWS.pickle…`` fits.

At leads of self-play every card is tried, the actual deal is played out after it, and what came of it is regressed on
the card's signs, the manners being taken as they are. Deals are played by ``--jobs N`` processes, or a Ray cluster
(``--cluster ADDRESS``), with the same rows.
"""

import pickle
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

from benches.fit.hands import hands_of
from msgspec.structs import replace

from bidwhist import bots
from bidwhist.arena.fitting import fit, in_rows
from bidwhist.arena.tables import fresh_deal, play_out, until_play
from bidwhist.arena.workers import Workers, in_ranges
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.leads import Lead, table_of
from bidwhist.bots.heuristics.reading import read
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import PASS, Bid, Play, Suffix
from bidwhist.core.apply import apply
from bidwhist.core.deal import AUCTION, Deal
from bidwhist.core.rules.options import BidNames, NoTrumpJokers, OpeningLead
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view

SEED = seed_from_text("fit leads")
BOT = SteadyBot()
CONTRACT = 1.5
"""What making the contract counts, in tricks."""
RATE = 0.5
"""The share of leads that are tried out."""
RIDGE = 30.0
CHUNK = 20
"""Deals that a worker is given at a time."""

Rows = dict[str, list[tuple[tuple[float, ...], float]]]


def rules_of(random: Random) -> Ruleset:
    """A preset, partnerships more often, with any opening lead and joker rule."""
    names = [*PRESETS, "palace", "classic", "andrews", "bid-wiz"]
    return replace(
        PRESETS[random.choice(names)],
        opening_lead=random.choice(list(OpeningLead)),
        no_trump_jokers=random.choice([NoTrumpJokers.WHEN_VOID, NoTrumpJokers.ANY_TIME]),
    )


def start(rules: Ruleset, number: int, random: Random) -> Deal:
    """A deal waiting for its first lead. A third of them are in no-trump, which is bid too seldom to learn from."""
    deal = fresh_deal(rules, SEED, number)
    if random.random() < 0.33 and rules.bid_names is BidNames.SUFFIX:
        declarer = random.randrange(rules.players)
        while deal.phase is AUCTION:
            deal = apply(deal, Bid(rules.min_bid, Suffix.NO_TRUMP) if deal.to_act == declarer else PASS)
    return until_play(deal, BOT, SEED, number)


def collect(workers: Workers, first: int, last: int) -> Rows:
    """For each card led its signs and its result, each less the mean over the cards of that lead."""
    return joined(in_ranges(workers, _of_deals, range(first, last), CHUNK))


def joined(parts: Iterable[Rows]) -> Rows:
    """All rows, each table's in the order of the parts."""
    rows: Rows = {}
    for part in parts:
        for key, more in part.items():
            rows.setdefault(key, []).extend(more)
    return rows


def _of_deals(numbers: range) -> list[Rows]:
    rows: Rows = {}
    for number in numbers:
        random = Random(number)
        deal = start(rules_of(random), number, random)
        while not deal.is_over:
            if not deal.table and deal.hand(deal.to_act).bit_count() > 1 and random.random() < RATE:
                try_leads(deal, number, rows)
            deal = apply(deal, BOT.choose(view(deal, deal.to_act), random))
    return [rows]


def try_leads(deal: Deal, number: int, rows: Rows) -> None:
    """Add every card that could be led here."""
    reading = read(view(deal, deal.to_act))
    lead = Lead(reading, STEADY)
    plays = honest_plays(reading.view)
    signs = [lead.signs(play.card) for play in plays]
    sign = 1.0 if reading.declares else -1.0
    values = [sign * worth(deal, play, number) - max(-1.0, lead.manners(play.card)) for play in plays]
    means = [sum(column) / len(plays) for column in zip(*signs, strict=True)]
    mean = sum(values) / len(values)
    centred = [tuple(one - middle for one, middle in zip(row, means, strict=True)) for row in signs]
    rows.setdefault(table_of(reading), []).extend(zip(centred, (value - mean for value in values), strict=True))


def worth(deal: Deal, play: Play, number: int) -> float:
    """The declaring side's tricks after a card, the contract counted in."""
    done = play_out(apply(deal, play), (BOT,) * deal.players, SEED, number)
    assert done.outcome is not None
    return done.tricks_won[done.side(done.declarer)] + CONTRACT * done.outcome.made


def write(rows: Rows) -> None:
    """Fit each table and write the module of weights."""
    text = '"""Measured weights of leads; ``benches/fit/leads.py`` writes this file."""\n'
    text += "\nLEADS: dict[str, tuple[float, ...]] = {\n"
    for key in sorted(rows):
        inputs, targets = zip(*rows[key], strict=True)
        found = fit(inputs, targets, RIDGE)
        print(key, len(targets), found.weights)
        text += f'    "{key}": {in_rows(found.weights)},\n'
    text += '}\n"""By who leads in what: the weight of each of a card\'s signs, in tricks."""\n'
    Path(bots.__path__[0], "lead_weights.py").write_text(text)


def main(arguments: list[str], workers: Workers) -> None:
    """Collect a range of deals into a file, or fit all that the files hold."""
    if arguments[0].isdigit():
        Path(arguments[2]).write_bytes(pickle.dumps(collect(workers, int(arguments[0]), int(arguments[1]))))
        return
    write(joined(pickle.loads(Path(name).read_bytes()) for name in arguments))


if __name__ == "__main__":
    words, hired = hands_of(sys.argv[1:])
    with hired as hands:
        main(words, hands)
