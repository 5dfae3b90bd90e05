"""Bots from elsewhere: named by module and class, checked, and named in the message when they fail."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from bidwhist.arena.contest import Stop, contest
from bidwhist.arena.measures import Plan
from bidwhist.arena.report import report
from bidwhist.arena.simulation import Plan as Simulated
from bidwhist.arena.simulation import simulate
from bidwhist.arena.workers import Here, processes
from bidwhist.bots import guests, levels
from bidwhist.bots.bot import Advice
from bidwhist.bots.guests import Guest
from bidwhist.bots.levels import make_bot, partner_level
from bidwhist.core.actions import Play
from bidwhist.core.deal import start_deal
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.shuffle import deal_cards, seed_from_text
from bidwhist.core.view import View, view
from bidwhist.errors import BadNotation, BotFault, Unknown, WhistError
from support.command import run
from support.guests import Highest

SEED = seed_from_text("guests")
BOTS = '''
from pathlib import Path

from bidwhist import Advice
from bidwhist.bots.weighed import Weighed

class Highest:
    """Takes the last of what it may do."""
    def choose(self, view, random):
        return view.legal[-1]

class Talker(Highest):
    def advise(self, view, random):
        return Advice(view.legal[0], "because")

class Judge(Highest):
    def weigh(self, view, random):
        return tuple(Weighed(action, 1 / (1 + place)) for place, action in enumerate(reversed(view.legal)))

class Liar:
    def choose(self, view, random):
        return "ace"

class Crash:
    def choose(self, view, random):
        return 1 / 0

class Leaves:
    def choose(self, view, random):
        raise SystemExit(0)

class NeedsWords:
    def __init__(self, words):
        pass
    def choose(self, view, random):
        return view.legal[0]

class Helper:
    pass

ready = Highest()
Path("imported").touch()
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots, and a module that cannot be imported."""
    (tmp_path / "guestbots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "brokenbots.py").write_text("import nowhere_at_all\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("guestbots", "brokenbots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def seen() -> View:
    return view(start_deal(PALACE, 0, *deal_cards(PALACE, SEED, 0, 0)), 1)


def test_a_bot_is_found_by_module_and_class_or_as_an_object(module: Path) -> None:
    for name in ("guestbots:Highest", "bot:guestbots:Highest", "guestbots:ready"):
        assert make_bot(name).choose(seen(), Random(1)) == seen().legal[-1]
    assert make_bot("bot:guestbots:Highest").name == "guestbots:Highest"


def test_a_bot_without_reasons_gives_none_and_one_with_reasons_gives_its_own(module: Path) -> None:
    assert make_bot("guestbots:Highest").advise(seen(), Random(1)) == Advice(seen().legal[-1], "It gives no reason.")
    assert make_bot("guestbots:Talker").advise(seen(), Random(1)) == Advice(seen().legal[0], "because")


@pytest.mark.parametrize(
    ("name", "kind", "says"),
    [
        ("guestbots:Higest", Unknown, "no such bot in guestbots .* did you mean Highest: 'Higest'"),
        ("nowhere_at_all:Bot", Unknown, "there is no module 'nowhere_at_all'"),
        ("../x:Bot", Unknown, "a bot from elsewhere is named module:Class"),
        ("guestbots:Helper", Unknown, "guestbots:Helper is not a bot: it has no choose"),
        ("guestbots:Highest/four-joker", BadNotation, "do not play our conventions"),
        ("guestbots:NeedsWords", BotFault, "bot guestbots:NeedsWords cannot be made: TypeError"),
        ("brokenbots:Bot", BotFault, "its module cannot be imported: ModuleNotFoundError.*brokenbots.py, line 1"),
    ],
)
def test_what_is_no_bot_is_told_by_name(name: str, kind: type[WhistError], says: str, module: Path) -> None:
    with pytest.raises(kind, match=says):
        make_bot(name)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("guestbots:Liar", "bot guestbots:Liar must choose one of view.legal, not: 'ace'"),
        ("guestbots:Crash", "bot guestbots:Crash failed in choose: ZeroDivisionError: .*guestbots.py, line"),
        ("guestbots:Leaves", "bot guestbots:Leaves failed in choose: SystemExit"),
    ],
)
def test_a_bot_that_fails_is_named(name: str, says: str, module: Path) -> None:
    with pytest.raises(BotFault, match=says):
        make_bot(name).choose(seen(), Random(1))


class Plays:
    """Plays a card, whatever it is asked for."""

    def choose(self, view: View, random: Random) -> Play:
        return Play(0)


def test_an_answer_that_is_not_legal_is_refused_by_name() -> None:
    with pytest.raises(BotFault, match="bot mine chose an action that is not legal now"):
        Guest("mine", Plays()).choose(seen(), Random(1))


