"""The errors that bidwhist raises: one small tree, each saying who, what and why.

WhistError
├── IllegalAction   a decision the rules do not allow now
├── Misdeal         a deal with wrong counts or doubled cards (rule C9)
├── BadRuleset      options that cannot stand together, or unknown ones
├── BadNotation     text that is no card, bid, contract or share code
└── BadRecord       a record that is damaged, or whose decisions do not replay
"""


class WhistError(Exception):
    """Anything a caller got wrong; the message is fit to be shown to a person."""


class IllegalAction(WhistError):
    """The rules do not allow this action in this deal."""


class Misdeal(WhistError):
    """The cards given are no whole deal; the same dealer deals again (rule C9)."""


class BadRuleset(WhistError, ValueError):
    """The options contradict one another, or one has a value it cannot have."""


class BadNotation(WhistError, ValueError):
    """Text that cannot be read as what it should be."""


class BadRecord(WhistError, ValueError):
    """A record that is damaged, or that does not follow the rules it names."""
