"""Bid Whist for OpenSpiel: a Python game of one deal, named ``bid_whist``.

    import pyspiel
    import bidwhist.envs.openspiel  # registers it
    game = pyspiel.load_game("bid_whist(rules=palace)")

Cards are dealt by chance one at a time: to seat 0 its whole hand, then seat 1 and so on; what is left is the kitty.
The last seat deals, so that seat 0 bids first. Decisions are numbered by ``bidwhist.simulator.numbering``.
Returns are the points of each seat's side. An observation is an information state as well: nothing public is ever
forgotten.

Beside OpenSpiel's own interface a state has ``undone()``, the state one action earlier, since OpenSpiel keeps its
history where Python cannot take from it, and ``deal``, the simulator's state, which can be undone in place.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from bidwhist.core.cards import CODES, cards_of, deck, mask_of
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.envs.dealing import rules_from, seed_bytes
from bidwhist.envs.opponents import AnyBot, Opponent
from bidwhist.envs.resampling import resample
from bidwhist.envs.texts import information_text, state_text
from bidwhist.errors import IllegalAction
from bidwhist.simulator import State, given_state
from bidwhist.simulator.numbering import ACTIONS, format_number
from bidwhist.simulator.observation import OBSERVATION_SIZE, SLICES
from bidwhist.simulator.tables import points_range

CHANCE: int = pyspiel.PlayerId.CHANCE
TERMINAL: int = pyspiel.PlayerId.TERMINAL
PRIVATE = ("hand", "dealt", "kitty_known", "kitty", "discards")
"""The slices of an observation that only one seat may see. All others are public."""

GAME_TYPE = pyspiel.GameType(
    short_name="bid_whist",
    long_name="Bid Whist",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "classic"},
)


def _longest(rules: Ruleset) -> int:
    """The most decisions a deal can take."""
    calls = rules.players * (rules.hand_size - 1) if rules.reneges_are_called else 0
    return rules.players + 1 + rules.kitty + rules.players * rules.hand_size + calls


class BidWhistGame(pyspiel.Game):  # type: ignore[misc]
    """The game of one deal under a rule set: ``rules`` is a preset's name or a share code."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {"rules": "classic", **(params or {})}
        self.rules = rules_from(str(chosen["rules"]))
        least, most = points_range(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=54,
            num_players=self.rules.players,
            min_utility=float(least),
            max_utility=float(most),
            utility_sum=None,
            max_game_length=_longest(self.rules),
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> "BidWhistState":
        """A state before the first card is dealt."""
        return BidWhistState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Cards dealt by chance; the kitty is what is left."""
        return self.rules.players * self.rules.hand_size

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "BidWhistObserver":
        """An observer of the whole observation, or of its public or private part."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return BidWhistObserver(wanted, params)


class BidWhistState(pyspiel.State):  # type: ignore[misc]
    """A state of the game: cards being dealt, then a deal of the simulator."""

    def __init__(self, game: BidWhistGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deal: State | None = None
        """The deal, once every card is dealt."""
        self._left = cards_of(deck(self.rules.jokers))
        self._dealt: list[int] = []
        self._player = CHANCE

    def current_player(self) -> int:
        """The seat to act, or chance while cards are dealt, or ``TERMINAL``."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether a card is to be dealt."""
        return self._player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, lowest number first; none for a seat that is not to act."""
        if player is not None and player != self._player:
            return []
        if self.deal is None:
            return [*self._left]
        return self.deal.legal_actions()

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each card not dealt yet, all equally likely."""
        chance = 1.0 / len(self._left)
        return [(card, chance) for card in self._left]

    def _apply_action(self, action: int) -> None:
        if self.deal is None:
            self._deal_card(action)
        else:
            self.deal.apply_action(action)
            self._player = TERMINAL if self.deal.is_over else self.deal.to_act

    def _deal_card(self, card: int) -> None:
        self._left.remove(card)
        self._dealt.append(card)
        size = self.rules.hand_size
        if len(self._dealt) < self.rules.players * size:
            return
        hands = [mask_of(self._dealt[size * seat : size * seat + size]) for seat in range(self.rules.players)]
        self.deal = given_state(self.rules, self.rules.players - 1, hands, mask_of(self._left))
        self._player = self.deal.to_act

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {CODES[action]}" if player == CHANCE else format_number(action)

    def returns(self) -> list[float]:
        """The points of each seat's side; zeros before the end."""
        if self.deal is None:
            return [0.0] * self.rules.players
        points = self.deal.points
        return [float(points[side]) for side in self.rules.side_of]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "BidWhistState":
        """A state that the player cannot tell from this one, drawn evenly from all such states. While cards are dealt,
        this one.

        :param probability_sampler: gives numbers from 0 up to 1, evenly.
        """
        if self.deal is None:
            return _replayed(self.get_game(), self._dealt, ())
        random = Random(int(probability_sampler() * (1 << 53)))
        world = resample(self.deal, player_id, random)
        cards = [card for hand in world.dealt for card in cards_of(hand)]
        return _replayed(self.get_game(), cards, world.history)

    def undone(self) -> "BidWhistState":
        """The state one action, or one card dealt, earlier.

        :raises IndexError: if nothing has happened yet.
        """
        actions = self.history()
        if not actions:
            raise IndexError("there is nothing to undo")
        return _replayed(self.get_game(), actions[:-1], ())

    def __str__(self) -> str:
        if self.deal is None:
            return "dealing " + " ".join(CODES[card] for card in self._dealt)
        return state_text(self.deal)


def _replayed(game: BidWhistGame, cards: Sequence[int], actions: Sequence[int]) -> BidWhistState:
    state = game.new_initial_state()
    for action in (*cards, *actions):
        state.apply_action(action)
    return state


class BidWhistObserver:
    """What a player sees: ``tensor`` of float32, its slices by name in ``dict``, and text."""

    def __init__(self, iig_obs_type: Any, params: Mapping[str, Any] | None = None) -> None:
        if params:
            raise ValueError(f"the observer takes no parameters: {params}")
        shows_own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        names = [name for name in SLICES if (shows_own if name in PRIVATE else iig_obs_type.public_info)]
        self._shows_all = len(names) == len(SLICES)
        places = [place for name in names for place in range(SLICES[name].start, SLICES[name].stop)]
        self._places = np.array(places, dtype=np.int64)
        self._row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
        self.tensor: NDArray[np.float32] = np.zeros(len(self._places), dtype=np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name in names:
            size = SLICES[name].stop - SLICES[name].start
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: BidWhistState, player: int) -> None:
        """Fills ``tensor``, and with it ``dict``; zeros while cards are dealt."""
        if state.deal is None:
            self.tensor.fill(0)
            return
        state.deal.observe(player, self._row)
        self.tensor[:] = self._row if self._shows_all else self._row[self._places]

    def string_from(self, state: BidWhistState, player: int) -> str:
        """The same as text; what is public alone, or private alone, as numbers by slice."""
        if state.deal is None:
            return f"seat {player}: dealing"
        if self._shows_all:
            return information_text(state.deal, player)
        self.set_from(state, player)
        shown = {name: [int(number) for number in numbers] for name, numbers in self.dict.items() if numbers.any()}
        return "; ".join(f"{name} {numbers}" for name, numbers in shown.items())


class BidWhistBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of bidwhist or of another package, for OpenSpiel's tournaments and searches."""

    def __init__(self, bot: AnyBot, rules: Ruleset | str = "classic", seed: int = 1) -> None:
        """Take a bot by name, as in ``steady`` or ``module:Class``, or a bot itself.

        :raises WhistError: if there is no such bot.
        """
        super().__init__()
        self._opponent, self._seed = Opponent(bot, rules_from(rules)), seed_bytes(seed)

    def step(self, state: BidWhistState) -> int:
        """Its action in the seat to act.

        :raises IllegalAction: while cards are still dealt by chance.
        """
        if state.deal is None:
            raise IllegalAction("the cards are not dealt yet")
        return self._opponent.action(state.deal, self._seed)

    def restart(self) -> None:
        """Nothing to reset."""

    def restart_at(self, state: BidWhistState) -> None:
        """Nothing to reset."""


pyspiel.register_game(GAME_TYPE, BidWhistGame)
