"""A network that values every legal call: from a seat's own hand, the auction so far, and what the deal is worth.

It reads the four suits alike, and the hand as the evaluator sizes it up. The score comes in as the worth of the ends of
the deal, so the weights of one rule set serve every score. All sums are on grids: a value is the same everywhere.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from bidwhist.bots.auction.evaluator import RANK_BITS, bits_of
from bidwhist.bots.auction.model import legal_bids
from bidwhist.bots.auction.nets import NET_BITS, Floats, Sums, layer, read
from bidwhist.bots.auction.sizing import Menu, Sized, menu_of
from bidwhist.bots.auction.suit_bits import Masks, jokers_in, suits_of
from bidwhist.bots.equity.ends import Values
from bidwhist.bots.equity.stakes import Stakes
from bidwhist.bots.grids import grid_product, grid_sum, on_grid
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset

NetWeights = Mapping[str, Sums]
"""``suit`` (bits to readings), ``suit_sum``, ``hand``, ``auction`` and ``hidden`` (to the first layer), ``deep`` and
``deep_bias``, ``out`` and ``out_bias`` (the mean value of the legal calls, then how far each call is from it)."""
StoredWeights = dict[str, NDArray[np.float16]]
Called = NDArray[np.int8]
"""int8[n, players]: calls by place in the auction, as places in the menu; ``PASSED``, or ``NOT_YET``."""

NOT_YET, PASSED = -2, -1
OUTCOMES = (-2, -1, 0, 1)
"""Tricks beyond the contract, of the ends whose worth the network is told."""
WORTH_SCALE = 4.0
"""Values are chances in the match, and differ by little: the network reads and gives them so many times as large."""
TRICKS_SCALE = 0.25


class Shape(Struct, frozen=True):
    """The widths of what the network reads."""

    hand: int
    auction: int
    calls: int


@lru_cache(maxsize=CACHED_RULE_SETS)
def shape_of(rules: Ruleset) -> Shape:
    """The shape of a rule set's network."""
    menu, stakes = menu_of(rules), rules.sides * len(rules.contract_numbers) * 2 * len(OUTCOMES)
    bids = len(menu.bids)
    return Shape(
        hand=2 * bids + len(menu.ways) + 3 + stakes + 1,
        auction=(rules.players - 1) * (bids + 2) + rules.players + 2 * bids + 1,
        calls=bids + 1,
    )


@lru_cache(maxsize=CACHED_RULE_SETS)
def legal_table(rules: Ruleset) -> NDArray[np.bool_]:
    """bool[players, bids + 1, bids + 1]: legal calls by place and highest bid, both from a pass (or no bid) on."""
    bids = len(menu_of(rules).bids)
    found = np.zeros((rules.players, bids + 1, bids + 1), dtype=np.bool_)
    for place in range(rules.players):
        for highest in range(-1, bids if place else 0):
            found[place, highest + 1, [call + 1 for call in legal_bids(rules, place, highest)]] = True
    return found


def suit_readings(hands: Masks) -> Floats:
    """float32[n, 4, 13]: the suits of hands as bits, read alike."""
    return bits_of(suits_of(hands, np.zeros(len(hands), dtype=np.int8)), RANK_BITS)


def hand_facts(stakes: Stakes, side: int, sized: Sized, hands: Masks) -> Values:
    """float64[n, …]: a hand as it is sized up, what each bid is worth if it wins the auction, and what is at stake."""
    rules, menu = stakes.rules, menu_of(stakes.rules)
    base = float(stakes.thrown_in[side])
    makes, hopes = bid_values(stakes, menu, side, sized)
    means = grid_product(sized.chances, np.arange(sized.chances.shape[2])) - rules.all_tricks / 2
    held = jokers_in(hands, rules.jokers)
    jokers = np.stack([held & 1, held >> 1 & 1, np.bitwise_count(held) == 2], axis=1)
    at_stake = np.append((worth_of_ends(stakes, side) - base) * WORTH_SCALE, base)
    return np.hstack(
        [
            (hopes - base) * WORTH_SCALE,
            makes,
            means * TRICKS_SCALE,
            jokers,
            np.broadcast_to(at_stake, (len(hands), len(at_stake))),
        ]
    )


@lru_cache(maxsize=CACHED_RULE_SETS)
def _bids_of(rules: Ruleset) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """By bid: its number, above the least, and its ways; where it has fewer ways than others, the first once more."""
    menu = menu_of(rules)
    most = max(map(len, menu.ways_of))
    ways = [list(one) + [one[0]] * (most - len(one)) for one in menu.ways_of]
    return np.array([bid.number - rules.contract_numbers[0] for bid in menu.bids]), np.array(ways)


def bid_values(stakes: Stakes, menu: Menu, side: int, sized: Sized) -> tuple[Values, Values]:
    """float64[n, bids] twice: the chance to make each bid by one's own hand, and its worth if it wins the auction."""
    rules = stakes.rules
    numbers, ways = _bids_of(rules)
    chances = sized.chances.astype(np.float64)
    at_least = np.cumsum(chances[:, :, ::-1], axis=2)[:, :, ::-1]
    no_trump = np.array([int(way.no_trump) for way in menu.ways])
    worth = stakes.by_tricks[side, :, :, :, side][:, no_trump].transpose(1, 2, 0)
    hopes = grid_product(chances.swapaxes(0, 1), worth)
    needs = numbers + rules.contract_numbers[0] + rules.free_tricks
    return at_least[:, ways, needs[:, None]].max(axis=2), hopes[ways, :, numbers[:, None]].max(axis=1).T


