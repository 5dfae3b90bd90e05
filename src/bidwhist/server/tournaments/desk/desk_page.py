"""The director's page: draw, watch the tables, rule, enter and withdraw pairs, stop the clocks, print."""

from bidwhist.server.tournaments.desk.card_page import card_fields, figures
from bidwhist.server.tournaments.desk.forms import Asking
from bidwhist.server.tournaments.desk.frame import button, field, folded, form, listed, page, section, together
from bidwhist.server.tournaments.desk.markup import Markup, joined, tag
from bidwhist.server.tournaments.desk.secrets import scanned
from bidwhist.server.tournaments.desk.tables import (
    boston_tally,
    heading,
    line_of_room,
    names,
    resting,
    standings_table,
    state,
    whole_name,
    why,
)
from bidwhist.server.tournaments.domain.decisions import LONGEST_NOTICE
from bidwhist.server.tournaments.domain.event import Entrant, Meeting
from bidwhist.server.tournaments.domain.next_step import next_step
from bidwhist.server.tournaments.event_view import words_of_step

PRINTED = ("pairings", "sheets", "standings")


def desk_page(asking: Asking) -> str:
    """The director's page."""
    say, event = asking.say, asking.event
    room = line_of_room(asking) if event.is_room and event.rounds else Markup("")
    beside = tag("div", _actions(asking), _entries(asking), class_="beside")
    parts = [heading(asking), _links(asking), beside, _tables(asking), room]
    if event.rounds:
        parts += [section(say("hall-standings"), standings_table(asking)), boston_tally(asking)]
    return page(asking, say("hall-desk"), *parts, kind="desk")


def _links(asking: Asking) -> Markup:
    say = asking.say
    links = [tag("a", say("hall-screen"), href="/")]
    links += [tag("a", say(f"hall-print-{name}"), href=f"/desk/print/{name}") for name in PRINTED]
    links += [tag("a", say("hall-log"), href="/desk/log")]
    links += [tag("a", say(f"hall-csv-{name}"), href=f"/desk/{name}.csv") for name in ("standings", "results")]
    code = folded(say("hall-screen-code"), tag("p", asking.home), scanned(asking.home, say("hall-screen-code")))
    return tag("nav", listed([*links]), code, aria_label=say("hall-pages"))


def _actions(asking: Asking) -> Markup:
    say, event = asking.say, asking.event
    if event.stage == "closed":
        return Markup("")
    step = next_step(event)
    actions = list[Markup]()
    if step is not None:
        actions.append(button(words_of_step(event, step, asking.language), f"/desk/{step}", class_="main"))
    elif event.open_meetings:
        actions.append(tag("p", say("hall-still-playing", count=len(event.open_meetings))))
    folds = ["pause"] if event.paused_at is None else []
    folds += ["undo"] if event.rounds and not event.is_room else []
    actions += [_with_reason(asking, f"hall-{name}", f"/desk/{name}") for name in (*folds, "close")]
    words = field(say("hall-tell-words"), "words", value=event.notice, maxlength=LONGEST_NOTICE, autocomplete="off")
    actions.append(folded(say("hall-tell"), form("/desk/tell", words, words=say("hall-tell"))))
    return section(say("hall-what-now"), *actions, class_="directs")


def _with_reason(asking: Asking, name: str, action: str, *more: str) -> Markup:
    return folded(asking.say(name), form(action, *more, _reason(asking), words=asking.say(name)))


def _reason(asking: Asking) -> Markup:
    return field(asking.say("hall-reason"), "reason", required="", maxlength=200, autocomplete="off")


def _tables(asking: Asking) -> Markup:
    event, last = asking.event, asking.event.last_round
    if last is None:
        return Markup("")
    shown = sorted(last.meetings, key=lambda one: (one.is_settled, -one.id)) if event.is_room else last.meetings
    rests = joined(*(tag("p", resting(asking, one)) for one in last.rests))
    earlier = [one for past in reversed(event.rounds[:-1]) for one in past.meetings]
    older = folded(asking.say("hall-earlier"), *(_table(asking, one) for one in earlier)) if earlier else ""
    return section(asking.say("hall-tables"), *(_table(asking, one) for one in shown), rests, older, class_="board")


