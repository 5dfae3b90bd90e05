"""Which language somebody gets, and a sentence before its language."""

import pickle
import re
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

import bidwhist.i18n
from bidwhist.bots.bot import Advice
from bidwhist.bots.explanations.reason import Kind, Reason
from bidwhist.bots.explanations.table import clauses
from bidwhist.bots.levels import make_bot
from bidwhist.core.actions import Pass
from bidwhist.core.cards import parse_card
from bidwhist.core.deal import start_deal
from bidwhist.core.events import Played
from bidwhist.core.rules.describe import describe
from bidwhist.core.rules.difference import difference
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import WATCHER, view
from bidwhist.errors import BadRuleset, WhistError
from bidwhist.i18n import CODES, ENGLISH, Saying, language_for, language_of, saying_of
from bidwhist.narration import Narrator, tell
from bidwhist.server.tables.views.events import deal_log
from bidwhist.server.tables.views.table import table_view
from support.nightly import amount
from support.random_play import random_match
from support.random_rules import rulesets
from support.reasons import advised
from support.tables import Play

NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.mark.parametrize("wanted", ["", "de", "xx-YY, zz;q=0.4", ";q=,,;", "en;q=x", "en-US,en;q=0.5"])
def test_who_asks_for_no_language_of_ours_gets_english(wanted: str) -> None:
    assert language_for(wanted) is ENGLISH


def test_an_unknown_language_is_english() -> None:
    assert language_of("tlh") is ENGLISH and language_of("") is ENGLISH


def test_a_language_comes_back_from_another_process_as_itself() -> None:
    assert pickle.loads(pickle.dumps(ENGLISH)) is ENGLISH


def test_a_saying_is_english_as_text_and_may_have_sayings_within() -> None:
    saying = Saying.of("no-bid-higher", bid=Saying.of("bid", number=4, suffix="D"))
    assert str(saying) == "a bid must beat 4 downtown" == ENGLISH.tell(saying)


def test_an_error_keeps_its_saying_and_words_without_one_stay_as_they_are() -> None:
    assert saying_of(WhistError(Saying("refused-stale"))) == Saying("refused-stale")
    assert str(saying_of(WhistError("no such card"))) == "no such card"


def test_a_table_tells_each_reader_in_their_own_language() -> None:
    french = Narrator(NAMES, 0, CLASSIC.side_of, language_of("fr"))
    spanish = Narrator(NAMES, 1, CLASSIC.side_of, language_of("es"))
    played = Played(0, parse_card("QH"))
    deal = random_match(CLASSIC, 1, deals_at_most=1).deals[0]
    assert tell(french, deal, played) == "Vous jouez la dame de cœur."
    assert tell(spanish, deal, played) == "Ann juega la dama de corazones."


@pytest.mark.parametrize("code", CODES)
def test_a_whole_match_can_be_told_and_shown_in_every_language(code: str) -> None:
    language = language_of(code)
    table = Play(CLASSIC, people=2).start().play(Random(7), until=lambda now: now.is_between_deals).table
    for seat in (WATCHER, 0, 1):
        view, log = table_view(table, seat, language), [*chain.from_iterable(deal_log(table, seat, language))]
        assert view.deal_result is not None and view.sheet is not None and len(log) > 50
    english = table_view(table, 0)
    assert (table_view(table, 0, language) == english) is (code == "en")


@pytest.mark.parametrize("code", CODES)
def test_a_bot_says_why_in_every_language(code: str) -> None:
    language, bot = language_of(code), make_bot("steady")
    for one in advised(CLASSIC, bot, seed_from_text("why"), 1):
        words = one.advice.words_in(language)
        assert words and (words == one.advice.words) is (code == "en"), words


def test_a_bot_that_only_has_words_keeps_them() -> None:
    assert Advice(Pass(), "I feel like it.").words_in(language_of("fr")) == "I feel like it."


@settings(max_examples=amount(14, 40), deadline=None)
@given(rulesets(), rulesets())
def test_every_rule_set_has_a_sheet_in_every_language_as_long_as_in_english(yours: Ruleset, theirs: Ruleset) -> None:
    for code in CODES:
        language = language_of(code)
        sheet, english = describe(theirs, language), describe(theirs)
        assert [len(one.sentences) for one in sheet.sections] == [len(one.sentences) for one in english.sections]
        told = [words for section in sheet.sections for words in section.sentences]
        told += [one.words for one in difference(yours, theirs, language=language)]
        assert all(words.endswith(".") and "None" not in words and "  " not in words for words in told), code
        if code != "en":
            plain = [words for section in english.sections for words in section.sentences]
            assert not {*told} & {*plain}, code


def test_a_mix_that_cannot_be_played_is_told_in_the_language_of_who_asks() -> None:
    with pytest.raises(BadRuleset) as caught:
        Ruleset(kitty=5)
    for code, word in (("en", "do not divide"), ("fr", "ne se partagent pas"), ("es", "no se reparten")):
        assert word in language_of(code).tell(saying_of(caught.value))
    assert str(caught.value).startswith("54 cards less a kitty of 5 do not divide among 4 players")


def test_a_language_is_shown_by_its_code_without_its_messages() -> None:
    assert repr(language_of("he")) == "Language('he')"


@pytest.mark.parametrize("code", CODES)
def test_the_end_of_a_first_deal_names_the_button_beside_it(code: str) -> None:
    catalogues = Path(bidwhist.i18n.__file__).parent / "catalogues" / code
    words = dict(
        re.findall(r"^(play-now|first-match_over) = (.+)$", "\n".join(map(Path.read_text, catalogues.iterdir())), re.M)
    )
    assert words["play-now"] in words["first-match_over"]


@pytest.mark.parametrize(("code", "number"), [("en", "2.3"), ("es", "2,3"), ("fr", "2,3"), ("he", "2.3")])
def test_a_part_of_a_book_in_a_reason_has_the_decimal_mark_of_the_reader(code: str, number: str) -> None:
    hands = [0xFFF << 12 * seat for seat in range(4)]
    seen = view(start_deal(CLASSIC, 0, hands, 0x3F << 48), 0, (0, 0))
    reason = Reason(kind=Kind.NEXT_COSTS_BOOKS, card=parse_card("KH"), count=23)
    assert number in language_of(code).tell(clauses(seen, (reason,)))
