"""HTTP bodies of daily deals: today, finished days, and the results of each deal."""

from msgspec import Struct

from bidwhist.server.protocol.kinds import CardCode


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A body of a request or an answer."""


class DailyToday(_Body, frozen=True):
    """Today's deals, without any cards."""

    day: str
    """The date, UTC."""
    ends: int
    """When it is over (ms since 1970)."""
    preset: str
    bots: str
    deals: int
    """Deals that everybody plays."""
    players: int
    """People who have begun."""
    commitment: str
    """The hash of the day's secret, published the day before; the secret is published when the day is over."""
    tomorrow: str
    """The same of the next day."""
    table: str | None
    """The reader's table; None before they begin."""
    played: int
    """Deals the reader has played."""
    is_ranked: bool
    """Whether the reader's results today count: they had an account before their first card."""
    began_as_guest: bool
    """Whether the reader saw their first card today as a guest, and so continues with the deals of guests."""
    latest: str | None
    """The last day with published results."""


class DailyDay(_Body, frozen=True):
    """A finished day."""

    day: str
    preset: str
    players: int


class DailyPlaceTold(_Body, frozen=True):
    """A person's result of a day."""

    place: int | None
    """The place; None for guests and bots, who are not ranked."""
    name: str
    person: str
    """The id of a ranked player, from which their deals and their order can be derived with the secret; else empty."""
    you: bool
    is_house: bool
    is_guest: bool
    """Whether they played the deals of guests, which are compared among themselves; the bots have a line there too."""
    boards: int
    """Deals played."""
    share: int
    """The share of the matchpoints of all deals of the day, in millionths."""
    difference: int
    """The difference from the mean of the field over the day, in thousandths of a point."""


class DailyLineTold(_Body, frozen=True):
    """The result of a deal at one table."""

    name: str
    you: bool
    is_house: bool
    match: str
    """The id to replay it with."""
    contract: str
    """The contract in words, in the reader's language; empty if everybody passed."""
    declarer: int | None
    """The declarer's seat; the compared player sits at 0."""
    books: int
    made: bool
    points: int
    """The points, less those of the other side."""
    share: int
    difference: int
    double_dummy: int | None
    """The declaring side's double-dummy books."""


class DailyBoardLine(_Body, frozen=True):
    """A deal of a day, and the reader's own result."""

    board: int
    is_guests: bool
    """Whether it is one of the guests' deals."""
    players: int
    yours: DailyLineTold | None


class DailyResults(_Body, frozen=True):
    """A finished day: ranking, deals, and the secret that they were dealt from."""

    day: str
    version: int
    """The version of scoring: in version 1 guests were in the field, and thin fields were not adjusted."""
    preset: str
    bots: str
    deals: int
    commitment: str
    secret: str
    places: tuple[DailyPlaceTold, ...]
    """Best first, the bots at their would-be place; guests after them."""
    boards: tuple[DailyBoardLine, ...]
    grade: int | None
    """The reader's field grade in millionths, once it has enough deals."""
    graded: int
    """Deals in the field grade."""


class DailyBoard(_Body, frozen=True):
    """A deal of a finished day: the cards, and the result at every table."""

    day: str
    board: int
    preset: str
    dealer: int
    hands: tuple[tuple[CardCode, ...], ...]
    kitty: tuple[CardCode, ...]
    lines: tuple[DailyLineTold, ...]
    """The best first."""
