"""Why the steady bot does what it does, in one plain sentence: the first reason in a table that holds."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

from bidwhist.actions import DIRECTION_WORDS, Bid, Declare, Discard, Pass, Play
from bidwhist.bots.auction import Bidder
from bidwhist.bots.costs import side_wins
from bidwhist.bots.estimate import Estimate, chances
from bidwhist.bots.exchange import Guesses
from bidwhist.bots.judgement import Judgement
from bidwhist.bots.leads import is_dead, is_ruffing_lead, suit_led_by
from bidwhist.bots.reading import Reading
from bidwhist.cards import JOKERS, STRAIN_WORDS, SUIT_WORDS, Card, Hand, is_joker, name_card, suits_of
from bidwhist.deal import NOBODY
from bidwhist.rules.order import OPEN
from bidwhist.view import View

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def count_words(number: int) -> str:
    """A number as people say it.

    >>> count_words(3), count_words(14)
    ('three', '14')
    """
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


class Choice(Struct, frozen=True):
    """A card about to be played, and what there is to say about it."""

    reading: Reading
    card: Card
    chance: float
    """The chance that its side wins the trick."""

    @property
    def suit(self) -> int:
        """The suit of the card, 4 for a joker in no-trump."""
        return self.reading.order.suit_of[self.card]

    @property
    def suit_word(self) -> str:
        """The suit as people say it."""
        return SUIT_WORDS[self.suit] if self.suit != OPEN else "jokers"

    @property
    def led_word(self) -> str:
        """The suit that was led."""
        return SUIT_WORDS[self.reading.view.led]

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.reading.order.has_trump and self.suit == self.reading.order.strain

    @property
    def foes_trumps(self) -> int:
        """How many trumps the other side may still hold."""
        return self.reading.held_by(self.reading.foes, self.reading.order.trumps).bit_count()

    @property
    def takes_it(self) -> bool:
        """Whether the card beats all that lie on the table."""
        reading, winning = self.reading, self.reading.winning
        strength = reading.order.strength[reading.view.led]
        return winning is None or strength[self.card] > strength[winning[1]]

    @property
    def partner_has_it(self) -> bool:
        """Whether a friend's card is winning."""
        winning = self.reading.winning
        return winning is not None and winning[0] in self.reading.friends

    @property
    def friend(self) -> str:
        """Who sits with this seat: a partner, or in cutthroat another defender."""
        if self.reading.view.rules.sides == 2:
            return "your partner"
        return "the other defender" if len(self.reading.friends) == 1 else "another defender"

    @property
    def we(self) -> str:
        """This seat and its partner, or this seat alone."""
        return "you and your partner are" if self.reading.friends else "you are"


Reason: TypeAlias = tuple[Callable[[Choice], bool], Callable[[Choice], str]]


def play_words(reading: Reading, play: Play) -> str:
    """Why this card."""
    choice = Choice(reading, play.card, side_wins(reading, play.card))
    reasons = _LEADING if reading.view.led == OPEN else _FOLLOWING
    why = next(words(choice) for holds, words in (*_ALWAYS, *reasons) if holds(choice))
    verb = "Play" if reading.view.table else "Lead"
    return f"{verb} the {name_card(play.card)}: {why}."


def _decides(choice: Choice) -> bool:
    return choice.reading.side_needs == 1 and choice.chance > 0.99


_ALWAYS: tuple[Reason, ...] = (
    (lambda choice: len(choice.reading.view.legal) == 1, lambda choice: "it is the only card you may play"),
    (
        lambda choice: choice.reading.declares and _decides(choice),
        lambda choice: "it brings home the book that makes the contract",
    ),
    (lambda choice: choice.reading.sets_now and choice.chance > 0.99, lambda choice: "this book sets the contract"),
)


def _friend_ruffs(choice: Choice) -> bool:
    reading = choice.reading
    order = reading.order
    return order.has_trump and any(
        not reading.may_hold[seat] & order.follow[choice.suit] and reading.may_hold[seat] & order.trumps
        for seat in reading.friends
    )


_LEADING: tuple[Reason, ...] = (
    (
        lambda choice: is_joker(choice.card) and not choice.is_trump,
        lambda choice: "you have nothing but jokers, and they cannot win in no-trump",
    ),
    (
        lambda choice: choice.is_trump and choice.reading.declares and choice.foes_trumps > 0,
        lambda choice: (
            f"{choice.we} trying to draw the last {count_words(choice.foes_trumps)} trumps"
            if choice.foes_trumps > 1
            else f"{choice.we} trying to draw the last trump"
        ),
    ),
    (
        lambda choice: choice.is_trump and choice.reading.declares,
        lambda choice: "nobody else has a trump left, so it cannot lose",
    ),
    (lambda choice: choice.is_trump, lambda choice: "every trump that falls now is one less for the declarer"),
    (
        lambda choice: choice.suit == suit_led_by(choice.reading, choice.reading.friends),
        lambda choice: f"{choice.friend} led {choice.suit_word}, so come back to them",
    ),
    (lambda choice: choice.chance > 0.99, lambda choice: "nobody can beat it any more"),
    (
        _friend_ruffs,
        lambda choice: f"{choice.friend} is out of {choice.suit_word} and can trump them",
    ),
    (
        lambda choice: not choice.reading.declares and is_ruffing_lead(choice.reading, choice.suit),
        lambda choice: f"it is your only card in {choice.suit_word}, so you can trump the next one",
    ),
    (lambda choice: choice.chance > 0.6, lambda choice: "it will most likely win"),
    (
        lambda choice: bool(choice.reading.friends) and not is_dead(choice.reading, choice.suit),
        lambda choice: f"it costs you little, and {choice.friend} may win it",
    ),
    (lambda choice: True, lambda choice: "it costs you the least, and your good cards stay where they are"),
)


