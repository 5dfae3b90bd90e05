"""The solver in the browser: the same figures as the kernel, and a what-if that makes the server solve nothing."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from bidwhist.core.cards import CODES, STRAIN_LETTERS, cards_of
from bidwhist.core.rules.options import Direction
from bidwhist.solver import COMPILED, Budget, Position, Solver

from .conftest import NewPerson
from .player import get, open_table, play_on

ASSETS = Path(__file__).parents[2] / "src" / "bidwhist" / "server" / "web" / "assets"
DIRECTIONS = (Direction.UPTOWN, Direction.DOWNTOWN, Direction.DOWNTOWN_ACES_LOW)
DEALS = 100
NODES = 20_000
"""Few enough that some deals are not solved: what is known of those is compared too."""
MAX_KB = 300
ASK = """([worker, module, positions, nodes]) => {
  const thread = new Worker(worker, { type: "module" });
  const address = new URL(module, location.href).href;
  return Promise.all(positions.map((position, number) => new Promise((resolve, reject) => {
    thread.addEventListener("error", reject);
    thread.addEventListener("message", ({ data }) => data.number === number && resolve(data.answer ?? data.problem));
    thread.postMessage({ number, address, ask: "cards", position, nodes });
  })));
}"""

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="needs the kernel"),
    pytest.mark.skipif(not [*ASSETS.glob("solver-*.wasm")], reason="the page has no solver: apt-get install clang"),
]


def _asset(pattern: str) -> Path:
    (found,) = ASSETS.glob(pattern)
    return found


def _positions() -> Iterator[Position]:
    """Deals of all sizes and kinds: three to five hands, every strain and direction, jokers and tricks begun."""
    draw = random.Random("the solver in the browser")
    for number in range(DEALS):
        players, size = 3 + number % 3, draw.randint(1, 8)
        cards = draw.sample(range(54), players * size)
        hands = [sum(1 << card for card in cards[seat * size : (seat + 1) * size]) for seat in range(players)]
        leader, table = draw.randrange(players), tuple[int, ...]()
        if size > 1 and number % 2:
            led = min(cards_of(hands[leader]))
            hands[leader] &= ~(1 << led)
            table = (led,)
        yield Position(
            tuple(hands),
            draw.randrange(5),
            leader,
            sides=draw.randrange(1, (1 << players) - 1),
            direction=draw.randrange(3),
            table=table,
            first_trick=draw.choice((1, 2)),
            jokers_any_time=draw.random() < 0.3,
            jokers_must_go=draw.random() < 0.3,
            jokers_may_lead=draw.random() < 0.7,
        )


def _wire(position: Position) -> dict[str, Any]:
    return {
        "hands": [[CODES[card] for card in cards_of(hand)] for hand in position.hands],
        "table": [CODES[card] for card in position.table],
        "leader": position.leader,
        "sides": [seat for seat in range(len(position.hands)) if position.sides >> seat & 1],
        "strain": STRAIN_LETTERS[position.strain],
        "direction": DIRECTIONS[position.direction].value,
        "first_trick": position.first_trick,
        "jokers_any_time": position.jokers_any_time,
        "jokers_must_go": position.jokers_must_go,
        "jokers_may_lead": position.jokers_may_lead,
    }


def _in_browser(page: Page, positions: list[Position], nodes: int) -> Any:
    worker, module = (f"/assets/{_asset(pattern).name}" for pattern in ("worker-*.js", "solver-*.wasm"))
    return page.evaluate(ASK, [worker, module, [_wire(one) for one in positions], nodes])


def _native(position: Position, nodes: int | None) -> dict[str, dict[str, int]]:
    found = Solver().cards(position, Budget(nodes=nodes))
    return {CODES[one.card]: {"low": one.low, "high": one.high} for one in found}


def test_a_hundred_deals_are_the_same_in_the_browser_as_in_the_kernel(person: NewPerson) -> None:
    positions = [*_positions()]
    assert _in_browser(person(), positions, 0) == [_native(one, None) for one in positions]


def test_where_the_nodes_run_out_the_same_is_known_here_and_there(person: NewPerson) -> None:
    draw = random.Random("few nodes")
    positions = []
    for strain in range(5):
        cards = draw.sample(range(54), 48)
        hands = tuple(sum(1 << card for card in cards[12 * seat : 12 * seat + 12]) for seat in range(4))
        positions.append(Position(hands, strain, 0))
    known = [_native(one, NODES) for one in positions]
    assert any(bounds["low"] < bounds["high"] for one in known for bounds in one.values()), "some are not solved"
    assert _in_browser(person(), positions, NODES) == known


def test_a_position_that_makes_no_sense_is_refused_and_the_next_one_answered(person: NewPerson) -> None:
    twice = Position((1, 1, 2, 4), 0, 0)
    right = Position((1, 2, 4, 8), 0, 0)
    refused, answered = _in_browser(person(), [twice, right], 0)
    assert refused == "RangeError" and answered == _native(right, None)


def test_the_module_stays_small() -> None:
    assert _asset("solver-*.wasm.gz").stat().st_size / 1000 <= MAX_KB


def test_what_if_solves_in_the_browser_and_asks_the_server_where_it_cannot(person: NewPerson) -> None:
    page = person()
    match = f"{open_table(page, options={'max_deals': 1, 'all_pass': 'dealer_must'}, bots='casual')['table']}-1"
    play_on(page, passes=0.5)
    steps = get(page, f"/api/matches/{match}/replay")["steps"]
    at = next(number for number, step in enumerate(steps) if len(step["view"].get("tricks", ())) == 8)
    told = get(page, f"/api/matches/{match}/crossroads?step={at}")
    figures = [way["tricks"] for way in told["ways"]]
    assert told["kind"] == "card" and None not in figures

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    assert _figures(page, match, at) == figures
    assert [one.rpartition("&")[2] for one in asked if "crossroads" in one] == ["solved=no"]
    assert any(one.endswith(".wasm") for one in asked)

    page.route("**/*.wasm", lambda route: route.abort())
    asked.clear()
    assert _figures(page, match, at) == figures
    assert [one.partition("?")[2] for one in asked if "crossroads" in one] == [f"step={at}&solved=no", f"step={at}"]


def _figures(page: Page, match: str, step: int) -> list[int]:
    """What *What if?* shows beside each card that could be played at a moment."""
    page.goto(f"/#/replay/{match}/{step + 1}")
    page.reload()
    page.wait_for_selector(f"[data-moment='{step + 1}']")
    page.locator("button:visible", has_text="What if").click()
    page.locator(".ways b").first.wait_for()
    return [int(one) for one in page.locator(".ways b [aria-hidden]").all_inner_texts()]
