"""What is said of an unknown name, in four languages: at the command line, by the core and over the network."""

import os
import subprocess
import sys
from typing import get_args

import pytest

from bidwhist.core.rules.parse import parse_rules
from bidwhist.errors import WhistError
from bidwhist.i18n import CODES, language_of, saying_of
from bidwhist.i18n.unknown import Kind, unknown, unknown_in
from support.languages import english_in
from support.waiting import PATIENCE

OTHERS = [code for code in CODES if code != "en"]
NO_SUCH_COMMAND = {
    "en": "no such command; did you mean play or replay: 'plya'",
    "es": "no existe esa orden; ¿querías decir play o replay?: 'plya'",
    "fr": "cette commande n'existe pas\u00a0; vouliez-vous dire play ou replay\u00a0: 'plya'",
    "he": "אין פקודה כזאת; האם הכוונה ל־play או replay: 'plya'",
}


@pytest.mark.parametrize("code", CODES)
def test_a_command_that_there_is_not_is_said_in_the_language_of_the_command_line(code: str) -> None:
    command = [sys.executable, "-m", "bidwhist.cli.__main__", "--language", code, "plya"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, env=environment, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert NO_SUCH_COMMAND[code] in done.stderr


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_has_words_of_its_own_in_every_language(kind: Kind, code: str) -> None:
    for name in ("stedy", "x"):
        words = language_of(code).tell(unknown(kind, name, ["steady", "xyzzy-1"]))
        assert repr(name) in words and "steady" in words
        assert english_in(words, code) <= {"steady"}
    kinds = {language_of(code).tell(unknown(one, "x", ["y"])) for one in get_args(Kind)}
    assert len(kinds) == len(get_args(Kind))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda: parse_rules("klassic"), "no existen esas reglas; ¿querías decir classic?: 'klassic'"),
        (lambda: parse_rules("classic", ["kity=4"]), "no existe esa opción; ¿querías decir kitty"),
    ],
)
def test_what_the_core_refuses_is_a_saying_that_any_reader_can_be_told(asked: object, said: str) -> None:
    with pytest.raises(WhistError) as caught:
        asked()  # type: ignore[operator]
    assert language_of("es").tell(saying_of(caught.value)).startswith(said)


def test_a_bot_of_somebodys_module_is_named_with_its_place() -> None:
    said = unknown_in("mybots (/home/ann/mybots.py)", "Higest", ["Highest"])
    assert str(said) == "no such bot in mybots (/home/ann/mybots.py); did you mean Highest: 'Higest'"
    assert language_of("fr").tell(said).startswith("ce robot n'existe pas dans mybots (/home/ann/mybots.py)")


def test_where_there_is_nothing_to_name_the_sentence_is_said_all_the_same() -> None:
    assert str(unknown("bot", "x", [])).startswith("no such bot")
