"""The coach: costs come from what a seat could know, noise is not a mistake, and accuracy tells good play from bad."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.analysis.coach import (
    KINDS,
    SMALL,
    Decision,
    Judge,
    Looks,
    OpenDeals,
    Skipped,
    SteadyJudge,
    Summary,
    Tally,
    Verdict,
    coach,
    decisions_of,
    judge_decision,
    summary_of,
)
from bidwhist.analysis.coach.bot_judge import BotJudge, make_judge
from bidwhist.analysis.coach.call_points import points_of_calls
from bidwhist.analysis.coach.scoring import points_by_tricks, points_of
from bidwhist.analysis.coach.telling import done, verdict_in_words
from bidwhist.analysis.coach.trial_discards import weigh_discards
from bidwhist.analysis.double_dummy import worth_of_play
from bidwhist.bots.bot import Bot, random_for
from bidwhist.bots.levels import make_bot
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import PASS, Action, Bid, CallRenege, Claim, Discard, Pass, Play
from bidwhist.core.cards import cards_of, mask_of, parse_card
from bidwhist.core.deal import AUCTION, DISCARD, PLAY
from bidwhist.core.match import Match, deal_next, match_view, new_match, play
from bidwhist.core.rules.options import DeclareWhen, Renege
from bidwhist.core.rules.presets import ANDREWS, CLASSIC, PALACE, PRESETS, WHIST
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from bidwhist.errors import WhistError
from bidwhist.records import history
from bidwhist.solver import COMPILED
from support.blindness import redealt, swappable
from support.nightly import amount, by_day
from support.random_matches import lively_match
from support.reasons import of_both

needs_kernel = pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
STEADY = SteadyJudge()


def played(rules: Ruleset, bot: Bot, seed: str, deals: int = 2) -> Match:
    """A match of one bot in all seats, left after so many deals."""
    match = new_match(rules, tuple(f"player {seat}" for seat in range(rules.players)), seed_from_text(seed))
    while match.result is None and len(match.deals) < deals:
        match, number = deal_next(match), 0
        while match.deal and not match.deal.is_over:
            seat = match.deal.to_act
            random = random_for(seed_from_text(seed), len(match.deals), seat, number)
            match, number = play(match, bot.choose(match_view(match, seat), random)), number + 1
    return match


@cache
def steady_match(name: str) -> Match:
    """One deal of a preset, played by steady."""
    return played(PRESETS[name], make_bot("steady"), "coach", deals=1)


def judged(match: Match, judge: Judge, *, hindsight: bool = False) -> list[Verdict]:
    """The verdicts on a match."""
    return [one for one in coach(match, judge, "1", hindsight=hindsight) if isinstance(one, Verdict)]


def of_kind(match: Match, kind: str) -> Decision:
    """The first free decision of a kind."""
    found = (one for one in decisions_of(match) if isinstance(one, Decision))
    return next(one for one in found if one.kind == kind and one.is_free)


def accuracy(match: Match, judge: Judge) -> Summary:
    """All seats together."""
    return summary_of(judged(match, judge))


@pytest.mark.parametrize("name", PRESETS)
def test_every_decision_of_a_match_is_judged_or_said_not_to_be(name: str) -> None:
    match = steady_match(name)
    deal = match.deals[0]
    made = len(deal.calls) + (deal.declared is not None) + (deal.discards != 0) + deal.played.bit_count()
    assert len(list(decisions_of(match))) == made
    free = [one for one in decisions_of(match) if isinstance(one, Decision) and one.is_free]
    assert [verdict.decision for verdict in judged(match, STEADY)] == free


@pytest.mark.parametrize("name", by_day(PRESETS, "classic", "cutthroat-5", "whist"))
def test_steady_finds_no_fault_with_itself_and_much_with_chance(name: str) -> None:
    fine = accuracy(steady_match(name), STEADY)
    poor = accuracy(played(PRESETS[name], make_bot("random"), "coach", deals=1), STEADY)
    assert fine.total.cost == pytest.approx(0.0, abs=1e-9)
    assert fine.total.accuracy == 1.0
    assert (poor.total.accuracy or 0.0) < 0.6
    assert poor.total.cost > 0.2


@pytest.mark.nightly
@needs_kernel
def test_champion_finds_little_fault_with_itself_and_much_with_chance() -> None:
    # To show that steady is between them takes more deals than a test has: benches/strength/coach.py.
    judge = make_judge("champion", 12)
    champion, random = (
        sum((accuracy(played(PALACE, bot, f"ladder {number}", 1), judge) for number in range(2)), start=_nothing())
        for bot in (_judging(judge), make_bot("random"))
    )
    assert (champion.total.accuracy or 0.0) > 0.8
    assert (random.total.accuracy or 0.0) < 0.7
    assert random.total.cost > 3 * champion.total.cost


def _judging(judge: Judge) -> Bot:
    assert isinstance(judge, BotJudge)
    return judge.bot


def _nothing() -> Summary:
    return Summary(deals=0, by_kind=dict.fromkeys(KINDS, Tally()))


@pytest.mark.parametrize("number", by_day(range(6), 0, 1, 2))
def test_no_cost_is_less_than_nothing_whatever_was_done(number: int) -> None:
    match = lively_match((CLASSIC, ANDREWS, PALACE)[number % 3], number, most_actions=70)
    for verdict in judged(match, STEADY):
        assert 0.0 <= verdict.cost <= 1.1
        assert verdict.is_good or verdict.taken.action != verdict.best.action


def test_what_nobody_can_judge_is_said_with_its_reason() -> None:
    rules = replace(CLASSIC, renege=Renege.CALLED)
    skipped: list[Skipped] = []
    for number in range(8):
        match = lively_match(rules, number, most_actions=150)
        skipped += [one for one in decisions_of(match) if isinstance(one, Skipped)]
    kinds = {type(one.action) for one in skipped}
    assert kinds == {Claim, CallRenege, Play}
    assert all(one.why for one in skipped)
    reneges = [one for one in skipped if isinstance(one.action, Play)]
    assert all("renege" in str(one.why) for one in reneges)


@pytest.mark.parametrize(
    "judge", [STEADY, pytest.param(make_judge("champion", 4), marks=needs_kernel)], ids=["steady", "champion"]
)
def test_hidden_cards_move_no_verdict(judge: Judge) -> None:
    match, random, looks = steady_match("palace"), Random(5), Looks("1")
    actions: list[Action] = []
    compared = 0
    for one in decisions_of(match):
        assert isinstance(one, Decision)
        pair = swappable(one.before, one.view, random) if one.is_free else None
        if pair and one.number % 4 == 0:
            again = redealt(one.before, actions, *pair)
            twin = replace(one, before=again, view=view(again, one.seat, one.view.score, one.view.deals_left))
            first, second = judge_decision(one, judge, looks), judge_decision(twin, judge, looks)
            assert first is not None and second is not None
            assert (first.taken, first.best, first.cost) == (second.taken, second.best, second.cost)
            compared += 1
        actions.append(one.action)
    assert compared > 8


class NoisyJudge:
    """A judge that finds all options equal, but with noise."""

    name = "noisy"
    is_certain = False

    def __init__(self, noise: float, worth: dict[Action, float]) -> None:
        self.noise, self.worth = noise, worth

    def weigh(self, view: View, random: Random, wanted: tuple[Action, ...]) -> Sequence[Weighed]:
        """Every option, best first."""
        found = [
            Weighed(action, 0.5 + self.worth.get(action, 0.0) + random.gauss(0.0, self.noise)) for action in view.legal
        ]
        return sorted(found, key=lambda option: -option.value)


def test_noise_accuses_hardly_anybody() -> None:
    match = steady_match("classic")
    accused = judged_often = 0
    for seed in range(30):
        looks = Looks(str(seed))
        for one in decisions_of(match):
            if isinstance(one, Decision) and one.kind == "card" and one.is_free:
                verdict = judge_decision(one, NoisyJudge(0.05, {}), looks)
                assert verdict is not None
                accused, judged_often = accused + (not verdict.is_good), judged_often + 1
    assert judged_often > 500
    assert accused / judged_often < 0.06


def test_a_real_cost_is_found_through_noise_and_not_made_larger_by_it() -> None:
    one = of_kind(steady_match("classic"), "card")
    worth: dict[Action, float] = {one.action: -0.2}
    found = [judge_decision(one, NoisyJudge(0.03, worth), Looks(str(seed))) for seed in range(200)]
    costs = [verdict.cost for verdict in found if verdict is not None and not verdict.is_good]
    assert len(costs) > 180
    assert sum(costs) / len(costs) == pytest.approx(0.2, abs=0.012)


def test_a_judge_without_chance_is_asked_once_and_believed() -> None:
    one = of_kind(played(PALACE, make_bot("random"), "blunder", deals=1), "bid")
    verdict = judge_decision(one, STEADY, Looks("1"))
    assert verdict is not None
    assert verdict.error == 0.0
    assert verdict.cost == verdict.best.value - verdict.taken.value


def test_the_same_seed_gives_the_same_verdicts_and_another_other_ones() -> None:
    one = of_kind(steady_match("classic"), "card")
    judge = NoisyJudge(0.05, {one.action: -0.1})
    costs = [judge_decision(one, judge, Looks(seed)) for seed in ("a", "a", "b")]
    assert costs[0] == costs[1]
    assert costs[0] != costs[2]


def test_a_summary_is_the_sum_of_its_parts() -> None:
    match = played(ANDREWS, make_bot("random"), "sum", deals=1)
    verdicts = judged(match, STEADY)
    whole = summary_of(verdicts)
    by_seat = [summary_of(one for one in verdicts if one.decision.seat == seat) for seat in range(4)]
    for kind in KINDS:
        assert sum(each.by_kind[kind].decisions for each in by_seat) == whole.by_kind[kind].decisions
        assert sum(each.by_kind[kind].cost for each in by_seat) == pytest.approx(whole.by_kind[kind].cost)
    assert whole.total.decisions == len(verdicts)
    assert whole.total.cost == pytest.approx(sum(verdict.cost for verdict in verdicts))
    assert whole.total.mattered == sum(verdict.matters for verdict in verdicts)
    assert whole.total.good == sum(verdict.matters and verdict.cost <= SMALL for verdict in verdicts)
    assert whole.total.tricks == pytest.approx(sum(verdict.tricks or 0.0 for verdict in verdicts))


@needs_kernel
def test_hindsight_of_cards_is_what_the_solver_says() -> None:
    match = steady_match("palace")
    costs = [worth.cost for worth in worth_of_play(match.deals[0])]
    found = {
        verdict.decision.before.played.bit_count(): verdict.hindsight
        for verdict in judged(match, STEADY, hindsight=True)
        if verdict.decision.kind == "card"
    }
    assert found
    assert all(hindsight is not None and hindsight.cost == costs[place] for place, hindsight in found.items())


@needs_kernel
@pytest.mark.parametrize("name", ["classic", "andrews", "cutthroat-5"])
def test_hindsight_follows_a_deal_of_best_play_to_its_end(name: str) -> None:
    # The tricks of the declaring side are those of the exchange, less those that the cards gave away.
    match = steady_match(name)
    deal, open_deals = match.deals[0], OpenDeals(match.deals)
    free = [one for one in decisions_of(match) if isinstance(one, Decision)]
    last_of_exchange = [one for one in free if one.kind in ("naming", "discard")][-1]
    worth = open_deals.of(last_of_exchange)
    assert worth is not None
    tricks = worth.tricks
    declaring = deal.side(deal.declarer)
    for one in free:
        if one.kind == "card":
            hindsight = open_deals.of(one)
            assert hindsight is not None
            tricks += hindsight.cost if deal.side(one.seat) != declaring else -hindsight.cost
    assert tricks == deal.tricks_won[declaring]


@needs_kernel
def test_a_poor_discard_costs_what_the_best_one_keeps() -> None:
    rules = replace(PALACE, declare=DeclareWhen.BEFORE_KITTY)
    match = played(rules, make_bot("random"), "discard", deals=1)
    discard = of_kind(match, "discard")
    verdict = judge_decision(discard, STEADY, Looks("1"))
    hindsight = OpenDeals(match.deals).of(discard)
    assert verdict is not None and hindsight is not None
    assert verdict.cost > 0.0
    assert hindsight.cost > 0
    assert isinstance(hindsight.better, Discard)
    assert hindsight.better in discard.view.legal


@needs_kernel
def test_discards_that_a_bot_did_not_think_of_are_laid_beside_its_own() -> None:
    discard = of_kind(steady_match("palace"), "discard")
    assert isinstance(discard.action, Discard)
    high = Discard(mask_of(cards_of(discard.view.hand)[-6:]))
    better, worse = weigh_discards(discard.view, [discard.action, high], Random(1))
    assert better.value > worse.value
    assert (better.tricks or 0.0) > (worse.tricks or 0.0)


@needs_kernel
def test_of_a_bid_hindsight_says_by_how_much_its_contract_falls_short() -> None:
    match = played(PALACE, make_bot("random"), "short", deals=1)
    deal = match.deals[0]
    hindsight = {
        verdict.decision.number: verdict.hindsight
        for verdict in judged(match, STEADY, hindsight=True)
        if verdict.decision.kind == "bid"
    }
    last = max(place for place, call in enumerate(deal.calls) if isinstance(call, Bid))
    assert [place for place, found in hindsight.items() if found is not None] == [last]
    found = hindsight[last]
    assert found is not None and deal.contract is not None
    assert found.cost == max(0, deal.contract.number + deal.rules.free_tricks - found.tricks)


def test_an_unfinished_deal_is_judged_as_far_as_it_came() -> None:
    match = steady_match("palace")
    states = list(history(match.deals[0]))
    broken = replace(match, deals=(states[len(states) // 2],))
    verdicts = judged(broken, STEADY, hindsight=COMPILED)
    assert verdicts == judged(match, STEADY, hindsight=COMPILED)[: len(verdicts)]
    assert len(verdicts) > 5


def test_the_score_and_the_deals_left_are_those_before_each_deal() -> None:
    match = played(replace(CLASSIC, max_deals=3), make_bot("steady"), "left", deals=3)
    seen = {one.deal: (one.view.score, one.view.deals_left) for one in decisions_of(match) if isinstance(one, Decision)}
    assert seen[1] == ((0, 0), 3)
    assert all(seen[number + 1][0] == match.scores[number - 1] for number in range(1, len(match.deals)))


def test_calls_cost_points_over_roll_outs_of_the_auction() -> None:
    match = played(PALACE, make_bot("random"), "short", deals=1)
    poor = [one for one in judged(match, STEADY) if one.decision.kind == "bid" and one.cost > 0.1]
    assert poor
    assert all(one.points is not None and one.points > 1.0 for one in poor)
    first = poor[0].decision.view
    bids = [call for call in first.legal if isinstance(call, Bid)][-1:]
    passing, bold = points_of_calls(first, [PASS, *bids], Random(1))
    assert -2.0 * 7 - 7 <= bold < passing <= 7.0


def test_points_follow_from_tricks_and_the_chance_to_make_it() -> None:
    discard = of_kind(steady_match("classic"), "discard").view
    likely, unlikely = Weighed(PASS, 0.5, 11.0, 0.8), Weighed(PASS, 0.5, 9.0, 0.2)
    more, less = points_of(discard, likely), points_of(discard, unlikely)
    assert more is not None and less is not None
    assert more > less
    worth = points_by_tricks(discard.rules, discard.side, 4, False, discard.side)
    assert worth[9:] == (-4, 4, 5, 6, 7)
    assert points_of(of_kind(steady_match("classic"), "bid").view, likely) is None


def test_what_was_done_and_what_would_have_been_better_is_said_plainly() -> None:
    match = played(PALACE, make_bot("random"), "words", deals=2)
    verdicts = judged(match, STEADY)
    for verdict in verdicts:
        words = verdict_in_words(verdict)
        assert words.startswith("you ")
        assert words.endswith(".")
        assert ("would have won the match" in words) is not verdict.is_good
    assert {verdict.decision.kind for verdict in verdicts if not verdict.is_good} >= {"bid", "naming", "card"}


@pytest.mark.parametrize(
    ("phase", "action", "words"),
    [
        (AUCTION, Pass(), "passed"),
        (AUCTION, Bid(4), "bid 4"),
        (PLAY, Play(parse_card("10H")), "led 10♥"),
        (PLAY, Play(parse_card("LJ")), "led the Little Joker"),
        (DISCARD, Discard(1 << parse_card("9S") | 1 << parse_card("3H")), "discarded 9♠ 3♥"),
    ],
)
def test_an_action_is_told_in_the_past(phase: int, action: Action, words: str) -> None:
    states = [state for state in history(steady_match("classic").deals[0]) if state.phase == phase and not state.table]
    assert str(done(view(states[0], states[0].to_act), action)) == f"you {words}"


def test_a_bold_bid_is_told_its_worth_and_not_more() -> None:
    # Steady has a penalty for a bid that is likely set, and forbids no-trump on a suit hand. The figures have neither.
    one = of_kind(steady_match("palace"), "bid")
    for option in STEADY.weigh(one.view, Random(1), tuple(one.view.legal)):
        assert -0.1 <= option.value <= 1.1


def test_the_judge_puts_its_own_choice_first() -> None:
    bot = make_bot("steady")
    for one in (of_kind(steady_match("palace"), kind) for kind in KINDS):
        options = STEADY.weigh(one.view, Random(1), ())
        assert options[0].action == bot.choose(one.view, Random(1))
        assert all(before.value >= after.value for before, after in pairwise(options[1:]))


def test_a_judge_that_does_not_exist_is_refused_with_those_there_are() -> None:
    with pytest.raises(WhistError, match="there are steady and champion"):
        make_judge("clever")


def test_in_classic_whist_books_and_points_have_the_sign_of_who_gains() -> None:
    """Steady's figures go up and down with a side's books there, no matter who dealt: so do what the coach says."""
    sides = Counter[bool]()
    for number in range(amount(14, 40)):
        for verdict in judged(played(WHIST, make_bot("random"), f"whist {number}", deals=20), STEADY):
            if verdict.is_good:
                continue
            view = verdict.decision.view
            sides[view.side == view.rules.side_of[view.dealer]] += 1
            assert verdict.tricks is not None and verdict.tricks > 0.0
            assert verdict.points is not None and verdict.points > 0.0
    assert min(sides[True], sides[False]) > amount(300, 900)


@needs_kernel
def test_in_classic_whist_hindsight_counts_the_books_of_the_seats_own_side() -> None:
    match = played(WHIST, make_bot("steady"), "whist", deals=1)
    deal, last = match.deals[0], dict[int, int]()
    for verdict in judged(match, STEADY, hindsight=True):
        assert verdict.hindsight is not None
        last[deal.side(verdict.decision.seat)] = verdict.hindsight.tricks - verdict.hindsight.cost
    for side, tricks in last.items():
        assert abs(tricks - deal.tricks_won[side]) <= 2


def test_a_reason_of_the_coach_speaks_for_the_better_card_alone() -> None:
    told = 0
    for preset in ("classic", "palace", "cutthroat", "whist"):
        for number in range(amount(3, 8)):
            for verdict in judged(played(PRESETS[preset], make_bot("random"), f"both {number}", deals=1), STEADY):
                told += verdict.decision.kind == "card" and not verdict.is_good
                assert not of_both(verdict), verdict_in_words(verdict)
    assert told > 100
