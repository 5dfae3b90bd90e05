"""The tasks of Gymnasium: the checker for every preset, who decides what, what is paid, and what is refused."""

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from msgspec.structs import replace

from bidwhist.core.actions import Discard
from bidwhist.core.deal import AUCTION, DECLARE, PLAY, Phase
from bidwhist.core.match import Match, deal_next, new_match, play
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.envs import courses, registration, task_env
from bidwhist.envs.opponents import Opponent
from bidwhist.envs.scaling import MATCH_SIZE, MOST, scaled
from bidwhist.envs.task_env import BidWhistTask
from bidwhist.envs.tasks import REWARDS, TASKS
from bidwhist.errors import BadRuleset, IllegalAction, Unknown, WhistError
from bidwhist.simulator import Policy, State, new_state, play_outs
from bidwhist.simulator.numbering import action_at
from bidwhist.simulator.observation import OBSERVATION_SIZE, SLICES
from support.guests import Highest
from support.nightly import amount
from support.simulated import SIMULATED

PASSES = Highest("passes", 0)


def episode(env: BidWhistTask, random: int = 0, **how: Any) -> Iterator[tuple[Phase, int, float, bool, bool]]:
    """Any legal action at every turn: phase and action of each step, and what came of it."""
    choice = np.random.default_rng(random)
    _, info = env.reset(**how)
    over = False
    while not over:
        phase, action = Phase(env.deal.phase), int(choice.choice(np.flatnonzero(info["action_mask"])))
        _, reward, ended, cut, info = env.step(action)
        assert "illegal" not in info
        over = ended or cut
        yield phase, action, reward, ended, cut


@pytest.mark.parametrize("observation", task_env.OBSERVATIONS)
@pytest.mark.parametrize("task", TASKS)
@pytest.mark.parametrize("preset", SIMULATED)
def test_every_task_passes_gymnasium_s_checker(preset: str, task: str, observation: str) -> None:
    env = BidWhistTask(preset, task, opponents="random", player="random", observation=observation, render_mode="ansi")
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("task", TASKS)
def test_it_passes_among_bots_too(task: str) -> None:
    check_env(BidWhistTask("palace", task), skip_render_check=True)


@pytest.mark.parametrize("name", [registration.ID, f"bidwhist.envs:{registration.ID}"])
def test_gymnasium_makes_it_by_name(name: str) -> None:
    env = gymnasium.make(name, rules="palace", task="bidding", opponents="random")
    _, info = env.reset(seed=1)
    assert env.get_wrapper_attr("action_masks")().nonzero()[0].tolist() == info["action_mask"].nonzero()[0].tolist()


def test_gymnasium_makes_a_vector_of_it() -> None:
    many = gymnasium.make_vec(registration.ID, 3, rules="palace", task="play", opponents="random", player="random")
    seen, info = many.reset(seed=5)
    assert seen.shape == (3, OBSERVATION_SIZE)
    assert info["action_mask"].any(axis=1).all()


def test_it_is_registered_once_however_often_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    registration.register()
    spec = gymnasium.registry.pop(registration.ID)
    registration.register()
    assert gymnasium.registry[registration.ID].entry_point == spec.entry_point == "bidwhist.envs.task_env:BidWhistTask"
    monkeypatch.setattr(registration, "find_spec", lambda name: None)
    del gymnasium.registry[registration.ID]
    registration.register()
    assert registration.ID not in gymnasium.registry
    gymnasium.registry[registration.ID] = spec


@pytest.mark.parametrize("preset", ["classic", "palace", "cutthroat"])
@pytest.mark.parametrize("task", TASKS)
def test_a_seat_decides_in_the_phases_of_its_task_alone(task: str, preset: str) -> None:
    env = BidWhistTask(preset, task, opponents="random", player="random")
    wanted, phases = {*TASKS[task].phases}, set[Phase]()
    for number in range(20):
        phases |= {step[0] for step in episode(env, number, seed=7 if number == 0 else None)}
        if number + 1 >= amount(2, 20) and phases >= wanted:
            break
    assert phases == wanted


def test_the_mask_has_what_is_legal_and_nothing_at_the_end() -> None:
    env = BidWhistTask("palace", opponents="random")
    env.reset(seed=2)
    assert env.action_masks().nonzero()[0].tolist() == env.deal.legal_actions()
    assert [*episode(env)][-1][3]
    assert not env.action_masks().any()
    _, _, ended, _, info = env.step(0)
    assert ended and "the episode is over; reset the environment" in info["illegal"]


