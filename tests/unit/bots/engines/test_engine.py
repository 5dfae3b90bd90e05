"""A program as a bot: what it does wrong costs its own seat the decision, and nothing else."""

import json
import os
import pickle
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bidwhist.arena.tables import play_out
from bidwhist.bots.engines import engine as engine_module
from bidwhist.bots.engines.engine import MOST_STARTS, Engine
from bidwhist.bots.engines.messages import MAX_ANSWER_BYTES
from bidwhist.bots.levels import conventions_of, make_bot, parts_of, with_conventions
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.core.view import View, view
from bidwhist.errors import BotFault
from support.random_play import fresh_deal
from support.waiting import PATIENCE

SEED = bytes(32)
GOOD = """
import json, sys
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say(type="ready", protocol=1, name="Good", version="2")
    elif kind == "choose":
        HERE
        say(type="action", id=message["id"], action=0)
    elif kind == "quit":
        break
"""
DISCARDS = """if "discard" in message:
            about = message["discard"]
            cards = about["required"] + [one for one in about["cards"] if one not in about["required"]]
            say(type="action", id=message["id"], action=" ".join(cards[:about["size"]]))
            continue"""
MISDEEDS = {
    "prints in between": ("print('thinking ...')", "a line that is not a message"),
    "exits": ("sys.exit(3)", "ended with exit status 3"),
    "is killed": ("import os; os.kill(os.getpid(), 9)", "ended by signal 9"),
    "hangs": ("import time; time.sleep(3600)", "did not answer in time"),
    "closes its output": ("import os, time; os.close(1); time.sleep(3600)", "closed its output"),
    "chooses a number that there is not": ("say(type='action', id=message['id'], action=99)", "has the number 99"),
    "chooses a negative number": ("say(type='action', id=message['id'], action=-1)", "has the number -1"),
    "plays a card in the auction": ("say(type='action', id=message['id'], action='AS')", "cannot be read"),
    "bids what is not legal": ("say(type='action', id=message['id'], action='1U')", "not legal now: 1U"),
    "answers another question": ("say(type='action', id=7777, action=0)", "answered question 7777"),
    "says an error": ("say(type='error', text='I am lost')", "it says: I am lost"),
    "says hello again": ("say(type='ready', protocol=1, name='Good')", "must answer with an action"),
    "writes a line without end": (
        f"sys.stdout.write('x' * {2 * MAX_ANSWER_BYTES}); sys.stdout.flush()",
        "a line of more",
    ),
    "writes without end": (
        "[say(type='info', text='hm') for _ in iter(int, 1)]",
        "ended by signal 9|more than 1000 lines",
    ),
    "writes what is not text": ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "not a message"),
    "nests without end": ("print('[' * 100_000, flush=True)", "not a message"),
    "starts threads and dies": (
        "import threading, os; [threading.Thread(target=__import__('time').sleep, args=(3600,)).start()"
        " for _ in range(50)]; os._exit(4)",
        "ended with exit status 4",
    ),
}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take long, but for programs that never answer as they should."""
    monkeypatch.setattr(engine_module, "GRACE_MS", PATIENCE * 1000)


def program(folder: Path, text: str) -> str:
    path = folder / "program.py"
    path.write_text(textwrap.dedent(text))
    return shlex.join([sys.executable, "-S", str(path)])


def good(folder: Path, here: str = "pass") -> str:
    return program(folder, GOOD.replace("HERE", here))


@pytest.fixture
def forehand() -> View:
    return view(fresh_deal(PALACE, 3), 0)


def test_a_program_is_started_once_and_plays_in_every_seat(tmp_path: Path) -> None:
    started = tmp_path / "started"
    text = GOOD.replace("HERE", DISCARDS)
    with Engine(program(tmp_path, f"open({str(started)!r}, 'a').write('x')\n{text}")) as engine:
        for rules in PRESETS.values():
            assert play_out(fresh_deal(rules, 1), (engine,) * rules.players, SEED, 0).is_over
        assert engine.faults == [] and engine.decisions > len(PRESETS) * 4
        assert engine.words == "Good 2"
    assert started.read_text() == "x"


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_whatever_it_does_wrong_a_steady_bot_decides_and_play_goes_on(
    misdeed: str, tmp_path: Path, forehand: View, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    if misdeed == "hangs":
        monkeypatch.setattr(engine_module, "GRACE_MS", 0)
    here, words = MISDEEDS[misdeed]
    with Engine(good(tmp_path, here), limit_ms=50) as engine:
        advice = engine.advise(forehand, Random(5))
        assert advice == make_bot("steady").advise(forehand, Random(0))
        (fault,) = engine.faults
        assert re.search(words, fault), fault
        assert [record.getMessage() for record in caplog.records if "steady bot decides" in record.getMessage()]
        assert engine.choose(forehand, Random(6)) in forehand.legal
        assert len(engine.faults) == engine.decisions == 2


def test_a_program_that_fails_again_and_again_is_left_and_the_deal_is_played_out(tmp_path: Path) -> None:
    started = tmp_path / "started"
    command = program(tmp_path, f"open({str(started)!r}, 'a').write('x'); raise SystemExit(1)")
    with Engine(command) as engine:
        bots = (engine, *[make_bot("steady")] * 3)
        assert play_out(fresh_deal(CLASSIC, 1), bots, SEED, 0).is_over
        assert len(engine.faults) == engine.decisions > MOST_STARTS
    assert started.read_text() == "x" * MOST_STARTS
    assert "not started again" in engine.faults[-1]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("input(); print('hello there', flush=True)", "not a message"),
        ('input(); print(\'{"type":"ready","protocol":2,"name":"x"}\', flush=True)', "version 2"),
        ('input(); print(\'{"type":"info"}\', flush=True)', "must say ready first"),
        ("input()", "ended with exit status 0"),
    ],
)
def test_a_program_that_does_not_say_ready_is_not_played_with(text: str, words: str, tmp_path: Path) -> None:
    with Engine(program(tmp_path, text)) as engine, pytest.raises(BotFault, match=words):
        engine.start()


@pytest.mark.parametrize("command", ["./there-is-none", "'unclosed", "", "/"])
def test_a_program_that_cannot_be_started_is_told_in_words(command: str) -> None:
    with Engine(command) as engine, pytest.raises(BotFault, match="cannot be started"):
        engine.start()


def test_what_it_writes_to_stderr_is_kept_for_its_author(
    tmp_path: Path, forehand: View, caplog: pytest.LogCaptureFixture
) -> None:
    with Engine(good(tmp_path, "raise ValueError('my own fault')")) as engine:
        engine.choose(forehand, Random(1))
    assert "my own fault" in caplog.text


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a running program")
def test_a_program_that_wants_all_memory_gets_none(tmp_path: Path, forehand: View) -> None:
    with Engine(good(tmp_path, "hoard = bytearray(64 << 30)")) as engine:
        assert engine.choose(forehand, Random(1)) in forehand.legal
        assert "exit status 1" in engine.faults[0]


@pytest.mark.skipif(sys.platform == "win32", reason="process groups are of POSIX")
def test_whatever_it_started_ends_with_it(tmp_path: Path, forehand: View) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    child = f"import time; held = open({str(pipe)!r}, 'w'); time.sleep(3600)"
    here = f"import subprocess; subprocess.Popen([sys.executable, '-c', {child!r}])"
    with Engine(good(tmp_path, here)) as engine:
        assert engine.choose(forehand, Random(1)) == forehand.legal[0]
        with pipe.open("rb") as end:  # which opens when the child is there
            engine.close()
            assert end.read() == b"", "a pipe ends when nobody holds its other end"


def test_after_close_it_starts_again_with_the_next_question(tmp_path: Path, forehand: View) -> None:
    engine = Engine(good(tmp_path))
    for _ in range(MOST_STARTS + 1):
        assert engine.choose(forehand, Random(1)) == forehand.legal[0]
        engine.close()
    assert engine.faults == []


FORKED = """
import os, sys
from random import Random
from bidwhist import PRESETS, Engine, new_match, deal_next, match_view
match = deal_next(new_match(PRESETS["palace"], tuple("abcd"), bytes(32)))
seen = match_view(match, match.deal.to_act)
engine = Engine(sys.argv[1])
engine.choose(seen, Random(1))
child = os.fork()
if not child:
    engine.choose(seen, Random(1))
    print(engine.faults, flush=True)
    engine.close()
    os._exit(0)