@lru_cache(maxsize=1024)
def worth_of_ends(stakes: Stakes, side: int) -> Values:
    """float64[…]: a side's chance in the match after contracts that are just made, set by one, and so on."""
    rules = stakes.rules
    needs = np.array(rules.contract_numbers)[:, None] + rules.free_tricks + np.array(OUTCOMES)
    tricks = needs.clip(0, rules.all_tricks)
    sides = [(side + step) % rules.sides for step in range(rules.sides)]
    places = np.arange(len(rules.contract_numbers))[:, None]
    found = [stakes.by_tricks[one, places, no_trump, tricks, side].ravel() for one in sides for no_trump in (0, 1)]
    return np.concatenate(found)


def highest_of(called: Called) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """intp[n] twice: the highest bid, -1 for none, and the place that made it."""
    return called.max(axis=1).clip(PASSED).astype(np.intp), called.argmax(axis=1)


def auction_facts(rules: Ruleset, called: Called, place: int) -> Values:
    """float64[n, …]: the calls of the others from the next seat on, one's own place, and the highest bid."""
    bids, players, rows = len(menu_of(rules).bids), rules.players, np.arange(len(called))
    found = np.zeros((len(called), shape_of(rules).auction))
    for step in range(1, players):
        found[rows, (step - 1) * (bids + 2) + called[:, (place + step) % players] - NOT_YET] = 1
    start = (players - 1) * (bids + 2)
    found[:, start + place] = 1
    highest, holder = highest_of(called)
    # Sides sit around the table in turn, so places tell who is a partner.
    partner = (holder - place) % rules.sides == 0
    column = np.where(highest < 0, 2 * bids, highest + bids * partner)
    found[rows, start + players + column] = 1
    return found


def hand_layer(weights: NetWeights, suits: Floats, facts: Values) -> Sums:
    """float64[n, hidden]: what the hand adds to the first layer."""
    readings = grid_sum(read(suits, weights["suit"]), axis=1)
    return layer(readings, weights["suit_sum"]) + layer(facts, weights["hand"]) + weights["hidden"]


def call_values(weights: NetWeights, hand: Sums, auction: Values, legal: NDArray[np.bool_]) -> Values:
    """float64[n, calls]: the value of each legal call above that of a throw-in, times ``WORTH_SCALE``; else -inf."""
    first = np.maximum(hand + grid_product(auction, weights["auction"]), 0.0)
    deep = np.maximum(layer(first, weights["deep"]) + weights["deep_bias"], 0.0)
    out = on_grid(layer(deep, weights["out"]) + weights["out_bias"], NET_BITS)
    apart = np.where(legal, out[:, 1:], 0.0)
    mean = on_grid(grid_sum(apart, axis=1) / np.count_nonzero(legal, axis=1), NET_BITS)
    return np.where(legal, out[:, :1] + apart - mean[:, None], -np.inf)


@lru_cache(maxsize=CACHED_RULE_SETS)
def net_name(rules: Ruleset) -> str | None:
    """The preset whose network a rule set can use: the score tells it all that no-trump counts."""
    for name, preset in PRESETS.items():
        if not preset.turns_trump and rules in variants_of(preset):
            return name
    return None


@lru_cache(maxsize=CACHED_RULE_SETS)
def variants_of(preset: Ruleset) -> tuple[Ruleset, ...]:
    """The rule sets that a preset's network is trained on: no-trump single and double."""
    return tuple(dict.fromkeys((preset, replace(preset, no_trump_factor=1), replace(preset, no_trump_factor=2))))


@lru_cache(maxsize=CACHED_RULE_SETS)
def weights_of(rules: Ruleset) -> NetWeights | None:
    """The shipped weights for a rule set, or None where no network was trained."""
    name = net_name(rules)
    return None if name is None else shipped().get(name)


@cache
def shipped() -> Mapping[str, NetWeights]:
    """All shipped weights, by preset."""
    blob = files("bidwhist.bots.auction").joinpath("data", "bidding_net.npz")
    return read_weights(blob.read_bytes()) if blob.is_file() else {}


def read_weights(blob: bytes) -> dict[str, dict[str, Sums]]:
    """Weights from a file's bytes, by preset."""
    nets = stored_weights(blob)
    return {preset: {key: on_grid(one, NET_BITS) for key, one in net.items()} for preset, net in nets.items()}


def stored_weights(blob: bytes) -> dict[str, StoredWeights]:
    """The same as they are stored, in half precision."""
    found: dict[str, StoredWeights] = {}
    with np.load(BytesIO(blob), allow_pickle=False) as arrays:
        for name in arrays.files:
            preset, _, key = name.partition("/")
            found.setdefault(preset, {})[key] = arrays[name]
    return found
