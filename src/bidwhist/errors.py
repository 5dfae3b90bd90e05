"""The errors that bidwhist raises: one small tree, each saying who, what and why.

WhistError ├── IllegalAction a decision the rules do not allow now ├── Misdeal a deal with wrong counts or doubled cards
(rule C9) ├── BadRuleset options that contradict one another, or unknown ones ├── BadNotation text that is not a card,
bid, contract or share code ├── WrongType a value of another type than the one asked for, though it may equal one of it
├── Unknown a name or a number that nothing has: a bot, a seat, a match of a file ├── TooHard a question that is too
hard without the compiled kernel ├── BotFault a guest bot that failed, or broke the rules └── BadRecord a record that is
damaged, or whose decisions do not replay
"""

from typing import Any


class WhistError(Exception):
    """Anything a caller got wrong. The message can be shown to a person."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors cross to other processes, regardless of their constructors' arguments.
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[WhistError], args: tuple[Any, ...], attributes: dict[str, Any]) -> WhistError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class IllegalAction(WhistError):
    """The rules do not allow this action in this deal."""


class Misdeal(WhistError):
    """The cards given are not a whole deal; the same dealer deals again (rule C9)."""


class BadRuleset(WhistError, ValueError):
    """The options contradict one another, or one has a value it cannot have."""


class BadNotation(WhistError, ValueError):
    """Text that cannot be read as what it should be."""


class WrongType(WhistError, TypeError):
    """A value of another type than the one asked for, though it may equal one of it."""


class Unknown(WhistError, LookupError):
    """A name or a number that nothing has: a bot, a seat, a deal of a match."""


class TooHard(WhistError, ValueError):
    """A question that only the compiled kernel can answer. The message says what to do."""


class SlowWarning(RuntimeWarning):
    """Something is done in plain Python, slowly or less well, because the compiled kernel is missing."""


class BotFault(WhistError):
    """A guest bot failed, or gave an answer that is not allowed. The message names it."""


class BadRecord(WhistError, ValueError):
    """A record that is damaged, or that does not follow the rules it names."""
