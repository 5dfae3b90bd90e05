"""Conventions: what a call promises by agreement, as data on a card that everybody at the table may read."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct

from bidwhist.core.actions import Bid, Call, Pass, Suffix
from bidwhist.core.bidding import dealer_must_bid, seat_at
from bidwhist.core.cards import JOKERS, Hand, Strain, deck
from bidwhist.core.rules.options import BidNames, Direction
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.errors import BadNotation
from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.i18n.unknown import unknown

SIGN = "/"
"""The sign between the names of agreements, and between a bot's name and its card."""


def _ranks(low: int, high: int) -> Hand:
    """The cards of some ranks in all suits; 0 is the two, 12 the ace."""
    return sum(1 << 13 * suit + rank for suit in range(4) for rank in range(low, high + 1))


ACES = _ranks(12, 12)
HIGH = _ranks(8, 11)
"""Tens to kings, which are good uptown."""
LOW = _ranks(0, 3)
"""Twos to fives, which are good downtown."""
ANY = 99


class Promise(Struct, frozen=True):
    """What the hand as dealt must have for a call: cards of one kind less cards of another, within bounds."""

    more: Hand
    less: Hand = 0
    least: int = -ANY
    most: int = ANY
    suit: float = 0.0
    """What it adds to the tricks of partner's hand in a suit, as measured in steady's own play."""
    no_trump: float = 0.0
    """The same in no-trump."""
    uptown: float = 0.0
    """What it adds uptown, and subtracts from partner's hand downtown."""

    def holds(self, hand: Hand) -> bool:
        """Whether a hand as dealt keeps the promise."""
        return self.least <= (hand & self.more).bit_count() - (hand & self.less).bit_count() <= self.most


class Agreement(Struct, frozen=True, kw_only=True):
    """One convention: the bids that it gives a meaning to."""

    name: str
    promises: tuple[tuple[Bid, Promise], ...]
    is_signal: bool = False
    """Whether it has its meaning only while partner has yet to call."""

    @property
    def said(self) -> Saying:
        """What the call says, for everybody at the table."""
        return Saying(f"agreement-{self.name}")

    def promise_of(self, call: Call) -> Promise | None:
        """What a call promises, if this agreement is about it."""
        return next((promise for bid, promise in self.promises if bid == call), None)

    def fits(self, rules: Ruleset) -> bool:
        """Whether a rule set with partners has such bids and such cards."""
        suffix = self.promises[0][0].suffix is not None
        cards = any(promise.more & deck(rules.jokers) for _, promise in self.promises)
        numbers = {bid.number for bid, _ in self.promises}
        return (
            rules.sides == 2
            and not rules.turns_trump
            and cards
            and suffix is (rules.bid_names is BidNames.SUFFIX)
            and any(rules.min_bid <= number <= rules.max_bid for number in numbers)
        )


_JOKER = Promise(JOKERS, least=1, suit=0.9)

AGREEMENTS: Mapping[str, Agreement] = MappingProxyType(
    {
        one.name: one
        for one in (
            Agreement(
                name="one-two-three",
                promises=(
                    (Bid(1, None), Promise(HIGH, LOW, least=-1, most=1)),
                    (Bid(2, None), Promise(HIGH, LOW, most=-2, uptown=-0.3)),
                    (Bid(3, None), Promise(HIGH, LOW, least=2, uptown=0.3)),
                ),
                is_signal=True,
            ),
            Agreement(
                name="four-joker",
                promises=((Bid(4, Suffix.UPTOWN), _JOKER), (Bid(4, Suffix.DOWNTOWN), _JOKER)),
            ),
            Agreement(
                name="four-aces",
                promises=((Bid(4, Suffix.NO_TRUMP), Promise(ACES, least=2, suit=0.7, no_trump=1.2)),),
            ),
        )
    }
)
"""Every agreement there is, by name."""


class ConventionCard(Struct, frozen=True):
    """The agreements of a table, by name; public like the rules, so that there are no secret ones."""

    names: tuple[str, ...]

    @property
    def agreements(self) -> tuple[Agreement, ...]:
        """The agreements of the card."""
        return tuple(AGREEMENTS[name] for name in self.names)


