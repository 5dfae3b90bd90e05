"""What a client with ``own_words`` says itself, put in as the schema says: happenings and the status of a view."""

from collections.abc import Callable
from typing import Any

from bidwhist.core.cards import parse_card
from bidwhist.i18n import Language
from bidwhist.narration import the_card

View = dict[str, Any]


def said(events: list[dict[str, Any]], view: View, language: Language) -> tuple[list[dict[str, Any]], View]:
    """Happenings and the view after them, as sent to a client that has own words, with all of their words."""
    return [_with_words(one, view, language) for one in events], {**view, **_status(view, language)}


def _status(view: View, language: Language) -> dict[str, str]:
    turn = view["turn"]
    if turn is None or turn == view["you"]:
        return {}
    return {"status": language.say(f"waits-{view['phase']}", name=view["seats"][turn]["name"])}


def _with_words(told: dict[str, Any], view: View, language: Language) -> dict[str, Any]:
    if told["kind"] not in _SAYS:
        return told
    assert not told.get("words"), "what a client says itself is not sent"
    message, parts = _SAYS[told["kind"]](told, view, language)
    seat = told["seat"]
    by = "you" if seat == view["you"] else "name"
    return {**told, "words": language.say(message, by=by, name=view["seats"][seat]["name"], **parts)}


def _played(told: dict[str, Any], _: View, language: Language) -> tuple[str, dict[str, Any]]:
    return "plays", {"card": the_card(parse_card(told["cards"][0]), language)}


def _called(_: dict[str, Any], view: View, language: Language) -> tuple[str, dict[str, Any]]:
    call = view["auction"][-1]
    return ("passes", {}) if call["passed"] else ("bids", {"bid": call["words"]})


def _auction_won(_: dict[str, Any], view: View, language: Language) -> tuple[str, dict[str, Any]]:
    return "wins-bid", {"bid": [one["words"] for one in view["auction"] if not one["passed"]][-1]}


def _declared(_: dict[str, Any], view: View, language: Language) -> tuple[str, dict[str, Any]]:
    return "declares", {"contract": view["contract"]["label"]}


def _trick(_: dict[str, Any], view: View, language: Language) -> tuple[str, dict[str, Any]]:
    trick = view["tricks"][-1]
    card = trick["cards"][(trick["winner"] - trick["leader"]) % len(trick["cards"])]
    return "takes-book", {"book": trick["number"] + 1, "card": the_card(parse_card(card), language)}


_Says = Callable[[dict[str, Any], View, Language], tuple[str, dict[str, Any]]]
_SAYS: dict[str, _Says] = {
    "played": _played,
    "called": _called,
    "auction_won": _auction_won,
    "declared": _declared,
    "trick": _trick,
}
