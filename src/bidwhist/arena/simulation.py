"""Whole matches of bots in bulk: the same records for the same seed, whatever the machine and however many at once."""

import os
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from itertools import repeat
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.act import act
from bidwhist.actions import DIRECTION_LETTERS
from bidwhist.bots.bot import Bot, random_for
from bidwhist.bots.levels import PREFIX, make_bot
from bidwhist.cards import Strain
from bidwhist.deal import Deal
from bidwhist.errors import IllegalAction, WhistError
from bidwhist.match import Match, deal_next, new_match
from bidwhist.record import encode_record, record_of
from bidwhist.rules.ruleset import Ruleset
from bidwhist.view import view

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
    while match.result is None and len(match.deals) < deals_at_most:
        match = deal_next(match)
        assert match.deal is not None
        played = _play_deal(match, match.deal, bots, seed)
        match = replace(match, deals=(*match.deals[:-1], played))
    return match


def _play_deal(match: Match, deal: Deal, bots: tuple[Bot, ...], seed: bytes) -> Deal:
    number, score, left, decision = len(match.deals) - 1, match.score, match.deals_left, 0
    while not deal.is_over:
        seat = deal.to_act
        action = bots[seat].choose(view(deal, seat, score, left), random_for(seed, number, seat, decision))
        try:
            deal = act(deal, action)
        except IllegalAction as error:
            raise WhistError(f"bot {bots[seat].name} broke the rules in deal {number + 1}: {error}") from None
        decision += 1
    return deal


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
        contracts=tuple(_contracted(deal) for deal in match.deals if not deal.is_thrown_in),
        thrown_in=sum(deal.is_thrown_in for deal in match.deals),
        winner=result.winner if result else None,
        reason=result.reason.value if result else "unfinished",
    )


def _contracted(deal: Deal) -> Contracted:
    contract, out = deal.contract, deal.outcome
    assert contract is not None and out is not None
    suffix = "N" if contract.strain is Strain.NO_TRUMP else DIRECTION_LETTERS[contract.direction].replace("B", "D")
    return Contracted(contract.number, suffix, out.made, out.points[deal.side(deal.declarer)])


def simulate(plan: Plan, matches: int, jobs: int) -> Generator[Played, None, None]:
    """Matches 0 … matches-1 of a plan, in their order, played by so many processes.

    :raises WhistError: if a bot breaks the rules, or a process is killed.
    """
    jobs = min(jobs, -(-matches // CHUNK))
    if jobs <= 1:
        yield from map(play_number, repeat(plan, matches), range(matches))
        return
    with _workers(jobs) as pool:
        try:
            yield from pool.map(partial(play_number, plan), range(matches), chunksize=CHUNK)
        except BrokenProcessPool:
            raise WhistError("a worker process was killed, perhaps for want of memory; try fewer --jobs") from None


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    # Spawned on every system, so that a worker knows nothing but the plan.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_follow_the_parent)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _follow_the_parent() -> None:
    # An interrupt is the parent's to deal with; and where the parent is killed outright, nobody plays on.
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
