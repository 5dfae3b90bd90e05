"""Nothing in a file, or in its name, can control the terminal of the person who looks at it."""

import json
import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import to_builtins
from msgspec.json import encode
from msgspec.structs import replace

from bidwhist.cli.items import Converted
from bidwhist.cli.output import json_of
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.records import encode_record, format_record, parse_record, record_of
from bidwhist.tools.printable import one_line, printable, printable_json
from bidwhist.tui.saves import Save
from bidwhist.tui.session import sit_down
from support.command import Ran, run
from support.nightly import amount
from support.random_matches import lively_match
from support.trickster import as_trickster

SOURCES = Path(__file__).parents[3] / "src" / "bidwhist"
HOSTILE = ("\x1b[2J\x1b]0;gotcha\x07", "Bo\x9b31m\u202eoB\r", "C\x00\u2028\x7fleo\x08", "Dee\n\u2066x")
MATCH = replace(lively_match(PRESETS["andrews"], 3, by_seed=False, most_actions=40), players=HOSTILE)
RECORD = record_of(MATCH)


def assert_is_printable(ran: Ran) -> None:
    for text in (ran.out, ran.err):
        assert printable(text) == text
        assert "\t" not in text


FORMS = {
    "json": encode_record(RECORD) + b"\n",
    "text": b"[Record bidwhist-text/1]\n; \x1b[31m\n{\x07}\n" + format_record(RECORD).split("\n", 1)[1].encode(),
    "raw text": format_record(replace(RECORD, players=("A", "B", "C", "D")))
    .replace('"A"', '"\x9b2J\u202e\u2028"')
    .encode(),
    "trickster": as_trickster(replace(RECORD, players=tuple(re.sub(r"\s", "", name) for name in HOSTILE))).encode(),
}
ASKED = [
    ["verify", "-"],
    ["verify", "-", "--json"],
    ["solve", "-"],
    ["solve", "-", "--json"],
    ["coach", "-", "--bot", "steady", "--no-hindsight", "--in-order"],
    ["coach", "-", "--bot", "steady", "--no-hindsight", "--json"],
    ["coach", "-", "--bot", "steady", "--no-hindsight", "--player", "Nobody\x1b[0m"],
    ["replay", "-"],
    ["replay", "-", "--json"],
    ["convert", "-", "-", "--to", "text"],
    ["convert", "-", "-", "--to", "json"],
]


@pytest.mark.filterwarnings("ignore:bidwhist was installed without")
@pytest.mark.parametrize("words", ASKED, ids=" ".join)
@pytest.mark.parametrize("form", FORMS)
def test_names_and_comments_are_never_printed_raw(words: list[str], form: str) -> None:
    ran = run(*words, stdin=FORMS[form])
    assert ran.code in (0, 2), ran.err
    assert_is_printable(ran)


@given(st.integers(0, 900), st.sampled_from(["\x1b[2J", "\x9b", "\x00", "\u202e", "\x07"]), st.sampled_from([*FORMS]))
@settings(max_examples=amount(10, 30), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_damaged_is_told_without_its_signs(place: int, sign: str, form: str) -> None:
    text = FORMS[form].decode()
    for words in (["verify", "-"], ["replay", "-"], ["convert", "-", "-", "--to", "text"]):
        assert_is_printable(run(*words, stdin=(text[:place] + sign + text[place:]).encode()))


def test_the_name_of_a_file_is_never_printed_raw(tmp_path: Path) -> None:
    path = tmp_path / "\x1b[31mred\x07.jsonl"
    for words in (
        ["verify"],
        ["coach"],
        ["replay"],
        ["solve"],
        ["arena", "--bots", "random,random", "--deals", "2", "--resume"],
    ):
        missing = run(*words, str(path.with_name("\x1b[2J")))
        assert_is_printable(missing)
    path.write_bytes(FORMS["json"])
    for words in (["verify", str(path)], ["replay", str(path)], ["convert", str(path), str(path.with_suffix(".bin"))]):
        assert_is_printable(run(*words))


def test_what_is_typed_is_never_printed_raw() -> None:
    for words in (["rules", "show", "\x1b[2J"], ["play", "--seat", "\x9b"], ["\x1b]0;x\x07"], ["verify", "--\x1b"]):
        ran = run(*words)
        assert ran.code == 2
        assert_is_printable(ran)


def test_a_saved_name_is_never_printed_raw(tmp_path: Path) -> None:
    sitting = sit_down(PRESETS["palace"], 0, HOSTILE[0], ("steady",), seed_from_text("x"))
    Save(tmp_path / "match.json").write(sitting)
    ran = run("play", "--plain", "--save", str(tmp_path / "match.json"), stdin=b"\nscore\nlast\nquit\n")
    assert ran.code == 0
    assert_is_printable(ran)
    assert all(one_line(name) == name for name in sitting.names)


@given(st.text())
def test_json_that_is_made_printable_says_the_same(text: str) -> None:
    made = printable_json(json.dumps(text, ensure_ascii=False))
    assert json.loads(made) == text
    assert printable(made) == made


@given(st.text())
def test_what_is_printable_stays_as_it_is(text: str) -> None:
    assert printable(printable(text)) == printable(text)
    assert one_line(text).isprintable() or not printable(text).isprintable() or "\n" not in one_line(text)


def test_a_text_record_gives_hostile_names_back_as_they_were() -> None:
    text = format_record(RECORD)
    assert printable(text) == text
    assert parse_record(text).players == HOSTILE


ALLOWED = {"cli/output.py", "cli/consoles.py"}
"""The edge, where everything is made printable."""
PRINTS = re.compile(r"(?<![\w.])(?:print|click\.s?echo|Console|sys\.(?:stdout|stderr)\.write)\(")


@pytest.mark.parametrize(
    "path", sorted([*SOURCES.glob("cli/*.py"), *SOURCES.glob("tui/*.py")]), ids=lambda one: one.name
)
def test_nothing_is_printed_but_at_the_edge(path: Path) -> None:
    if str(path.relative_to(SOURCES)) in ALLOWED:
        return
    assert PRINTS.findall(path.read_text(encoding="utf-8")) == []


def test_what_prints_is_found() -> None:
    lines = ("print(1)", "click.echo(a)", "click.secho(a)", "x = Console(width=3)", "sys.stderr.write(a)")
    assert all(map(PRINTS.search, lines)) and not PRINTS.search("console.print(a); pretty_print(a)")


@pytest.mark.parametrize(
    "words", [("show", "palace"), ("show", "classic"), ("diff", "classic", "palace")], ids=" ".join
)
def test_a_page_of_words_in_hebrew_has_no_mark_that_is_written_out(words: tuple[str, ...]) -> None:
    ran = run("rules", *words, "--language", "he")
    assert ran.code == 0 and "\\u" not in ran.out


def test_a_name_of_a_file_that_is_not_utf_8_is_told_in_json_all_the_same() -> None:
    item = Converted(file=os.fsdecode(b"odd\xff.jsonl"), line=1, match=1, deals=2, notes=("♠",))
    told = json.loads(json_of(item))
    assert told == to_builtins(item) | {"notes": ["♠"]} and os.fsencode(told["file"]) == b"odd\xff.jsonl"
    usual = replace(item, file="even.jsonl")
    assert json_of(usual) == encode(usual)
