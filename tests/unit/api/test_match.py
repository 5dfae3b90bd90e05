"""A match in one object: the same rules as the core beneath, and everything as text."""

import gzip
import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bidwhist
from bidwhist import PRESETS, BadNotation, BadRecord, IllegalAction, Match, Unknown, WhistError
from bidwhist.core import match as core
from bidwhist.core.actions import format_action
from bidwhist.i18n import with_minus
from support.nightly import amount

SEED = "grandma"


@pytest.mark.parametrize("preset", PRESETS)
@given(st.integers(0, 10**6))
def test_a_match_goes_on_as_the_core_says_and_takes_every_action_as_text(preset: str, number: int) -> None:
    chance = Random(number)
    match = Match.new(preset, seed=number)
    plain = core.deal_next(core.new_match(match.rules, match.players, bidwhist.seed_from_text(str(number))))
    for _ in range(amount(60, 200)):
        if match.is_over:
            break
        if match.to_act < 0:
            match, plain = match.deal_on(), core.deal_next(plain)
            continue
        action = match.legal[chance.randrange(len(match.legal))]
        match = match.play(chance.choice((action, format_action(action))))
        plain = core.play(plain, action)
        if len(match.deals) > len(plain.deals):
            plain = core.deal_next(plain)
        assert match == Match.of(plain)


def test_the_functions_of_the_core_take_it_and_give_it_back() -> None:
    match = bidwhist.deal_next(bidwhist.new_match(PRESETS["palace"], ("a", "b", "c", "d"), bytes(32)))
    assert isinstance(match, Match)
    assert isinstance(bidwhist.play(match, match.legal[0]), Match)
    assert match.deal.dealer == match.first_dealer


def test_before_its_first_deal_a_match_says_what_deals() -> None:
    match = bidwhist.new_match(PRESETS["palace"], ("a", "b", "c", "d"), bytes(32))
    with pytest.raises(WhistError, match="deal_next"):
        _ = match.deal
    assert match.result is None


def test_a_hand_prints_as_cards_and_is_a_mask() -> None:
    hand = Match.new("palace", seed=SEED).hand(0)
    assert repr(hand) == str(hand) == bidwhist.format_hand(int(hand)) == "BJ LJ KS TS 8S 2S 6H 5H 3H 2H AD 5C"
    assert len(hand) == 12
    assert "KS" in hand and "AS" not in hand
    assert bidwhist.mask_of(hand) == hand
    assert "K♠" in hand._repr_html_()


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_printed_fits_a_screen_at_every_moment(preset: str) -> None:
    match, chance = Match.new(preset, seed=SEED), Random(1)
    for _ in range(70):
        if match.is_over:
            break
        for said in (repr(match), repr(match.deal), repr(match.trick)):
            assert "\n" not in said and len(said) < 700
        assert len(match.table.text.splitlines()) <= 24
        assert match._repr_html_().count("<table") == match._repr_html_().count("</table>") == 2
        match = match.play(match.legal[chance.randrange(len(match.legal))]) if match.to_act >= 0 else match.deal_on()


def test_the_score_sheet_has_a_row_for_each_deal() -> None:
    match = Match.new("palace", seed=SEED).play_out("steady")
    assert match.is_over
    rows = match.sheet.text.splitlines()
    assert len(rows) == 1 + len(match.deals)
    assert rows[-1].endswith(" : ".join(map(with_minus, match.score)))
    sets = Match.new("palace", seed=SEED).play_out("random").sheet
    assert re.search(r" −\d", sets.text) and not re.search(r"-\d", sets.text)


def test_names_are_escaped_in_notebooks() -> None:
    match = Match.new("palace", seed=SEED, names=("<b>", "b", "c", "d"))
    assert "<b>" not in match._repr_html_()


def test_options_change_the_rules_in_words_or_as_values() -> None:
    by_words = Match.new("palace", options=["max_deals=3", "sport=never"], seed=1)
    by_value = Match.new("palace", options={"max_deals": 3, "sport": bidwhist.PRESETS["classic"].sport.NEVER}, seed=1)
    assert by_words == by_value
    assert by_words.rules.max_deals == 3
    code = bidwhist.format_code(by_words.rules)
    assert (
        Match.new(code, seed=1)
        == by_words
        == Match.new(PRESETS["palace"], options=["max_deals=3", "sport=never"], seed=1)
    )


