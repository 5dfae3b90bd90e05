"""``bidwhist play`` from outside: scripts, kills, pipes, and what is asked wrongly."""

import os
import random
import re
import resource
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from bidwhist.records import check, decode_record
from bidwhist.tui.saves import Save
from support.command import run
from support.play import options, shelved
from support.terminal import new_sitting
from support.waiting import PATIENCE


class Conversation:
    """A script that talks with ``bidwhist play --plain`` over pipes, and follows its hints."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            options(folder, "--plain"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.heard: list[str] = []

    def listen(self) -> str:
        """Everything up to the next question."""
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if "You may: " in line or line.endswith("yes or no.\n"):
                break
        self.heard += said
        return "".join(said)

    def say(self, line: str) -> str:
        """Answer, and hear what follows."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.listen()

    def follow_hint(self) -> str:
        """Ask for a hint and do it."""
        return self.say(hinted(self.say("hint")))

    def step(self, question: str) -> str:
        """Whatever the question asks for."""
        if "yes or no" in question:
            return self.say("yes")
        return self.say("next") if "next, score" in question else self.follow_hint()

    def kill_while_answering(self, question: str, seconds: float) -> None:
        """Answer, and kill the game within moments, anywhere between reading and saving."""
        assert self.process.stdin is not None
        answer = "next" if "next, score" in question else hinted(self.say("hint"))
        self.process.stdin.write(f"{answer}\n")
        self.process.stdin.flush()
        time.sleep(seconds)
        self.process.kill()
        with suppress(BrokenPipeError):
            self.process.communicate(timeout=PATIENCE)

    def cards_told_of(self, deal: int) -> int:
        """How many cards of a deal were told of, at least: none of those before a match was gone on with."""
        _, told, words = "".join(self.heard).rpartition(f"Deal {deal}.")
        return bool(told) * len(re.findall(r"^\w+ plays? the ", words, re.MULTILINE))

    def close(self) -> tuple[int, str]:
        """End of input; the exit code, and what was said on stderr."""
        _, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, err


def hinted(words: str) -> str:
    """What a hint says is to be written."""
    return next(line for line in words.splitlines() if line.startswith("Hint: ")).removeprefix("Hint: ")


def play_out(folder: Path) -> Conversation:
    """A whole match by script."""
    talk = Conversation(folder)
    question = talk.listen()
    while "rematch, score" not in question:
        question = talk.step(question)
    return talk


def test_a_whole_match_is_played_by_a_script_over_pipes(tmp_path: Path) -> None:
    talk = play_out(tmp_path)
    code, _ = talk.close()
    assert code == 0
    (line,) = shelved(tmp_path)
    assert check(decode_record(line)).result is not None
    words = "".join(talk.heard)
    assert "the match: " in words or "a draw" in words
    assert "\x1b" not in words


def test_a_match_killed_at_any_moment_goes_on_where_it_stood_to_the_same_end(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    play_out(whole).close()
    chance = random.Random(2)
    for steps in [chance.randrange(1, 9) for _ in range(5)]:
        talk = Conversation(killed)
        question = talk.listen()
        for _ in range(steps):
            question = talk.step(question)
        talk.kill_while_answering(question, chance.random() * 0.02)
        waiting = Save(killed / "match.json").read()
        assert waiting is not None
        assert talk.cards_told_of(len(waiting.match.deals)) <= waiting.deal.played.bit_count()
    assert play_out(killed).close()[0] == 0
    assert shelved(killed) == shelved(whole)


def test_wrong_input_gets_the_reason_and_is_asked_again(tmp_path: Path) -> None:
    wrong = f"9x, 8u, ah, claim, renege, renege 3, renege {'9' * 5000}, undo, next, rematch, discard 2c, spades, "
    asked = "help, rules, score, last, books, hand, trick, hint, quit, "
    words = (wrong + asked).replace(", ", "\n").encode()
    ran = run("play", "--plain", "--seed", "wrong", "--save", str(tmp_path / "m.json"), stdin=words)
    assert ran.code == 0
    for said in (
        "No such call",
        "Claims are made while cards are played",
        "Name the book",
        "prevents reneges",
        "nothing to take back",
        "still in play",
        "The match is not over",
        "The auction waits for a call",
        "Hint: ",
        "Your hand: ",
        "On the table: nothing.",
    ):
        assert said in ran.out
    assert ran.out.count("Your turn to bid") == words.count(b"\n")


def test_a_bid_that_is_too_low_is_explained_in_the_words_of_the_core(tmp_path: Path) -> None:
    ran = run("play", "--plain", "--seed", "1", "--save", str(tmp_path / "m.json"), stdin=b"8u\nfour\nquit\n")
    assert "Bids run from 3 uptown" in ran.out


def test_bytes_that_are_no_text_are_asked_again(tmp_path: Path) -> None:
    ran = run("play", "--plain", "--seed", "1", "--save", str(tmp_path / "m.json"), stdin=b"\xff\xfe\n\x00\nbooks\n")
    assert ran.code == 0
    assert ran.out.count("No such call") == 2


def test_a_stream_without_suit_signs_still_gets_its_words(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        options(tmp_path, "--plain"),
        input=b"pass\ntrick\nbooks\n",
        capture_output=True,
        env=environment,
        timeout=PATIENCE,
        check=False,
    )
    assert (ran.returncode, b"Traceback" in ran.stderr) == (0, False)


def test_the_end_of_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "my match.json"
    ran = run("play", "--plain", "--seed", "1", "--save", str(path), stdin=b"pass\n")
    assert ran.code == 0
    assert f"bidwhist play --save '{path}' goes on from here" in ran.err
    ran = run("play", "--plain", "--save", str(path), stdin=b"maybe\nyes\n")
    assert "A match waits for you" in ran.out
    assert "Please write yes or no" in ran.out
    assert "You: pass." in ran.out


def test_options_that_a_waiting_match_has_no_part_for_are_named(tmp_path: Path) -> None:
    save = ["--save", str(tmp_path / "match.json"), "--plain"]
    assert run("play", "--rules", "andrews", *save, stdin=b"quit\n").code == 0
    told = run("play", "--rules", "palace", "--seat", "2", *save, stdin=b"yes\nquit\n").out
    assert "It goes on by its own rules; a new match goes by --rules and --seat." in told
    assert "goes on by its own" not in run("play", "--rules", "andrews", *save, stdin=b"yes\nquit\n").out


def test_a_new_match_puts_the_one_that_waits_on_the_shelf(tmp_path: Path) -> None:
    path = str(tmp_path / "match.json")
    run("play", "--plain", "--save", path, stdin=b"")
    run("play", "--plain", "--save", path, "--new", stdin=b"")
    run("play", "--plain", "--save", path, stdin=b"no\n")
    assert len(shelved(tmp_path)) == 2


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--rules", "poker"], 2, "classic"),
        (["--set", "kitty=7"], 2, "kitty"),
        (["--set", "nonsense"], 2, "nonsense"),
        (["--bots", "nobody"], 2, "no such bot"),
        (["--seat", "4"], 2, "no such seat"),
        (["--seat", "x"], 2, "--seat"),
        (["--pace", "-1"], 2, "--pace"),
        (["--name", "\x1b"], 2, "letter or two"),
        (["--save", "/"], 1, "in a file only"),
        (["--save", "/dev/full"], 1, "in a file only"),
    ],
)
def test_what_is_asked_wrongly_is_said_in_one_clear_line(words: list[str], code: int, said: str) -> None:
    ran = run("play", "--plain", *words)
    assert ran.code == code
    assert said in ran.err
    assert "Traceback" not in ran.err


