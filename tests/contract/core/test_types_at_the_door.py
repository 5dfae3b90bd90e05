"""A value that only equals the right one is refused by every public function, and no cache confuses the two."""

import inspect
from collections.abc import Callable, Iterator
from enum import Enum, IntEnum
from functools import _lru_cache_wrapper
from importlib import import_module
from random import Random
from types import UnionType
from typing import Any, get_args, get_type_hints

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins
from msgspec.structs import asdict, replace

import bidwhist
from bidwhist import analysis
from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Action, Bid, Contract, Declare, Suffix
from bidwhist.core.cards import Strain
from bidwhist.core.legality import interruptions, legal
from bidwhist.core.match import deal_next, new_match
from bidwhist.core.rules.options import Direction, NoTrumpJokers
from bidwhist.core.rules.order import order_for
from bidwhist.core.rules.parse import OPTIONS
from bidwhist.core.rules.presets import CLASSIC, PALACE
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import NUMBERS
from bidwhist.core.shuffle import deal_cards, seed_from_text
from bidwhist.errors import BadRuleset, IllegalAction, WhistError
from bidwhist.records import decode_record, encode_record, record_of, replay
from support.modules import MODULES
from support.nightly import amount
from support.random_play import NAMES, random_action
from support.random_rules import rulesets
from support.table import bid_to, calls, deal_with, to_play

SEED = seed_from_text("door")
HANDS, KITTY = deal_cards(CLASSIC, SEED, 0, 0)
MATCH = deal_next(new_match(CLASSIC, NAMES[:4], SEED))
EXAMPLES: dict[str, object] = {
    "rules": CLASSIC,
    "yours": CLASSIC,
    "theirs": PALACE,
    "strain": Strain.SPADES,
    "direction": Direction.UPTOWN,
    "contract": Contract(4, Direction.UPTOWN, Strain.SPADES),
    "call": Bid(4, Suffix.UPTOWN),
    "action": Bid(4, Suffix.UPTOWN),
    "match": MATCH,
    "deal": MATCH.deal,
    "seed": SEED,
    "number": 3,
    "dealer": 0,
    "first_dealer": 0,
    "declarer": 0,
    "declaring_side": 0,
    "no_trump": False,
    "tricks_won": (9, 4),
    "players": NAMES[:4],
    "hands": HANDS,
    "hand": HANDS[0] | KITTY,
    "kitty": KITTY,
    "worlds": [HANDS],
    "found": [],
    "bot": "random",
    "other": "random",
}
"""By parameter: what a public function can be given."""
TRUSTING = {"apply"}
"""A function that says it checks nothing."""
ACTIONS = frozenset(get_args(Action))


def equals_of(value: object) -> list[object]:
    """What equals a number and is of another type, or what a careless caller takes for it."""
    if isinstance(value, Enum):
        return [
            value.value,
            value.name,
            str(value.value),
            None,
            *(equals_of(int(value)) if isinstance(value, int) else []),
        ]
    if isinstance(value, bool):
        return [int(value), float(value), np.bool_(value)]
    if isinstance(value, int):
        numbers: list[object] = [float(value), str(value), np.int64(value)] if abs(value) < 1 << 50 else [float(value)]
        return [*numbers, bool(value)] if value in (0, 1) else numbers
    if isinstance(value, tuple):
        return [None, tuple(map(float, value))] if all(isinstance(one, int) for one in value) else [None, "AB"]
    if isinstance(value, Ruleset):
        return ["classic", None, to_builtins(value), 4]
    if type(value) in (*ACTIONS, Contract):
        return [None, "4US", [value], np.array([1, 2]), *mistyped(value)]
    return [None, 5]


def mistyped(value: Any) -> list[Any]:
    """An action or contract with one field of another type, that often equals the right one."""
    return [
        type(value)(**{**asdict(value), name: other})
        for name, field in asdict(value).items()
        for other in equals_of(field)
        if not (other is None and type(value) is Bid and name == "suffix")
    ]


def guarded(hint: object) -> bool:
    """Whether a parameter's type has values that something else may equal: an enum's, a rule set, an action."""
    kinds = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    return any(
        isinstance(kind, type) and (issubclass(kind, Enum | Ruleset | Contract) or kind in ACTIONS) for kind in kinds
    )


def doors() -> Iterator[tuple[str, Callable[..., object], str]]:
    """Every parameter of a public function that takes an enum or a rule set."""
    for package in (bidwhist, analysis):
        for name in package.__all__:
            function = getattr(package, name)
            if not inspect.isfunction(function) or name in TRUSTING:
                continue
            hints = get_type_hints(function)
            parameters = inspect.signature(function).parameters
            if not any(guarded(hints[one]) for one in parameters):
                continue
            for parameter in parameters:
                if parameter in EXAMPLES and (guarded(hints[parameter]) or hints[parameter] in (int, bool)):
                    yield name, function, parameter


DOORS = [*doors()]


def test_there_are_doors_to_walk() -> None:
    assert {("order_for", "strain"), ("act", "action"), ("outcome", "number"), ("prospect", "contract")} <= {
        (name, parameter) for name, _, parameter in DOORS
    }


def given_to(function: Callable[..., object]) -> dict[str, object]:
    """What a function needs, each by its example; a new parameter wants one above."""
    parameters = inspect.signature(function).parameters.values()
    return {one.name: EXAMPLES[one.name] for one in parameters if one.default is one.empty}


