"""No words for people stand outside the catalogues but in the rooms listed here; the lists may only shrink."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from benches.common.checkout import ROOT

PACKAGE = ROOT / "src" / "bidwhist"
SENTENCE = re.compile(r"[A-Za-z’']{2,},? [a-zA-Z]{2,}")
"""Two words in a row."""

SPEAKING = (
    "narration",
    "core/rules",
    "bots",
    "bots/explanations",
    "server/history/coach",
    "server/tables/domain",
    "server/history",
    "server/http",
    "server/tables/views",
    "server/tables",
    "server/platform/limits",
    "server/accounts",
    "server/moderation",
    "server/tournaments/desk",
    "server/tournaments/domain",
)
"""Rooms whose words are all in the catalogues."""
NOT_FOR_PEOPLE = {
    "narration/reading.py",  # what is typed at the terminal and in Python, and what is wrong with it
    "core/rules/options_page.py",  # a page of the docs
    "core/rules/spec.py",  # reasons of a page of the docs; a screen says only that an option makes no difference
    "core/rules/parse.py",  # settings of files and of the command line
    "core/rules/ruleset.py",  # values of wrong types, for who writes programs
    "core/rules/scoring.py",  # sides that there are not, for who writes programs
    "bots/conventions.py",  # names of agreements on the command line
    "bots/guests.py",  # faults of somebody's own bot, for who wrote it
    "bots/levels.py",  # names of bots on the command line
    "server/tables/domain/transitions.py",  # a damaged log
    "server/state/server_state.py",  # the log of the server's owner
    "server/platform/metrics.py",  # names of figures for the server's owner
    "server/tables/access.py",  # what a lock is made from
    "server/tables/invites.py",  # the words of codes, which are the same in every language
    "server/platform/limits/addresses.py",  # options of the command line
    "server/accounts/devices.py",  # what a signature is made from
    "server/accounts/password_policy.py",  # words that are guessed
    "server/tournaments/desk/app.py",  # a line for those who run the desk
    "server/tournaments/desk/frame.py",  # what browsers are told
    "server/tournaments/desk/desk_file.py",  # a damaged file, told on the command line
    "server/tournaments/desk/spreadsheets.py",  # headings for programs
    "server/tournaments/domain/fold.py",  # a damaged log
    "server/moderation/service.py",  # an id that nobody has, said to the owner on the command line
    "server/moderation/bans.py",  # said to the owner of the server, on the command line too
    "server/history/deal_counts.py",  # names of what is counted; the page has words for them
    "server/history/log_check.py",  # a damaged log, told to the server's owner
    "server/history/log_repair.py",  # a damaged store, mended on the command line
    "server/history/store_transfer.py",  # a store that is moved, on the command line
    "server/history/log_export.py",  # logs that are carried over, on the command line
    "server/platform/transport/uvicorn_internals.py",  # the log, and a program that speaks the protocol wrongly
    "server/http/middleware.py",  # headers, and the log of the server
    "server/history/routes/moments.py",  # the frame of a page, whose words come from its reader's catalogue
    "server/platform/transport/log_throttle.py",  # the log of the server
    "server/app/openapi.py",  # the description of the interface for programs
    "server/http/static_files.py",  # headers, and a checkout in which the page is not built
    "server/http/offline_files.py",  # a link of the document
    "server/http/problems.py",  # the frame of a page
    "server/http/requests.py",  # a program that sends no JSON
    "server/app/running.py",  # a server that cannot start, on the command line
    "server/http/websockets.py",  # a program that sends too much
    "server/http/status.py",  # what watches the server
}
"""Files of these rooms with words for developers and owners."""
SQL = re.compile(r"^ ?(SELECT|INSERT|UPDATE|DELETE|WHERE|ORDER) ")
PAGE = ROOT / "web" / "src"
NO_WORDS = re.compile(
    r"<style\b.*?</style>|<!--.*?-->|/\*.*?\*/|(?:^|(?<=[;,{}\s]))//\s[^\n]*"
    r"|\s(?:class|style|generics|preserveAspectRatio|font-family)=\"[^\"]*\"",
    re.DOTALL | re.MULTILINE,
)
"""What of a file of the page nobody is told: styles, comments, names of classes."""
QUOTED = re.compile(r"""(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1""")
INSIDE = re.compile(r"\$?\{[^{}]*\}|<[^>]*>|\b(?:opacity|translate|scale|rotate):[^;`]*")
"""Code, tags and style within a text."""
ALONE = re.compile(r"[A-ZÀ-Ý][A-Za-zÀ-ÿ’']*[a-zà-ÿ]{2}[.!?…]?")
"""One word that begins as a sentence does."""
WRITTEN = {"protocol/messages.ts"}
"""Files of the page that a program writes from types."""
KEYS = {"Enter", "Escape", "Home", "End", "Arrow", "ArrowLeft", "ArrowRight"}
"""Keys, as browsers name them."""
AT_THE_TERMINAL = {
    "Enter": "what stands on a key",
    "Esc": "the same",
    "Quit": "the name of a binding, never shown",
    "You": "one's own name in a record",
    "Mae": "a bot's name",
    "Otis": "the same",
    "Pearl": "the same",
    "Junior": "the same",
    "Bid Whist": "the name of the game",
    "Whist": "the same",
    "bidwhist play --plain": "a command",
    "bold underline ": "a style",
    "not bold": "the same",
    "this is not a match of one person against bots": "a damaged file",
    "a saved match has at most ": "the same",
    "no such seat; seats are 0 to ": "options of the command line",
    "a person's name does not begin with ": "the same",
    "name one bot for all, or ": "the same",
    " broke the rules: ": "somebody's own bot, for who wrote it",
}
"""What looks like words in the code of the terminal, and why it is none that a player reads."""
NOT_SAID = {
    "Bid Whist": "the name of the game, the same in every language",
    "# · Bid Whist": "the same, after the title of a window",
    "English": "each language is called as it calls itself",
    "AbortError": "what browsers call an offer that somebody closes",
    "Mae": "names of the people in a drawing",
    "Otis": "the same",
    "Earl": "the same",
    "Ruby": "the same",
    "Dot": "the same",
    "go on": "names of what keys do, never shown",
    "take hint": "the same",
    "tell trick": "the same",
    "tell score": "the same",
    "tell hand": "the same",
    "thrown in": "kinds of moments, never shown",
    "last book": "the same",
    "first dealer": "what a draw is hashed with",
    "both jokers in one hand": "what the server counts, by its name there",
    "jokers in the kitty": "the same",
    "there are no words": "for who builds the page: a language without a file",
    "Notification": "a part of browsers",
    "Invitation": "a type of the protocol",
    "Replay": "the same",
}
"""What looks like words in the code of the page, and why it is none."""


def _literals(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text())
    docs = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr | ast.Assign) and _is_aside(one)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def _is_aside(node: ast.Expr | ast.Assign) -> bool:
    """Whether a value is a docstring, or the style of a widget of the terminal."""
    if isinstance(node, ast.Expr):
        return True
    return [one.id for one in node.targets if isinstance(one, ast.Name)] == ["DEFAULT_CSS"]


def _speaks(path: Path) -> bool:
    return any(SENTENCE.search(text) and not SQL.match(text) and "%s" not in text for text in _literals(path))


@pytest.mark.parametrize("room", SPEAKING)
def test_a_room_of_the_server_has_no_words_of_its_own(room: str) -> None:
    files = [path for path in (PACKAGE / room).glob("*.py") if not path.stem.endswith("repository") and _speaks(path)]
    assert {path.relative_to(PACKAGE).as_posix() for path in files} <= NOT_FOR_PEOPLE


def _of_the_terminal() -> list[str]:
    return [text for path in (PACKAGE / "tui").rglob("*.py") for text in _literals(path) if _is_said(text)]


def test_the_terminal_has_no_words_of_its_own() -> None:
    assert [text for text in _of_the_terminal() if text not in AT_THE_TERMINAL] == []


def test_nothing_is_excused_in_the_terminal_that_is_not_there() -> None:
    assert AT_THE_TERMINAL.keys() - set(_of_the_terminal()) == set()


def test_no_file_is_excused_that_has_no_words() -> None:
    assert {name for name in NOT_FOR_PEOPLE if not _speaks(PACKAGE / name)} == set()


def _shown(path: Path) -> list[str]:
    """Words of a component that are drawn: text between tags, and labels."""
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text(), flags=re.DOTALL)
    plain = _without_code(text)
    labels = re.findall(r"(?:aria-label|title|placeholder|alt)=\"([^\"]*)\"", plain)
    drawn = re.sub(r"<[^>]*>|&\w+;", "|", plain).split("|")
    return [one.strip() for one in (*labels, *drawn) if re.search(r"[A-Za-z]{3,}", one)]


def _without_code(text: str) -> str:
    """A component without what stands in braces, however deep."""
    depth, kept = 0, []
    for letter in text:
        depth += letter == "{"
        kept.append("|" if letter in "{}" else letter if depth == 0 else "")
        depth -= letter == "}"
    return "".join(kept)


def test_no_component_of_the_page_draws_words_of_its_own() -> None:
    spoken = {path.relative_to(PAGE).as_posix(): _shown(path) for path in PAGE.rglob("*.svelte")}
    assert {name: words for name, words in spoken.items() if words} == {}


def _texts(path: Path) -> Iterator[str]:
    """The texts in the code of a file of the page, in braces and attributes too, without the code inside them."""
    for found in QUOTED.findall(NO_WORDS.sub("", path.read_text())):
        yield INSIDE.sub("#", found[1])


def _is_said(text: str) -> bool:
    return bool(SENTENCE.search(text) or ALONE.fullmatch(text.strip()))


def _spoken() -> Iterator[tuple[str, str]]:
    for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        name = path.relative_to(PAGE).as_posix()
        if "compiled" not in path.parts and name not in WRITTEN:
            yield from ((name, text) for text in _texts(path) if _is_said(text))


def test_no_script_and_no_attribute_of_the_page_has_words_of_its_own() -> None:
    assert [(name, text) for name, text in _spoken() if text not in NOT_SAID and text not in KEYS] == []


def test_nothing_is_excused_on_the_page_that_is_not_there() -> None:
    assert {*NOT_SAID, *KEYS} - {text for _, text in _spoken()} == set()


@pytest.mark.parametrize(
    "code",
    [
        'button.title = "Play it again";',
        "const words = `You have ${count} cards`;",
        '<p aria-label={open ? "Close the sheet" : say("open")}>',
        "throw new Error('Nothing came');",
        '<Sheet heading="Welcome" />',
    ],
)
def test_words_that_somebody_leaves_in_the_code_are_found(code: str, tmp_path: Path) -> None:
    path = tmp_path / "Some.svelte"
    path.write_text(code)
    assert any(_is_said(text) and text not in NOT_SAID for text in _texts(path))
