"""docs/records.md and docs/deals.md say what the program does, word for word and vector for vector."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from bidwhist.arena.simulation import match_seed
from bidwhist.core.cards import CODES
from bidwhist.core.draws import draw_first_dealer, draw_partners
from bidwhist.core.rules.options import FirstDealer, Partners
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import BATCH_SIZES, KITTY, destinations, seed_from_text, shuffled_pack
from bidwhist.records import Record, check, format_record, parse_record
from bidwhist.records.shapes import DealRecord, RenegeRecord, ResultRecord, TrickRecord
from bidwhist.records.trickster import READ_OPTIONS

DOCS = Path(__file__).parents[3] / "docs"
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")
DEALS = (DOCS / "deals.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```whist\n(.*?)```", RECORDS, re.DOTALL)
ZERO = bytes(32)
PALACE, FIFTY_TWO, CLASSIC = PRESETS["palace"], PRESETS["fifty-two"], PRESETS["classic"]


def test_the_first_example_is_what_the_writer_writes() -> None:
    record = parse_record(EXAMPLES[0])
    check(record)
    assert format_record(record) == EXAMPLES[0]


def test_the_example_with_everything_left_out_is_the_same_match() -> None:
    assert parse_record(EXAMPLES[1]) == parse_record(EXAMPLES[0])


@pytest.mark.parametrize("shape", [Record, DealRecord, TrickRecord, RenegeRecord, ResultRecord])
def test_every_field_is_on_the_page(shape: type) -> None:
    for name in json.schema(shape)["$defs"][shape.__name__]["properties"]:
        assert f"`{name}`" in RECORDS


def test_every_option_of_trickster_that_is_read_is_on_the_page() -> None:
    for name in READ_OPTIONS:
        assert f"`{name}`" in RECORDS


def stream(seed: bytes, label: str, number: int) -> Iterator[int]:
    """The stream as the page describes it, written from the page."""
    for block in range(1000):
        numbers = number.to_bytes(8, "big") + block.to_bytes(8, "big")
        yield from sha256(b"bidwhist/1\0" + label.encode() + b"\0" + seed + numbers).digest()


def below(limit: int, source: Iterator[int]) -> int:
    return next(byte for byte in source if byte < 256 - 256 % limit) % limit


def shuffled(cards: list[int], source: Iterator[int]) -> list[int]:
    for place in range(len(cards) - 1, 0, -1):
        other = below(place + 1, source)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def codes(cards: list[int]) -> str:
    return " ".join(CODES[card] for card in cards)


@pytest.mark.parametrize(("rules", "number"), [(PALACE, 0), (PALACE, 1), (FIFTY_TWO, 0)])
def test_the_packs_are_those_of_the_page(rules: Ruleset, number: int) -> None:
    pack = list(range(52 + rules.jokers))
    assert shuffled(pack, stream(ZERO, "deal", number)) == shuffled_pack(rules, ZERO, number)
    assert f"| {rules.jokers} | {number} | {codes(pack)} |" in DEALS


def test_the_first_block_is_that_of_the_page() -> None:
    source = stream(ZERO, "deal", 0)
    assert bytes(next(source) for _ in range(32)).hex() in DEALS


@pytest.mark.parametrize("preset", ["palace", "cutthroat", "cutthroat-5", "fifty-two"])
def test_batches_go_counter_clockwise_as_the_page_says(preset: str) -> None:
    rules, dealer = PRESETS[preset], 1
    named = re.search(rf"\| {rules.hand_size} \| ([\d, ]+) \|", DEALS)
    size, count = divmod(rules.hand_size, 3)
    sizes = [int(one) for one in named[1].split(",")] if named else [3] * size + [count] * bool(count)
    expected = [
        (dealer - turn) % rules.players for size in sizes for turn in range(1, rules.players + 1) for _ in range(size)
    ]
    assert destinations(rules, ZERO, 0, dealer) == (*expected, *(KITTY,) * rules.kitty)
    assert all(f"| {size} | {', '.join(map(str, batches))} |" in DEALS for size, batches in BATCH_SIZES.items())


def test_single_cards_and_the_kitty_go_as_the_page_says() -> None:
    places = sorted(shuffled(list(range(4, 50)), stream(ZERO, "kitty", 0))[-6:])
    dealt = destinations(PRESETS["bid-wiz"], ZERO, 0, 2)
    assert [place for place, seat in enumerate(dealt) if seat == KITTY] == places
    assert f"{', '.join(map(str, places[:-1]))} and {places[-1]}." in " ".join(DEALS.split())
    assert [seat for seat in dealt if seat != KITTY] == [(3 + turn) % 4 for turn in range(48)]


def test_the_draws_before_the_first_deal_are_those_of_the_page() -> None:
    drawn = draw_partners(replace(CLASSIC, partners=Partners.DRAWN), ZERO)
    assert f"partners draw {codes([card for _, card in drawn.cards])}, so players" in DEALS
    assert f"players {', '.join(map(str, drawn.result))} sit at seats 0 to 3" in DEALS
    pack = shuffled(list(range(52)), stream(ZERO, "partners", 0))
    assert [card for _, card in drawn.cards] == pack[:4]
    found = {how: draw_first_dealer(replace(CLASSIC, first_dealer=how), ZERO) for how in FirstDealer}
    random = found[FirstDealer.RANDOM].result[0]
    assert below(4, stream(ZERO, "first dealer", 0)) == random
    low, diamond = found[FirstDealer.LOW_CARD], found[FirstDealer.FIRST_DIAMOND]
    assert low.cards == diamond.cards
    deals = f"deals; by the first diamond the same four cards fall and seat {diamond.result[0]} deals."
    words = (
        f"at random seat {random} deals; by the low card the seats are given {codes([card for _, card in low.cards])} "
        f"and seat {low.result[0]} {deals}"
    )
    assert words in " ".join(DEALS.split())


def test_seeds_are_hashed_as_the_page_says() -> None:
    assert seed_from_text(" grandma ") == sha256(b"bidwhist/1\0seed\0grandma").digest()
    assert match_seed(ZERO, 5) == sha256(b"bidwhist/1\0match\0" + ZERO + (5).to_bytes(8, "big")).digest()
