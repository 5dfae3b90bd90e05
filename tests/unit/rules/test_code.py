"""Share codes: short, read back to the same rule set, never to another, and the same in years to come."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.rules.code import LETTERS, SLOTS, format_code, parse_code
from bidwhist.core.rules.options import Rotation, Sport, SuffixOrder
from bidwhist.core.rules.parse import OPTIONS, parse_rules
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import ROWS
from bidwhist.errors import BadNotation
from support.nightly import amount
from support.random_rules import rulesets

some = settings(max_examples=amount(34, 100), deadline=None)


@some
@given(rulesets())
def test_a_share_code_reads_back_to_the_same_rules(rules: Ruleset) -> None:
    assert parse_code(format_code(rules)) == rules


@some
@given(rulesets(), st.data())
def test_one_wrong_letter_is_always_noticed(rules: Ruleset, data: st.DataObject) -> None:
    code = format_code(replace(rules, target=99))
    place = data.draw(st.integers(code.index(".") + 1, len(code) - 1))
    letter = data.draw(st.sampled_from([one for one in LETTERS if one != code[place]]))
    with pytest.raises(BadNotation):
        parse_code(code[:place] + letter + code[place + 1 :])


@some
@given(rulesets(), st.data())
def test_two_letters_swapped_are_always_noticed_before_the_check_letters(rules: Ruleset, data: st.DataObject) -> None:
    code = format_code(replace(rules, target=99))
    place = data.draw(st.integers(code.index(".") + 1, len(code) - 4))
    swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
    if swapped != code:
        with pytest.raises(BadNotation):
            parse_code(swapped)


@some
@given(st.text(max_size=30) | st.text(alphabet=LETTERS, max_size=12).map("palace.1".__add__))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    try:
        rules = parse_code(text)
    except BadNotation:
        return
    assert parse_code(format_code(rules)) == rules


def test_a_preset_is_its_own_code() -> None:
    for name, preset in PRESETS.items():
        assert format_code(preset) == name
        assert parse_code(name.upper()) == preset


def test_small_changes_make_short_codes() -> None:
    assert len(format_code(replace(PALACE, suffix_order=SuffixOrder.DOWNTOWN_OVER_UPTOWN))) == len("palace.") + 4
    assert len(format_code(replace(PALACE, sport=Sport.BEFORE_PICKUP))) == len("palace.") + 5
    assert len(format_code(replace(CLASSIC, target=21, floor=-21))) == len("classic.") + 9


def test_a_code_starts_from_the_preset_that_makes_it_shortest() -> None:
    assert format_code(replace(PRESETS["fifty-two"], target=11)).startswith("fifty-two.")


def test_letters_that_look_alike_and_capitals_do_no_harm() -> None:
    code = format_code(replace(PALACE, rotation=Rotation.RISE_AND_FLY, max_deals=12))
    assert "0" in code and "1" in code
    assert parse_code(code.lower().replace("1", "l").replace("0", "o")) == parse_code(code)


OLD_CODES = {
    "palace.1Y0CNN": ("palace", ["max_deals=12"]),
    "palace.1E2SS": ("palace", ["sport=before_pickup"]),
    "palace.1G1Z09X": ("palace", ["no_trump_jokers=any_time", "rotation=rise_and_fly"]),
    "palace.12030H28Y": ("palace", ["jokers=0", "kitty=0", "discard_trick=nobody"]),
    "classic.163KS2H8": ("classic", ["min_bid=4", "boston=wins", "renege=called"]),
    "classic.1D4S5": ("classic", ["directions=uptown,downtown_aces_low"]),
    "andrews.1V0MW07ET": ("andrews", ["floor=-7", "target=21"]),
    "fifty-two.1V0AY9CJR": ("fifty-two", ["target=11", "max_deals=300"]),
    "bid-wiz.1V0MW0NZG": ("bid-wiz", ["target=21", "floor=-21"]),
    "cutthroat-5.1V1HEM": ("cutthroat-5", ["target=50"]),
    "classic.1Z1BQ": ("classic", ["all_pass=dealer_must_minimum"]),
    "classic.1Z3BS": ("classic", ["declare=after_kitty"]),
    "classic.1Z4BT": ("classic", ["sport=trump_bids"]),
    "andrews.1Z1Z2TC": ("andrews", ["all_pass=dealer_must_minimum", "suffix_order=no_trump_level"]),
    "cutthroat-4.167YN": ("cutthroat", ["players=4", "kitty=6", "min_bid=8", "max_bid=13"]),
}


@pytest.mark.parametrize("code", OLD_CODES)
def test_codes_written_by_earlier_versions_keep_their_meaning(code: str) -> None:
    preset, changes = OLD_CODES[code]
    assert parse_code(code) == parse_rules(preset, changes)
    assert format_code(parse_code(code)) == code


def test_slots_are_numbered_from_nought_without_a_gap_and_each_once() -> None:
    numbers = [slot.number for row in ROWS.values() for slot in row.slots]
    assert sorted(numbers) == list(range(len(SLOTS)))


def test_every_option_and_every_value_has_a_slot() -> None:
    slots: dict[str, set[object]] = {name: set() for name in OPTIONS}
    for name, values in SLOTS:
        slots[name] |= set(values)
    for name, option in OPTIONS.items():
        words = {
            tuple(one) if isinstance(one, list) else one
            for one in (msgspec.to_builtins(value) for value in option.values)
        }
        assert slots[name] == words, name


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "unknown share code"),
        ("palice", "did you mean palace"),
        ("palace.", "a letter of this share code is wrong, missing or extra"),
        ("palace.1Y0CN", "a letter of this share code is wrong, missing or extra"),
        ("palace.1Y0C*N", r"can.t have '\*'"),
        ("andrews.1Y0CNN", "a letter of this share code is wrong"),
        ("cutthroat-4.1Y0CNN", "a letter of this share code is wrong"),
    ],
)
def test_a_bad_code_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(BadNotation, match=words):
        parse_code(text)
