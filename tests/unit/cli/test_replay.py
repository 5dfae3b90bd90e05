"""``bidwhist replay``: a recorded match stepped through at 80 by 24, or printed where there is no terminal."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest
from msgspec.structs import replace
from rich.console import Console

from bidwhist.cli.consoles import PROSE_COLUMNS
from bidwhist.cli.film import MOVES, Film, Place, Reel, Spot, moved, onlooker
from bidwhist.cli.film_drawing import draw
from bidwhist.cli.selection import Chosen
from bidwhist.core.match import Match
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import PRESETS
from bidwhist.narration import hand_in_words
from bidwhist.records import encode_record, format_record, record_of
from support.command import run
from support.random_matches import lively_match
from support.waiting import PATIENCE

LONG = replace(PRESETS["classic"], target=100, floor=None)
MATCH = lively_match(LONG, 197, most_actions=150)


def drawn(film: Film, place: Place, seat: int | None = None) -> list[str]:
    console = Console(width=PROSE_COLUMNS, force_terminal=False, color_system=None)
    with console.capture() as caught:
        console.print(draw(film, place, onlooker(film.match), seat, "a.jsonl, match 1"))
    return caught.get().splitlines()


def all_places(film: Film) -> list[Place]:
    places = [Place(0, 0)]
    while film.next(places[-1]) != places[-1]:
        places.append(film.next(places[-1]))
    return places


@pytest.mark.parametrize("preset", PRESETS)
def test_every_state_fits_80_by_24_and_shows_every_card(preset: str) -> None:
    film = Film(lively_match(replace(PRESETS[preset], renege=Renege.CALLED), 5, most_actions=80))
    for place in all_places(film):
        lines = drawn(film, place)
        assert len(lines) <= 24 and max(map(len, lines)) <= PROSE_COLUMNS
        deal = film.at(place)
        assert ["▶" in line for line in lines[2 : 2 + deal.players]] == [
            seat == deal.to_act for seat in range(deal.players)
        ]


def test_what_was_played_stands_with_its_leader_and_its_winner() -> None:
    film = Film(MATCH)
    trick = MATCH.deals[0].tricks[0]
    after_one = film.next_trick(film.next_trick(film.next_trick(film.next_trick(Place(0, 0)))))
    assert len(film.at(after_one).tricks) == 1
    row = next(line for line in drawn(film, after_one) if line.startswith("  1  "))
    assert row.count("›") == 1 and row.count("*") == 1
    assert row.split()[1 + trick.winner].endswith("*")
    assert row.split()[1 + trick.leader].startswith("›")


def test_one_seat_alone_sees_no_other_cards_while_the_deal_is_played() -> None:
    film = Film(MATCH)
    declarer = MATCH.deals[0].declarer
    other = (declarer + 1) % 4
    for place in all_places(film):
        deal, lines = film.at(place), drawn(film, place, other)
        if place.deal == 0 and not deal.is_over:
            hands = lines[2:6]
            assert [f"{deal.hand(seat).bit_count()} card" in hands[seat] for seat in range(4)] == [
                seat != other for seat in range(4)
            ]
            assert all(line.endswith("face down") for line in lines if line.startswith(("Kitty:", "Aside:")))
    assert hand_in_words(MATCH.deals[0].kitty, None) not in "\n".join(run_printed("--seat", str(other)))


def test_moves_go_on_and_back_and_stop_at_the_ends() -> None:
    film = Film(MATCH)
    places = all_places(film)
    assert [film.previous(place) for place in places[1:]] == places[:-1]
    first, last = places[0], places[-1]
    assert all(MOVES[key](film, last) == last for key in "ntd")
    assert all(MOVES[key](film, first) == first for key in "pTD")
    tricks, place = [first], first
    while film.next_trick(place) != place:
        place = film.next_trick(place)
        tricks.append(place)
    assert tricks[-1] == last and set(tricks) < set(places)
    assert len(tricks) < 25 * len(MATCH.deals)
    assert film.next_deal(places[3]) == Place(1, 0)
    assert film.previous_deal(Place(1, 4)) == Place(1, 0) and film.previous_deal(Place(1, 0)) == Place(0, 0)
    assert film.previous_trick(tricks[5]) == tricks[4]


def test_the_film_goes_on_through_every_match_of_a_file_and_back() -> None:
    other = lively_match(PRESETS["cutthroat"], 4, most_actions=60)
    read = list[int]()

    def coming() -> Iterator[Chosen]:
        for number, match in ((1, MATCH), (3, other)):
            read.append(number)
            yield Chosen(number, match)

    reel = Reel(coming())
    assert 0 in reel and read == [1]
    spots = [Spot(0, Place(0, 0))]
    while (spot := moved(reel, spots[-1], "n")) != spots[-1]:
        spots.append(spot)
    assert [spot.place for spot in spots] == [*all_places(Film(MATCH)), *all_places(Film(other))]
    assert [moved(reel, spot, "p") for spot in spots[1:]] == spots[:-1]
    assert reel.number(spots[-1].film) == 3 and read == [1, 3]
    assert moved(reel, spots[3], "m") == Spot(1, Place(0, 0)) and moved(reel, spots[-1], "M") == Spot(0, Place(0, 0))
    assert moved(reel, spots[-1], "d") == spots[-1] and moved(reel, spots[0], "D") == spots[0]


def run_printed(*words: str, match: Match = MATCH) -> list[str]:
    ran = run("replay", "-", *words, stdin=encode_record(record_of(match)))
    assert (ran.code, ran.err) == (0, "")
    return ran.out.splitlines()


def test_without_a_terminal_all_of_it_is_printed() -> None:
    lines = run_printed()
    assert sum(line.startswith("Deal ") for line in lines) == len(MATCH.deals)
    assert sum(line.startswith("Book ") for line in lines) == sum(
        len(deal.tricks) + bool(deal.table) for deal in MATCH.deals
    )
    assert f"Ann: {hand_in_words(MATCH.deals[0].dealt[0], None)}." in lines
    assert f"Kitty: {hand_in_words(MATCH.deals[1].kitty, None)}." in lines
    assert lines[0].startswith("The first deal, ")
    assert lines[-1] == "The match is not over."


def test_one_deal_alone_can_be_printed() -> None:
    lines = run_printed("--deal", "2")
    assert [line for line in lines if line.startswith("Deal ")] == [
        line for line in run_printed() if line.startswith("Deal 2")
    ]


def test_text_records_are_shown_and_the_match_of_a_file_is_chosen(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    other = lively_match(PRESETS["cutthroat"], 4, most_actions=100)
    path.write_text(format_record(record_of(MATCH)) + format_record(record_of(other)), encoding="utf-8")
    first, second = run_printed(), run_printed(match=other)
    assert run("replay", str(path)).out.splitlines() == ["", "Match 1.", *first, "", "Match 2.", *second]
    assert run("replay", str(path), "--match", "1").out.splitlines() == first
    assert run("replay", str(path), "--match", "2").out.splitlines() == second
    ran = run("replay", str(path), "--match", "3")
    assert ran.code == 2 and ran.err == f"error: --match is 1 to 2 in {path}: 3\n"


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["--deal", "9"], 2, "--deal is 1 to 3 in standard input: 9"),
        (["--seat", "4"], 2, "--seat is 0 to 3 in match 1: 4"),
        (["--deal", "0"], 2, "0 is not in the range"),
    ],
)
def test_what_is_not_in_the_match_is_said(words: list[str], code: int, says: str) -> None:
    ran = run("replay", "-", *words, stdin=encode_record(record_of(MATCH)))
    assert ran.code == code and says in ran.err


def test_a_record_that_does_not_replay_is_told_with_its_line() -> None:
    text = format_record(record_of(MATCH)).replace("\n 2. ", "\n 2. ", 1)
    line = next(one for one in text.splitlines() if one.startswith(" 2. "))
    ran = run("replay", "-", stdin=text.replace(line, line[:10] + " ".join(reversed(line[10:].split()))).encode())
    assert ran.code == 1 and ran.err.startswith("error: standard input, line ") and "deal 1, trick 2: seat" in ran.err
    assert run("replay", "-", stdin=b"nonsense").code == 1


def test_names_cannot_play_tricks_on_the_terminal() -> None:
    names = ("\x1b[2J\x1b]0;gotcha\x07", "Bo\nBo", "x" * 500, "")
    lines = run_printed(match=replace(MATCH, players=names))
    assert not any(letter in line for line in lines for letter in "\x1b\x07")
    assert any(line.startswith("seat 3:") for line in lines) and max(map(len, lines)) < 300


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals there")
@pytest.mark.parametrize("ending", [b"q", b"\x1b", b""])
def test_keys_step_through_the_match_in_a_terminal(ending: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(encode_record(record_of(MATCH)))
    ours, theirs = os.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    words = [sys.executable, "-m", "bidwhist.cli", "replay", str(path)]
    process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    seen = _after(ours, b"", "q quit")
    seen += _after(ours, b"nn \x1b[C", "wins the bid")
    seen += _after(ours, b"d", "Deal 2 of 3")
    seen += _after(ours, b"s", " cards")
    assert "Traceback" not in seen
    os.write(ours, ending)
    if not ending:
        process.send_signal(signal.SIGINT)
    # A program that draws its last lines waits for a terminal that nobody reads.
    reading = Thread(target=_drain, args=(ours,), daemon=True)
    reading.start()
    assert process.wait(timeout=PATIENCE) == 0
    reading.join(PATIENCE)
    os.close(ours)


def _drain(terminal: int) -> None:
    with suppress(OSError):
        while os.read(terminal, 65536):
            pass


def _after(terminal: int, keys: bytes, words: str) -> str:
    os.write(terminal, keys)
    seen, end = "", time.monotonic() + PATIENCE
    while words not in seen and time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            seen += os.read(terminal, 65536).decode(errors="replace")
    assert words in seen
    return seen