@pytest.mark.parametrize(
    ("reward", "paid"), [("points", lambda ours, theirs: ours), ("margin", lambda ours, theirs: ours - theirs)]
)
def test_a_deal_pays_points_or_their_margin_at_its_end(reward: str, paid: Any) -> None:
    env = BidWhistTask("palace", seat=1, reward=reward, opponents="random")
    sums = set()
    for seed in range(8):
        steps = [*episode(env, seed=seed)]
        assert not any(step[2] for step in steps[:-1])
        theirs, ours = env.deal.points
        assert steps[-1][2:] == (paid(ours, theirs), True, False)
        sums.add(steps[-1][2])
    assert len(sums) > 2


def test_where_each_plays_alone_the_margin_is_to_the_best_other() -> None:
    assert REWARDS["margin"].of_points is not None
    assert REWARDS["margin"].of_points((3, 7, -2), 0) == -4


@pytest.mark.parametrize(
    "rules", [PRESETS["palace"], *(replace(PRESETS[name], max_deals=3) for name in ("andrews", "cutthroat"))]
)
def test_a_match_is_that_of_its_seed_and_pays_whom_the_core_says(
    rules: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid, played, after = set(), list[list[int]](), courses.MatchCourse.after

    def remembered(self: courses.MatchCourse, state: State) -> State | None:
        played.append([*state.history])
        return after(self, state)

    monkeypatch.setattr(courses.MatchCourse, "after", remembered)
    env = BidWhistTask(rules, "match", seat=2, opponents="random")
    for seed in range(6):
        played.clear()
        steps = [*episode(env, seed=seed)]
        match = in_the_core(rules, seed, played)
        assert env.tally == match.tally
        assert match.result is not None
        won = {rules.side_of[2]: 1.0, None: 0.0}.get(match.result.winner, -1.0)
        assert [step[2] for step in steps] == [0.0] * (len(steps) - 1) + [won]
        paid.add(won)
    assert len(paid) > 1


def in_the_core(rules: Ruleset, seed: int, deals: list[list[int]]) -> Match:
    """The match of a seed, played by numbers in the core."""
    match = new_match(rules, tuple(f"p{seat}" for seat in range(rules.players)), seed_from_text(str(seed)))
    for history in deals:
        match, cards = deal_next(match), 0
        for number in history:
            assert match.deal is not None
            action = action_at(number, match.deal.to_act)
            if isinstance(action, Discard):
                cards |= action.cards
                if cards.bit_count() < rules.kitty:
                    continue
                action = Discard(cards)
            match = play(match, action)
    return match


def test_a_match_goes_on_to_the_next_of_its_seed() -> None:
    first, second = (BidWhistTask("palace", "match", opponents="random") for _ in range(2))
    first.reset(seed=3)
    at_first = first.deal.dealt
    first.reset()
    second.reset(seed=3, options={"match": 1})
    assert first.deal.dealt == second.deal.dealt != at_first


def test_a_match_without_a_winner_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "MOST_DEALS", 1)
    env = BidWhistTask("fifty-two", "match", opponents="random")
    assert [*episode(env, seed=1)][-1][2:] == (0.0, False, True)


def test_a_match_may_pay_its_deals_as_they_end() -> None:
    env = BidWhistTask("fifty-two", "match", opponents="random", reward="margin")
    steps = [*episode(env, seed=4)]
    assert env.tally is not None
    ours, theirs = env.tally.score
    assert sum(step[2] for step in steps) == ours - theirs
    assert sum(1 for step in steps if step[2]) > 1


def test_the_state_of_a_match_is_seen_and_shown_to_bots() -> None:
    env = BidWhistTask("palace", "match", opponents="random", observation="dict")
    seen, _ = env.reset(seed=1)
    assert seen["match"].shape == (MATCH_SIZE,)
    assert seen["match"][:5].tolist() == [0.5] * 4 + [0.0]

    class Notes(Highest):
        scores: list[Any] = []  # noqa: RUF012  # the test's own

        def choose(self, view: Any, random: Any) -> Any:
            self.scores.append(view.score)
            return super().choose(view, random)

    bots = BidWhistTask("fifty-two", "match", opponents=Notes("notes"))
    assert [*episode(bots, seed=1)]
    assert (0, 0) in Notes.scores
    assert len({*Notes.scores}) > 1


