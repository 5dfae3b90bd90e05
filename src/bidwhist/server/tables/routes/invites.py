"""What an invite link leads to, for a person who is not at the table yet."""

from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.difference import difference
from bidwhist.core.rules.parse import named_rules
from bidwhist.core.rules.presets import PRESETS, called
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import WhistError
from bidwhist.i18n import Saying, saying_of
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault
from bidwhist.server.platform.qr_codes import MAX_TEXT_BYTES, qr_picture
from bidwhist.server.protocol.bodies import Invitation
from bidwhist.server.ratings.domain.chips import fees_of
from bidwhist.server.tables.access import MustWait
from bidwhist.server.tables.session import TableSession
from bidwhist.server.tables.views.facts import sheet_of
from bidwhist.server.tables.views.invite import at_door, host_of, is_named

MAX_RULES_LETTERS = 200
"""Most letters of the rules that a person says they know."""


async def invited(call: Call) -> Answer:
    """The table that an invite leads to; ``?known=`` is a preset or share code that its rules are compared with."""
    known = call.query.get("known", "")
    yours = _known(known)
    try:
        session = await call.server_state.tables.of_invite(call.path["word"], call.who)
    except MustWait as error:
        raise Fault(429, "too_fast", saying_of(error)) from error
    if session is None:
        raise Fault(404, "no_table", Saying("fault-invitation"))
    return Answer(_invitation(session, known, yours, call))


async def code(call: Call) -> Answer:
    """A code that a phone scans, of the address in ``?text=``, as a picture."""
    text = call.query.get("text", "")
    if not 0 < len(text.encode(errors="replace")) <= MAX_TEXT_BYTES:
        raise Fault(422, "bad_text", Saying.of("fault-too-long", count=MAX_TEXT_BYTES))
    return Answer(qr_picture(text), kind="image/svg+xml")


def _known(known: str) -> Ruleset | None:
    if not known:
        return None
    try:
        return named_rules(known[:MAX_RULES_LETTERS])
    except WhistError as error:
        raise Fault(422, "bad_rules", saying_of(error)) from error


def _invitation(session: TableSession, known: str, yours: Ruleset | None, call: Call) -> Invitation:
    table, opened, seen = session.table, session.table.opened, at_door(session.table)
    preset = opened.preset if opened.preset in PRESETS else "classic"
    # A person who knows no rules yet is told how these differ from the nearest preset.
    base, name = (PRESETS[preset], called(preset)) if yours is None else (yours, _name_of(known))
    return Invitation(
        table=table.id,
        invite=opened.invite,
        name=opened.name if is_named(table) else None,
        host=host_of(table),
        kind=opened.kind,
        watchers=opened.watchers,
        pace=opened.pace,
        preset=opened.preset,
        code=format_code(opened.rules),
        sheet=sheet_of(opened.rules, call.language),
        known=known or preset,
        differences=tuple(one.words for one in difference(base, opened.rules, name, call.language)),
        chairs=seen.chairs,
        playing=seen.playing,
        rated=opened.rated,
        stake=opened.stake,
        fees=fees_of(opened.stake, opened.rules.contract_numbers),
        level=opened.level,
        tier=opened.tier,
    )


def _name_of(known: str) -> Saying:
    return called(known) if known in PRESETS else Saying("known-last-table")


INVITES: tuple[Endpoint, ...] = (Endpoint("GET", "/api/invite/{word}", invited, Invitation),)
"""The endpoint of invites."""
CODES: tuple[Endpoint, ...] = (Endpoint("GET", "/code.svg", code, bytes),)
"""Pictures for the page, which are no part of the API."""