def _table(asking: Asking, meeting: Meeting) -> Markup:
    event, say = asking.event, asking.say
    where = tag("h3", say("hall-table-in-round", table=meeting.table, round=meeting.round))
    sides = tag(
        "p",
        names(event, meeting.sides[0]),
        tag("span", f" {say('hall-against')} ", class_="against"),
        names(event, meeting.sides[1]),
    )
    told = tag("p", state(asking, meeting), class_="state")
    words = tag("p", say("hall-said", words=meeting.words)) if meeting.words else ""
    reasons = folded(say("hall-why"), tag("p", why(asking, meeting.why)))
    return tag(
        "article",
        where,
        sides,
        told,
        words,
        figures(asking, meeting, 0),
        _score(asking, meeting),
        reasons,
        class_=f"table {meeting.state}",
    )


def _score(asking: Asking, meeting: Meeting) -> Markup:
    if asking.event.stage == "closed":
        return Markup("")
    fields = (
        tag("input", type="hidden", name="meeting", value=meeting.id),
        *card_fields(asking, meeting, 0, by_name=True),
    )
    ruling = form("/desk/rule", *fields, _reason(asking), words=asking.say("hall-rule"))
    if meeting.state != "playing":
        return folded(asking.say("hall-rule"), ruling)
    entering = form("/desk/score", *fields, words=asking.say("hall-enter"))
    return joined(folded(asking.say("hall-enter-score"), entering), folded(asking.say("hall-rule"), ruling))


def _entries(asking: Asking) -> Markup:
    say, event = asking.say, asking.event
    if event.stage == "closed":
        return section(
            say("hall-entries"), listed([whole_name(event, one.id) for one in event.entrants]), class_="entries"
        )
    here = listed([_entrant(asking, one) for one in event.active], class_="entrants")
    left = [names(event, (one.id,)) for one in event.entrants if one.is_withdrawn]
    gone = tag("p", say("hall-left", names=", ".join(left))) if left else ""
    return section(say("hall-entries"), _enter(asking), _import(asking), here, gone, class_="entries")


def _name_fields(asking: Asking) -> tuple[Markup, ...]:
    partner = asking.say("hall-partner-may") if asking.event.is_room else asking.say("hall-partner")
    first = field(asking.say("hall-name"), "name", required="", maxlength=40, autocomplete="off")
    return first, field(partner, "partner", maxlength=40, autocomplete="off")


def _enter(asking: Asking) -> Markup:
    home = (field(asking.say(f"hall-{name}"), name, maxlength=40, autocomplete="off") for name in ("club", "city"))
    return form("/desk/enter", *_name_fields(asking), *home, words=asking.say("hall-enter-pair"))


def _import(asking: Asking) -> Markup:
    say = asking.say
    text = tag("textarea", asking.fields.get("entries", ""), name="entries", rows=6, required="", maxlength=200_000)
    file = tag(
        "label",
        tag("span", say("hall-from-file")),
        tag("input", type="file", accept=".csv,.txt,text/csv", data_into="entries"),
    )
    return folded(
        say("hall-import"),
        form(
            "/desk/entries",
            tag("label", tag("span", say("hall-import-hint")), text),
            file,
            words=say("hall-import-all"),
        ),
    )


def _entrant(asking: Asking, one: Entrant) -> Markup:
    number = tag("input", type="hidden", name="entrant", value=one.id)
    leaves = _with_reason(asking, "hall-withdraw", "/desk/withdraw", number)
    other = _with_reason(asking, "hall-substitute", "/desk/substitute", number, *_name_fields(asking))
    return folded(f"{one.id}. {whole_name(asking.event, one.id)}", together(leaves, other))
