"""Passwords of accounts: which are too easily guessed, and what would do instead."""

from typing import Any

from zxcvbn import zxcvbn

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying

MIN_PASSWORD_LETTERS = 10
MAX_JUDGED_LETTERS = 40
"""Letters of a password that are judged: the rest only makes it better, and judging it takes long."""
MIN_SCORE = 3
"""Of the scores 0 to 4: more than a hundred million guesses."""
_KNOWN = ("bidwhist", "bid whist", "whist", "uptown", "downtown", "boston", "rain kettle sunday porch")


class WeakPassword(WhistError):
    """A password that is too easily guessed, with words that say why and what would do."""


def check_password(password: str, name: str) -> None:
    """Judge a new password of somebody; takes some milliseconds.

    :raises WeakPassword: if it is too short, among the common ones, or made of their name.
    """
    if len(password.strip()) < MIN_PASSWORD_LETTERS:
        raise WeakPassword(Saying.of("weak-short", count=MIN_PASSWORD_LETTERS))
    found = zxcvbn(password[:MAX_JUDGED_LETTERS], user_inputs=[*_KNOWN, name, *name.split()])
    if found["score"] < MIN_SCORE:
        raise WeakPassword(Saying(_why(found)))


def _why(found: dict[str, Any]) -> str:
    patterns = {part["pattern"] for part in found["sequence"]}
    lists = {part.get("dictionary_name") for part in found["sequence"]}
    if "user_inputs" in lists:
        return "weak-name"
    if "passwords" in lists:
        return "weak-common"
    if patterns & {"repeat", "sequence", "spatial"}:
        return "weak-pattern"
    return "weak-guessed"
