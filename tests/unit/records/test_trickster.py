"""Records of Trickster Cards, in files made by hand in its form, are read into ours."""

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.options import DeclareWhen, DefendersScore, DiscardTrick, FirstDealer, OpeningLead, SuffixOrder
from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import BadRecord
from bidwhist.records import check, record_of
from bidwhist.records.form import ruleset_of
from bidwhist.records.trickster import is_trickster, parse_trickster
from support.random_matches import lively_match
from support.trickster import as_trickster

RULES = replace(
    PRESETS["classic"],
    first_dealer=FirstDealer.RANDOM,
    declare=DeclareWhen.BEFORE_KITTY,
    defenders_score=DefendersScore.ODD_TRICKS,
    no_trump_factor=2,
)

BY_HAND = """\
% PBN ---------------------------
[Event "Trickster Cards: Whist - Bid Whist to ±5, no Jokers, 4-card kitty, min bid 2, bidder gets kitty & leads"]
[GameCode "Whist"]
[GameOptionsJson "{"kittySize":1,"bidderLeads":true,"bidderGetsKitty":true,"noWatching":true}"]
[GameScores "S:2 -3 2 -3"]
[West "Wes"]
[North "(Auto)"]
[East "Esther"]
[South ""]
[Dealer "N"]
[Deal "N:KQ2.J43.T98.432 AJT9.AKQ.A32.AK 876.T98.KQJ.QJT 543.765.765.987"]
[Undealt "H2D4C6C5"]
[Declarer "E"]
[Contract "4♠↑"]
[Auction "E"]
4♠↑ Pass Pass Pass
[CardsAdded "E:C5C6D4H2"]
[CardsRemoved "E:D2D3D4H2"]
[Play "E"]
SA S6 S3 S2
SJ S7 S4 SQ
- - - C4
"""
"""No jokers, a kitty of four, broken off in the third trick; written down by hand."""


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("old", [True, False])
def test_a_deal_written_in_its_form_comes_back(number: int, old: bool) -> None:
    match = lively_match(RULES, number, by_seed=False, most_actions=56)
    record = record_of(match)
    if record.deals[0].claim or record.deals[0].refused_claims or record.deals[0].contract is None:
        record = record_of(lively_match(RULES, number, by_seed=False, most_actions=30))
    text = as_trickster(record, first=number % 4, old=old)
    assert is_trickster(text)
    (found,) = parse_trickster(text)
    assert ruleset_of(found.record.rules) == RULES
    assert found.record.deals[0] == record.deals[0]
    assert found.record.players == record.players
    check(found.record)


def test_a_deal_made_by_hand_is_read_with_its_rules() -> None:
    (found,) = parse_trickster(BY_HAND)
    deal, rules = found.record.deals[0], ruleset_of(found.record.rules)
    assert (rules.jokers, rules.kitty, rules.min_bid, rules.target, rules.floor) == (0, 4, 2, 5, -5)
    assert (rules.opening_lead, rules.discard_trick) == (OpeningLead.DECLARER, DiscardTrick.DECLARER)
    assert (rules.suffix_order, rules.no_trump_factor) == (SuffixOrder.DOWNTOWN_OVER_UPTOWN, 1)
    assert rules.defenders_score is DefendersScore.NOTHING
    assert found.record.players == ("South", "Wes", "(Auto)", "Esther")
    assert (deal.dealer, deal.declarer, deal.contract, deal.auction) == (2, 3, "4US", ("4U", "-", "-", "-"))
    assert [(trick.leader, trick.cards) for trick in deal.tricks] == [
        (3, ("AS", "6S", "3S", "2S")),
        (3, ("JS", "7S", "4S", "QS")),
        (2, ("4C",)),
    ]
    assert found.record.result.reason == "unfinished"
    check(found.record)


def test_what_is_taken_for_granted_is_said() -> None:
    (found,) = parse_trickster(BY_HAND)
    assert found.notes == ("the score before the deal is left out: S:2 -3 2 -3",)
    (found,) = parse_trickster(
        BY_HAND.replace(" to ±5", "").replace(", min bid 2", "").replace('"bidderGetsKitty":true,', "")
    )
    assert any("7 and -7 are taken" in note for note in found.notes)
    assert any("so 3 is taken" in note for note in found.notes)
    assert any("bidderGetsKitty is off" in note for note in found.notes)
    assert ruleset_of(found.record.rules).discard_trick is DiscardTrick.NOBODY


