"""What people settle before the first deal: every option as a question, with an example and the answers tables give."""

from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from typing import Any

from msgspec import Struct

from bidwhist.language import Saying
from bidwhist.rules.conflicts import kitties_that_divide
from bidwhist.rules.options import (
    AllPass,
    Backdoor,
    BidNames,
    Boston,
    BostonBy,
    BothLimits,
    Dealing,
    DeclareWhen,
    DefendersScore,
    DiscardTrick,
    FirstDealer,
    Made,
    NoTrumpDoubles,
    NoTrumpJokers,
    OpeningLead,
    Renege,
    RenegePenalty,
    RenegeSettled,
    RenegeShort,
    Rotation,
    SetPays,
    Sport,
    SuffixOrder,
    Trump,
)


class Answer(Struct, frozen=True):
    """One answer: what it is called, what it sets, and where it can be given at all."""

    label: Saying | int
    sets: Mapping[str, Any]
    when: Mapping[str, Any] = {}
    """Options that must have these values."""


class Question(Struct, frozen=True):
    """A question about one option, or about two that are settled together."""

    name: str
    options: tuple[str, ...]
    """What is asked about; an answer may set others that follow from it."""
    answers: tuple[Answer, ...]

    @property
    def part(self) -> str:
        """What of the game it is about, a key of ``PARTS``."""
        return next(part for part, names in PARTS.items() if self.name in names)

    @property
    def words(self) -> Saying:
        """The question itself."""
        return Saying(f"ask-{self.name}")

    @property
    def example(self) -> Saying:
        """What it means at the table, by an example."""
        return Saying(f"ask-{self.name}-example")


def _named(name: str) -> str:
    return name.replace("_", "-")


def _choice(
    option: str,
    choices: type[Enum],
    also: Mapping[str, Mapping[str, Any]] | None = None,
    of_pairs: Collection[Enum] = (),
) -> Question:
    """A question with an answer for each member; some have no meaning where everybody plays alone."""
    name = _named(option)
    answers = tuple(
        Answer(
            Saying(f"ask-{name}-{_named(one.value)}"),
            {option: one.value, **(also or {}).get(one.value, {})},
            _PAIRS if one in of_pairs else {},
        )
        for one in choices
    )
    return Question(name, (option,), answers)


_PAIRS, _ALONE = {"bid_counts": "odd_tricks"}, {"bid_counts": "tricks"}


def _number(option: str, *numbers: int | None, when: Mapping[str, Any] | None = None) -> tuple[Answer, ...]:
    none = Saying(f"ask-{_named(option)}-none")
    return tuple(Answer(none if one is None else one, {option: one}, when or {}) for one in numbers)


def _words(option: str, given: Mapping[str, Any]) -> Question:
    """A question whose answers have words of their own."""
    name = _named(option)
    answers = tuple(Answer(Saying(f"ask-{name}-{word}"), {option: one}) for word, one in given.items())
    return Question(name, (option,), answers)


def _figures(option: str, *answers: Answer) -> Question:
    return Question(_named(option), (option,), answers)


def _packs() -> Iterator[Answer]:
    for players in (4, 3, 5):
        for jokers in (2, 1, 0):
            for kitty in sorted(kitties_that_divide(players, jokers), reverse=True):
                label = Saying.of("ask-pack-cards", jokers=jokers, kitty=kitty)
                sets = {"jokers": jokers, "kitty": kitty, **_follows(players, jokers, kitty)}
                yield Answer(label, sets, {"players": players})


def _follows(players: int, jokers: int, kitty: int) -> dict[str, Any]:
    # Without a kitty nobody has discards; three or five may bid every book there is.
    discards = {} if kitty else {"discard_trick": "nobody"}
    books = (52 + jokers - kitty) // players + bool(kitty)
    return discards if players == 4 else {**discards, "max_bid": books}


def _alone(players: int, kitty: int, lowest: int, highest: int) -> Answer:
    bids = {"min_bid": lowest, "max_bid": highest, "bid_counts": "tricks"}
    sets = {"players": players, "partners": "none", "jokers": 2, "kitty": kitty, **bids}
    return Answer(Saying(f"ask-table-{players}-alone"), sets)


_IN_PAIRS = Answer(
    Saying("ask-table-pairs"),
    {
        "players": 4,
        "partners": "fixed",
        "jokers": 2,
        "kitty": 6,
        "min_bid": 3,
        "max_bid": 7,
        "bid_counts": "odd_tricks",
    },
)
_HIGHEST = {"declarer": {"max_bid": 7}, "first_trick": {"max_bid": 7}, "nobody": {"max_bid": 6}}
_RANKINGS = {
    "both": ["uptown", "downtown"],
    "up": ["uptown"],
    "three": ["uptown", "downtown", "downtown_aces_low"],
    "low": ["uptown", "downtown_aces_low"],
}
_YES_OR_NO = {"yes": True, "no": False}
_SEATED = tuple(Answer(Saying(f"ask-partners-{one}"), {"partners": one}, _PAIRS) for one in ("fixed", "drawn"))

