"""The text form: a record goes to text and comes back, people may leave out what follows, and errors name the line."""

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from bidwhist.core.match import Match
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import BadRecord
from bidwhist.records import (
    DealRecord,
    Record,
    RenegeRecord,
    ResultRecord,
    TrickRecord,
    format_record,
    parse_record,
    parse_records,
    record_of,
)
from bidwhist.records.fairness import FairBlock, FairSeat, FairVersion
from support.nightly import amount
from support.random_matches import lively_match, matches

CLASSIC = PRESETS["classic"]
LONG = replace(CLASSIC, target=100, floor=None)
RECORD = record_of(lively_match(LONG, 197, most_actions=150))
CALLED = record_of(lively_match(replace(LONG, renege=Renege.CALLED), 11, most_actions=150))
CUTTHROAT = record_of(lively_match(PRESETS["cutthroat"], 4, most_actions=100))
RECORDS = [RECORD, CALLED, CUTTHROAT]


@given(matches())
@settings(deadline=None, max_examples=amount(20, 60))
def test_every_record_comes_back_from_its_text(match: Match) -> None:
    record = record_of(match)
    assert parse_record(format_record(record)) == record


def _lie_about_trick(trick: TrickRecord, random: Random) -> TrickRecord:
    winner = random.choice([UNSET, *range(3)])
    return replace(trick, leader=random.randrange(3), winner=winner, cards=trick.cards[: random.randint(1, 4)])


def _lie_about_deal(deal: DealRecord, random: Random) -> DealRecord:
    lies: dict[str, Any] = {
        "declarer": random.choice([None, 0, 2]),
        "contract": random.choice([None, "7BN", "1US"]),
        "auction": tuple(random.choice(["-", "4", "3D"]) for _ in range(random.randint(0, 5))),
        "kitty": deal.hands[0],
        "discards": (),
        "tricks": tuple(_lie_about_trick(trick, random) for trick in deal.tricks),
        "reneges": (RenegeRecord(random.choice([None, 1]), 3, 2, 3, 20),) * random.randint(0, 2),
        "tricks_won": (-1,) * random.randint(0, 5),
        "points": random.choice([UNSET, (), (1, -2, 3)]),
        "score": random.choice([UNSET, (), (10_000, 0)]),
    }
    return replace(deal, **{name: lies[name] for name in random.sample(sorted(lies), 3)})


@given(st.sampled_from(RECORDS), st.integers(0, 10_000))
@settings(deadline=None, max_examples=amount(27, 80))
def test_what_is_wrong_in_a_record_stays_wrong_in_its_text(record: Record, number: int) -> None:
    random = Random(number)
    false = replace(
        record,
        deals=tuple(_lie_about_deal(deal, random) for deal in record.deals),
        result=ResultRecord(random.choice([None, 1]), "boston"),
    )
    assert parse_record(format_record(false)) == false


HASHES = st.none() | st.binary(min_size=32, max_size=32).map(bytes.hex)


VERSIONS: st.SearchStrategy[FairVersion] = st.sampled_from((1, 2))


@given(st.lists(st.tuples(st.text(max_size=20), HASHES, HASHES), min_size=3, max_size=5), HASHES, HASHES, VERSIONS)
@settings(deadline=None, max_examples=amount(7, 20))
def test_the_proof_of_fair_deals_comes_back_too(
    given_by: list[tuple[str, str | None, str | None]], told: str | None, seed: str | None, version: FairVersion
) -> None:
    seats = tuple(FairSeat(seat, *one) for seat, one in enumerate(given_by))
    block = FairBlock(
        version=version,
        table="table1",
        match=2**53,
        server_commitment="0f" * 32,
        server_bytes=told,
        seed=seed,
        seats=seats,
    )
    record = replace(RECORD, fairness=block)
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    "tag", ["[Fair t]", "[FairSeat 0]", '[FairSeat 0 "Ann" - -]', "[Fair table1 1 00 - -]", "[Fair t 1 - - - v3]"]
)
def test_half_a_proof_is_none(tag: str) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        parse_record(format_record(RECORD).replace("[Deal 1]", f"{tag}\n[Deal 1]"))


FOLLOWS = r"(Declarer|Tricks|Points|Score) .*\n|\[Result .*\]\n"


@pytest.mark.parametrize("record", RECORDS)
def test_what_follows_from_the_decisions_may_be_left_out(record: Record) -> None:
    text = re.sub(FOLLOWS, "", format_record(record))
    text = re.sub(r"\*(?!\d)| seat \S+ moved \d+", "", text)
    assert "*" not in text and "Score" not in text and "moved" not in text
    assert parse_record(text) == record


def test_the_cards_may_be_left_out_where_there_is_a_seed() -> None:
    text = re.sub(r"(Dealer|Hand|Kitty) .*\n", "", format_record(RECORD))
    assert "Hand" not in text
    assert parse_record(text) == RECORD
    with pytest.raises(BadRecord, match="without a seed, the dealer and every hand must be given"):
        parse_record(re.sub(r"\[Seed.*\n", "", text))


def test_comments_stand_in_braces_or_after_a_semicolon() -> None:
    lines = format_record(RECORD).splitlines()
    text = "; a good one\n" + "\n".join(f"{line} {{over\nseveral; lines}} ; and more" for line in lines)
    assert parse_record(text) == RECORD


def test_names_keep_what_looks_like_a_comment_or_a_quote() -> None:
    names = ('Ann "Ace" {x}', "Bo; or not", "Cléo\n[Deal 1]", "\\ \t ♠")
    record = replace(RECORD, players=names)
    assert parse_record(format_record(record)).players == names