os.waitpid(child, 0)
engine.choose(seen, Random(1))
print(engine.faults)
engine.close()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_process_starts_its_own_and_leaves_the_other_alone(tmp_path: Path) -> None:
    started = tmp_path / "started"
    command = program(tmp_path, f"open({str(started)!r}, 'a').write('x')\n{GOOD.replace('HERE', 'pass')}")
    words = [sys.executable, "-c", FORKED, command]
    ran = subprocess.run(words, capture_output=True, check=False, text=True, timeout=PATIENCE)
    assert ran.stdout == "[]\n[]\n", ran.stderr
    assert started.read_text() == "xx"


def test_reasons_are_heard_and_the_next_question_has_none(tmp_path: Path, forehand: View) -> None:
    here = "message['id'] % 2 and say(type='info', text='It feels right.', values={'-': 0.5})"
    with Engine(good(tmp_path, here)) as engine:
        assert engine.advise(forehand, Random(1)).words == "It feels right."
        assert engine.advise(forehand, Random(1)).words == "It gives no reason."


def test_the_question_holds_the_limit_the_seed_and_all_that_is_known(tmp_path: Path, forehand: View) -> None:
    heard = tmp_path / "heard"
    here = f"open({str(heard)!r}, 'a').write(line)"
    chosen: tuple[dict[str, Any], ...] = ({"limit_ms": 1234}, {"nodes": 77}, {})
    for limits in chosen:
        with Engine(good(tmp_path, here), **limits) as engine:
            engine.choose(forehand, Random(9))
    asked = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [one["limit"] for one in asked] == [{"ms": 1234}, {"nodes": 77}, {"ms": 2000}]
    assert len({one["seed"] for one in asked}) == 1, "the same chance for the same question"
    assert asked[0]["legal"][:2] == ["-", "3U"] and len(asked[0]["view"]["hand"]) == 12


def test_it_goes_to_other_processes_as_its_command(tmp_path: Path, forehand: View) -> None:
    with pickle.loads(pickle.dumps(Engine(good(tmp_path), nodes=5))) as engine:
        assert engine.choose(forehand, Random(1)) == forehand.legal[0]
        assert engine.limit.nodes == 5


def test_its_name_is_never_taken_for_conventions() -> None:
    name = "exec:./engines/deep --fast"
    assert parts_of(name) == (name, "", "") and conventions_of(name) is None
    assert with_conventions(name, None) == name
    assert make_bot(f"bot:{name}").name == name