_TURNED = {
    "turned": {
        **{"jokers": 0, "kitty": 0, "discard_trick": "nobody", "directions": ["uptown"], "opening_lead": "forehand"},
        **{"made": "odd_tricks", "defenders_score": "odd_tricks", "boston_by": "either", "boston_needs_bid": 0},
        **{"floor": None, "max_sets": None, "backdoor": "nothing", "renege_penalty": "tricks", "rotation": "none"},
    }
}

QUESTIONS: tuple[Question, ...] = (
    Question("pack", ("jokers", "kitty"), tuple(_packs())),
    _figures(
        "min_bid",
        *_number("min_bid", 1, 2, 3, 4, 5, when=_PAIRS),
        *_number("min_bid", 5, 6, 7, 8, 9, 10, when=_ALONE),
    ),
    _choice("suffix_order", SuffixOrder),
    _choice("all_pass", AllPass),
    _choice("declare", DeclareWhen),
    _choice("sport", Sport),
    _choice("no_trump_jokers", NoTrumpJokers),
    _words("no_trump_joker_leads", _YES_OR_NO),
    _choice("opening_lead", OpeningLead),
    _words("no_trump_factor", {"single": 1, "double": 2}),
    _choice("no_trump_doubles", NoTrumpDoubles),
    _choice("boston", Boston),
    _figures(
        "boston_points",
        Answer(Saying("ask-boston-points-none"), {"boston_points": 0}),
        *_number("boston_points", 7, 10, 13, 14, 26),
    ),
    _figures(
        "boston_needs_bid",
        Answer(Saying("ask-boston-needs-bid-any"), {"boston_needs_bid": 0}),
        Answer(Saying("ask-boston-needs-bid-seven"), {"boston_needs_bid": 7}, _PAIRS),
    ),
    _choice("boston_by", BostonBy, of_pairs={BostonBy.EITHER}),
    _figures("target", *_number("target", 5, 7, 11, 13, 15, 21, 30, 52)),
    _figures("floor", *_number("floor", None, -5, -7, -11, -13, -15, -21)),
    _choice("both_limits", BothLimits),
    _choice("renege", Renege, of_pairs={Renege.AUTOMATIC}),
    _choice("renege_penalty", RenegePenalty, of_pairs={RenegePenalty.GAME}),
    _choice("renege_short", RenegeShort),
    _choice("renege_settled", RenegeSettled),
    Question(
        "table",
        ("players", "bid_counts"),
        (_IN_PAIRS, _alone(3, 3, 9, 18), _alone(4, 6, 7, 13), _alone(5, 4, 6, 11)),
    ),
    Question("partners", ("partners",), _SEATED),
    _choice("first_dealer", FirstDealer),
    _choice("deal", Dealing),
    _figures(
        "max_bid",
        *_number("max_bid", 5, 6, 7, when=_PAIRS),
        *_number("max_bid", 10, 11, 12, 13, 17, 18, when=_ALONE),
    ),
    _choice("bid_names", BidNames),
    _words("dealer_matches", _YES_OR_NO),
    _words("directions", _RANKINGS),
    _choice("discard_trick", DiscardTrick, _HIGHEST),
    _choice("made", Made),
    _choice("set", SetPays),
    _choice("defenders_score", DefendersScore, of_pairs={DefendersScore.ODD_TRICKS}),
    _figures("max_sets", *_number("max_sets", None), *_number("max_sets", 1, 2, 3, 4, 5, when=_PAIRS)),
    _choice("backdoor", Backdoor, of_pairs={Backdoor.GAME}),
    _figures("max_deals", *_number("max_deals", None, 1, 2, 4, 6, 8, 12, 16)),
    _choice("rotation", Rotation, of_pairs={Rotation.RISE_AND_FLY}),
    _choice("trump", Trump, _TURNED, of_pairs={Trump.TURNED}),
)
"""Those that people ask about first come first."""

PARTS: Mapping[str, tuple[str, ...]] = {
    "table": ("table", "partners", "first-dealer", "rotation"),
    "cards": ("pack", "deal", "directions", "trump"),
    "bids": ("min-bid", "max-bid", "bid-names", "suffix-order", "dealer-matches", "all-pass"),
    "kitty": ("declare", "sport", "discard-trick"),
    "play": ("opening-lead", "no-trump-jokers", "no-trump-joker-leads"),
    "score": ("made", "set", "defenders-score", "no-trump-factor", "no-trump-doubles"),
    "boston": ("boston", "boston-points", "boston-needs-bid", "boston-by"),
    "match": ("target", "floor", "both-limits", "max-sets", "backdoor", "max-deals"),
    "renege": ("renege", "renege-penalty", "renege-short", "renege-settled"),
}
"""What of the game the questions are about; each part is called by the saying ``ask-part-…``."""