@pytest.mark.parametrize(("name", "function", "parameter"), DOORS, ids=[f"{name}-{one}" for name, _, one in DOORS])
def test_every_public_function_refuses_what_only_equals_an_enum_or_a_rule_set(
    name: str, function: Callable[..., object], parameter: str
) -> None:
    wrong = [None, 1.5, "x"] if parameter == "call" else equals_of(EXAMPLES[parameter])
    if str in get_args(get_type_hints(function)[parameter]):  # the front door takes names too
        wrong = [value for value in wrong if not isinstance(value, str)]
    for value in wrong:
        if name == "why_not":
            assert function(**{**given_to(function), parameter: value})
            continue
        with pytest.raises(WhistError):
            function(**{**given_to(function), parameter: value})


def test_an_int_that_equals_no_trump_is_not_declared() -> None:
    deal = bid_to(deal_with(replace(PALACE, no_trump_jokers=NoTrumpJokers.ANY_TIME)), "4UN")
    for strain in (4, 4.0, np.int64(4), True):
        with pytest.raises(IllegalAction, match=r"strain must be a Strain such as Strain\.CLUBS, not"):
            act(deal, Declare(strain, Direction.UPTOWN))  # type: ignore[arg-type]
    order = act(deal, Declare(Strain.NO_TRUMP, Direction.UPTOWN)).order
    assert order is not None and order.strain is Strain.NO_TRUMP and order.exempt


def test_an_int_that_equals_no_trump_leaves_every_order_as_it_is() -> None:
    rules = replace(PALACE, no_trump_jokers=NoTrumpJokers.ANY_TIME)
    with pytest.raises(WhistError, match="strain must be a Strain"):
        order_for(rules, 4, Direction.DOWNTOWN)  # type: ignore[arg-type]
    order = order_for(rules, Strain.NO_TRUMP, Direction.DOWNTOWN)
    assert order.strain is Strain.NO_TRUMP and order.exempt and not order.has_trump


def test_a_bid_of_3_0_is_refused_and_whatever_is_taken_can_be_read_back() -> None:
    deal = deal_with(CLASSIC)
    for number in (3.0, np.int64(3), "3"):
        with pytest.raises(IllegalAction, match="number must be a whole number"):
            act(deal, Bid(number, Suffix.UPTOWN))  # type: ignore[arg-type]
    assert all(type(call.number) is int for call in legal(calls(deal, "3U")) if isinstance(call, Bid))


def test_a_matched_bid_is_the_tables_own_whatever_was_asked_first() -> None:
    rules = replace(CLASSIC, dealer_matches=True)
    deal = calls(deal_with(rules), "4D - -")
    poisoned = replace(deal, calls=(Bid(4.0, Suffix.DOWNTOWN), PASS, PASS))  # type: ignore[arg-type]
    assert all(type(call.number) is int for call in legal(poisoned) if isinstance(call, Bid))
    assert all(type(call.number) is int for call in legal(deal) if isinstance(call, Bid))


@settings(max_examples=amount(14, 40), deadline=None)
@given(rulesets(), st.integers(0, 10_000))
def test_no_action_of_another_type_is_ever_taken(rules: Ruleset, number: int) -> None:
    random = Random(number)
    match = deal_next(new_match(rules, NAMES[: rules.players], seed_from_text(str(number))))
    deal = match.deal
    assert deal is not None
    while not deal.is_over:
        right = random_action(deal, random)
        listed = legal(deal)
        for action in (right, *interruptions(deal)[:2]):
            for wrong in mistyped(action):
                with pytest.raises(IllegalAction):
                    act(deal, wrong)
        assert legal(deal) == listed
        deal = act(deal, right)
    record = record_of(replace(match, deals=(deal,)))
    assert replay(decode_record(encode_record(record))).deals == (deal,)


@pytest.mark.parametrize(
    "value", [None, 5, "pass", [], {}, object(), np.array([1, 2]), Bid, Contract(4, Direction.UPTOWN, Strain.CLUBS)]
)
def test_what_is_no_action_is_refused_in_every_phase(value: Any) -> None:
    deal = to_play(deal_with(CLASSIC), "4US")
    for one in (deal_with(CLASSIC), bid_to(deal_with(CLASSIC), "4US"), deal):
        with pytest.raises(IllegalAction, match="this is none of Pass, Bid"):
            act(one, value)


@pytest.mark.parametrize("option", OPTIONS)
def test_a_rule_set_made_in_python_refuses_an_option_of_another_type(option: str) -> None:
    right = getattr(CLASSIC, option)
    wrong = equals_of(right) if not isinstance(right, tuple) else [list(right), "uptown", None, ("uptown", "downtown")]
    for value in wrong:
        if option in NUMBERS and value in NUMBERS[option] and type(value) in (int, type(None)):
            continue
        with pytest.raises(BadRuleset, match=option):
            replace(CLASSIC, **{option: value})


def cached_functions() -> Iterator[tuple[str, Any]]:
    """Every function of the package that keeps its answers."""
    for module in MODULES:
        if "__main__" in module:
            continue
        for name, value in vars(import_module(module)).items():
            if isinstance(value, _lru_cache_wrapper) and value.__module__ == module:
                yield f"{module}.{name}", value


CORE = (
    "bidwhist.core.rules.",
    "bidwhist.core.bidding.",
    "bidwhist.core.legality.",
    "bidwhist.core.shuffle.",
    "bidwhist.analysis.",
)


def test_a_cache_asked_by_number_tells_types_apart() -> None:
    found = dict(cached_functions())
    assert "bidwhist.core.rules.order._compile" in found
    for name, function in found.items():
        kinds = [hint for place, hint in get_type_hints(function).items() if place != "return"]
        numbers = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, int | float)]
        told_apart = numbers if name.startswith(CORE) else [kind for kind in numbers if issubclass(kind, IntEnum)]
        assert function.cache_parameters()["typed"] or not told_apart, f"{name} takes {told_apart} for their equals"
