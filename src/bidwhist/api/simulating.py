"""Many matches of bots in one call, kept as records in memory and shown as a table of deals."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, overload

from bidwhist.api.match import MOST_DEALS, Match, Options, Rules, Seed, ruleset, seed_bytes
from bidwhist.arena import simulation
from bidwhist.arena.workers import processes
from bidwhist.bots.bot import Chooses
from bidwhist.core.actions import format_call, format_contract
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import WhistError
from bidwhist.records import decode_record, replay
from bidwhist.records.files import write_records

COLUMNS = (
    *("match", "deal", "dealer", "declarer", "bid", "contract", "needed", "tricks", "made", "points", "points_against"),
    *("score", "score_against"),
)
"""The columns of a table of deals. From ``needed`` on they are the declaring side's; ``tricks`` are all it took."""


class Simulated(Sequence[Match]):
    """Matches that bots have played: each is replayed when it is asked for."""

    def __init__(self, rules: Ruleset, bots: tuple[str, ...], lines: Sequence[bytes]) -> None:
        self.rules: Final = rules
        self.bots: Final = bots
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, number: int) -> Match: ...

    @overload
    def __getitem__(self, number: slice) -> "Simulated": ...

    def __getitem__(self, number: int | slice) -> "Match | Simulated":
        if isinstance(number, slice):
            return Simulated(self.rules, self.bots, self._lines[number])
        return Match.of(replay(decode_record(self._lines[number])))

    def __repr__(self) -> str:
        return f"<{len(self)} matches of {', '.join(self.bots)}>"

    def rows(self) -> Iterator[dict[str, Any]]:
        """A row for each deal, with the columns of :data:`COLUMNS`; empty where nobody bid or nothing was made.

        Matches and deals count from 1, as in the tables of :mod:`bidwhist.data`; seats are 0 to players-1.
        """
        for number, match in enumerate(self, 1):
            yield from deal_rows(match, number)

    def to_frame(self) -> Any:
        """The rows as a table of pandas. Polars reads them too: ``polars.DataFrame(list(simulated.rows()))``.

        :raises WhistError: if pandas is not installed.
        """
        try:
            pandas = import_module("pandas")
        except ImportError:
            raise WhistError(
                "a table needs pandas: pip install pandas; rows() gives the same as dictionaries"
            ) from None
        return pandas.DataFrame(list(self.rows()), columns=list(COLUMNS))

    def save(self, path: str | Path) -> "Simulated":
        """Write all records to a file, as :func:`bidwhist.read` reads them; nothing is replayed.

        :raises OSError: if the file cannot be written.
        """
        write_records(str(path), map(decode_record, self._lines))
        return self


def deal_rows(match: Match, number: int = 1) -> Iterator[dict[str, Any]]:
    """A row for each deal of a match that is over, as :meth:`Simulated.rows` has them; ``number`` is the match's."""
    for place, (deal, score) in enumerate(zip(match.deals, match.scores, strict=True), 1):
        if not deal.is_over:
            continue
        side = match.rules.side_of[deal.declarer] if deal.declarer != NOBODY else None
        contract, out = deal.contract, deal.outcome
        others = [one for one in range(match.rules.sides) if one != side]
        yield {
            "match": number,
            "deal": place,
            "dealer": deal.dealer,
            "declarer": deal.declarer if side is not None else None,
            "bid": format_call(deal.bid) if deal.bid else None,
            "contract": format_contract(contract) if contract else None,
            "needed": match.rules.free_tricks + contract.number if contract else None,
            "tricks": deal.tricks_won[side] if out and side is not None else None,
            "made": out.made if out else None,
            "points": out.points[side] if out and side is not None else None,
            "points_against": max(out.points[one] for one in others) if out else None,
            "score": score[side] if side is not None else None,
            "score_against": max(score[one] for one in others) if side is not None else None,
        }


def simulate(
    rules: Rules = "classic",
    bots: str | Chooses | Sequence[str | Chooses] = "steady",
    matches: int = 100,
    *,
    seed: Seed | None = None,
    options: Options = (),
    jobs: int = 1,
) -> Simulated:
    """Matches of bots: one bot for all seats, one for each side in turn, or one a seat.

    The same seed gives the same matches everywhere, for any number of jobs.

    >>> simulate("classic", "random", 3, seed=1)
    <3 matches of bot:random>

    :param jobs: processes that play.
    :raises WhistError: if the number of bots does not fit the table, or there is no such number of matches or jobs.
    :raises BotFault: if one fails or breaks the rules.
    """
    chosen = ruleset(rules, options)
    given = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    if not given or chosen.players % len(given):
        raise WhistError(f"one bot for all {chosen.players} seats, one for each side, or one a seat: {len(given)}")
    if matches < 0:
        raise WhistError(f"no such number of matches: {matches}")
    seated = tuple(given[seat % len(given)] for seat in range(chosen.players))
    plan = simulation.Plan(chosen, seated, seed_bytes(seed), MOST_DEALS)
    with processes(jobs) as workers:
        lines = [played.line for played in simulation.simulate(plan, matches, workers)]
    return Simulated(chosen, tuple(dict.fromkeys(plan.names)), lines)