def test_the_partner_asked_for_stays_where_its_level_is_not_known() -> None:
    assert partner_level("mybots:Highest", ["steady", "champion"]) == "mybots:Highest"
    assert partner_level("beginner", ["mybots:Highest", "casual"]) == "casual"
    assert partner_level("beginner", ["mybots:Highest"]) == "beginner"


def test_an_entry_point_is_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("highest", "support.guests:Highest", guests.GROUP)
    for where in (guests, levels):
        monkeypatch.setattr(where, "installed", lambda: {"highest": point})
    assert make_bot("highest").name == "highest"
    assert "highest" in levels.known_bots()
    with pytest.raises(Unknown, match="did you mean highest"):
        make_bot("highst")


def test_objects_play_in_plans_with_processes_and_reports() -> None:
    plan = Plan((Highest(), "steady"), PALACE, SEED, ("points",))
    assert plan.names == ("support.guests:Highest", "steady")
    stop = Stop(2)
    here = [*contest(plan, stop, Here())]
    with processes(2) as workers:
        beside = [*contest(plan, stop, workers)]
    assert [one.points for one in here] == [one.points for one in beside]
    assert report(plan, stop, here) is not None
    theirs = Plan(("steady", Highest()), PALACE, SEED, ("points",))
    mirrored = [*contest(theirs, stop, Here())]
    assert [one.points[::-1] for one in mirrored] == [one.points for one in here]


def test_objects_are_simulated_and_named_in_records() -> None:
    plan = Simulated(PALACE, (Highest(name="mine"), "random") * 2, SEED, 1)
    with pytest.raises(WhistError, match="need names of their own"):
        Simulated(PALACE, (Highest(name="mine"), Highest(name="mine"), "random", "random"), SEED, 1)
    one = Highest(name="mine")
    plan = Simulated(PALACE, (one, "random", "random", "random"), SEED, 1)
    assert b'"bot:mine"' in next(iter(simulate(plan, 1, Here()))).line


def test_an_object_that_cannot_go_to_other_processes_is_told() -> None:
    class Local(Highest):
        """A class inside a function, so that it cannot be pickled."""

    plan = Plan((Local(), "steady"), PALACE, SEED, ("points",))
    with processes(2) as workers, pytest.raises(WhistError, match="cannot go to other processes"):
        next(iter(contest(plan, Stop(2), workers)))


def test_simulate_and_arena_play_a_bot_of_the_folder_with_processes(module: Path) -> None:
    ran = run("simulate", "--bots", "guestbots:Highest,steady", "--matches", "9", "--deals-at-most", "1", "--jobs", "2",
              "--out", str(module / "a.jsonl"))  # fmt: skip
    assert ran.code == 0, ran.err
    assert run("verify", str(module / "a.jsonl")).code == 0
    ran = run("arena", "--bots", "bid=steady+play=guestbots:Highest,steady", "--measure", "play", "--deals", "2",
              "--jobs", "1", "--resume", str(module / "kept"))  # fmt: skip
    assert ran.code == 0 and "guestbots:Highest" in ran.out
    assert run("coach", str(module / "a.jsonl"), "--bot", "guestbots:Highest").code == 2


def test_a_bot_of_the_folder_judges_for_the_coach(module: Path) -> None:
    path = str(module / "b.jsonl")
    short = ("--rules", "fifty-two", "--matches", "1", "--deals-at-most", "1", "--jobs", "1", "--out", path)
    assert run("simulate", "--bots", "guestbots:Judge,steady", *short).code == 0
    ran = run("coach", path, "--bot", "guestbots:Judge", "--json")
    assert ran.code == 0, ran.err
    assert "guestbots:Judge" in ran.out


def test_a_bot_that_fails_is_named_and_a_steady_one_decides(module: Path, caplog: pytest.LogCaptureFixture) -> None:
    short = ("--matches", "1", "--deals-at-most", "1", "--jobs", "1", "--out", "-")
    ran = run("simulate", "--bots", "guestbots:Crash", *short)
    assert ran.code == 0 and ran.out
    (told,) = caplog.messages
    assert "bot guestbots:Crash failed in choose: ZeroDivisionError" in told and "a steady bot decides" in told
    asked = ("play", "--plain", "--save", str(module / "match.json"), "--bots", "guestbots:Crash", "--seed", "2")
    assert run(*asked, stdin=b"quit\n").code == 0


def test_no_file_can_have_a_module_imported(module: Path) -> None:
    save = str(module / "match.json")
    assert (
        run("play", "--plain", "--save", save, "--bots", "guestbots:Highest", "--seed", "1", stdin=b"quit\n").code == 0
    )
    (module / "imported").unlink()
    refused = run("play", "--plain", "--save", save, stdin=b"quit\n")
    assert refused.code == 2 and "continue with --bots guestbots:Highest" in refused.err
    assert not (module / "imported").exists()
    assert run("play", "--plain", "--save", save, "--bots", "guestbots:Highest", stdin=b"\nquit\n").code == 0
    assert run("play", "--plain", "--save", save, "--new", stdin=b"quit\n").code == 0
