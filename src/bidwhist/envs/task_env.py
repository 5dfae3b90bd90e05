"""Bid Whist for Gymnasium by tasks: a match, a deal, the bidding or the play of one seat, among bots.

    import gymnasium
    import bidwhist.envs  # registers BidWhist-v0
    env = gymnasium.make("BidWhist-v0", task="bidding", rules="palace")

Actions are numbers of ``bidwhist.simulator.numbering``. The mask of those that are legal is in every ``info``, and
``action_masks()`` gives it to learners that ask for it by that name.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bidwhist.core.deal import PLAY
from bidwhist.core.match import Tally
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.envs.courses import DealCourse, MatchCourse
from bidwhist.envs.dealing import rules_from, seat_in
from bidwhist.envs.opponents import AnyBot, Company, Follower, Opponent
from bidwhist.envs.scaling import MATCH_SIZE, match_numbers, scaled
from bidwhist.envs.spaces import action_number, observation_space
from bidwhist.envs.tasks import REWARDS, reward_for, task_named
from bidwhist.envs.texts import state_text
from bidwhist.errors import IllegalAction, Unknown, WhistError
from bidwhist.simulator import Policy, State, play_outs
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE
from bidwhist.simulator.tables import points_range

OBSERVATIONS: Final = ("scaled", "dict")
FINISHES: Final = ("bots", "rule")
CHANCE: Final = "random"
"""The opponents or player that cost nothing: any legal action, each as likely."""
MOST_EMPTY: Final = 1000
"""Deals in a row without a decision of the seat, after which bots are taken for such as never let it decide."""

Info = dict[str, Any]


class BidWhistTask(gym.Env[Any, Any]):
    """One seat of a table, trained for a task of ``bidwhist.envs.tasks``.

    An action that is not legal ends the episode and costs a point more than the worst deal, or two matches where the
    result is paid; the words are in ``info["illegal"]``. A match without a winner after ``MOST_DEALS`` is truncated.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium types it

    def __init__(
        self,
        rules: Ruleset | str = "classic",
        task: str = "deal",
        *,
        seat: int = 0,
        opponents: AnyBot | Sequence[AnyBot] = "steady",
        player: AnyBot = "steady",
        finish: str = "bots",
        observation: str = "scaled",
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Takes a seat.

        :param task: ``match``, ``deal``, ``bidding`` or ``play``.
        :param opponents: a bot for all other seats, the partner's too, or one each from the left. ``random`` is chance.
        :param player: the bot that decides for the seat what is no part of the task.
        :param finish: in the task ``bidding``, ``bots`` plays the cards by them; ``rule`` by the kernel's plain rule
            (``simulator.Policy.RULE``) in one call, which is several times as fast.
        :param observation: ``scaled``, float32 of 0 to 1; or ``dict``, int8 beside the mask. In a match both have
            ``MATCH_SIZE`` numbers of its state.
        :param reward: ``margin``, ``points`` or ``result``; without, the usual one of the task.
        :raises BadRuleset: for rules without an auction.
        :raises WhistError: if there is no such rule set, task, reward, seat or bot.
        """
        self.rules, self.task = rules_from(rules), task_named(task)
        self.reward = reward_for(self.task, reward)
        self.seat, self.finish, self.observes, self.render_mode = seat, finish, observation, render_mode
        self._check()
        follower = Follower()
        self._company = None if opponents == CHANCE else Company(self.rules, seat, opponents, follower)
        self._player = None if player == CHANCE else Opponent(player, self.rules, follower)
        self._course = MatchCourse(self.rules) if self.task.is_match else DealCourse(self.rules)
        self._state: State | None = None
        self._is_waiting = False
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = self._space()

    def _check(self) -> None:
        seat_in(self.rules, self.seat)
        if self.observes not in OBSERVATIONS:
            raise Unknown(f"no such kind of observation; kinds are {', '.join(OBSERVATIONS)}: {self.observes!r}")
        if self.finish not in FINISHES:
            raise Unknown(f"no such way to finish a deal; ways are {', '.join(FINISHES)}: {self.finish!r}")
        if self.finish == "rule" and PLAY in self.task.phases:
            raise Unknown(f"in the task {self.task.name} the seat plays its cards: finish='rule' is for bidding alone")

    def _space(self) -> spaces.Space[Any]:
        width = MATCH_SIZE if self.task.is_match else 0
        if self.observes == "scaled":
            return spaces.Box(0.0, 1.0, shape=(OBSERVATION_SIZE + width,), dtype=np.float32)
        both = observation_space()
        return spaces.Dict({**both.spaces, "match": spaces.Box(0.0, 1.0, (width,), np.float32)}) if width else both

    @property
    def deal(self) -> State:
        """The deal in play, as the simulator holds it.

        :raises IllegalAction: before the first reset.
        """
        if self._state is None:
            raise IllegalAction("reset the environment first")
        return self._state

    @property
    def tally(self) -> Tally | None:
        """The state of the match before the deal in play, or at its end; None where one deal is played."""
        return self._course.tally

    def action_masks(self) -> NDArray[np.bool_]:
        """bool[ACTIONS]: which actions are legal now; none when the episode is over."""
        return self._mask().astype(np.bool_)

    def best_by(self, bot: Opponent) -> int:
        """The action that a bot would take now, for scores to compare with and for learning from examples."""
        return bot.action(self.deal, *self._course.place, self._course.tally)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, Info]:
        """Starts an episode at the seat's first decision. A seed starts at its first episode, no seed takes the next.

        Deals in which the seat has nothing to decide are passed over.

        :param options: ``deal``, ``dealer``, ``hands`` and ``kitty`` as in the other environments; for the task
            ``match``, ``match``.
        :raises WhistError: if in the deal that was asked for the seat has nothing to decide, or bots never let it.
        """
        super().reset(seed=seed)
        for _ in range(MOST_EMPTY):
            self._state = self._course.start(seed, options)
            if self._go_on()[1]:
                return self._seen(), self._info()
            if options and options.keys() & {"deal", "hands", "match"}:
                raise WhistError(f"seat {self.seat} has nothing to decide there in the task {self.task.name}")
            seed = None
        raise WhistError(f"the bots let seat {self.seat} decide nothing in {MOST_EMPTY} deals; choose others")

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        """Takes an action, and lets the others act until it is the seat's turn or the episode is over."""
        state = self.deal
        try:
            if not self._is_waiting:
                raise IllegalAction("the episode is over; reset the environment")
            state.apply_action(action_number(action))
        except IllegalAction as error:
            self._is_waiting = False
            return self._seen(), self._worst(), True, False, {**self._info(), "illegal": str(error)}
        reward, goes_on = self._go_on()
        is_cut = not goes_on and isinstance(self._course, MatchCourse) and self._course.is_cut
        return self._seen(), reward, not goes_on and not is_cut, is_cut, self._info()

    def _go_on(self) -> tuple[float, bool]:
        """Lets others act up to the seat's next decision: what it is paid on the way, and whether there is one."""
        reward, self._is_waiting = 0.0, False
        while not self._is_waiting:
            points = self._let_others_act()
            if points is None:
                self._is_waiting = True
                break
            following = self._course.after(self.deal)
            reward += self._paid(points, is_last=following is None)
            if following is None:
                break
            self._state = following
        return reward, self._is_waiting

    def _let_others_act(self) -> Sequence[int] | None:
        """The points of the deal, once it is over; None at a decision of the seat."""
        state = self.deal
        while not state.is_over:
            if self.finish == "rule" and state.phase == PLAY:
                points: Sequence[int] = play_outs(state, 1, policy=Policy.RULE)[0].tolist()
                return points
            if state.to_act == self.seat:
                if state.phase in self.task.phases:
                    return None
                state.apply_action(self._by_chance() if self._player is None else self.best_by(self._player))
            elif self._company is None:
                state.apply_action(self._by_chance())
            else:
                state.apply_action(self.best_by(self._company.at(state.to_act)))
        return state.points

    def _by_chance(self) -> int:
        actions = self.deal.legal_actions()
        return actions[int(self.np_random.integers(len(actions)))]

    def _paid(self, points: Sequence[int], is_last: bool) -> float:
        side = self.rules.side_of[self.seat]
        if self.reward.of_points is not None:
            return self.reward.of_points(points, side)
        result = self._course.result if isinstance(self._course, MatchCourse) else None
        if not is_last or result is None or result.winner is None:
            return 0.0
        return 1.0 if result.winner == side else -1.0

    def _worst(self) -> float:
        least, most = points_range(self.rules)
        worst = {"points": least - 1, "margin": least - most - 1, "result": -2}
        assert worst.keys() == REWARDS.keys()
        return float(worst[self.reward.name])

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(ACTIONS, dtype=np.int8)
        if self._is_waiting:
            self.deal.mask(mask)
        return mask

    def _info(self) -> Info:
        return {"action_mask": self._mask()}

    def _seen(self) -> Any:
        row = np.empty(OBSERVATION_SIZE, dtype=np.int8)
        self.deal.observe(self.seat, row)
        tally = self._course.tally
        match = None if tally is None else match_numbers(self.rules, tally, self.seat)
        if self.observes == "scaled":
            return scaled(row) if match is None else np.concatenate([scaled(row), match])
        seen = {"observation": row, "action_mask": self._mask()}
        return seen if match is None else {**seen, "match": match}

    def render(self) -> str | None:
        """The whole deal as text, hidden cards too, in the mode ``ansi``."""
        return state_text(self.deal) if self.render_mode == "ansi" else None
