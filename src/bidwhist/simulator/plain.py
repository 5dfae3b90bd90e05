"""The simulator in plain Python, on the core itself: what answers without a kernel, and what checks the kernel.

Same deals, same legal actions, same scores, same chance; only slower.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from bidwhist.core.actions import PLAYS, CallRenege, Discard
from bidwhist.core.apply import apply
from bidwhist.core.cards import SUIT_MASKS, Card, Hand, Strain, cards_of
from bidwhist.core.deal import DISCARD, NOBODY, PLAY, Deal, Phase, trust_deal
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import interruptions, legal, playable
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import Stream, deal_cards
from bidwhist.core.view import View, view
from bidwhist.errors import IllegalAction
from bidwhist.simulator.numbering import (
    DECLARATIONS,
    DIRECTIONS,
    FIRST_DECLARATION,
    FIRST_DISCARD,
    FIRST_RENEGE_CALL,
    action_at,
    discarded_card,
    number_of,
)
from bidwhist.simulator.observation import observe
from bidwhist.simulator.skill import Skill
from bidwhist.simulator.skilled_calls import call_number, declaration_number, discards
from bidwhist.simulator.skilled_cards import card_to_play
from bidwhist.simulator.tables import check_known

WORD = (1 << 64) - 1
"""The bits of a word, in which SplitMix64 calculates."""


class SplitMix64:
    """The generator of play-outs: SplitMix64, a number below a limit being the upper half of a draw, scaled."""

    def __init__(self, state: int) -> None:
        self._state = state & WORD

    def next(self) -> int:
        """Sixty-four bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        return mixed ^ mixed >> 31

    def below(self, limit: int) -> int:
        """A number 0 … limit - 1."""
        return (self.next() >> 32) * limit >> 32


def chance_for(seed: bytes, number: int) -> SplitMix64:
    """The chance of deal ``number`` of a seed: it starts from the stream ``play``."""
    stream = Stream(seed, "play", number)
    state = 0
    for _ in range(8):
        state = state << 8 | stream.below(256)
    return SplitMix64(state)


