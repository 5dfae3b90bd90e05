"""Worlds drawn for a seat: they agree with all it has seen, and are equally likely."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.core.cards import cards_of, deck, mask_of
from bidwhist.core.deal import Phase
from bidwhist.core.rules.options import DeclareWhen, NoTrumpJokers, Renege, Sport
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.envs.resampling import resample
from bidwhist.envs.texts import information_text
from bidwhist.errors import IllegalAction
from bidwhist.simulator import State, new_state, restored_state, typed_deal
from bidwhist.simulator.numbering import FIRST_DISCARD, PASS_NUMBER
from support.nightly import amount
from support.simulated import SIMULATED

SEED = seed_from_text("worlds")
RULES = {
    **SIMULATED,
    "called": replace(PRESETS["palace"], renege=Renege.CALLED),
    "sported early": replace(PRESETS["classic"], sport=Sport.BEFORE_AUCTION),
    "sported late": replace(PRESETS["andrews"], sport=Sport.BEFORE_PICKUP),
    "sported for trump bids": replace(PRESETS["classic"], sport=Sport.TRUMP_BIDS),
    "named with the kitty": replace(PRESETS["classic"], declare=DeclareWhen.AFTER_KITTY),
    "jokers any time": replace(PRESETS["classic"], no_trump_jokers=NoTrumpJokers.ANY_TIME),
}


def states(rules: Ruleset, deals: int) -> Iterator[State]:
    """Every state of some deals played by chance."""
    for number in range(deals):
        state, random = new_state(rules, SEED, number), Random(number)
        while not state.is_over:
            yield state
            state.apply_action(random.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("name", RULES)
def test_a_world_never_contradicts_what_a_seat_has_seen(name: str) -> None:
    random, seen = Random(name), 0
    for state in states(RULES[name], amount(3, 9)):
        seat = random.randrange(state.rules.players)
        world = resample(state, seat, random)
        assert information_text(world, seat) == information_text(state, seat)
        assert world.legal_actions() == state.legal_actions() or seat != state.to_act
        assert sum(world.dealt) + world.kitty == deck(state.rules.jokers)
        seen += 1
    assert seen > amount(130, 400)


def test_worlds_of_two_states_that_look_alike_are_drawn_alike() -> None:
    """What a seat cannot see makes no difference to what is drawn for it."""
    for state in states(PRESETS["palace"], 3):
        seat = state.to_act
        if seat < 0:
            continue
        twin = resample(state, seat, Random(1))
        ours = [resample(state, seat, Random(number)) for number in range(2)]
        theirs = [resample(twin, seat, Random(number)) for number in range(2)]
        assert [(one.dealt, one.kitty, one.history) for one in ours] == [
            (one.dealt, one.kitty, one.history) for one in theirs
        ]


def late_states(rules: Ruleset, cards: int, random: Random) -> Iterator[tuple[State, int]]:
    """A state a deal with so many cards in the leader's hand, and a seat that is not the declarer."""
    for number in range(100):
        state, play = new_state(rules, SEED, number), Random(number)
        while not state.is_over:
            if state.phase == Phase.PLAY and state.held[state.to_act].bit_count() == cards:
                yield state, random.randrange(rules.players)
                break
            state.apply_action(play.choice(state.legal_actions()))


def worlds_that_fit(state: State, seat: int) -> set[tuple[int, ...]]:
    """Every placing of the hidden cards in hands and on the pile that replays to the same sight, by trying them all."""
    aside = mask_of(number - FIRST_DISCARD for number in state.history if FIRST_DISCARD <= number < PASS_NUMBER)
    declarer = typed_deal(state).declarer
    pile = 0 if seat == declarer else aside
    held = [hand if other != seat else 0 for other, hand in enumerate(state.held)]
    rooms = [hand.bit_count() for hand in (*held, pile)]
    hidden = sum(held) | pile
    sight = information_text(state, seat)
    return {placed for placed in placings(hidden, rooms) if fits(state, seat, declarer, placed, sight)}


def placings(hidden: int, rooms: list[int]) -> Iterator[tuple[int, ...]]:
    if not rooms:
        yield ()
        return
    for chosen in combinations(cards_of(hidden), rooms[0]):
        for rest in placings(hidden & ~mask_of(chosen), rooms[1:]):
            yield (mask_of(chosen), *rest)


def fits(state: State, seat: int, declarer: int, placed: tuple[int, ...], sight: str) -> bool:
    *hands, pile = placed
    gone = [dealt | (state.kitty if other == declarer else 0) for other, dealt in enumerate(state.dealt)]
    aside = mask_of(number - FIRST_DISCARD for number in state.history if FIRST_DISCARD <= number < PASS_NUMBER)
    gone[declarer] &= ~aside
    played = [whole & ~held for whole, held in zip(gone, state.held, strict=True)]
    dealt = [mine | out for mine, out in zip(hands, played, strict=True)]
    dealt[seat] = state.dealt[seat]
    put_aside = aside if seat == declarer else pile
    if seat != declarer:
        whole = dealt[declarer] | pile
        kitty = mask_of(cards_of(whole)[: state.rules.kitty])
        dealt[declarer] = whole & ~kitty
    else:
        kitty = state.kitty
    discards = iter(cards_of(put_aside))
    history = [
        FIRST_DISCARD + next(discards) if FIRST_DISCARD <= number < PASS_NUMBER else number for number in state.history
    ]
    try:
        replayed = restored_state(state.rules, state.dealer, dealt, kitty, history)
    except IllegalAction:
        return False
    return information_text(replayed, seat) == sight


def placing_of(state: State, seat: int, declarer: int) -> tuple[int, ...]:
    aside = mask_of(number - FIRST_DISCARD for number in state.history if FIRST_DISCARD <= number < PASS_NUMBER)
    held = [hand if other != seat else 0 for other, hand in enumerate(state.held)]
    return (*held, 0 if seat == declarer else aside)


# Of fifty-two one state takes as long as all of the others, and shows as much as two.
@pytest.mark.parametrize(
    ("name", "cards", "enough"),
    [("cutthroat", 2, 2), ("fifty-two", 1, amount(1, 2)), ("called", 1, 2), ("andrews", 2, 2)],
)
def test_every_world_that_fits_is_as_likely(name: str, cards: int, enough: int) -> None:
    rules, tried = RULES[name], 0
    for state, seat in late_states(rules, cards, Random(name)):
        declarer = typed_deal(state).declarer
        rooms = sum(hand.bit_count() for other, hand in enumerate(state.held) if other != seat)
        if seat != declarer and rooms + rules.kitty > 8:
            continue
        every = worlds_that_fit(state, seat)
        if not 2 <= len(every) <= 60:
            continue
        draws, random = 40 * len(every), Random(tried)
        drawn = Counter(placing_of(resample(state, seat, random), seat, declarer) for _ in range(draws))
        assert set(drawn) == every
        unevenness = sum((drawn[world] - 40) ** 2 / 40 for world in every)
        freedom = len(every) - 1
        assert unevenness < freedom + 5 * (2 * freedom) ** 0.5 + 10
        tried += 1
        if tried == enough:
            return
    assert tried
