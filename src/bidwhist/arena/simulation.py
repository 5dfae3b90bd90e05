"""Whole matches of bots in bulk. One version writes the same records for the same seed on every machine."""

from collections.abc import Callable, Generator
from functools import partial
from hashlib import sha256
from typing import cast

from msgspec import Struct
from msgspec.structs import force_setattr

from bidwhist.arena import tables
from bidwhist.arena.entrants import Spec, bot_of, check_can_travel, entrant, key_of, name_of
from bidwhist.arena.workers import Here, Workers, in_ranges
from bidwhist.bots.bot import Bot, Chooses, prepare
from bidwhist.bots.levels import PREFIX, make_separate
from bidwhist.core.actions import DIRECTION_LETTERS
from bidwhist.core.cards import Strain
from bidwhist.core.deal import Deal
from bidwhist.core.match import Match, new_match
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import BadRecord, WhistError
from bidwhist.records import decode_record, encode_record, record_of, replay
from bidwhist.records.stamp import stamped

CHUNK = 8
"""Matches that a worker is given at a time."""


class Plan(Struct, frozen=True):
    """What is simulated. It is sent to other processes as a whole."""

    rules: Ruleset
    bots: tuple[str | Chooses, ...]
    """By player: a bot's name, or a bot object."""
    seed: bytes
    deals_at_most: int
    """A match that is not over by then stays unfinished."""

    def __post_init__(self) -> None:
        """Objects are kept with their names.

        :raises Unknown: if one is not a bot.
        :raises WhistError: if two of them have the same name.
        """
        kept = {id(bot): entrant(bot) for bot in self.bots}  # one object may sit in several seats
        force_setattr(self, "bots", tuple(kept[id(bot)] for bot in self.bots))
        if len({key_of(spec) for spec in self.entrants}) > len(set(self.names)):
            raise WhistError(f"bots of one plan need names of their own: {', '.join(self.names)}")

    @property
    def entrants(self) -> tuple[Spec, ...]:
        """The bots as the plan keeps them."""
        return cast("tuple[Spec, ...]", self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots in records."""
        return tuple(PREFIX + name_of(spec).removeprefix(PREFIX) for spec in self.entrants)


class Contracted(Struct, frozen=True):
    """How one contract came out."""

    number: int
    suffix: str
    """``U``, ``D`` or ``N``. Both downtown rankings are ``D``."""
    made: bool
    points: int
    """What the declaring side scored."""


class Played(Struct, frozen=True):
    """One match: its record, and what the summary counts."""

    line: bytes
    deals: int
    contracts: tuple[Contracted, ...]
    """None where trump is turned up, since nobody bids (rule R2)."""
    thrown_in: int
    winner: int | None
    reason: str


def match_seed(seed: bytes, number: int) -> bytes:
    """The seed of match ``number`` (from 0) of many; docs/deals.md writes it out."""
    return sha256(b"bidwhist/1\0match\0" + seed + number.to_bytes(8, "big")).digest()


def play_match(
    rules: Ruleset, names: tuple[str, ...], seed: bytes, deals_at_most: int, make: Callable[[str], Bot] = make_separate
) -> Match:
    """A match of bots by name, as ``bot:steady``, to its end or so many deals; drawn partners sit where they drew.

    :param make: the bot of a name.
    :raises BotFault: if a bot fails or breaks the rules, naming it and the deal.
    """
    match = new_match(rules, names, seed)
    bots = tuple(map(make, match.players))
    for bot in bots:
        prepare(bot, rules)
    return tables.play_match(match, bots, seed, deals_at_most)


def play_number(plan: Plan, number: int) -> Played:
    """Match ``number`` (from 0) of a plan.

    :raises WhistError: if a bot fails or breaks the rules.
    """
    seed = match_seed(plan.seed, number)
    named = dict(zip(plan.names, plan.entrants, strict=True))

    def make(name: str) -> Bot:
        return bot_of(named[name], make_separate)

    try:
        match = play_match(plan.rules, plan.names, seed, plan.deals_at_most, make)
    except WhistError as error:
        raise type(error)(f"match {number + 1}, seed {seed.hex()}: {error}") from error.__cause__
    return _counted(match)


def kept_number(plan: Plan, number: int, line: bytes) -> Played:
    """Match ``number`` (from 0) of a plan as an earlier run wrote it.

    :raises BadRecord: if it is not what this plan would write; what its bots decided is believed.
    """
    record = decode_record(line)
    if record.seed != match_seed(plan.seed, number).hex():
        raise BadRecord("another seed was used")
    match = replay(record)
    if match.rules != plan.rules:
        raise BadRecord("other rules were used")
    if sorted(match.players) != sorted(plan.names):
        raise BadRecord(f"other bots played: {', '.join(match.players)}")
    if len(match.deals) > plan.deals_at_most or (match.result is None and len(match.deals) != plan.deals_at_most):
        raise BadRecord("a match was ended after another number of deals")
    found = _counted(match)
    if found.line != line + b"\n":
        raise BadRecord("the record is not as this version writes it")
    return found


def _counted(match: Match) -> Played:
    result = match.result
    return Played(
        line=encode_record(stamped(record_of(match))) + b"\n",
        deals=len(match.deals),
        contracts=tuple(contracted(deal) for deal in match.deals if has_bid(deal)),
        thrown_in=sum(deal.is_thrown_in for deal in match.deals),
        winner=result.winner if result else None,
        reason=result.reason.value if result else "unfinished",
    )


def has_bid(deal: Deal) -> bool:
    """Whether the contract of a deal was bid: it was not thrown in, and trump was not turned up."""
    return not deal.is_thrown_in and deal.turned is None


def contracted(deal: Deal) -> Contracted:
    """The result of a deal's contract, which was bid."""
    contract, out = deal.contract, deal.outcome
    assert contract is not None and out is not None
    suffix = "N" if contract.strain is Strain.NO_TRUMP else DIRECTION_LETTERS[contract.direction].replace("B", "D")
    return Contracted(contract.number, suffix, out.made, out.points[deal.side(deal.declarer)])


def simulate(plan: Plan, matches: int, workers: Workers, first: int = 0) -> Generator[Played, None, None]:
    """Matches first … matches-1 of a plan, in their order, played by these workers.

    :raises WhistError: if a bot breaks the rules, cannot go to other processes, or a process is lost.
    """
    if not isinstance(workers, Here):
        check_can_travel(plan.entrants)
    yield from in_ranges(workers, partial(_play_numbers, plan), range(first, matches), CHUNK)


def _play_numbers(plan: Plan, numbers: range) -> list[Played]:
    return [play_number(plan, number) for number in numbers]