def test_a_damaged_save_is_set_aside_with_a_word(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text("{}")
    ran = run("play", "--plain", "--save", str(tmp_path / "match.json"), stdin=b"")
    assert ran.code == 0
    assert "was set aside" in ran.out
    assert (tmp_path / "match.damaged-1.json").read_text() == "{}"


def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run("play", "--plain", "--seed", "1", "--save", str(tmp_path / "file/m.json"), stdin=b"pass\nhint\n")
    assert ran.code == 1
    assert "cannot be saved" in ran.out
    assert "Hint: " in ran.out
    assert "could not be saved" in ran.err


def small_files_only() -> None:
    """A disk that takes a hundred bytes and no more."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def test_a_full_disk_stops_no_game_and_leaves_the_old_save_whole(tmp_path: Path) -> None:
    save = Save(tmp_path / "match.json")
    save.write(new_sitting("andrews", "old"))
    ran = subprocess.run(
        options(tmp_path, "--plain"),
        input="yes\nhint\npass\n",
        capture_output=True,
        text=True,
        preexec_fn=small_files_only,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 1
    assert "cannot be saved" in ran.stdout
    assert "Traceback" not in ran.stderr
    assert save.read() == new_sitting("andrews", "old")


@pytest.mark.parametrize("target", ["/dev/full", "closed pipe"])
def test_a_reader_that_takes_nothing_ends_the_game_quietly(target: str, tmp_path: Path) -> None:
    if target == "closed pipe":
        reading, writing = os.pipe()
        os.close(reading)
    else:
        writing = os.open(target, os.O_WRONLY)
    ran = subprocess.run(
        options(tmp_path, "--plain"),
        input=b"pass\n",
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )
    os.close(writing)
    assert ran.returncode == 1
    assert b"Traceback" not in ran.stderr


def test_one_match_is_played_in_one_place_at_a_time(tmp_path: Path) -> None:
    talk = Conversation(tmp_path)
    talk.listen()
    ran = run("play", "--plain", "--save", str(tmp_path / "match.json"))
    assert ran.code == 1
    assert "played elsewhere" in ran.err
    talk.close()
    assert run("play", "--plain", "--save", str(tmp_path / "match.json")).code == 0


def test_an_interrupt_in_the_line_dialogue_saves_and_says_so(tmp_path: Path) -> None:
    talk = Conversation(tmp_path)
    talk.listen()
    talk.process.send_signal(signal.SIGINT)
    code, err = talk.close()
    assert code == 0
    assert "goes on from here" in err
    assert "Traceback" not in err


def test_the_command_to_go_on_names_the_guests_again(tmp_path: Path) -> None:
    words = ["--plain", "--save", str(tmp_path / "a.json")]
    left = run("play", *words, "--bots", "support.guests:Highest", stdin=b"quit\n")
    command = re.search(r"Saved\. bidwhist (.*) goes on from here", left.err)
    assert command is not None, left.err
    again = run(*shlex.split(command[1]), "--plain", stdin=b"\nquit\n")
    assert again.code == 0, again.err
