"""Matches in bulk: each depends on the plan and its number alone, not on the worker or the time."""

from hashlib import sha256
from random import Random

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from bidwhist.arena import simulation as simulation_module
from bidwhist.arena.simulation import Plan, match_seed, play_match, play_number, simulate
from bidwhist.arena.workers import Here, processes
from bidwhist.bots.chance import RandomBot
from bidwhist.core.actions import PASS, Action
from bidwhist.core.rules.options import Partners
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View
from bidwhist.errors import WhistError
from bidwhist.records import check, decode_record, encode_record, ruleset_of

SEED = seed_from_text("1")
OLD = ("classic", "cutthroat", "cutthroat-4", "cutthroat-5", "andrews", "palace", "fifty-two", "bid-wiz", "columbus")
"""The presets of the golden hash; new ones are not among them."""
GOLDEN = "2df21439d1f3041ab7add14b4f9193c06efd8e1884d0ec62481968031c297042"
"""The hash of three matches of each preset, played by chance."""


def plan(preset: str = "classic", bots: tuple[str, ...] | None = None, deals_at_most: int = 20) -> Plan:
    rules = PRESETS[preset]
    return Plan(rules, bots or ("random",) * rules.players, SEED, deals_at_most)


def test_the_records_are_the_same_however_many_play_at_once() -> None:
    alone = [*simulate(plan(), 20, Here())]
    with processes(2) as two:
        assert [*simulate(plan(), 20, two)] == alone
    assert alone == [play_number(plan(), number) for number in range(20)]


def test_the_records_are_the_same_on_every_machine() -> None:
    lines = [played.line for preset in OLD for played in simulate(plan(preset), 3, Here())]
    # The program that wrote them may change.
    records = [replace(decode_record(line), program=UNSET) for line in lines]
    assert sha256(b"".join(encode_record(record) + b"\n" for record in records)).hexdigest() == GOLDEN


def test_the_seed_of_a_match_is_a_hash_of_seed_and_number() -> None:
    assert match_seed(bytes(32), 0).hex() == "ec3ae9b560f72833e665c93636f5ae98c5fbf5c9b3fb40a15a4993a78ab44f35"
    assert len({match_seed(SEED, number) for number in range(1000)}) == 1000


@pytest.mark.parametrize("preset", PRESETS)
def test_every_match_is_a_record_that_is_right(preset: str) -> None:
    for played in simulate(plan(preset, deals_at_most=6), 4, Here()):
        assert played.line.endswith(b"\n") and played.line.count(b"\n") == 1
        record = decode_record(played.line)
        match = check(record)
        assert ruleset_of(record.rules) == PRESETS[preset]
        assert played.deals == len(match.deals)
        bid = 0 if match.rules.turns_trump else len(match.deals) - played.thrown_in
        assert len(played.contracts) == bid  # nobody makes a contract of a trump that was turned up
        made = [deal.outcome.made for deal in match.deals if deal.outcome and not match.rules.turns_trump]
        assert [contract.made for contract in played.contracts] == made


def test_a_match_that_does_not_end_is_left_unfinished() -> None:
    endless = replace(plan(), rules=replace(PRESETS["classic"], target=100, floor=None), deals_at_most=3)
    played = play_number(endless, 0)
    assert (played.reason, played.winner) == ("unfinished", None)
    assert len(decode_record(played.line).deals) == 3


def test_bots_sit_where_their_names_were_drawn() -> None:
    drawn = replace(PRESETS["classic"], partners=Partners.DRAWN)
    names = ("bot:random", "bot:random", "bot:steady", "bot:steady")
    seatings = {play_match(drawn, names, match_seed(SEED, number), 1).players for number in range(20)}
    assert len(seatings) > 1
    for number in range(6):
        match = play_match(drawn, names, match_seed(SEED, number), 1)
        assert sorted(match.players) == [*names]


class Cheat(RandomBot):
    """Passes at every turn."""

    def choose(self, view: View, random: Random) -> Action:
        """A pass."""
        return PASS


def test_a_bot_that_breaks_the_rules_is_named_with_match_and_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation_module, "make_separate", lambda name: Cheat())
    with pytest.raises(WhistError, match=r"^match 1, seed [0-9a-f]{64}: bot random broke the rules in deal 1: seat \d"):
        [*simulate(plan("palace"), 1, Here())]