@pytest.mark.parametrize("name", ["\\ud800", "\udc80"])
def test_a_name_with_half_a_character_is_refused_with_its_line(name: str) -> None:
    text = re.sub(r'\[Players "[^"]*"', lambda _: f'[Players "{name}"', TEXT)
    with pytest.raises(BadRecord, match=r"line 1: .*half a character, which no file can hold"):
        parse_record(text)


def test_cards_are_read_in_any_mixture_of_ways() -> None:
    text = format_record(RECORD)
    hand = re.search(r"Hand 0    (.*)\n", text)
    assert hand is not None
    spelled = " ".join(RECORD.deals[0].hands[0]).lower().replace("t", "10").replace("s", "♠")
    assert parse_record(text.replace(hand[1], spelled)) == RECORD
    assert parse_record(text.replace(hand[1], hand[1].replace("T", " 10 "))) == RECORD


def test_several_records_stand_one_after_another() -> None:
    found = [*parse_records("\n".join(map(format_record, RECORDS)))]
    assert [one.record for one in found] == RECORDS
    assert found[1].line == format_record(RECORDS[0]).count("\n") + 2
    with pytest.raises(BadRecord, match=r"one record is needed.*: 3$"):
        parse_record("\n".join(map(format_record, RECORDS)))
    assert [*parse_records("; nothing\n")] == []


TEXT = format_record(RECORD)
LINES = TEXT.splitlines()


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[Record bidwhist-text/1]", "[Record bidwhist-text/2]", "this is bidwhist-text of version 2"),
        ("[Rules classic", "[Rules klassic", "no such rule set; did you mean classic"),
        ("[Rules classic", "[Rules classic kitty=5", "54 cards less a kitty of 5"),
        ("[Players ", "[Gamblers ", "a tag is [Rules … ]"),
        ('"Ann" "Bo"', '"Ann', "a name in quotes that is never closed"),
        ('"Ann" "Bo"', '"\\x" "Bo"', "Invalid \\escape"),
        ("[Players ", '[Players "Eli" ', "players: 4 names are needed: 5"),
        ("[Seed ", "[Seed AA ", "one word is needed"),
        ("[Seed ", "[Seed zz", "seed"),
        ("[Result - unfinished]", "[Result 9 target]", "a seat is needed, 0 to 4: '9'"),
        ("[Result - unfinished]", "[Result 0]", "a result is a side"),
        ("[Result - unfinished]", "[Result 0 luck]", "result.reason: invalid enum value 'luck'"),
        ("[Deal 2]", "[Deal 3]", "deals are numbered from 1, so this is [Deal 2]"),
        ("[Deal 1]", "", "a deal begins with [Deal 1]"),
        ("Dealer  ", "Dealer   4", "one word is needed"),
        ("Hand 1 ", "Hand 2 ", "hands are given by seat from 0, so this is Hand 1"),
        ("Kitty ", "Kitten ", "a line of a deal begins with"),
        ("Kitty     ", "Kitty     XX ", "no such card"),
        ("Auction   ", "Auction   9Z ", "no such call"),
        ("Contract  ", "Contract  x", "no such contract"),
        (" 3. ", " 4. ", "tricks are numbered"),
        (" 3. ", " 3. and ", "tricks are numbered"),
        ("Tricks    ", "Tricks    many ", "a number is needed: 'many'"),
        ("Score ", "Score 1\nScore ", "the line appears twice in this deal: score"),
        ("[Seed ", "[Result 0 target]\n[Result ", "the tag appears twice: result"),
        ("Tricks    ", "Renege by 1\nTricks ", "a renege call is written"),
        ("Tricks    ", "Renege by 1 trick 1 after 999\nTricks ", "<= 54"),
        ("Tricks    ", "{ never\nTricks ", "a comment in braces that is never closed"),
        ("Tricks    ", "}\nTricks ", "a brace that closes no comment"),
    ],
)
def test_an_error_names_its_line(old: str, new: str, words: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord, match=r"^line \d+: ") as caught:
        parse_record(TEXT.replace(old, new, 1))
    assert words in str(caught.value)


def test_the_line_of_a_trick_is_named_when_it_breaks_the_rules() -> None:
    third = LINES[line_of(" 3.") - 1]
    text = re.sub(FOLLOWS, "", TEXT.replace(third, LINES[line_of(" 2.") - 1].replace(" 2.", " 3.")))
    with pytest.raises(BadRecord) as caught:
        parse_record(text)
    number = int(str(caught.value).split(":")[0].removeprefix("line "))
    assert text.splitlines()[number - 1].startswith(" 3.")
    assert ": deal 1, trick 3: " in str(caught.value)


def test_two_winners_of_one_trick_are_one_too_many() -> None:
    with pytest.raises(BadRecord, match="only one card takes a trick"):
        parse_record(TEXT.replace("*", "**", 1).replace("** ", "* ").replace("* ", "* *1 ", 1))


@given(st.text(max_size=200) | st.text(alphabet='[]{};"\n 1.*-DealRecord', max_size=200))
@settings(deadline=None, max_examples=amount(50, 150))
def test_any_text_is_a_record_or_a_bad_record(text: str) -> None:
    for whole in (text, f"[Record bidwhist-text/1]\n{text}", TEXT[: len(text) * 7] + text + TEXT[len(text) * 7 :]):
        try:
            assert all(isinstance(one.record, Record) for one in parse_records(whole))
        except BadRecord as error:
            assert "line" in str(error)
