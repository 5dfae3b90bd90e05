"""A bot of another package in a process of its own: it decides as in ours, and what it does costs its seat alone."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.arena.simulation import play_match
from bidwhist.arena.tables import play_out
from bidwhist.bots.bot import Weighs
from bidwhist.bots.engines import engine as engine_module
from bidwhist.bots.engines.engine import MOST_STARTS
from bidwhist.bots.engines.separate import SeparateGuest, dice_of, random_of
from bidwhist.bots.levels import make_bot, make_separate
from bidwhist.core.deal import start_deal
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.core.shuffle import deal_cards, seed_from_text
from bidwhist.core.view import View, view
from bidwhist.errors import BadNotation, BotFault, Unknown, WhistError
from support.command import run
from support.random_play import fresh_deal

SEED = seed_from_text("separate")
BOTS = """
import os, sys, threading, time

from bidwhist import CallRenege, Claim, Declare, Direction, Phase, Play, Strain
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.weighed import Weighed

class Dice:
    "Chooses by chance, claims where it can, and calls reneges."
    def choose(self, view, random):
        if view.phase is Phase.PLAY and view.rules.reneges_are_called and view.tricks and random.random() < 0.1:
            return CallRenege(view.seat, random.randrange(len(view.tricks)))
        return sure_claim(view) or view.legal[random.randrange(len(view.legal))]
    def weigh(self, view, random):
        towards = Declare(Strain.HEARTS, next(iter(Direction))) if view.phase is Phase.AUCTION else None
        return tuple(Weighed(one, random.random(), tricks=random.random(), towards=towards) for one in view.legal[:9])

class Prints:
    def choose(self, view, random):
        print("thinking" * 100)
        os.write(1, b"from below Python" * 1000)
        sys.__stdout__.write("once more")
        return view.legal[0]

class Raises:
    def choose(self, view, random):
        raise ValueError("no idea")

class Leaves:
    def choose(self, view, random):
        sys.exit(0)

class Exits:
    def choose(self, view, random):
        os._exit(3)

class Hangs:
    def choose(self, view, random):
        while True:
            time.sleep(3600)

class Hoards:
    def choose(self, view, random):
        self.hoard = bytearray(64 << 30)
        return view.legal[0]

class Threads:
    def choose(self, view, random):
        for _ in range(20):
            threading.Thread(target=time.sleep, args=(3600,)).start()
        os._exit(4)

class LeavesThreads:
    def choose(self, view, random):
        threading.Thread(target=time.sleep, args=(3600,)).start()
        return view.legal[0]

class Lies:
    def choose(self, view, random):
        return "ace"

class Cheats:
    def choose(self, view, random):
        return Play(next(card for card in range(54) if Play(card) not in view.legal))

class ClaimsForOthers:
    def choose(self, view, random):
        return Claim((view.seat + 1) % 4)

class ClaimsTooOften:
    def choose(self, view, random):
        return Claim(view.seat)

class Unprepared:
    def prepare(self, rules):
        raise ValueError("no tables")
    def choose(self, view, random):
        return view.legal[0]

class Ruins:
    def weigh(self, view, random):
        os._exit(5)
    def choose(self, view, random):
        return view.legal[0]
