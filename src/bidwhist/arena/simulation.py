"""Whole matches of bots in bulk: the same records for the same seed, whatever the machine and however many at once."""

from collections.abc import Generator
from functools import partial
from hashlib import sha256
from itertools import chain

from msgspec import Struct

from bidwhist.actions import DIRECTION_LETTERS
from bidwhist.arena import tables
from bidwhist.arena.workers import in_order, processes
from bidwhist.bots.bot import prepare
from bidwhist.bots.levels import PREFIX, make_bot
from bidwhist.cards import Strain
from bidwhist.deal import Deal
from bidwhist.errors import WhistError
from bidwhist.match import Match, new_match
from bidwhist.record import encode_record, record_of
from bidwhist.rules.ruleset import Ruleset

CHUNK = 8
"""Matches that a worker is given at a time."""


class Plan(Struct, frozen=True):
    """What is simulated; it travels to other processes whole."""

    rules: Ruleset
    bots: tuple[str, ...]
    """A bot's name by player."""
    seed: bytes
    deals_at_most: int
    """A match that is not over by then stays unfinished."""


class Contracted(Struct, frozen=True):
    """How one contract came out."""

    number: int
    suffix: str
    """``U``, ``D`` or ``N``; both downtown rankings are ``D``."""
    made: bool
    points: int
    """What the declaring side scored."""


class Played(Struct, frozen=True):
    """One match: its record, and what the summary counts."""

    line: bytes
    contracts: tuple[Contracted, ...]
    thrown_in: int
    winner: int | None
    reason: str


def match_seed(seed: bytes, number: int) -> bytes:
    """The seed of match ``number`` (from 0) of many; docs/deals.md writes it out."""
    return sha256(b"bidwhist/1\0match\0" + seed + number.to_bytes(8, "big")).digest()


def play_match(rules: Ruleset, names: tuple[str, ...], seed: bytes, deals_at_most: int) -> Match:
    """A match of bots by name, as ``bot:steady``, to its end or so many deals; drawn partners sit where they drew.

    :raises WhistError: if a bot does what the rules do not allow, naming it and the deal.
    """
    match = new_match(rules, names, seed)
    bots = tuple(map(make_bot, match.players))
    for bot in bots:
        prepare(bot, rules)
    return tables.play_match(match, bots, seed, deals_at_most)


def play_number(plan: Plan, number: int) -> Played:
    """Match ``number`` (from 0) of a plan.

    :raises WhistError: if a bot does what the rules do not allow.
    """
    seed = match_seed(plan.seed, number)
    names = tuple(PREFIX + name.removeprefix(PREFIX) for name in plan.bots)
    try:
        match = play_match(plan.rules, names, seed, plan.deals_at_most)
    except WhistError as error:
        raise WhistError(f"match {number + 1}, seed {seed.hex()}: {error}") from None
    result = match.result
    return Played(
        line=encode_record(record_of(match)) + b"\n",
        contracts=tuple(contracted(deal) for deal in match.deals if not deal.is_thrown_in),
        thrown_in=sum(deal.is_thrown_in for deal in match.deals),
        winner=result.winner if result else None,
        reason=result.reason.value if result else "unfinished",
    )


def contracted(deal: Deal) -> Contracted:
    """How the contract of a deal came out; it was not thrown in."""
    contract, out = deal.contract, deal.outcome
    assert contract is not None and out is not None
    suffix = "N" if contract.strain is Strain.NO_TRUMP else DIRECTION_LETTERS[contract.direction].replace("B", "D")
    return Contracted(contract.number, suffix, out.made, out.points[deal.side(deal.declarer)])


def simulate(plan: Plan, matches: int, jobs: int) -> Generator[Played, None, None]:
    """Matches 0 … matches-1 of a plan, in their order, played by so many processes.

    :raises WhistError: if a bot breaks the rules, or a process is killed.
    """
    chunks = [range(start, min(start + CHUNK, matches)) for start in range(0, matches, CHUNK)]
    with processes(max(1, min(jobs, len(chunks)))) as workers:
        yield from chain.from_iterable(in_order(workers, partial(_play_numbers, plan), chunks))


def _play_numbers(plan: Plan, numbers: range) -> list[Played]:
    return [play_number(plan, number) for number in numbers]
