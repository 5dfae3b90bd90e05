"""Deals played by numbers, one at a time: made from a seed or from cards, and played to their end."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from bidwhist.core.cards import Hand
from bidwhist.core.deal import Deal, check_cards
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import check_numbers
from bidwhist.errors import Misdeal, WhistError
from bidwhist.simulator import compiled, plain
from bidwhist.simulator.skill import Skill

DEALS_AT_ONCE = 10_000
"""Deals that the kernel plays in one call. Between two calls Python handles signals such as Ctrl-C."""


class Policy(IntEnum):
    """How play-outs choose, where they have no ``Skill``."""

    CHANCE = 0
    """Any action of the turn, each as likely; reneges happen where the rules let them, nobody calls them."""
    RULE = 1
    """A plain rule without chance. Calls: pass, or where that is forbidden the lowest bid. Declarations: the longest
    suit, the lower number on a tie. Discards: the lowest card, trumps counted above all others. Play: lead the highest
    card so counted; where an opponent is winning, win as cheaply as can be; else throw the lowest."""


def policy_values(rules: Ruleset, policy: Policy | Skill) -> tuple[int, Skill | None]:
    """The number of a policy and the skill, if it is one.

    :raises WhistError: if the skill is for other rules.
    """
    if not isinstance(policy, Skill):
        return int(policy), None
    if policy.rules != rules:
        raise WhistError("the skill is for other rules; steady_skill(rules) makes one for these")
    return int(Policy.CHANCE), policy


class State(Protocol):
    """A deal that is played by numbers; it changes in place, and can be cloned, copied, pickled and undone."""

    @property
    def rules(self) -> Ruleset:
        """The rule set."""

    @property
    def to_act(self) -> int:
        """The seat to act, -1 when the deal is over."""

    @property
    def phase(self) -> int:
        """The phase, as ``bidwhist.Phase`` numbers them."""

    @property
    def is_over(self) -> bool:
        """Whether the deal is played or thrown in."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def dealt(self) -> tuple[Hand, ...]:
        """Each seat's cards as dealt."""

    @property
    def held(self) -> tuple[Hand, ...]:
        """Each seat's cards now."""

    @property
    def kitty(self) -> Hand:
        """The kitty as dealt."""

    @property
    def points(self) -> tuple[int, ...]:
        """Points by side; zeros before the end."""

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """Tricks by side, the discard trick and moved tricks counted in."""

    @property
    def history(self) -> list[int]:
        """The actions taken so far."""

    def legal_actions(self) -> list[int]:
        """The numbers of what the seat to act may do, lowest first; none when the deal is over."""

    def apply_action(self, action: int) -> None:
        """Takes an action.

        :raises IllegalAction: if it is not legal now.
        """

    def undo_action(self) -> None:
        """Takes the last action back.

        :raises IllegalAction: if there is none.
        """

    def clone(self) -> Self:
        """An independent copy of this state."""

    def observe(self, seat: int, into: NDArray[np.int8]) -> None:
        """Writes what a seat may know into int8[OBSERVATION_SIZE]."""

    def mask(self, into: NDArray[np.int8]) -> None:
        """Writes 1 for each legal action and 0 for all others into int8[ACTIONS]."""

    def play_outs(self, random: int, policy: int, points: NDArray[np.int16], skill: Any) -> None:
        """Fills int16[n, sides]; see ``play_outs``."""

    def skilled_action(self, skill: Any) -> int:
        """What a skilled seat does next; see ``skilled_action``."""


def new_state(rules: Ruleset, seed: bytes, number: int = 0, dealer: int | None = None) -> State:
    """Deal ``number`` (from 0) of a seed, waiting for its first call.

    :raises WhistError: if the seed is not 32 bytes or there is no such deal or dealer.
    """
    compiled.check_seed(seed)
    check_numbers(number)
    seat = number % rules.players if dealer is None else dealer
    if not 0 <= seat < rules.players:
        raise WhistError(f"no such dealer; seats are 0 to {rules.players - 1}: {seat}")
    if not compiled.COMPILED:
        return plain.dealt_state(rules, seed, number, seat)
    state: State = compiled.simulator.dealt_state(compiled.compiled_rules(rules), seed, number, seat)
    return state


def given_state(rules: Ruleset, dealer: int, hands: Sequence[Hand], kitty: Hand) -> State:
    """A deal of given cards, waiting for its first call.

    :raises Misdeal: if the cards are not a whole deal.
    """
    check_cards(rules, hands, kitty)
    if not 0 <= dealer < rules.players:
        raise Misdeal(f"no such dealer; seats are 0 to {rules.players - 1}: {dealer}")
    if not compiled.COMPILED:
        return plain.PlainState(rules, dealer, hands, kitty)
    state: State = compiled.simulator.given_state(compiled.compiled_rules(rules), dealer, list(hands), kitty)
    return state


def restored_state(rules: Ruleset, dealer: int, hands: Sequence[Hand], kitty: Hand, history: Sequence[int]) -> State:
    """A deal of given cards after some actions.

    :raises Misdeal: if the cards are not a whole deal.
    :raises IllegalAction: if an action was not legal.
    """
    state = given_state(rules, dealer, hands, kitty)
    for action in history:
        state.apply_action(action)
    return state


def typed_deal(state: State) -> Deal:
    """The core's deal for a state; cards discarded so far count as held until the last of them."""
    return plain_state(state).deal


def plain_state(state: State) -> plain.PlainState:
    """The same state in plain Python."""
    if isinstance(state, plain.PlainState):
        return state
    same = plain.PlainState(state.rules, state.dealer, state.dealt, state.kitty)
    for action in state.history:
        same.trust_action(action)
    return same


def play_outs(
    state: State, count: int, *, random: int = 0, policy: Policy | Skill = Policy.CHANCE
) -> NDArray[np.int16]:
    """Plays a state to its end many times; the state stays as it is.

    :param random: play-out r draws from SplitMix64 started at ``random + r``.
    :param policy: how every seat plays; a skill must be one for the rules of the state.
    :returns: int16[count, sides], points by side.
    :raises WhistError: if the skill is for other rules.
    """
    number, skill = policy_values(state.rules, policy)
    known = None if skill is None else _known(state, skill)
    points = np.zeros((count, state.rules.sides), dtype=np.int16)
    for start in range(0, count, DEALS_AT_ONCE):
        state.play_outs((random + start) & plain.WORD, number, points[start : start + DEALS_AT_ONCE], known)
    return points


def skilled_action(state: State, skill: Skill) -> int:
    """The number of what the seat to act does by a skill, from what it sees.

    :raises IllegalAction: if the deal is over.
    :raises WhistError: if the skill is for other rules.
    """
    policy_values(state.rules, skill)
    return state.skilled_action(_known(state, skill))


def skilled_end(state: State, skill: Skill) -> State:
    """A copy of a state, played to its end by skilled seats; the state stays as it is.

    :raises WhistError: if the skill is for other rules.
    """
    policy_values(state.rules, skill)
    over, known = state.clone(), _known(state, skill)
    while not over.is_over:
        over.apply_action(over.skilled_action(known))
    return over


def _known(state: State, skill: Skill) -> Any:
    """A skill in the form that a state takes."""
    return skill if isinstance(state, plain.PlainState) else compiled.compiled_skill(skill)