class PlainState:
    """A deal that is played by numbers."""

    def __init__(self, rules: Ruleset, dealer: int, dealt: Sequence[Hand], kitty: Hand) -> None:
        check_known(rules)
        self.rules = rules
        self.history: list[int] = []
        self._calls_reneges = rules.reneges_are_called
        self._start = trust_deal(rules, dealer, tuple(dealt), kitty)
        self._rewind()

    def _rewind(self) -> None:
        self.deal: Deal = self._start
        self.pending: Hand = 0
        self.asked: frozenset[tuple[int, int]] = frozenset()

    @property
    def to_act(self) -> int:
        return self.deal.to_act

    @property
    def phase(self) -> int:
        return int(self.deal.phase)

    @property
    def is_over(self) -> bool:
        return self.deal.is_over

    @property
    def dealer(self) -> int:
        return self.deal.dealer

    @property
    def dealt(self) -> tuple[Hand, ...]:
        return self.deal.dealt

    @property
    def held(self) -> tuple[Hand, ...]:
        cards = [self.deal.hand(seat) for seat in range(self.deal.players)]
        if self.pending:
            cards[self.deal.declarer] &= ~self.pending
        return tuple(cards)

    @property
    def kitty(self) -> Hand:
        return self.deal.kitty

    @property
    def points(self) -> tuple[int, ...]:
        return self.deal.points

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """Tricks by side."""
        return self.deal.tricks_won

    def legal_in_turn(self) -> list[int]:
        """The numbers of what the seat to act may do in its turn, lowest first; renege calls left out."""
        if self.deal.phase is PLAY:
            return cards_of(playable(self.deal))
        if self.deal.phase is DISCARD:
            return [FIRST_DISCARD + card for card in cards_of(self._discardable())]
        return sorted(number_of(action) for action in legal(self.deal))

    def _discardable(self) -> Hand:
        choices = legal(self.deal)
        assert isinstance(choices, DiscardChoices)
        required = choices.required & ~self.pending
        left = choices.size - self.pending.bit_count()
        return required if required.bit_count() == left else choices.hand & ~self.pending

    def legal_actions(self) -> list[int]:
        """The numbers of what the seat to act may do, lowest first."""
        return self.legal_in_turn() + self._renege_calls() if self._calls_reneges else self.legal_in_turn()

    def _renege_calls(self) -> list[int]:
        if self.is_over:
            return []
        return [
            FIRST_RENEGE_CALL + call.trick
            for call in interruptions(self.deal)
            if isinstance(call, CallRenege) and call.by == self.to_act and (call.by, call.trick) not in self.asked
        ]

    def apply_action(self, action: int) -> None:
        if action not in self.legal_actions():
            if self.is_over:
                raise IllegalAction(f"the deal is over: {action}")
            raise IllegalAction(
                f"seat {self.to_act} may not take action {action} now; legal_actions() lists what it may"
            )
        self.trust_action(action)

    def trust_action(self, action: int) -> None:
        """Takes an action known to be legal."""
        self.history.append(action)
        self._take(action)

    def _take(self, number: int) -> None:
        if number < FIRST_DISCARD:
            self.deal = apply(self.deal, PLAYS[number])
            return
        action = action_at(number, self.to_act)
        if isinstance(action, Discard):
            self.pending |= action.cards
            if self.pending.bit_count() == self.rules.kitty:
                self.deal, self.pending = apply(self.deal, Discard(self.pending)), 0
            return
        if isinstance(action, CallRenege):
            self.asked |= {(action.by, action.trick)}
        self.deal = apply(self.deal, action)

    def undo_action(self) -> None:
        if not self.history:
            raise IllegalAction("there is nothing to undo")
        self.history.pop()
        self._rewind()
        for action in self.history:
            self._take(action)

    def clone(self) -> "PlainState":
        copy = PlainState.__new__(PlainState)
        copy.__dict__.update(self.__dict__)
        copy.history = [*self.history]
        return copy

    def __copy__(self) -> "PlainState":
        return self.clone()

    def __deepcopy__(self, _: object) -> "PlainState":
        return self.clone()

    def observe(self, seat: int, into: NDArray[np.int8]) -> None:
        shown = view(self.deal, seat)
        observe(shown, self.pending, self.asked, into)

    def mask(self, into: NDArray[np.int8]) -> None:
        into[:] = 0
        into[self.legal_actions()] = 1

    def play_outs(self, random: int, policy: int, points: NDArray[np.int16], skill: Skill | None) -> None:
        """Plays to the end, row after row; row r by the chance that starts from ``random + r``."""
        for row in range(len(points)):
            copy = self.clone()
            play_out(copy, policy, SplitMix64(random + row), skill)
            points[row] = copy.points

    def skilled_action(self, skill: Skill) -> int:
        if self.is_over:
            raise IllegalAction("the deal is over")
        return by_skill(self, skill)


def dealt_state(rules: Ruleset, seed: bytes, number: int, dealer: int) -> PlainState:
    """Deal ``number`` of a seed."""
    hands, kitty = deal_cards(rules, seed, number, dealer)
    return PlainState(rules, dealer, hands, kitty)


def play_out(state: PlainState, policy: int, chance: SplitMix64, skill: Skill | None = None) -> int:
    """Plays a state to its end and returns how many decisions that took; by a skill, if there is one."""
    decisions = 0
    while not state.is_over:
        state.trust_action(next_action(state, policy, chance, skill))
        decisions += 1
    return decisions


def play_out_with_lapses(state: PlainState, lapses: NDArray[np.uint8], chance: SplitMix64) -> int:
    """Plays by the rule, but of 256 cards each seat lays so many by chance; returns how many decisions that took."""
    decisions = 0
    while not state.is_over:
        lapses_now = state.deal.phase is PLAY and chance.below(256) < int(lapses[state.to_act])
        state.trust_action(by_chance(state, chance) if lapses_now else by_rule(state, chance))
        decisions += 1
    return decisions


def next_action(state: PlainState, policy: int, chance: SplitMix64, skill: Skill | None) -> int:
    """The number of the action that a skill takes, or else the policy of that number."""
    return _POLICIES[policy](state, chance) if skill is None else by_skill(state, skill)


