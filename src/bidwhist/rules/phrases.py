"""Numbers and lists as people say them."""

_COUNTS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
)


def count(number: int, spelled: int = 18) -> str:
    """A number as people say it: words as far as it is spelled, figures beyond, ``no`` for none.

    >>> count(0), count(6), count(54)
    ('no', 'six', '54')
    """
    return _COUNTS[number] if 0 <= number <= spelled else str(number)


def counted(number: int, noun: str) -> str:
    """A number of things, in figures.

    >>> counted(1, "point"), counted(13, "point")
    ('1 point', '13 points')
    """
    return f"{number} {noun}{'' if number == 1 else 's'}"


def join_words(words: list[str], last: str) -> str:
    """A list as people say it.

    >>> join_words(["uptown", "downtown", "no-trump"], "or")
    'uptown, downtown or no-trump'
    """
    *most, end = words
    return f"{', '.join(most)} {last} {end}" if most else end


_TIMES = ("never", "once", "twice", "three times", "four times", "five times")


def times(number: int) -> str:
    """How often, as people say it.

    >>> times(2)
    'twice'
    """
    return _TIMES[number]