def test_the_kernel_s_rule_finishes_a_deal_with_the_same_points() -> None:
    env = BidWhistTask("palace", "bidding", finish="rule", opponents="random")
    for number in range(10):
        *_, (phase, _, reward, ended, _) = episode(env, number, seed=5 if number == 0 else None)
        ours, theirs = play_outs(env.deal, 1, policy=Policy.RULE)[0].tolist()
        assert ended and phase in (AUCTION, DECLARE)
        assert env.deal.phase == PLAY
        assert reward == ours - theirs


def test_bots_of_one_table_play_as_bots_that_look_again_each_time() -> None:
    rules, seed = PRESETS["palace"], seed_from_text("follow")
    kept = Opponent("steady", rules)
    for number in (0, 1, 0):
        state = new_state(rules, seed, number)
        while not state.is_over:
            action = kept.action(state, seed, number)
            assert action == Opponent("steady", rules).action(state, seed, number)
            state.apply_action(action)
            if len(state.history) == 30:
                earlier = state.clone()
                earlier.undo_action()
                assert kept.action(earlier, seed, number) == action


def test_scaled_observations_keep_everything_between_none_and_one() -> None:
    divisors = np.ones(OBSERVATION_SIZE, dtype=np.float32)
    for name, most in MOST.items():
        divisors[SLICES[name]] = most
    choice = np.random.default_rng(1)
    least, most_seen = 1.0, 0.0
    for rules in SIMULATED.values():
        state = new_state(rules, seed_from_text("scaled"))
        row = np.empty(OBSERVATION_SIZE, dtype=np.int8)
        while not state.is_over:
            state.observe(state.to_act, row)
            seen = scaled(row)
            assert seen.dtype == np.float32
            assert (np.rint(seen * divisors) == row).all()
            least, most_seen = min(least, seen.min()), max(most_seen, seen.max())
            state.apply_action(int(choice.choice(state.legal_actions())))
    assert (least, most_seen) == (0, 1)


def test_what_does_not_exist_is_refused_with_what_does() -> None:
    wrong: dict[str, tuple[dict[str, Any], type[WhistError], str]] = {
        "rules": ({"rules": "whist"}, BadRuleset, "these rules turn trump up; take one of classic, cutthroat"),
        "task": ({"task": "chess"}, Unknown, "tasks are match, deal, bidding, play: 'chess'"),
        "reward": ({"reward": "gold"}, Unknown, "rewards are points, margin, result: 'gold'"),
        "result": ({"reward": "result"}, Unknown, "the task deal is one deal"),
        "seat": ({"seat": 4}, WhistError, "seats are 0 to 3: 4"),
        "observation": ({"observation": "pixels"}, Unknown, "kinds are scaled, dict: 'pixels'"),
        "finish": ({"task": "bidding", "finish": "soon"}, Unknown, "ways are bots, rule: 'soon'"),
        "rule": ({"finish": "rule"}, Unknown, "in the task deal the seat plays its cards"),
        "bot": ({"opponents": "xyzzy"}, Unknown, "no such bot"),
    }
    for settings, kind, words in wrong.values():
        with pytest.raises(kind, match=words):
            BidWhistTask(**settings)
    with pytest.raises(IllegalAction, match="reset the environment first"):
        BidWhistTask(opponents="random").step(108)
    with pytest.raises(WhistError, match="deals by itself"):
        BidWhistTask(task="match", opponents="random").reset(options={"deal": 1})


def test_a_deal_without_a_decision_is_passed_over_or_refused_where_it_was_asked_for() -> None:
    env = BidWhistTask("classic", "play", opponents=PASSES, player=PASSES)
    with pytest.raises(WhistError, match="seat 0 has nothing to decide there in the task play"):
        env.reset(seed=1, options={"deal": 0})
    with pytest.raises(WhistError, match="let seat 0 decide nothing in 1000 deals; choose others"):
        env.reset(seed=1)


@pytest.mark.parametrize(("task", "worst"), [("deal", -15.0), ("match", -2.0)])
def test_what_is_not_legal_ends_the_episode_and_costs_most(task: str, worst: float) -> None:
    env = BidWhistTask("classic", task, opponents="random")
    env.reset(seed=1)
    _, reward, ended, cut, info = env.step(0)
    assert (reward, ended, cut) == (worst, True, False)
    assert "may not take action 0" in info["illegal"]
    assert not info["action_mask"].any()
