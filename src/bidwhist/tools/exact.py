"""Arithmetic with floats that has the same result on every machine.

The four operations and square roots are defined to the last bit. Sums depend on their order, and on the version of
Python. Exp, log, erf and powers depend on the C library and the processor. Code that decides something uses the
functions given here.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import frexp, fsum, ldexp, sqrt
from operator import mul
from random import Random

_LN2 = float.fromhex("0x1.62e42fefa39efp-1")
# The same number in two parts: the first has so few bits that its product with a small whole number is exact.
_LN2_HIGH = float.fromhex("0x1.62e42feep-1")
_LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
_TERMS = 16
_SURE = 8.5
"""Standard deviations beyond which a normal chance is 0 or 1 as a float."""
_DENSITY = 0.3989422804014327
"""The height of the normal curve: one over the root of 2 pi."""
UNIFORMS = 12


def total(values: Iterable[float]) -> float:
    """The sum of some floats, rounded once, so that their order makes no difference."""
    return fsum(values)


def dot(one: Iterable[float], other: Iterable[float]) -> float:
    """The sum of products."""
    return fsum(map(mul, one, other))


def mean(values: Sequence[float]) -> float:
    """The mean of some floats; there is at least one."""
    return fsum(values) / len(values)


def power(base: float, exponent: int) -> float:
    """A float to a whole power of 0 or more."""
    found = 1.0
    for _ in range(exponent):
        found *= base
    return found


def exp(number: float) -> float:
    """e to a power, to about the last place."""
    twos = round(number / _LN2)
    rest = number - twos * _LN2_HIGH - twos * _LN2_LOW
    found = 1.0
    for term in range(_TERMS, 0, -1):
        found = 1.0 + found * rest / term
    return ldexp(found, twos)


def log(number: float) -> float:
    """The natural logarithm of a number above 0, to about the last place."""
    part, twos = frexp(number)
    part, twos = (part * 2, twos - 1) if part < 0.75 else (part, twos)
    ratio = (part - 1.0) / (part + 1.0)
    square, found = ratio * ratio, 0.0
    for odd in range(2 * _TERMS + 1, 0, -2):
        found = found * square + 1.0 / odd
    return twos * _LN2 + 2.0 * ratio * found


@lru_cache(maxsize=1 << 14)
def normal_below(deviations: float) -> float:
    """The chance that a normal value lies below its mean plus so many standard deviations."""
    if deviations < 0.0:
        return 1.0 - normal_below(-deviations)
    if deviations > _SURE:
        return 1.0
    square = deviations * deviations
    term, odd, found = deviations, 1, 0.0
    while found + term != found:
        found += term
        odd += 2
        term *= square / odd
    return 0.5 + _DENSITY * exp(-square / 2) * found


def near_normal(random: Random) -> float:
    """A draw with mean 0 and standard deviation 1, nearly normal up to three deviations: the sum of
    twelve even draws."""
    return total(random.random() for _ in range(UNIFORMS)) - UNIFORMS / 2


def spread(values: Sequence[float]) -> float:
    """The standard deviation of some floats, taken as the whole population."""
    middle = mean(values)
    return sqrt(mean([(value - middle) * (value - middle) for value in values]))