class Heard(Struct, frozen=True):
    """A call that promised something, and who made it."""

    seat: int
    call: Call
    agreement: Agreement
    promise: Promise

    def tricks(self, view: View, strain: Strain, direction: Direction) -> float:
        """How many tricks it adds to what the seat of a view expects in a contract of its own."""
        promise = self.promise
        worth = promise.no_trump if strain is Strain.NO_TRUMP else promise.suit
        worth += promise.uptown if direction is Direction.UPTOWN else -promise.uptown
        return worth if view.rules.side_of[self.seat] == view.side else FOES * worth


FOES = -0.5
"""What a promise of an opponent is worth, where partner's is worth 1."""


def parse_conventions(text: str) -> ConventionCard:
    """The card of some names.

    >>> parse_conventions("four-joker/four-aces").names
    ('four-joker', 'four-aces')

    :raises BadNotation: if there is no such agreement, or one is named twice.
    """
    names = tuple(word.strip() for word in text.split(SIGN))
    for name in names:
        if name not in AGREEMENTS:
            raise BadNotation(unknown("agreement", name, AGREEMENTS))
    if len(set(names)) < len(names):
        raise BadNotation(f"an agreement is named twice: {text[:80]!r}")
    return ConventionCard(names)


def format_conventions(card: ConventionCard) -> str:
    """The names on a card, as ``parse_conventions`` reads them."""
    return SIGN.join(card.names)


def named(level: str, card: ConventionCard | None) -> str:
    """A bot's name with its card behind it."""
    return level if card is None else f"{level}{SIGN}{format_conventions(card)}"


def describe_conventions(
    card: ConventionCard | None, rules: Ruleset | None = None, language: Language = ENGLISH
) -> tuple[str, ...]:
    """A card in sentences for the whole table. A bid that cannot be made under the rules is named as such."""
    if card is None:
        return (language.say("agreement-none"),)
    return tuple(language.tell(_said(one, rules)) for one in card.agreements)


def _said(agreement: Agreement, rules: Ruleset | None) -> Saying:
    if rules is None or agreement.fits(rules):
        return agreement.said
    return Saying.of("agreement-unfit", words=agreement.said)


def means(card: ConventionCard | None, call: Call, view: View, place: int) -> Promise | None:
    """What a call promises by the card, as the ``place``-th of an auction; None if it is not a convention.

    A dealer whom the others' passes force to bid promises nothing.
    """
    found = _agreed(card, call, view, place)
    return found[1] if found else None


def _agreed(card: ConventionCard | None, call: Call, view: View, place: int) -> tuple[Agreement, Promise] | None:
    if card is None or isinstance(call, Pass) or _is_forced(view, place):
        return None
    for agreement in card.agreements:
        promise = agreement.promise_of(call)
        speaks = not agreement.is_signal or place + 2 < view.players
        if promise is not None and speaks and agreement.fits(view.rules):
            return agreement, promise
    return None


def _is_forced(view: View, place: int) -> bool:
    is_last = place == view.players - 1
    return is_last and dealer_must_bid(view.rules) and all(isinstance(call, Pass) for call in view.calls[:place])


def may_say(card: ConventionCard | None, view: View, call: Call) -> bool:
    """Whether the seat of a view may make a call. It may not if the hand does not hold what the card promises."""
    promise = means(card, call, view, len(view.calls))
    return promise is None or promise.holds(view.dealt)


def heard(view: View, ours: ConventionCard | None, theirs: ConventionCard | None) -> Iterator[Heard]:
    """The promises of the others' calls so far, each by the card of its side."""
    if ours is None and theirs is None:
        return
    for place, call in enumerate(view.calls):
        seat = seat_at(view.players, view.dealer, place)
        card = ours if view.rules.side_of[seat] == view.side else theirs
        found = _agreed(card, call, view, place)
        if found and seat != view.seat:
            yield Heard(seat, call, *found)