def by_skill(state: PlainState, skill: Skill) -> int:
    """What a skilled seat does, from what it sees."""
    seen = view(state.deal, state.to_act)
    if seen.phase is not DISCARD:
        return _SKILLED[seen.phase](skill, seen)
    may = state.legal_in_turn()
    wanted = discards(skill, seen)
    return next((number for number in may if wanted >> discarded_card(number) & 1), may[0])


def by_chance(state: PlainState, chance: SplitMix64) -> int:
    """Any action of the turn, each as likely."""
    actions = state.legal_in_turn()
    return actions[chance.below(len(actions))]


def by_rule(state: PlainState, _: SplitMix64) -> int:
    """What the plain rule does; see ``bidwhist.simulator.Policy``."""
    return _RULES[state.deal.phase](state)


def _rule_call(state: PlainState) -> int:
    return state.legal_in_turn()[0]


def _rule_declaration(state: PlainState) -> int:
    hand = state.deal.hand(state.deal.declarer)

    def length(number: int) -> int:
        strain = DECLARATIONS[number - FIRST_DECLARATION].strain
        return 0 if strain is Strain.NO_TRUMP else (hand & SUIT_MASKS[strain]).bit_count()

    return max(state.legal_in_turn(), key=length)


def _rule_discard(state: PlainState) -> int:
    return min(state.legal_in_turn(), key=lambda number: _height(state.deal, discarded_card(number)))


def _rule_play(state: PlainState) -> int:
    deal, cards = state.deal, state.legal_in_turn()
    assert deal.order is not None
    if not deal.table:
        return max(cards, key=lambda card: _height(deal, card))
    strength = deal.order.strength[deal.led]
    powers = [strength[card] for card in deal.table]
    winner = (deal.leader + powers.index(max(powers))) % deal.players
    ours = deal.side(winner) == deal.side(deal.to_act)
    winners = [] if ours else [card for card in cards if strength[card] > max(powers)]
    if winners:
        return min(winners, key=strength.__getitem__)
    return min(cards, key=lambda card: _height(deal, card))


def _height(deal: Deal, card: Card) -> int:
    """How high a card is in its own suit, trumps above all; jokers that have no suit lowest."""
    if deal.order is None:
        return 1 + card % 13 if card < 52 else card - 19
    return deal.order.strength[deal.order.suit_of[card]][card]


_RULES: dict[Phase, Callable[[PlainState], int]] = {
    Phase.AUCTION: _rule_call,
    Phase.DECLARE: _rule_declaration,
    Phase.DISCARD: _rule_discard,
    Phase.PLAY: _rule_play,
}
_SKILLED: dict[Phase, Callable[[Skill, View], int]] = {
    Phase.AUCTION: call_number,
    Phase.DECLARE: declaration_number,
    Phase.PLAY: card_to_play,
}
_POLICIES: tuple[Callable[[PlainState, SplitMix64], int], ...] = (by_chance, by_rule)


def simulate(  # noqa: PLR0917  # the compiled one takes them so
    rules: Ruleset,
    seed: bytes,
    first: int,
    policy: int,
    points: NDArray[np.int16],
    tricks: NDArray[np.int8],
    contracts: NDArray[np.int8],
    lapses: NDArray[np.uint8] | None,
    skill: Skill | None = None,
) -> int:
    """Plays deals first, first + 1 … to their end, a row a deal, and returns how many decisions that took."""
    decisions = 0
    for row in range(len(points)):
        number = first + row
        state = dealt_state(rules, seed, number, number % rules.players)
        chance = chance_for(seed, number)
        decisions += (
            play_out(state, policy, chance, skill)
            if lapses is None
            else play_out_with_lapses(state, lapses[row], chance)
        )
        points[row], tricks[row], contracts[row] = state.points, state.tricks_won, contract_of(state.deal)
    return decisions


def contract_of(deal: Deal) -> tuple[int, int, int, int]:
    """Declarer, number, strain and direction; -1, 0, -1, -1 where there is none."""
    contract = deal.contract
    if contract is None:
        return NOBODY, 0, NOBODY, NOBODY
    return deal.declarer, contract.number, int(contract.strain), DIRECTIONS.index(contract.direction)
