"""What the HTTP half says of daily deals: today's, the days that are over, and the board of each deal."""

from msgspec import Struct

from bidwhist.server.protocol.kinds import CardCode


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A body of a request or an answer."""


class DailyToday(_Body, frozen=True):
    """Today's deals, without a word on any card."""

    day: str
    """The date, UTC."""
    ends: int
    """When it is over (ms since 1970)."""
    preset: str
    bots: str
    deals: int
    """How many everybody plays."""
    players: int
    """How many have begun."""
    commitment: str
    """The hash of the day's secret, published the day before; the secret is told when the day is over."""
    tomorrow: str
    """The same of the next day."""
    table: str | None
    """Where who asks plays them; none before they begin."""
    played: int
    """How many of them they have played."""
    is_ranked: bool
    """Whether what who asks plays today counts: as they began, or with an account before the first card."""
    began_as_guest: bool
    """Whether they saw their first card today as a guest, and so go on with the deals of guests."""
    latest: str | None
    """The last day whose results are told."""


class DailyDay(_Body, frozen=True):
    """A day that is over."""

    day: str
    preset: str
    players: int


class DailyPlaceTold(_Body, frozen=True):
    """How somebody came out on a day."""

    place: int | None
    """None for guests and the house's bots, who are not ranked."""
    name: str
    person: str
    """The id of a ranked player, from which the day's secret makes their deals and their order; else empty."""
    you: bool
    is_house: bool
    is_guest: bool
    """Whether they played the deals of guests, which are compared among themselves; the house has a line there too."""
    boards: int
    """Deals played."""
    share: int
    """Of the matchpoints of all deals of the day, in millionths."""
    difference: int
    """From the mean of the field over the day, in thousandths of a point."""


class DailyLineTold(_Body, frozen=True):
    """What came of a deal at one table."""

    name: str
    you: bool
    is_house: bool
    match: str
    """The id to replay it with."""
    contract: str
    """In words, in the language of who asks; empty where everybody passed."""
    declarer: int | None
    """The seat; who is compared sits at 0."""
    books: int
    made: bool
    points: int
    """Less those of the other side."""
    share: int
    difference: int
    double_dummy: int | None
    """Books that the declaring side had with all hands open and best play by everybody."""


class DailyBoardLine(_Body, frozen=True):
    """A deal of a day, and one's own line of it."""

    board: int
    is_guests: bool
    """Whether it is a deal of the guests."""
    players: int
    yours: DailyLineTold | None


class DailyResults(_Body, frozen=True):
    """A day that is over: places, deals, and the secret that they were dealt from."""

    day: str
    version: int
    """How it was scored: on days of version 1 guests were in the field, and thin fields were taken as they were."""
    preset: str
    bots: str
    deals: int
    commitment: str
    secret: str
    places: tuple[DailyPlaceTold, ...]
    """The best first, the house where it would stand; guests after them."""
    boards: tuple[DailyBoardLine, ...]
    grade: int | None
    """The field grade of who asks, in millionths, once it rests on enough deals."""
    graded: int
    """Deals that it rests on."""


class DailyBoard(_Body, frozen=True):
    """A deal of a day that is over: the cards, and what came of them at every table."""

    day: str
    board: int
    preset: str
    dealer: int
    hands: tuple[tuple[CardCode, ...], ...]
    kitty: tuple[CardCode, ...]
    lines: tuple[DailyLineTold, ...]
    """The best first."""
