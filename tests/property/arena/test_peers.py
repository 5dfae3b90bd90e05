"""The peers: legal under every preset, one answer for a view, independent of hidden cards. The bound sees all cards."""

from itertools import product
from random import Random

import pytest

from bidwhist.analysis.double_dummy import position_of
from bidwhist.arena.duplicate import compare_play, compare_points
from bidwhist.arena.peers import BEFORE, PEERS, pimc
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.tables import fresh_deal, play_out, until_play
from bidwhist.bots.bot import Bot
from bidwhist.bots.levels import make_bot
from bidwhist.core.actions import PASS, Action, Bid, Suffix
from bidwhist.core.deal import Deal
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from bidwhist.errors import BadRuleset
from bidwhist.solver import COMPILED, Solver
from support.blindness import history, twins
from support.nightly import amount, by_day
from support.simulated import SIMULATED

SEED = seed_from_text("peers")
STEADY = make_bot("steady")
QUICK = [name for name in PEERS if not name.endswith("N")] + [
    "always-5",
    "threshold62",
    "pimc3",
    f"ismcts{amount(4, 12)}",
]
BLIND = [name for name in QUICK if name != "open"]
"""Those that see what a player sees."""
TELLING = tuple(name for name in BLIND if name not in BEFORE)
"""Those that tell most: levels of before run the code of those of now, which has such tests of its own."""
needs_kernel = pytest.mark.skipif(not COMPILED, reason="a search over whole deals needs the compiled kernel")


@pytest.fixture(autouse=True)
def _small_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pimc, "NODES", 20_000)


def peer(name: str) -> Bot:
    """The bot of a name, if this machine has what it needs."""
    if name.startswith("ismcts"):
        pytest.importorskip("pyspiel")
    if name.startswith(("pimc", "open")) and not COMPILED:
        pytest.skip("a search over whole deals needs the compiled kernel")
    return parse_bot(name)


def is_slow(name: str) -> bool:
    """Whether a peer draws worlds for every simulation, so that a deal of its takes ten times as long."""
    return name.startswith("ismcts")


@pytest.mark.parametrize(
    ("name", "preset"),
    by_day(
        product(BLIND, PRESETS),
        *product(TELLING, ("classic", "whist")),
        *((name, preset) for name in TELLING for preset in ("cutthroat-5", "fifty-two") if not is_slow(name)),
    ),
)
def test_a_deal_is_played_by_the_rules_and_the_same_each_time(name: str, preset: str) -> None:
    bot = peer(name)
    if preset not in SIMULATED and name.startswith("ismcts"):
        with pytest.raises(BadRuleset, match="deals that begin with an auction"):
            play_out(fresh_deal(PRESETS[preset], SEED, 2), (bot,) * 5, SEED, 2)
        return
    ends = [play_out(fresh_deal(PRESETS[preset], SEED, 2), (bot,) * 5, SEED, 2) for _ in range(2)]
    assert ends[0].is_over
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("name", "preset"),
    by_day(
        product(BLIND, ["classic", "cutthroat", "andrews", "palace", "fifty-two", "bid-wiz"]),
        *((name, "palace") for name in TELLING),
        *((name, "cutthroat") for name in TELLING if not is_slow(name)),
    ),
)
def test_no_hidden_card_moves_a_peer(name: str, preset: str) -> None:
    bot = peer(name)
    played = [*history(PRESETS[preset], SEED, 5, STEADY)]
    looked = 0
    for seen, other, place in twins(played, Random(5)):
        assert other == seen
        assert bot.choose(other, Random(place)) == bot.choose(seen, Random(place))
        looked += 1
    assert looked > 20


@needs_kernel
@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "cutthroat"])
def test_the_player_who_sees_all_takes_what_the_deal_is_worth(preset: str) -> None:
    bot = parse_bot("open")
    starts = (until_play(fresh_deal(PRESETS[preset], SEED, number), bot, SEED, number) for number in range(1, 30))
    start = next(deal for deal in starts if deal.contract is not None)
    side = start.side(start.declarer)
    worth = start.tricks_won[side] + Solver().value(position_of(start)).low
    assert play_out(start, (bot,) * start.players, SEED, 1).tricks_won[side] == worth


@needs_kernel
def test_the_player_who_sees_all_is_never_worse_off_for_its_discard() -> None:
    for number in range(5):
        fresh = fresh_deal(PALACE, SEED, number)
        worths = [_worth(until_play(fresh, bot, SEED, number)) for bot in (parse_bot("open"), STEADY)]
        assert worths[0] >= worths[1]


def _worth(start: Deal) -> int:
    return Solver().value(position_of(start)).low


@needs_kernel
def test_more_is_taken_by_who_sees_more() -> None:
    sees_all, _ = compare_play(PALACE, (parse_bot("open"), STEADY), STEADY, range(amount(10, 25)), SEED)
    assert sees_all.low > 0


@pytest.mark.parametrize("name", by_day(["greedy", "counting", "wild"], "counting"))
def test_steady_outscores_the_simple_ones(name: str) -> None:
    assert compare_points(PALACE, STEADY, parse_bot(name), range(amount(12, 30)), SEED).low > 0


def first_calls(name: str) -> list[Action]:
    """A bot's first calls as forehand in a dozen deals."""
    bot = parse_bot(name)
    seen = [view(fresh_deal(PALACE, SEED, number), (number + 1) % 4) for number in range(12)]
    return [bot.choose(one, Random(number)) for number, one in enumerate(seen)]


def test_bidders_do_what_they_are_named_for() -> None:
    assert set(first_calls("always-pass")) == {PASS}
    assert {call.number for call in first_calls("always-5") if isinstance(call, Bid)} == {5}
    assert PASS not in first_calls("always-5")
    no_trump = [call for call in first_calls("steady") if isinstance(call, Bid) and call.suffix is Suffix.NO_TRUMP]
    assert no_trump
    others = first_calls("never-no-trump")
    assert not [call for call in others if isinstance(call, Bid) and call.suffix is Suffix.NO_TRUMP]
    assert len(set(first_calls("wild"))) > 4


def test_a_higher_threshold_bids_less_and_makes_more() -> None:
    bids, made = [], []
    for name in ("threshold45", "threshold85"):
        bids.append(sum(isinstance(call, Bid) for call in first_calls(name)))
        deals = [
            play_out(fresh_deal(CLASSIC, SEED, number), (parse_bot(name),) * 4, SEED, number) for number in range(40)
        ]
        played = [deal.outcome for deal in deals if deal.outcome]
        made.append(sum(one.made for one in played) / len(played))
    assert bids[0] > bids[1]
    assert made[0] < made[1]


def test_a_dealer_who_must_bid_does_and_a_number_too_low_is_passed() -> None:
    for name in ("always-pass", "always-3"):
        bids = [one.bid for one in (_auctioned(name, number) for number in range(6)) if one.bid]
        assert len(bids) == 6
        assert {bid.number for bid in bids} == {3}


def _auctioned(name: str, number: int) -> Deal:
    return until_play(fresh_deal(PALACE, SEED, number), parse_bot(name), SEED, number)
