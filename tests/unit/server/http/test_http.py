"""The HTTP half: guests, accounts, tables, guards, and a document that is true of every endpoint."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from bidwhist.server.app.openapi import openapi
from bidwhist.server.app.routes import ENDPOINTS
from bidwhist.server.http.settings import VERSION
from bidwhist.server.platform.limits.rate_limits import RATES, Rate
from bidwhist.server.tables.service import MAX_OPEN_TABLES
from support.asking import client_of, guest
from support.nightly import amount
from support.online import Guest, server
from support.online import guest as online_guest


async def test_a_guest_is_made_once_and_known_by_the_cookie(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        first = await guest(client)
        assert first["person"]["name"] == "Ann" and first["person"]["kind"] == "guest"
        assert (await guest(client, "Bo"))["person"] == first["person"]
        assert (await client.get("/api/me")).json()["person"] == first["person"]


async def test_the_cookie_cannot_be_read_by_scripts_and_is_safe_over_https(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        plain = (await client.post("/api/guest", json={})).headers["set-cookie"]
        client.cookies.clear()
        secure = (await client.post("https://table.test/api/guest", json={})).headers["set-cookie"]
    assert "HttpOnly" in plain and "SameSite=lax" in plain
    assert secure.startswith("__Host-bidwhist=") and "Secure" in secure and "Path=/" in secure


async def test_playing_now_seats_the_guest_at_a_private_table(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        await guest(client)
        made = (await client.post("/api/play", json={"preset": "palace"})).json()
        facts = (await client.get(f"/api/tables/{made['table']}")).json()
        assert facts["preset"] == "palace" and facts["invite"] == made["invite"]
        assert (await client.get(f"/api/invite/{made['invite']}")).json()["table"] == made["table"]
        assert (await client.get("/api/me")).json()["tables"] == [made["table"]]
        client.cookies.clear()
        assert (await client.get(f"/api/tables/{made['table']}")).status_code == 404


async def test_the_maker_of_a_table_may_look_on_and_be_told_the_invite(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        own = (await guest(client))["person"]["id"]
        made = (await client.post("/api/tables", json={"seat": None})).json()
        told = (await client.get(f"/api/tables/{made['table']}")).json()
        assert told["invite"] == made["invite"] and told["screen"] == own
        invitation = (await client.get(f"/api/invite/{made['invite']}")).json()
        assert [chair["free"] for chair in invitation["chairs"]] == [True] * 4
        client.cookies.clear()
        await guest(client, "Bo")
        assert (await client.get(f"/api/tables/{made['table']}")).status_code == 404


async def test_only_open_tables_where_somebody_is_are_in_the_lobby(tmp_path: Path) -> None:
    """Before, four guests had 120 tables in it where nobody was."""
    async with server(tmp_path) as address:
        ann, bo = await online_guest(address, "Ann"), await online_guest(address, "Bo")
        await ann.post("/api/play", {})
        made = await ann.post("/api/tables", {"kind": "open", "name": "Porch"})
        await bo.post("/api/tables", {"kind": "open", "name": "Nobody here"})
        assert await bo.get("/api/tables") == []
        async with ann.at(made["table"]):
            (listed,) = await bo.get("/api/tables")
            assert (listed["table"], listed["name"], listed["free"], listed["here"]) == (made["table"], "Porch", 3, 1)
            assert len([face for face in listed["faces"] if face is not None]) == 1
            assert (await ann.get("/api/me"))["person"]["id"] not in str(listed), "a lobby tells nobody's id"


async def test_who_sits_at_three_open_tables_opens_no_fourth_and_may_after_leaving_one(tmp_path: Path) -> None:
    async with server(tmp_path, is_limited=True) as address:
        ann = await online_guest(address, "Ann")
        tables = [(await ann.post("/api/tables", {"kind": "open"}))["table"] for _ in range(MAX_OPEN_TABLES)]
        with pytest.raises(AssertionError, match="leave one before you open another"):
            await ann.post("/api/tables", {"kind": "open"})
        await ann.post("/api/tables", {"kind": "private"})
        async with ann.at(tables[0]) as talk:
            await talk.ask("stand", tables[0])
        await ann.post("/api/tables", {"kind": "open"})


async def test_open_tables_are_listed_again_after_a_restart(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await online_guest(address, "Ann")
        made = await ann.post("/api/tables", {"kind": "open"})
    async with server(tmp_path) as address:
        again = Guest(address, ann.token, ann.person)
        async with again.at(made["table"]):
            assert [one["table"] for one in await again.get("/api/tables")] == [made["table"]]


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"rules": {"preset": "nonesuch"}}, "no such rule set"),
        ({"rules": {"options": {"jokers": 2, "kitty": 0}}}, "cannot share 54 cards evenly"),
        ({"rules": {"options": {"colour": "red"}}}, "colour"),
        ({"rules": {"code": "classic.1"}}, ""),
        ({"kind": "password"}, "has at least"),
        ({"bots": "grandmaster"}, "the bots are"),
        ({"seat": 4}, "seats are"),
        ({"seat": None, "kind": "open"}, "is private and has watchers"),
        ({"seat": None, "watchers": False}, "is private and has watchers"),
        ({"unknown": 1}, "unknown"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_words(tmp_path: Path, body: dict[str, Any], words: str) -> None:
    async with client_of(tmp_path) as client:
        await guest(client)
        answer = await client.post("/api/tables", json=body)
    assert answer.status_code == 422 and words in answer.json()["words"]


async def test_presets_and_checked_rules_name_every_option_that_is_asked_about(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        presets = (await client.get("/api/presets")).json()
        checked = (await client.post("/api/rules/check", json={})).json()
        questions = (await client.get("/api/questions")).json()
    asked = {option for one in questions for option in one["options"]}
    assert all(set(one["rules"]) == asked | {"preset"} for one in (*presets, checked))


async def test_rules_are_checked_in_words(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        good = (await client.post("/api/rules/check", json={"options": {"min_bid": 4}})).json()
        bad = (await client.post("/api/rules/check", json={"options": {"kitty": 0}})).json()
        again = (await client.post("/api/rules/check", json={"code": good["code"]})).json()
    assert good["possible"] and good["differences"] and good["sheet"] and again["rules"] == good["rules"]
    assert not bad["possible"] and "cannot share 54 cards evenly" in bad["words"]


async def test_an_account_keeps_the_guest_and_can_be_recovered(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        person = (await guest(client))["person"]
        wanted = {"name": "Ann", "password": "a long word or two"}
        made = (await client.post("/api/accounts", json=wanted)).json()
        assert made["person"]["id"] == person["id"] and len(made["recovery_codes"]) == 8
        client.cookies.clear()
        assert (await client.post("/api/login", json={**wanted, "password": "wrong"})).status_code == 401
        assert (await client.post("/api/login", json={**wanted, "name": "nobody"})).status_code == 401
        assert (await client.post("/api/login", json={**wanted, "name": "  aNN "})).status_code == 200
        assert (await client.get("/api/me")).json()["person"]["kind"] == "account"
        recovery = {"name": "ann", "code": made["recovery_codes"][0], "password": "another long word"}
        assert (await client.post("/api/recover", json=recovery)).status_code == 200
        assert (await client.post("/api/recover", json=recovery)).status_code == 401
        assert (await client.post("/api/login", json=wanted)).status_code == 401


async def test_two_accounts_cannot_have_one_name(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        await guest(client)
        await client.post("/api/accounts", json={"name": "Ann", "password": "a long word or two"})
        client.cookies.clear()
        await guest(client, "Eve")
        answer = await client.post("/api/accounts", json={"name": "ANN", "password": "a long word or two"})
    assert answer.status_code == 409


async def test_logging_out_everywhere_ends_every_session(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        await guest(client)
        cookie = client.cookies["bidwhist"]
        await client.post("/api/logout-everywhere")
        client.cookies.set("bidwhist", cookie)
        assert (await client.get("/api/me")).status_code == 401


async def test_a_foreign_page_can_change_nothing(tmp_path: Path) -> None:
    async with client_of(tmp_path, origins=("https://friends.example",)) as client:
        foreign = await client.post("/api/guest", json={}, headers={"origin": "https://evil.example"})
        own = await client.post("/api/guest", json={}, headers={"origin": "http://table.test"})
        friend = await client.post("/api/guest", json={}, headers={"origin": "https://friends.example"})
    assert (foreign.status_code, own.status_code, friend.status_code) == (403, 200, 200)


async def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        for path in ("/", "/api/presets", "/api/nothing", "/live"):
            headers = (await client.get(path)).headers
            assert "unsafe-inline" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"


async def test_an_address_may_not_sign_in_without_end(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        codes = [
            (
                await client.post("/api/login", json={"name": f"a{n}", "password": "b"}, headers={"cookie": ""})
            ).status_code
            for n in range(22)
        ]
    assert codes[:20] == [401] * 20 and codes[-1] == 429


async def test_opening_the_page_again_is_no_new_guest_and_who_comes_new_still_counts_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "sign-in", Rate(1e-6, 20))
    async with client_of(tmp_path) as client:
        again = [(await client.post("/api/guest", json={"name": "Ann"})).status_code for _ in range(40)]
        new = [(await client.post("/api/guest", json={}, headers={"cookie": ""})).status_code for _ in range(21)]
    assert again == [200] * 40, "one household opens the page as often as it likes"
    assert new[:19] == [200] * 19 and new[-1] == 429, "with the first of all these are twenty-one"


async def test_a_guest_whose_network_has_used_up_its_sign_ins_is_told_what_would_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "sign-in", Rate(1e-6, 1))
    async with client_of(tmp_path) as client:
        await client.post("/api/guest", json={})
        refused = await client.post("/api/guest", json={}, headers={"cookie": ""})
    assert refused.status_code == 429 and refused.json()["code"] == "too_fast"
    assert "a larger --limit sign-in" in refused.json()["words"]


async def test_a_body_without_end_is_refused(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.post("/api/guest", content=b" " * 20_000)
    assert answer.status_code == 413


async def test_health_and_figures(tmp_path: Path) -> None:
    async with client_of(tmp_path, metrics_here=True) as client:
        assert (await client.get("/live")).status_code == (await client.get("/ready")).status_code == 200
        assert "bidwhist_commands" in (await client.get("/metrics", headers={"host": "localhost"})).text


def test_every_endpoint_is_in_the_document_with_a_summary() -> None:
    paths = openapi(VERSION)["paths"]
    assert {(path, method) for path in paths for method in paths[path]} == {
        (one.path, one.method.lower()) for one in ENDPOINTS
    }
    assert all(operation["summary"] for path in paths.values() for operation in path.values())


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=6,
)
named = st.dictionaries(
    st.sampled_from(
        ["name", "password", "rules", "preset", "options", "code", "kind", "pace", "bots", "seat", "hints", "kitty"]
    ),
    anything,
    max_size=5,
)


async def test_no_body_and_no_path_breaks_the_server(tmp_path: Path) -> None:
    async with client_of(tmp_path, is_limited=False) as client:
        await guest(client)
        document = openapi(VERSION)
        for endpoint, body, word in _hostile_requests():
            path = endpoint.path.replace("{table}", word).replace("{word}", word).replace("{match}", word)
            answer = await client.request(endpoint.method, path, json=body)
            assert answer.status_code < 500, (path, body, answer.text)
            if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
                schema = {**document["components"]["schemas"]["Problem"], "components": document["components"]}
                Draft202012Validator(schema).validate(answer.json())
            await guest(client)


def _hostile_requests() -> list[tuple[Any, Any, str]]:
    found: list[tuple[Any, Any, str]] = []
    words = st.text(alphabet="abz019-_~!*()$&+,;=:@éß🂡", min_size=1, max_size=20)

    @settings(max_examples=amount(40, 120), deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(ENDPOINTS), anything | named, words)
    def collect(endpoint: Any, body: Any, word: str) -> None:
        found.append((endpoint, body, word))

    collect()
    return found


async def test_the_bots_of_a_table_play_the_conventions_that_were_asked_for_and_everybody_is_told(
    tmp_path: Path,
) -> None:
    async with client_of(tmp_path) as client:
        await guest(client)
        fitting = (await client.post("/api/rules/check", json={"preset": "classic"})).json()["conventions"]
        assert [one["name"] for one in fitting] == ["four-joker", "four-aces"] and all(one["words"] for one in fitting)
        cutthroat = (await client.post("/api/rules/check", json={"preset": "cutthroat"})).json()
        assert cutthroat["conventions"] == [], "there is no partner to tell anything"
        made = (await client.post("/api/tables", json={"bots": "casual/four-aces/four-joker"})).json()
        facts = (await client.get(f"/api/tables/{made['table']}")).json()
        assert facts["bots"].startswith("casual/") and "joker" in " ".join(facts["conventions"])
        usual = (await client.post("/api/tables", json={})).json()
        assert (await client.get(f"/api/tables/{usual['table']}")).json()["conventions"] == []
        for wrong in ("random/four-joker", "steady/secret", "nobody", "steady/"):
            refused = await client.post("/api/tables", json={"bots": wrong})
            assert refused.status_code == 422 and refused.json()["words"], wrong


async def test_the_lobby_lists_free_chairs_first_and_the_newest_before_the_oldest(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await online_guest(address, "Ann")
        tables = [
            (await ann.post("/api/tables", {"kind": "open", "name": name}))["table"]
            for name in ("first", "second", "third")
        ]
        async with ann.at(*tables):
            listed = await ann.get("/api/tables")
        assert [one["name"] for one in listed] == ["third", "second", "first"]
