"""Rise and fly: more than two pairs at one table, where the pair that loses gets up and the next one sits."""

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.errors import WhistError
from bidwhist.match import Match

Pair = tuple[str, str]


class Line(Struct, frozen=True):
    """Who sits, who waits and for how long the winners have stayed (rule C30)."""

    sitting: tuple[Pair, Pair]
    """The pair of side 0 and the pair of side 1."""
    waiting: tuple[Pair, ...]
    """The pairs in line, the next one first."""
    stayed: tuple[int, int] = (0, 0)
    """Matches that each sitting pair has won in a row."""

    @property
    def players(self) -> tuple[str, str, str, str]:
        """Names by seat: partners sit opposite."""
        (north, south), (east, west) = self.sitting
        return north, east, south, west

    @property
    def next_up(self) -> Pair | None:
        """The pair that sits down next."""
        return self.waiting[0] if self.waiting else None


def line_up(pairs: tuple[Pair, ...]) -> Line:
    """A line of pairs: the first two sit, the others wait.

    :raises WhistError: if there are fewer than two pairs.
    """
    if len(pairs) < 2:
        raise WhistError(f"rise and fly needs two pairs or more: {len(pairs)}")
    return Line((pairs[0], pairs[1]), pairs[2:])


def rise(line: Line, loser: int) -> Line:
    """The line after a side has lost: its pair goes to the end, the next pair takes its chairs."""
    queue = (*line.waiting, line.sitting[loser])
    sitting, stayed = list(line.sitting), list(line.stayed)
    sitting[loser], stayed[loser] = queue[0], 0
    stayed[1 - loser] += 1
    return replace(line, sitting=(sitting[0], sitting[1]), waiting=queue[1:], stayed=(stayed[0], stayed[1]))


def after_match(line: Line, match: Match) -> Line:
    """The line after a finished match; a draw leaves everybody seated.

    :raises WhistError: if the match is not over.
    """
    result = match.result
    if result is None:
        raise WhistError("the match is not over, so nobody gets up yet")
    return line if result.winner is None else rise(line, 1 - result.winner)
