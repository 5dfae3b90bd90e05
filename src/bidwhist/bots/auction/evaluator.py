"""The chance of each number of tricks that a declarer's side may take: from one hand, or from all hands of a world."""

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Literal, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.auction.nets import NET_BITS, Floats, Sums, Weights, chances, finish, layer, read
from bidwhist.bots.auction.suit_bits import NO_TRUMP, Masks, SuitBits, jokers_in, suits_of, trumps_first
from bidwhist.bots.grids import grid_sum, on_grid
from bidwhist.core.rules.options import NoTrumpJokers
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset

Moment: TypeAlias = Literal["before", "after", "open"]
"""What is known: the declarer's cards before the kitty, the cards kept, or all hands as they are played."""

JOKER_RULES = (NoTrumpJokers.WHEN_VOID, NoTrumpJokers.ANY_TIME, NoTrumpJokers.DECLARER_DISCARDS)
"""The joker rules that weights were measured for. Any other rule is valued as the first."""
SEATS = 5
RANK_BITS = 13
TRUMP_BITS = 15
Numbers = NDArray[np.int8]


class Setting(Struct, frozen=True):
    """The facts of a rule set that change how many tricks hands take."""

    family: str
    """``partners``, or ``alone`` and the number of players. Each family has its own weights."""
    players: int
    jokers: int
    kitty: int
    hand_size: int
    named_late: bool
    joker_rule: int


@lru_cache(maxsize=CACHED_RULE_SETS)
def setting_of(rules: Ruleset) -> Setting:
    """The setting of a rule set."""
    return Setting(
        family="partners" if rules.has_partners else f"alone {rules.players}",
        players=rules.players,
        jokers=rules.jokers,
        kitty=rules.kitty,
        hand_size=rules.hand_size,
        named_late=rules.names_with_kitty_seen,
        joker_rule=JOKER_RULES.index(rules.no_trump_jokers) if rules.no_trump_jokers in JOKER_RULES else 0,
    )


def leader_of(rules: Ruleset, declarer: int, dealer: int) -> int:
    """Who leads first, counted clockwise from the declarer."""
    return 0 if rules.declarer_leads else (dealer + 1 - declarer) % rules.players


def facts(setting: Setting, leader: Numbers, jokers_held: NDArray[np.uint16]) -> Floats:
    """float32[n, …]: the facts of the table as numbers, and which jokers each hand holds (uint16[n, hands],
    as bits)."""
    rows = np.zeros((len(leader), 3 + SEATS + len(JOKER_RULES) + jokers_held.shape[1]), dtype=np.float32)
    rows[:, 0] = setting.kitty / 6
    rows[:, 1] = setting.jokers / 2
    rows[:, 2] = setting.named_late
    rows[np.arange(len(leader)), 3 + leader] = 1
    rows[:, 3 + SEATS + setting.joker_rule] = 1
    rows[:, 3 + SEATS + len(JOKER_RULES) :] = np.bitwise_count(jokers_held) / 2
    return rows


def suits_seen(hands: Masks, strain: Numbers, direction: Numbers) -> SuitBits:
    """uint16[n, hands, 4]: the suits of each hand, trumps first."""
    return trumps_first(suits_of(hands, direction[:, None]), strain[:, None])


def bits_of(suits: NDArray[np.uint16], width: int) -> Floats:
    """float32[…, width]: suits as zeros and ones."""
    places = np.arange(width, dtype=np.uint16)
    return (suits[..., None] >> places & np.uint16(1)).astype(np.float32)


def side_bits(suits: SuitBits) -> Floats:
    """float32[n, suits, hands * 13]: the bits of the side suits, as the net reads them."""
    bits = bits_of(suits, RANK_BITS).swapaxes(1, 2)
    return bits.reshape(*bits.shape[:2], -1)


def trump_bits(suits: SuitBits, jokers_held: NDArray[np.uint16]) -> Floats:
    """float32[n, hands * 15]: the bits of the trumps, as the net reads them; jokers on top."""
    return bits_of(suits | jokers_held << np.uint16(RANK_BITS), TRUMP_BITS).reshape(len(suits), -1)


