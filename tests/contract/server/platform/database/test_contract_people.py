"""What every store keeps of matches, people and peace, be it a file or PostgreSQL."""

import pytest
from msgspec.structs import replace

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.service import Accounts, NameTaken, NotSignedIn
from bidwhist.server.moderation.bans import (
    MAX_BANS,
    Ban,
    NoBan,
)
from bidwhist.server.moderation.reports import (
    MAX_OPEN_REPORTS,
    Report,
    TooManyReports,
)
from bidwhist.server.moderation.repository import (
    bans_at,
    close_report,
    end_keys,
    keep_ban,
    keep_key,
    keep_report,
    lets_in,
    lift_ban,
    reports,
    unname_in_reports,
)
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.privacy.export import everything_of
from bidwhist.server.privacy.repository import drop_log, erase, matches_at, named_in, pending_erasures, tables_with
from bidwhist.server.tables.domain.log import Closed, Row
from bidwhist.server.tables.match_repository import (
    keep_figures,
    match_of,
    matches_but,
    matches_kept,
    matches_of,
    played_by,
    seat_in,
    times_broken_off,
)
from bidwhist.server.tables.repository import append, rows_of
from support.logs import MATCH, OPENED, SEATED, opened

# Matches.


async def test_a_finished_match_is_kept_with_its_row_and_found_by_its_people(place: Place) -> None:
    async with opened(place) as store:
        await store.write(append((OPENED, SEATED), MATCH))
        assert await store.read(match_of("t1-1")) == replace(MATCH, people=(), broke_off=())
        assert await store.read(match_of("t1-2")) is None
        assert [(one.id, seat) for one, seat in await store.read(matches_of("bo", 10))] == [("t1-1", 2)]
        assert await store.read(seat_in("t1-1", "bo")) == 2 and await store.read(seat_in("t1-1", "cy")) is None
        assert await store.read(times_broken_off("cy")) == 1
        await store.write(keep_figures("bo", {"t1-1": b"\x00\xff"}))
        assert [one.figures for one in await store.read(played_by("bo", 10))] == [b"\x00\xff"]
        assert await store.read(matches_but(())) == ["t1-1"]
        assert [one.id for one in await store.read(matches_kept(("t1-1",)))] == ["t1-1"]
        assert await store.read(matches_but(("t1-1",))) == []


# People.


async def test_a_guest_becomes_an_account_that_signs_in_and_out(place: Place) -> None:
    password, other_password = "sunday pie at four", "monday pie at five"
    async with opened(place) as store:
        accounts = Accounts(store)
        guest, token = await accounts.guest("Theodora")
        assert await accounts.person_of(token) == guest
        account, codes, first = await accounts.register(guest, "Theodora", password)
        assert await accounts.person_of(token) is None, "the guest's token has ended"
        assert await accounts.person_of(first) == account
        other, _ = await accounts.guest("Bo")
        with pytest.raises(NameTaken):
            await accounts.register(other, "The0dora", password)
        assert (await accounts.log_in("theodora", password))[0] == account
        kept = await store.read(everything_of(account, ()))
        assert (len(kept.sessions), kept.recovery_codes_left) == (2, len(codes))
        _, again = await accounts.recover("Theodora", codes[0], other_password)
        with pytest.raises(NotSignedIn):
            await accounts.recover("Theodora", codes[0], other_password)
        assert await accounts.person_of(first) is None
        await accounts.log_out_everywhere(account)
        assert await accounts.person_of(again) is None
        await accounts.forget_old_logins()


async def test_mutes_are_kept_once_and_taken_back(place: Place) -> None:
    async with opened(place) as store:
        accounts = Accounts(store)
        ann = Person("g1", "Ann", "guest")
        for _ in range(2):
            await accounts.mute(ann, "g2", True)
        assert await accounts.muted_by(ann) == {"g2"}
        await accounts.mute(ann, "g2", False)
        assert await accounts.muted_by(ann) == frozenset()


async def test_who_leaves_is_taken_out_table_by_table(place: Place) -> None:
    async with opened(place) as store:
        await store.write(append((OPENED, SEATED), MATCH))
        assert await store.read(tables_with("ann", "")) == (["t1"], None)
        assert await store.read(tables_with("nobody", "")) == ([], None)
        await store.write(erase("ann", ["t1"]))
        (gone,) = await store.read(pending_erasures)
        assert await store.read(matches_at("t1")) == ["t1-1"]
        named = await store.read(named_in("t1-1", gone))
        assert named is not None and (set(named.names), set(named.seats), set(named.others)) == ({"Ann"}, {0}, {2})
        await store.write(drop_log(gone))
        assert len(await store.read(rows_of("t1"))) == 2, "while it is open it stays"
        await store.write(append((Row("t1", 2, 6, "", "", Closed("idle")),)))
        await store.write(drop_log(gone))
        assert await store.read(rows_of("t1")) == [] and await store.read(pending_erasures) == []


# Peace.


def report(number: int) -> Report:
    """What somebody tells the owner."""
    said = {
        "about": "words",
        "words": "\0 rude",
        "reporter": "ann",
        "reporter_name": "Ann",
        "person": "bo",
        "name": "Bo",
    }
    where = {"address": "", "table": "t1", "title": "", "step": number, "match": "", "talk": ()}
    return Report(id=0, made=number, closed=0, **said, **where)  # type: ignore[arg-type]


async def test_reports_are_numbered_seen_to_and_limited(place: Place) -> None:
    async with opened(place) as store:
        numbers = [await store.write(keep_report(report(number))) for number in range(MAX_OPEN_REPORTS)]
        assert numbers == sorted(set(numbers))
        with pytest.raises(TooManyReports):
            await store.write(keep_report(report(99)))
        assert await store.write(close_report(numbers[3], 7))
        assert not await store.write(close_report(numbers[3], 8))
        assert [one.id for one in await store.read(reports(with_closed=False))] == [
            number for number in reversed(numbers) if number != numbers[3]
        ]
        assert len(await store.read(reports(with_closed=True))) == MAX_OPEN_REPORTS
        await store.write(unname_in_reports("bo"))
        left = await store.read(reports(with_closed=True))
        assert len(left) == MAX_OPEN_REPORTS - 1 and {one.person for one in left} == {""}


async def test_bans_hold_until_their_end_or_until_they_are_lifted(place: Place) -> None:
    async with opened(place) as store:
        for ban in (
            Ban("g1", "Bo", "spam", 1, None),
            Ban("g2", "Cy", "spam", 2, 50),
            Ban("g1", "Bo", "again", 3, None),
        ):
            await store.write(keep_ban(ban))
        assert [one.why for one in await store.read(bans_at(10))] == ["again", "spam"]
        assert [one.who for one in await store.read(bans_at(60))] == ["g1"]
        assert await store.write(lift_ban("g1")) and not await store.write(lift_ban("g1"))
        fill = "INSERT INTO bans VALUES (?, '', '', 100, NULL)"
        await store.write(lambda connection: connection.executemany(fill, [(f"x{one}",) for one in range(MAX_BANS)]))
        with pytest.raises(NoBan):
            await store.write(keep_ban(Ban("g9", "", "spam", 90, None)))


async def test_keys_of_the_owner_are_good_until_they_end(place: Place) -> None:
    async with opened(place) as store:
        await store.write(keep_key("secret", 0))
        assert await store.read(lets_in("secret", 1)) and not await store.read(lets_in("other", 1))
        assert await store.write(end_keys) == 1
        assert not await store.read(lets_in("secret", 1))