"""
MISDEEDS = {
    "Raises": "bot misdeeds:Raises failed in choose: ValueError: no idea .*misdeeds.py, line",
    "Leaves": "bot misdeeds:Leaves failed in choose: SystemExit",
    "Exits": "it ended with exit status 3",
    "Threads": "it ended with exit status 4",
    "Lies": "must choose one of view.legal, not: 'ace'",
    "Cheats": "chose an action that is not legal now",
    "ClaimsForOthers": "chose an action that is not legal now: claim",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a module of bots, and one that hides a module of Python's."""
    (tmp_path / "misdeeds.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "exiting.py").write_text("import os\nos._exit(7)\n", encoding="utf-8")
    (tmp_path / "random.py").write_text("raise ImportError('not the module of Python')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def guest(request: pytest.FixtureRequest, folder: Path) -> Iterator[SeparateGuest]:
    """A bot of the module, by the name of its class."""
    with SeparateGuest(f"misdeeds:{request.param}", folder) as bot:
        yield bot


def forehand() -> View:
    return view(start_deal(PALACE, 0, *deal_cards(PALACE, SEED, 0, 0)), 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_it_decides_as_in_our_process(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "misdeeds", raising=False)
    rules = PRESETS[preset] if preset == "whist" else replace(PRESETS[preset], renege=Renege.CALLED)
    names = ("bot:misdeeds:Dice",) * rules.players
    here, there = (play_match(rules, names, SEED, 2, make) for make in (make_bot, make_separate))
    assert here == there and len(here.deals) > 0
    assert make_separate("misdeeds:Dice") is make_separate("bot:misdeeds:Dice")


@pytest.mark.parametrize("guest", ["Dice"], indirect=True)
def test_its_values_are_those_in_our_process(
    guest: SeparateGuest, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "misdeeds", raising=False)
    here = make_bot("misdeeds:Dice")
    assert isinstance(here, Weighs) and guest.weighs
    found = guest.weigh(forehand(), Random(3))
    assert found == here.weigh(forehand(), Random(3)) and len(found) == 9


@pytest.mark.parametrize("guest", ["Ruins"], indirect=True)
def test_values_that_do_not_come_are_told_and_the_bot_plays_on(guest: SeparateGuest) -> None:
    with pytest.raises(BotFault, match="bot misdeeds:Ruins: it ended with exit status 5"):
        guest.weigh(forehand(), Random(1))
    assert guest.choose(forehand(), Random(1)) == forehand().legal[0]


@pytest.mark.parametrize(("guest", "words"), MISDEEDS.items(), indirect=["guest"])
def test_a_misdeed_costs_the_seat_its_decisions(guest: SeparateGuest, words: str) -> None:
    steady, deal = make_bot("steady"), fresh_deal(CLASSIC, 1)
    played = play_out(deal, (guest, steady, steady, steady), SEED, 0)
    assert played == play_out(deal, (steady,) * 4, SEED, 0)
    assert len(guest.faults) == guest.decisions > MOST_STARTS
    assert re.search(words, guest.faults[0]), guest.faults[0]


@pytest.mark.parametrize("guest", ["Hangs"], indirect=True)
def test_a_bot_that_hangs_costs_the_seat_its_decisions(guest: SeparateGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "NODES_S", 0.5)
    steady, deal = make_bot("steady"), fresh_deal(CLASSIC, 1)
    assert play_out(deal, (guest, steady, steady, steady), SEED, 0) == play_out(deal, (steady,) * 4, SEED, 0)
    assert guest.faults[:MOST_STARTS] == ["it did not answer in time"] * MOST_STARTS


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a running program")
@pytest.mark.parametrize("guest", ["Hoards"], indirect=True)
def test_a_bot_that_wants_all_memory_gets_none(guest: SeparateGuest) -> None:
    assert guest.choose(forehand(), Random(1)) in forehand().legal
    assert "MemoryError" in guest.faults[0]


@pytest.mark.parametrize("guest", ["Prints", "LeavesThreads", "Unprepared"], indirect=True)
def test_what_hurts_nobody_is_no_fault(guest: SeparateGuest, capfd: pytest.CaptureFixture[str]) -> None:
    guest.prepare(PALACE)
    for _ in range(3):
        assert guest.choose(forehand(), Random(1)) == forehand().legal[0]
    assert guest.faults == []
    guest.close()
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize("guest", ["ClaimsTooOften"], indirect=True)
def test_claims_that_are_refused_come_to_an_end(guest: SeparateGuest) -> None:
    steady, deal = make_bot("steady"), fresh_deal(CLASSIC, 1)
    played = play_out(deal, (guest, steady, steady, steady), SEED, 0)
    assert played.is_over and len(played.refused_claims) + (played.claim is not None) > 0
    assert guest.faults


@pytest.mark.parametrize(
    ("name", "kind", "says"),
    [
        ("misdeeds:Dise", Unknown, "did you mean .*Dice: 'Dise'"),
        ("nowhere_at_all:Bot", Unknown, "there is no module 'nowhere_at_all'"),
        ("misdeeds:Dice/four-joker", BadNotation, "do not play our conventions"),
        ("random:Bot", Unknown, "no such bot in random .*python3"),
        ("exiting:Bot", BotFault, "it ended with exit status 7"),
    ],
)
def test_what_is_no_bot_is_told_at_once(name: str, kind: type[WhistError], says: str) -> None:
    with pytest.raises(kind, match=says):
        make_separate(name)


def test_a_generator_in_the_same_state_draws_the_same() -> None:
    random = Random(5)
    random.random()
    again = random_of(dice_of(random))
    assert [again.random() for _ in range(700)] == [random.random() for _ in range(700)]


def test_a_bot_that_exits_ends_neither_a_run_nor_an_arena(folder: Path) -> None:
    ran = run("simulate", "--bots", "misdeeds:Exits,steady", "--matches", "1", "--deals-at-most", "1", "--jobs", "1",
              "--out", "a.jsonl")  # fmt: skip
    assert ran.code == 0, ran.err
    assert run("verify", "a.jsonl").code == 0
    ran = run("arena", "--bots", "misdeeds:Leaves,steady", "--deals", "2", "--jobs", "1")
    assert ran.code == 0 and "misdeeds:Leaves" in ran.out
