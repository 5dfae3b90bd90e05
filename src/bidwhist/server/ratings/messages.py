"""HTTP bodies of ratings: leaderboards, a person's page, and the daily gift."""

from msgspec import Struct

from bidwhist.server.ratings.domain.shown_grade import Certainty


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A body of an answer."""


class BoardLine(_Body, frozen=True):
    """One line of a leaderboard."""

    place: int
    people: tuple[str, ...]
    """The ids of the person, or of the two of a pair."""
    names: tuple[str, ...]
    worth: int
    """The grade, the points of the season, or the points of experience."""
    played: int
    won: int
    certainty: Certainty | None = None
    """The certainty of a grade."""


class BotMark(_Body, frozen=True):
    """A level of bots with its grade."""

    level: str
    worth: int


class Board(_Body, frozen=True):
    """A leaderboard: those who played this month or the last, best first."""

    board: str
    """``partners``, ``pairs``, ``cutthroat``, one of these with rules as ``partners.palace``, ``league``,
    ``experience``."""
    month: str
    tier: int | None
    """The tier of the league."""
    tiers: int
    lines: tuple[BoardLine, ...]
    bots: tuple[BotMark, ...]


class GradeShown(_Body, frozen=True):
    """A person's grade in one pool; the number comes with the twentieth rated match."""

    pool: str
    worth: int | None
    certainty: Certainty
    played: int
    won: int
    place: int | None
    """The rank among those listed; None if not listed."""
    as_strong_as: str | None
    """The strongest level of bots whose grade is not higher."""


class Step(_Body, frozen=True):
    """A match in a person's history."""

    match: str
    """Empty for a training match of somebody else."""
    time: int
    """Milliseconds since 1970."""
    came: str
    """Won, lost, drawn, left, held (a win that a bot played) or excused; empty if no grade changed."""
    worth: int | None
    """The grade after it; None before the twentieth rated match."""
    league: int
    experience: int
    pool: str
    """The pool of that grade; empty if there is none."""
    likely: int | None
    """The middle of what the grade may be after it, above ``worth`` by three standard deviations."""


class Partner(_Body, frozen=True):
    """A person met in play."""

    person: str
    name: str
    played: int
    won: int
    worth: int | None
    """The grade of the pair, once it is shown."""
    face: int | None = None
    """The figure that the person has chosen."""


class Season(_Body, frozen=True):
    """A person's month in the league."""

    month: str
    tier: int
    points: int
    played: int
    counted: int
    """Matches of the month that count."""


class StandingPage(_Body, frozen=True):
    """A person's ratings."""

    person: str
    name: str
    grades: tuple[GradeShown, ...]
    season: Season | None
    level: int
    experience: int
    next_level: int | None
    """Points at which the next level is reached."""
    steps: tuple[Step, ...]
    """Matches, oldest first."""
    partners: tuple[Partner, ...]
    """Best first."""
    chips: int | None
    """None on a server without chips, and for other people."""
    gift: bool
    """Whether the daily gift can still be taken."""
