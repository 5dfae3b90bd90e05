"""Fair deals: published vectors, honest blocks accepted, every changed byte refused (S11)."""

import json
from itertools import product
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.cli.verify import command
from bidwhist.core.rules.presets import CLASSIC, CUTTHROAT
from bidwhist.errors import BadRecord
from bidwhist.records import check, decode_record, encode_record, record_of
from bidwhist.records.fairness import FairSeat, FairVersion, commitment_to, match_seed
from bidwhist.records.proving import check_fairness, fairness_in_words
from bidwhist.server.tables.domain.allowed import may_give
from bidwhist.server.tables.domain.commands import Ask, BeReady, Give, GiveUp, GoOn, LeaveSeat
from bidwhist.server.tables.domain.decisions import decide
from bidwhist.server.tables.domain.log import Closed, Given, Row
from bidwhist.server.tables.domain.table import Stage
from bidwhist.server.tables.finished_match import fair_block, finished_by
from support.fair import PAGE, finished, record_of_play
from support.nightly import amount
from support.tables import FRESH, PEOPLE, Play, matches_in, secret_of

RECORD = finished()


Shares = dict[int, tuple[str, bool]]
"""By chair, the byte that its 32 bytes are made of, and whether it sent them."""
VECTORS: list[tuple[FairVersion, Shares, str]] = [
    (2, {0: ("01", True), 2: ("02", True)}, "2aeda63b4404c0cbd48e9134114ee7f691f4a195c08b04866bc163eb37860131"),
    (
        2,
        {0: ("01", True), 1: ("00", True), 2: ("02", True)},
        "94444348a0d363e945ac8814fe82d3ff9d1baf97b6ceaa487cd6af791e5c6f01",
    ),
    (
        2,
        {0: ("01", True), 2: ("02", True), 3: ("03", False)},
        "2df29135f21d18167197799a070639312c742348fd8e617070f7158f861b17b4",
    ),
    (2, {}, "0f87f26f34a9ba87b2fb85aba3baa1801edbcb821b059063a89bf5716cdacd33"),
    (1, {0: ("01", True), 2: ("02", True)}, "4f036e77c65a5504362c8c9fb441031e15434f718dafa8881631190e2742fb64"),
]


def seats_of(given: Shares) -> tuple[FairSeat, ...]:
    return tuple(_seat_of(seat, name, *given.get(seat, ("", False))) for seat, name in enumerate(NAMES))


NAMES = ("Ann", "bot:steady", "Zoë", "Bo")


def _seat_of(seat: int, name: str, byte: str, was_sent: bool) -> FairSeat:
    secret = byte * 32
    promise = commitment_to(bytes.fromhex(secret)) if byte else None
    return FairSeat(seat, name, promise, secret if was_sent else None)


@pytest.mark.parametrize(("version", "given", "seed"), VECTORS)
def test_the_published_vectors_hold(version: FairVersion, given: Shares, seed: str) -> None:
    assert match_seed(version, "porch1", 1, bytes(range(32)), seats_of(given)).hex() == seed
    assert f"`{seed}`" in PAGE.read_text(encoding="utf-8")