class Evaluator:
    """The chance of each number of tricks under one rule set, the discard trick not counted in."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._known = {key: weights_of(setting.family, *key) for key in _KEYS}

    def judge(
        self, moment: Moment, hands: Masks, strain: Numbers, direction: Numbers, leader: Numbers
    ) -> NDArray[np.float32]:
        """Chances by tricks of the declaring side.

        :param hands: uint64[n, 1], the declarer's, or uint64[n, players], all from the declarer clockwise (``open``).
        :param strain: int8[n]; 4 is no-trump.
        :param direction: int8[n], as places in ``Direction``.
        :param leader: int8[n], seats clockwise from the declarer.
        :returns: float32[n, hand size + 1].
        """
        out = np.empty((len(hands), self.setting.hand_size + 1), dtype=np.float32)
        open_suits = strain == NO_TRUMP
        for kind, rows in (("suit", ~open_suits), ("no-trump", open_suits)):
            if rows.any():
                suits = suits_seen(hands[rows], strain[rows], direction[rows])
                held = jokers_in(hands[rows], self.setting.jokers)
                numbers = self._numbers((moment, kind), suits, held, facts(self.setting, leader[rows], held))
                out[rows] = chances(numbers, self.setting.hand_size)
        return out

    def load(self) -> None:
        """Computes the tables of suits now, so that no decision waits for them."""
        for key in _KEYS:
            if key[0] != "open":
                tables_of(self.setting.family, *key)

    def _numbers(self, key: tuple[Moment, str], suits: SuitBits, held: NDArray[np.uint16], table: Floats) -> Sums:
        weights = self._known[key]
        if key[0] == "open":
            return finish(summed(suits, held, weights), table, weights)
        side, trump = tables_of(self.setting.family, *key)
        if trump is None:
            return finish(grid_sum(side[suits[:, 0]], axis=1), table, weights)
        total = grid_sum(side[suits[:, 0, 1:]], axis=1)
        total += trump[suits[:, 0, 0] | held[:, 0] << np.uint16(RANK_BITS)]
        return finish(total, table, weights)


@cache
def tables_of(family: str, moment: Moment, kind: str) -> tuple[Floats, Floats | None]:
    """What the net reads from each possible suit of one hand, for all rule sets of a family; trumps have their own.

    They take megabytes, and there are as many house rules as people think of.
    """
    weights, suits = weights_of(family, moment, kind), np.arange(1 << TRUMP_BITS, dtype=np.uint16)
    side = _kept(layer(read(bits_of(suits[: 1 << RANK_BITS], RANK_BITS), weights["side"]), weights["side_sum"]))
    if "trump" not in weights:
        return side, None
    return side, _kept(layer(read(bits_of(suits, TRUMP_BITS), weights["trump"]), weights["trump_sum"]))


def _kept(table: Sums) -> Floats:
    """The same table in half the memory; its numbers are on a grid and fit without loss."""
    return on_grid(table, NET_BITS).astype(np.float32)


def summed(suits: SuitBits, held: NDArray[np.uint16], weights: Weights) -> Sums:
    """The readings of all suits added up. The first suit is trumps where the weights know trumps."""
    if "trump" not in weights:
        return layer(grid_sum(read(side_bits(suits), weights["side"]), axis=1), weights["side_sum"])
    sides = layer(grid_sum(read(side_bits(suits[:, :, 1:]), weights["side"]), axis=1), weights["side_sum"])
    return sides + layer(read(trump_bits(suits[:, :, 0], held), weights["trump"]), weights["trump_sum"])


_KEYS: tuple[tuple[Moment, str], ...] = tuple(
    (moment, kind) for moment in ("before", "after", "open") for kind in ("suit", "no-trump")
)


@cache
def weights_of(family: str, moment: str, kind: str) -> Weights:
    """The weights of a family of tables, a moment and a kind of contract."""
    shipped = _shipped()
    head = f"{family}/{moment}/{kind}/"
    return {name.removeprefix(head): shipped[name] for name in shipped if name.startswith(head)}


@cache
def _shipped() -> dict[str, Sums]:
    blob = files("bidwhist.bots.auction").joinpath("data", "evaluator.npz").read_bytes()
    with np.load(BytesIO(blob), allow_pickle=False) as found:
        return {name: on_grid(found[name], NET_BITS) for name in found.files}


@lru_cache(maxsize=CACHED_RULE_SETS)
def evaluator_of(rules: Ruleset) -> Evaluator:
    """The evaluator of a rule set."""
    return Evaluator(setting_of(rules))