@pytest.mark.parametrize(("written", "option"), [("±5", "target"), ("min bid 2", "min_bid")])
def test_a_number_of_any_length_in_an_event_is_refused_in_words(written: str, option: str) -> None:
    with pytest.raises(BadRecord, match=f"line [0-9]+: {option} must be between 1 and [0-9]+: '999999999'"):
        [*parse_trickster(BY_HAND.replace(written, written[:-1] + "9" * 5000))]


def test_settings_overrule_what_its_options_say() -> None:
    (found,) = parse_trickster(BY_HAND, ["target=21", "floor=none", "made=bid"])
    rules = ruleset_of(found.record.rules)
    assert (rules.target, rules.floor, rules.made.value, rules.min_bid) == (21, None, "bid", 2)


def test_several_deals_in_one_text_are_several_records() -> None:
    first, second = parse_trickster(f"{BY_HAND}\n{BY_HAND}")
    assert first.record == second.record
    assert second.line == BY_HAND.count("\n") + 3


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('[GameCode "Whist"]', '[GameCode "Spades"]', "line 3: only Whist can be read: 'Spades'"),
        ('[GameCode "Whist"]', "", "the tag is missing in the record that begins here: GameCode"),
        ('"bidderLeads":true', '"bidderLeads":true,"sportKitty":2', "is not known"),
        ('"bidderLeads":true', '"bidderLeads":"yes"', "is not known"),
        ('"bidderLeads":true', '"bidderLeads":tru', "the options are not JSON"),
        ('[Dealer "N"]', '[Dealer "NE"]', "line 10: a seat is one of S W N E: 'NE'"),
        ('[Dealer "N"]', '[Dealer "N]', 'line 10: a tag is written [Name "value"]'),
        ('[Dealer "N"]', '[Dealer "E"]', "line 15: the auction begins at the dealer's left, S, not E"),
        ("N:KQ2.J43.T98.432", "N:-", "line 11: four whole hands are needed"),
        ("N:KQ2.J43.T98.432", "N:KQ2.J43.T98432", "line 11: a hand is spades.hearts.diamonds.clubs"),
        ("N:KQ2.J43.T98.432", "N:KQ2.J43.T98.431", "line 11: no such card"),
        ("N:KQ2.J43.T98.432", "N:KQ2.J43.T98.422", "line 11: a card appears twice in one place"),
        ("N:KQ2.J43.T98.432", "N:AQ2.J43.T98.432", "line 11: seat 3 has a card dealt twice: AS"),
        ("H2D4C6C5", "H2D4C6C", "line 12: cards are two letters each"),
        ("H2D4C6C5", "H2D4C6", "52 cards less a kitty of 3 do not divide"),
        ("4♠↑ Pass", "9♠↑ Pass", "line 15: a bid is written"),
        ("4♠↑ Pass", "1♠↑ Pass", "line 15: seat 3 may not bid 1 uptown"),
        ('[Contract "4♠↑"]', '[Contract "4↑"]', "line 14: a contract is written"),
        ('[Contract "4♠↑"]', '[Contract "4♠↓"]', ": the bid was 4 uptown"),
        ('[CardsRemoved "E:D2D3D4H2"]', '[CardsRemoved "S:D2D3D4H2"]', "line 18: the one who discards"),
        ('[CardsRemoved "E:D2D3D4H2"]', '[CardsRemoved "E:D2D3D4"]', "line 18: seat 3 may not discard"),
        ("SA S6 S3 S2", "SA S6 H5 S2", "line 20: seat 1 may not play the five of hearts"),
        ("- - - C4", "- - C4 -", "line 22: it is the turn of N, which has no card in this row"),
        ("- - - C4", "CA - - C4 H2", "line 22: it is the turn of S, which has no card in this row"),
        ('[Play "E"]', '[Play "E"]\n[Play "E"]', "the tag appears twice: Play"),
        ("% PBN", "nonsense\n% PBN", "line 1: a tag in brackets is needed first"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(old: str, new: str, words: str) -> None:
    assert old in BY_HAND
    with pytest.raises(BadRecord) as caught:
        [*parse_trickster(BY_HAND.replace(old, new, 1))]
    assert words in str(caught.value)
    assert str(caught.value).startswith("line ")


def test_a_dealer_that_is_no_seat_is_named_with_its_own_line() -> None:
    with pytest.raises(BadRecord, match=r"^line 10: a seat is one of S W N E: 'X'$"):
        list(parse_trickster(BY_HAND.replace('[Dealer "N"]', '[Dealer "X"]')))