def test_the_hash_of_a_promise_is_the_published_one() -> None:
    assert commitment_to(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_no_two_ways_of_giving_make_the_same_seed_in_version_2() -> None:
    ways = [("", False), ("00", True), ("00", False), ("01", True), ("01", False)]
    all_ways = [dict(enumerate(way)) for way in product(ways, repeat=4)]
    seeds = {match_seed(2, "porch1", 1, bytes(32), seats_of(given)) for given in all_ways}
    assert len(seeds) == len(all_ways)


def test_a_new_match_is_of_version_2() -> None:
    assert RECORD.fairness and RECORD.fairness.version == 2


def test_an_honest_record_is_accepted_and_says_who_mixed() -> None:
    check(RECORD)
    assert RECORD.fairness
    told = fairness_in_words(RECORD.fairness)
    assert any("'Ann' mixed" in words for words in told) and any("took no part" in words for words in told)


@settings(max_examples=amount(50, 150), deadline=None)
@given(st.data())
def test_any_changed_byte_of_hash_bytes_seed_or_cards_is_refused(data: st.DataObject) -> None:
    text = encode_record(RECORD)
    start = text.index(b'"fairness"') if data.draw(st.booleans()) else text.index(b'"seed"')
    digits = [place for place in range(start, len(text)) if _is_in_hex(text, place)]
    place = data.draw(st.sampled_from(digits))
    other = data.draw(st.sampled_from(b"0123456789abcdef").filter(lambda one: one != text[place]))
    with pytest.raises(BadRecord):
        check(decode_record(text[:place] + bytes([other]) + text[place + 1 :]))


def _is_in_hex(text: bytes, place: int) -> bool:
    run = text[max(0, place - 63) : place + 64]
    return text[place] in b"0123456789abcdef" and any(len(word) == 64 for word in run.replace(b":", b'"').split(b'"'))


def test_cards_that_the_seed_does_not_deal_are_refused() -> None:
    deal = RECORD.deals[0]
    hands = (deal.hands[1], deal.hands[0], *deal.hands[2:])
    with pytest.raises(BadRecord):
        check(replace(RECORD, deals=(replace(deal, hands=hands),)))


def test_verify_checks_the_block_of_a_downloaded_match(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(encode_record(RECORD))
    assert CliRunner().invoke(command, [str(path)]).exit_code == 0
    changed = json.loads(path.read_text())
    changed["fairness"]["server_bytes"] = "0" * 64
    path.write_text(json.dumps(changed))
    result = CliRunner().invoke(command, [str(path)])
    assert result.exit_code == 1 and "the server gave other bytes" in result.stderr


def test_the_servers_bytes_are_told_only_when_the_match_is_over() -> None:
    play = Play(people=1).start()
    block = fair_block(play.table, is_over=False)
    assert block is not None and block.server_bytes is None and block.seed is None
    with pytest.raises(BadRecord, match="not over"):
        check_fairness(block, CLASSIC, ("Ann",), None)


def test_who_withholds_the_promised_bytes_is_named() -> None:
    play = Play(CUTTHROAT, people=2)
    play.ask("ann", BeReady(play.table.seq, commitment_to(secret_of("ann"))))
    play.ask("bo", BeReady(play.table.seq))
    play.now += 6000
    play.send(GoOn())
    block = fair_block(play.table, is_over=True)
    assert block is not None
    told = fairness_in_words(block)
    assert "'Ann' withheld the bytes it had promised" in told and "'Bo' took no part in mixing" in told


def test_an_abandoned_match_is_kept_and_counted() -> None:
    play = Play(people=1).start().play(Random(1), until=lambda table: len(table.actions) == 10)
    came = decide(play.table, GiveUp(), play.now, FRESH)
    row = came.rows[0]
    assert isinstance(row.body, Closed)
    kept = finished_by(row, play.table)
    assert kept is not None and kept.abandoned
    assert decode_record(kept.record).result.reason == "unfinished"


def test_no_row_but_an_end_finishes_a_match() -> None:
    play = Play(people=1)
    row = Row("table1", 1, 0, "", "", Closed("idle"))
    assert finished_by(row, play.table) is None
    assert record_of(Play(people=1).start().table.match).result.reason == "unfinished"  # type: ignore[arg-type]


# Nobody gets out of it.


def stage(play: Play) -> Stage:
    return play.table.stage


def promised(people: tuple[str, ...]) -> Play:
    """A table where these people have promised bytes, and nobody has sent any."""
    play = Play(replace(CLASSIC, max_deals=1), people=len(people))
    for person in people:
        play.ask(person, BeReady(play.table.seq, commitment_to(secret_of(person))))
    return play


def give(play: Play, person: str) -> None:
    play.ask(person, Give(secret_of(person).hex()))


def test_bytes_that_were_given_stay_given_when_their_giver_gets_up() -> None:
    play = promised(("ann", "bo"))
    give(play, "ann")
    play.ask("ann", LeaveSeat())
    give(play, "bo")
    record = record_of_play(play.play(Random(3)))
    check(record)
    assert record.fairness
    ann = record.fairness.seats[0]
    assert (ann.name, ann.entropy) == ("Ann", secret_of("ann").hex())
    assert record.players[0] == "Ann" and play.table.chairs[0].person is None


def test_who_gets_up_with_promised_bytes_is_named_as_having_withheld_them() -> None:
    play = promised(("ann", "bo"))
    play.ask("ann", LeaveSeat())
    assert stage(play) is Stage.MIXING
    give(play, "bo")
    assert stage(play) is Stage.PLAYING
    record = record_of_play(play.play(Random(3)))
    check(record)
    assert record.fairness and "'Ann' withheld the bytes it had promised" in fairness_in_words(record.fairness)


def test_getting_up_changes_no_card() -> None:
    seeds = set()
    for leaves in (False, True):
        play = promised(("ann", "bo"))
        give(play, "ann")
        if leaves:
            play.ask("ann", LeaveSeat())
        give(play, "bo")
        assert play.table.match is not None
        seeds.add(play.table.match.seed)
    assert len(seeds) == 1


def test_a_match_broken_off_while_mixing_is_kept_with_who_gave_what() -> None:
    play = promised(("ann", "bo"))
    give(play, "ann")
    play.ask("ann", LeaveSeat())
    play.ask("bo", LeaveSeat())
    assert stage(play) is Stage.CLOSED
    [kept] = matches_in(play.rows)
    assert kept.abandoned and kept.broke_off == ("ann", "bo") and kept.people == ("ann", "bo", None, None)
    record = decode_record(kept.record)
    check(record)
    assert record.deals == () and record.result.reason == "unfinished" and record.players[:2] == ("Ann", "Bo")
    assert record.fairness and [seat.entropy for seat in record.fairness.seats[:2]] == [secret_of("ann").hex(), None]


def test_a_match_that_the_server_breaks_off_while_mixing_is_kept_too() -> None:
    play = promised(("ann", "bo"))
    play.send(GiveUp())
    [kept] = matches_in(play.rows)
    assert kept.abandoned and kept.number == 1
    check(decode_record(kept.record))


def test_before_the_servers_promise_there_is_no_match() -> None:
    play = Play(people=2)
    play.ask("ann", BeReady(play.table.seq, commitment_to(secret_of("ann"))))
    play.ask("ann", LeaveSeat())
    play.ask("bo", LeaveSeat())
    assert stage(play) is Stage.CLOSED and list(matches_in(play.rows)) == []


def test_every_match_that_was_promised_is_kept_once_however_it_ends() -> None:
    random = Random(4)
    for _ in range(60):
        play = promised(PEOPLE[: random.randint(1, 4)])
        while stage(play) is Stage.MIXING:
            _something(play, random)
        if stage(play) is Stage.PLAYING:
            play.play(random, until=lambda table: random.random() < 0.05)
        if stage(play) is Stage.PLAYING:
            play.send(GiveUp())
        [kept] = matches_in(play.rows)
        record = decode_record(kept.record)
        check(record)
        assert record.fairness
        given = {row.body.entropy for row in play.rows if isinstance(row.body, Given)}
        assert {seat.entropy for seat in record.fairness.seats if seat.entropy} == given


def _something(play: Play, random: Random) -> None:
    """One person gives bytes or gets up, or the time of mixing is over."""
    person = play.person(random.choice(play.table.people))
    seat = play.table.seat_of(person)
    assert seat is not None
    doing = random.choice(["give", "give", "leave", "wait"])
    if doing == "give" and may_give(play.table, seat):
        give(play, person)
    elif doing == "leave":
        play.ask(person, LeaveSeat())
    elif doing == "wait":
        play.now += 5000
        play.send(GoOn())


def test_who_ends_a_match_by_getting_up_is_among_those_who_played_it() -> None:
    play = Play(people=1).start().play(Random(1), until=lambda table: len(table.actions) == 5)
    play.ask("ann", LeaveSeat())
    [kept] = matches_in(play.rows)
    assert kept.abandoned and kept.people == ("ann", None, None, None) and kept.broke_off == ()


def test_who_withheld_is_counted_though_the_match_went_on() -> None:
    play = promised(("ann", "bo"))
    give(play, "bo")
    play.now += 5000
    play.send(GoOn())
    [kept] = matches_in(play.play(Random(3)).rows)
    assert not kept.abandoned and kept.broke_off == ("ann",)


def test_bytes_that_everybody_has_seen_are_not_promised_again() -> None:
    play = Play(replace(CLASSIC, max_deals=1)).start().play(Random(3))
    assert stage(play) is Stage.OVER
    again = commitment_to(secret_of("ann"))
    came = play.send(Ask("ann", "again", BeReady(play.table.seq, again)))
    assert came.refusal is not None and came.refusal.code == "not_allowed"
    play.ask("ann", BeReady(play.table.seq, commitment_to(b"new".ljust(32))))
    assert stage(play) is Stage.MIXING
