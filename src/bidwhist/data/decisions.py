"""Rows of decisions: a record played again in the simulator, with what each seat knew, might do and did."""

from collections.abc import Iterator

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from bidwhist.bots.bot import Weighs, random_for
from bidwhist.core.actions import CallRenege, Claim, RefusedClaim
from bidwhist.core.cards import mask_of, parse_card
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import view
from bidwhist.data.rows import Row
from bidwhist.errors import BadRecord, WhistError
from bidwhist.records import DealRecord, Record, replay, ruleset_of
from bidwhist.records.replaying import decisions, history
from bidwhist.simulator import State, given_state
from bidwhist.simulator.numbering import ACTIONS, number_of, numbers_of
from bidwhist.simulator.observation import OBSERVATION_SIZE

CLAIMS = Claim, RefusedClaim
"""Decisions without a number."""
NO_SEED = bytes(32)
"""What a bot's randomness comes from where a record has no seed."""


def decision_rows(record: Record, match: int, bot: Weighs | None = None) -> Iterator[Row]:
    """A row for each decision of a record; observations and masks are arrays, int8[876] and int8[214].

    :param bot: tells the values of the actions, as far as it considers them.
    :raises BadRecord: at a decision that the rules refuse, or that has no number, naming the deal.
    :raises WhistError: if the rules have no auction: the simulator does not play them.
    """
    rules = ruleset_of(record.rules)
    seed = bytes.fromhex(record.seed) if record.seed else NO_SEED
    deals = replay(record).deals if bot else ()
    for place, entry in enumerate(record.deals):
        try:
            weighed = _values(bot, deals[place], seed, place) if bot else iter(())
            for row in _deal_rows(rules, entry, weighed):
                yield match, place + 1, *row
        except BadRecord:
            raise
        except WhistError as error:
            raise BadRecord(f"deal {place + 1} has no decisions with numbers: {error}") from None


def _deal_rows(rules: Ruleset, entry: DealRecord, weighed: Iterator[list[float | None] | None]) -> Iterator[Row]:
    hands = [mask_of(map(parse_card, hand)) for hand in entry.hands]
    state = given_state(rules, entry.dealer, hands, mask_of(map(parse_card, entry.kitty)))
    gained = [None if entry.points is UNSET else entry.points[rules.side_of[seat]] for seat in range(rules.players)]
    done = 0
    for decision in decisions(rules, entry):
        values = next(weighed, None)
        if isinstance(decision.action, CLAIMS):
            continue
        if isinstance(decision.action, CallRenege) and decision.action.by != state.to_act:
            raise BadRecord(f"seat {decision.action.by} calls a renege out of turn, which has no number")
        for number in numbers_of(decision.action):
            done, seat = done + 1, state.to_act
            known, mask = _seen(state, seat)
            state.apply_action(number)
            yield done, seat, known, mask, number, gained[seat], values


def _seen(state: State, seat: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    known, mask = np.empty(OBSERVATION_SIZE, dtype=np.int8), np.empty(ACTIONS, dtype=np.int8)
    state.observe(seat, known)
    state.mask(mask)
    return known, mask


def _values(bot: Weighs, deal: Deal, seed: bytes, place: int) -> Iterator[list[float | None] | None]:
    """What the bot thinks before each decision of a deal, None before discards and where nobody is to act."""
    for number, state in enumerate(history(deal)):
        if state.is_over:
            return
        if state.phase is Phase.DISCARD:
            yield None
            continue
        found = bot.weigh(view(state, state.to_act), random_for(seed, place, state.to_act, number))
        values: list[float | None] = [None] * ACTIONS
        for one in found:
            if not isinstance(one.action, Claim):
                values[number_of(one.action)] = one.value
        yield values
