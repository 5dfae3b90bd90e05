"""Values with their luck taken out by a weight that the values before tell: unbiased, whenever one looks.

A value less a weight times its luck has the mean of the value: luck has mean 0 given all that came before, and the
weight is a function of what came before. Without luck to take out, values stay as they are.
"""

from collections.abc import Iterable

from msgspec import Struct

BELIEVED = 20
"""The weight begins at 1, which is right for a good value function, as if so many values had told it."""


class Control(Struct):
    """The weight of luck, from the values so far: their count, mean, and sums of products and squares with luck."""

    count: int = 0
    mean: float = 0.0
    luck: float = 0.0
    products: float = 0.0
    squares: float = 0.0

    @property
    def weight(self) -> float:
        """How much of a value is luck, by least squares over the values so far and ``BELIEVED`` that say 1."""
        if not self.squares:
            return 1.0
        return (self.products / self.squares * self.count + BELIEVED) / (self.count + BELIEVED)

    def less_lucky(self, value: float, luck: float) -> float:
        """The next value with its luck taken out; it counts for those that follow."""
        found = value - self.weight * luck
        self.count += 1
        ahead = value - self.mean
        self.mean += ahead / self.count
        self.products += ahead * (luck - self.luck) * (self.count - 1) / self.count
        self.luck += (luck - self.luck) / self.count
        self.squares += luck * luck
        return found


def less_lucky(values: Iterable[tuple[float, float]]) -> list[float]:
    """Values with their luck taken out, in their order, from pairs of value and luck."""
    control = Control()
    return [control.less_lucky(value, luck) for value, luck in values]
