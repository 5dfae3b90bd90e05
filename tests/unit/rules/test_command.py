"""``bidwhist rules``: what it writes, and what it says to a wrong word."""

import subprocess
import sys

import pytest
from click.testing import CliRunner

from bidwhist.cli.rules import command
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.rules.difference import difference
from bidwhist.core.rules.parse import OPTIONS, parse_rules
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.i18n import CODES, language_of
from bidwhist.tools.printable import unmarked
from support.command import run


def output(*words: str) -> str:
    result = CliRunner().invoke(command, words, catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def flat(text: str) -> str:
    return " ".join(text.split())


def test_list_names_every_preset() -> None:
    lines = output("list").splitlines()
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == list(PRESETS)


def test_options_names_every_option_with_its_values() -> None:
    words = flat(output("options"))
    for name, option in OPTIONS.items():
        assert name in words and option.legal in words


@pytest.mark.parametrize("preset", PRESETS)
def test_show_writes_the_sheet_plainly_when_it_is_no_terminal(preset: str) -> None:
    assert output("show", preset) == format_sheet(describe(PRESETS[preset]))


def test_show_takes_settings_and_share_codes() -> None:
    assert output("show", "palace", "--set", "max_deals=12") == output("show", "palace.1Y0CNN")


@pytest.mark.parametrize("code", CODES)
def test_the_sheet_and_what_differs_are_written_in_each_language(code: str) -> None:
    language = language_of(code)
    sheet = describe(PALACE, language)
    told = _joined(output("show", "palace", "--language", code))
    assert all(_joined(words) in told for section in sheet.sections for words in (section.title, *section.sentences))
    told = _joined(output("diff", "classic", "palace", "--language", code))
    assert all(_joined(one.words) in told for one in difference(CLASSIC, PALACE, language=language))


def _joined(text: str) -> str:
    """A text without its spaces and isolates, for lines break within words with a hyphen too."""
    return "".join(unmarked(text).split())


def test_diff_tells_every_difference() -> None:
    words = flat(output("diff", "classic", "palace"))
    assert all(one.words in words for one in difference(CLASSIC, PALACE))


def test_diff_of_a_table_with_a_house_rule_tells_the_house_rule() -> None:
    assert "Game: 11 points" in output("diff", "classic", "classic", "--set", "target=11")


def test_diff_of_the_same_rules_says_so() -> None:
    assert output("diff", "palace", "palace").strip() == "palace and palace play the same."


def test_code_writes_a_code_that_reads_back() -> None:
    code = output("code", "classic", "--set", "renege=called", "--set", "boston=wins").strip()
    assert parse_rules(code) == parse_rules("classic", ["renege=called", "boston=wins"])


def test_no_line_is_longer_than_80_signs() -> None:
    for words in (["list"], ["options"], ["diff", "cutthroat", "fifty-two"]):
        assert max(len(line) for line in output(*words).splitlines()) <= 80


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["show", "palce"], 2, "error: no such rule set; did you mean palace: 'palce'"),
        (["show", "classic", "--set", "kity=4"], 2, "error: no such option; did you mean kitty: 'kity'"),
        (["code", "palace.1Y0CNM"], 2, "error: a letter of this share code is wrong"),
        (["diff", "palace"], 2, "Missing argument 'THEIRS'"),
    ],
)
def test_a_wrong_word_gets_one_clear_line_and_no_traceback(words: list[str], code: int, message: str) -> None:
    done = run("rules", *words)
    assert done.code == code
    assert message in done.err and "Traceback" not in done.err
    assert done.out == ""


def test_a_wrong_word_ends_the_program_with_its_code() -> None:
    asked = [sys.executable, "-m", "bidwhist.cli", "rules", "show", "palce"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "") and done.stderr.startswith("error: no such rule set")
