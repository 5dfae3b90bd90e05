"""The columbus preset: a club's rules, with sets that lose the match and a back door (rule X22)."""

import pytest
from msgspec.structs import replace

from bidwhist.core.draws import draw_first_dealer
from bidwhist.core.match import Match, Reason, Result, match_view
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.rules.difference import difference
from bidwhist.core.rules.options import BostonBy
from bidwhist.core.rules.presets import CLASSIC, COLUMBUS, CUTTHROAT
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import outcome
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import BadRuleset
from bidwhist.narration import Narrator, result_in_words, standing_in_words
from bidwhist.records import check, decode_record, encode_record, record_of
from support.table import call_texts, deal_with, match_after, played, to_play

VOICE = Narrator(("Ann", "Bo", "Cleo", "Dee"), 0, (0, 1, 0, 1))


def after(rules: Ruleset, *wanted: tuple[str, int, int]) -> Match:
    """A match of deals given as contract, tricks, declarer."""
    return match_after(rules, *(played(rules, contract, tricks, declarer) for contract, tricks, declarer in wanted))


@pytest.mark.rule("X22")
def test_all_cards_are_dealt_and_there_are_no_jokers() -> None:
    deal = deal_with(COLUMBUS)
    assert [hand.bit_count() for hand in deal.dealt] == [13] * 4 and deal.kitty == 0
    numbers, ways = range(3, 8), ("uptown", "downtown", "no-trump")
    assert call_texts(deal) == {"pass", *(f"{number} {way}" for number in numbers for way in ways)}
    assert to_play(deal, "3US").tricks_won == (0, 0) and COLUMBUS.all_tricks == 13


@pytest.mark.rule("X22")
def test_the_first_club_turned_up_deals() -> None:
    for number in range(50):
        draw = draw_first_dealer(COLUMBUS, seed_from_text(str(number)))
        suits = [card // 13 for _, card in draw.cards]
        assert suits[-1] == 0 and 0 not in suits[:-1]
        assert draw.result == (draw.cards[-1][0],) == ((len(suits) - 1) % 4,)


@pytest.mark.rule("X22")
def test_five_wins_minus_five_loses_and_no_trump_doubles() -> None:
    assert after(COLUMBUS, ("5US", 11, 1)).result == Result(1, Reason.TARGET)
    assert after(COLUMBUS, ("3US", 9, 1), ("5US", 10, 1)).result is None
    assert after(COLUMBUS, ("3US", 9, 0), ("4UN", 9, 1)).result == Result(0, Reason.FLOOR)
    assert played(COLUMBUS, "3UN", 10).points == (0, 8)


@pytest.mark.rule("X22")
def test_two_sets_lose_the_match_whatever_the_score() -> None:
    once = after(COLUMBUS, ("4US", 10, 1), ("3US", 8, 1))
    assert (once.score, once.tally.sets, once.result) == ((0, 1), (0, 1), None)
    twice = after(COLUMBUS, ("4US", 10, 1), ("3US", 8, 1), ("3US", 8, 1))
    assert (twice.score, twice.tally.sets, twice.result) == ((0, -2), (0, 2), Result(0, Reason.SETS))
    assert result_in_words(VOICE, twice) == "We win the match: they are set twice"
    apart = after(COLUMBUS, ("3US", 8, 1), ("3US", 8, 0))
    assert apart.tally.sets == (1, 1) and apart.result is None


@pytest.mark.rule("X22")
def test_the_sets_are_seen_by_every_seat_and_said_with_the_score() -> None:
    match = after(COLUMBUS, ("4US", 10, 1), ("3US", 8, 1))
    assert match_view(match, 0).sets == (0, 1)
    assert standing_in_words(VOICE, COLUMBUS, match.score, match.tally.sets) == "We 0, They 1; sets: We 0, They 1"
    classic = after(CLASSIC, ("4US", 9, 1))
    assert match_view(classic, 0).sets == (0, 0)
    assert standing_in_words(VOICE, CLASSIC, classic.score, classic.tally.sets) == "We 0, They −4"


@pytest.mark.rule("X22")
def test_defenders_who_win_on_the_first_deal_come_in_by_the_back_door_and_have_five() -> None:
    first = after(COLUMBUS, ("5US", 10, 1))
    assert first.deals[0].points == (0, -5)
    assert (first.score, first.result) == ((5, -5), Result(0, Reason.FLOOR))
    later = after(COLUMBUS, ("3US", 9, 0), ("5US", 10, 1))
    assert (later.score, later.result) == ((3, -5), Result(0, Reason.FLOOR))
    assert after(COLUMBUS, ("5US", 11, 1)).score == (0, 5)
    ended = {
        Reason.SETS: replace(COLUMBUS, max_sets=1),
        Reason.TARGET: replace(COLUMBUS, floor=None, max_deals=1),
    }
    for reason, rules in ended.items():
        assert (after(rules, ("5US", 10, 1)).score[0], after(rules, ("5US", 10, 1)).result) == (5, Result(0, reason))
    plain = replace(COLUMBUS, backdoor=CLASSIC.backdoor)
    assert after(plain, ("5US", 10, 1)).score == (0, -5)


@pytest.mark.rule("X22")
def test_a_match_by_the_back_door_is_recorded_and_read_back() -> None:
    match = after(COLUMBUS, ("5US", 10, 1))
    record = record_of(match)
    assert record.deals[0].score == (5, -5) and record.deals[0].points == (0, -5)
    assert check(decode_record(encode_record(record))).score == (5, -5)


@pytest.mark.rule("X22")
def test_the_sheet_tells_all_of_it() -> None:
    words = format_sheet(describe(COLUMBUS), 1000)
    assert "Cards are dealt face up until a club falls; who gets it deals first" in words
    assert "A team that is set twice in a match loses it, whatever the score." in words
    assert "Defenders who win the match on its first deal come in by the back door: they have 5" in words
    news = {one.option: one.words for one in difference(CLASSIC, COLUMBUS)}
    assert news["max_sets"] == "Sets that lose the match: two, whatever the score (your table: no limit)."
    assert news["backdoor"].startswith("Defenders who win on the first deal: have 5 points")


@pytest.mark.rule("X22")
@pytest.mark.parametrize(("option", "value"), [("max_sets", 2), ("backdoor", COLUMBUS.backdoor)])
def test_where_everybody_plays_alone_no_side_loses_to_another(option: str, value: object) -> None:
    with pytest.raises(BadRuleset, match=f"{option} must be"):
        replace(CUTTHROAT, **{option: value})


@pytest.mark.parametrize("by", BostonBy)
def test_only_defenders_who_take_every_book_have_a_boston_and_only_where_they_may(by: BostonBy) -> None:
    rules = replace(COLUMBUS, boston_by=by)
    whole = rules.all_tricks
    shared = outcome(rules, 3, False, 0, (rules.free_tricks + 3, whole - rules.free_tricks - 3))
    assert not shared.swept and not shared.boston
    assert outcome(rules, 3, False, 0, (0, whole)).swept is (by is BostonBy.EITHER)