_FOLLOWING: tuple[Reason, ...] = (
    (
        lambda choice: choice.suit == OPEN,
        lambda choice: "a joker cannot win in no-trump, so it is the card to let go",
    ),
    (
        lambda choice: choice.partner_has_it and not choice.takes_it and choice.chance > 0.99,
        lambda choice: f"{choice.friend} has this book, so keep your good cards",
    ),
    (
        lambda choice: choice.takes_it and choice.is_trump and choice.reading.view.led != choice.suit,
        lambda choice: f"you are out of {choice.led_word}, so trump it",
    ),
    (
        lambda choice: choice.takes_it and choice.chance > 0.99,
        lambda choice: "it takes this book, and nobody can beat it",
    ),
    (
        lambda choice: choice.takes_it and not choice.reading.later,
        lambda choice: "you play last, so it takes this book",
    ),
    (
        lambda choice: choice.takes_it and choice.chance > 0.35,
        lambda choice: "it has a good chance to take this book",
    ),
    (
        lambda choice: choice.takes_it and choice.reading.order.rank_of[choice.card] >= 8,
        lambda choice: "it makes the others play high to beat it",
    ),
    (
        lambda choice: choice.partner_has_it,
        lambda choice: f"{choice.friend} is winning so far, so leave it there",
    ),
    (
        lambda choice: bool(set(choice.reading.later) & set(choice.reading.friends)),
        lambda choice: f"leave it to {choice.friend}, who still has a card to play",
    ),
    (
        lambda choice: choice.reading.order.strength[choice.reading.view.led][choice.card] > 0,
        lambda choice: "save your better cards for a book you can win",
    ),
    (lambda choice: True, lambda choice: "you cannot win this book, so let go what you will miss least"),
)


def call_words(view: View, call: Pass | Bid, judgement: Judgement) -> str:
    """Why this call, with the figures behind it."""
    bidder = Bidder(view, judgement)
    return _bid_words(bidder, call) if isinstance(call, Bid) else _pass_words(bidder)


def _bid_words(bidder: Bidder, bid: Bid) -> str:
    declare = bidder.contract(bid)[1]
    guess = bidder.guess(declare.strain, declare.direction)
    makes = _percent(bidder.view, guess, bid.number)
    must = not any(isinstance(action, Pass) for action in bidder.view.legal)
    start = "all others passed, so you must bid, and with" if must else "with"
    return (
        f"Bid {bid}: {start} {_named(declare)} you should take about {count_words(round(guess.mean))} books "
        f"and make it {makes} times in 100."
    )


def _pass_words(bidder: Bidder) -> str:
    view = bidder.view
    declare, guess = bidder.best()
    holder = bidder.holder
    mine = f"your best, {_named(declare)}, is worth about {count_words(round(guess.mean))} books"
    if holder == NOBODY:
        return f"Pass: {mine}, too few to bid on."
    if view.rules.side_of[holder] == view.side:
        return f"Pass: your partner has the bid, and {mine}."
    return f"Pass: {mine}, too few to go over {view.bid}."


def _percent(view: View, guess: Estimate, number: int) -> int:
    return min(99, max(1, round(100 * sum(chances(view.rules, guess)[number + view.rules.free_tricks :]))))


def _named(declare: Declare) -> str:
    return f"{STRAIN_WORDS[declare.strain]} {DIRECTION_WORDS[declare.direction]}"


def declare_words(view: View, declare: Declare, judgement: Judgement) -> str:
    """Why this strain and direction."""
    mean = Guesses(view, judgement).of(declare.strain, declare.direction).mean
    return f"Name {_named(declare)}: it is your best, about {count_words(round(mean))} books."


def discard_words(view: View, discard: Discard) -> str:
    """What goes, and what is left."""
    kept = view.hand & ~discard.cards
    return f"Put aside the {_listed(discard.cards)}: {', and '.join(_kept(view, kept)) or 'they will be missed least'}."


def _listed(cards: Hand) -> str:
    names = [name_card(card) for card in range(53, -1, -1) if cards >> card & 1]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _kept(view: View, kept: Hand) -> Iterator[str]:
    order = view.order
    if order is None or order.has_trump:
        yield "you keep every trump and your best cards" if order else "the rest is your strongest hand"
        empty = [SUIT_WORDS[suit] for suit, cards in suits_of(kept) if not cards]
        if empty:
            yield f"can trump {' and '.join(empty)}"
    elif view.hand & ~kept & JOKERS:
        yield "jokers cannot win in no-trump, and what you keep can"
    else:
        yield "you keep your high cards and what guards them"