def test_the_same_seed_gives_the_same_match_and_none_gives_another_each_time() -> None:
    assert Match.new(seed="x") == Match.new(seed="x")
    assert Match.new(seed=5) == Match.new(seed="5")
    assert Match.new() != Match.new()
    with pytest.raises(WhistError, match="32 bytes"):
        Match.new(seed=b"short")


def test_bots_play_it_out_from_any_moment_and_alike() -> None:
    match = Match.new("classic", seed=SEED)
    assert match.play_out("steady") == match.play_out("steady", "steady") == match.play_out(*["steady"] * 4)
    later = match.play_bot("steady").play_bot("steady")
    assert later.play_out("steady") == match.play_out("steady")
    with pytest.raises(WhistError, match="one a seat: 3"):
        match.play_out("steady", "random", "casual")


def test_a_bot_of_ones_own_plays_without_a_class_of_ours() -> None:
    class First:
        name = "first"

        def choose(self, view: bidwhist.View, random: Random) -> bidwhist.Action:
            return view.legal[0]

    match = Match.new("classic", seed=SEED)
    assert match.play_bot(First()) == match.play(match.legal[0])


def test_a_hint_says_why() -> None:
    match = Match.new("classic", seed=SEED)
    advice = match.hint("steady")
    assert advice.action in match.legal
    assert str(advice) == advice.words


def test_what_cannot_be_is_said_in_words() -> None:
    match = Match.new("palace", seed=SEED)
    with pytest.raises(BadNotation):
        match.play("nonsense")
    with pytest.raises(Unknown, match="0 to 3"):
        match.hand(4)
    with pytest.raises(IllegalAction):
        match.play("4D").play("4U")
    assert match.play("4D").why_not("4U") == "seat 3 may not bid 4 uptown: a bid must beat 4 downtown"
    assert match.why_not("4U") is None
    over = match.play_out("random")
    with pytest.raises(IllegalAction, match="nobody is to act"):
        over.play("pass")


@pytest.mark.parametrize("name", ["a.jsonl", "a.txt", "a.json", "a.jsonl.gz", "a.txt.gz"])
def test_a_match_is_saved_and_comes_back(tmp_path: Path, name: str) -> None:
    for match in (Match.new("andrews", seed=SEED), Match.new("andrews", seed=SEED).play_out("random", most_deals=2)):
        match.save(tmp_path / name)
        assert Match.load(tmp_path / name) == match
        (found,) = bidwhist.read(tmp_path / name)
        assert found == match


def test_packed_files_of_the_same_matches_are_the_same_bytes(tmp_path: Path) -> None:
    match = Match.new("classic", seed=SEED)
    match.save(tmp_path / "a.jsonl.gz")
    match.save(tmp_path / "b.jsonl.gz")
    assert (tmp_path / "a.jsonl.gz").read_bytes() == (tmp_path / "b.jsonl.gz").read_bytes()
    assert json.loads(gzip.decompress((tmp_path / "a.jsonl.gz").read_bytes()))["players"] == list(match.players)


def test_a_file_that_is_cut_or_forged_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl.gz"
    Match.new("classic", seed=SEED).play_out("random", most_deals=2).save(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    with pytest.raises(BadRecord, match=r"a\.jsonl\.gz"):
        list(bidwhist.read(path))
    points = json.loads(gzip.decompress(whole))["deals"][0]["points"]
    forged = gzip.decompress(whole).replace(
        f'"points":{json.dumps(points, separators=(",", ":"))}'.encode(), b'"points":[9,9]', 1
    )
    assert forged != gzip.decompress(whole)
    (tmp_path / "b.jsonl").write_bytes(forged)
    with pytest.raises(BadRecord, match=r"b\.jsonl, line 1.*points"):
        list(bidwhist.read(tmp_path / "b.jsonl"))
