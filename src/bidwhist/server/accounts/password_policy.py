"""Password policy: which passwords are too easily guessed, and what to use instead."""

from typing import Any

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.extras import library

MIN_PASSWORD_LETTERS = 10
MAX_JUDGED_LETTERS = 40
"""Letters of a password that are scored: the rest only makes it better, and scoring it is slow."""
MIN_SCORE = 3
"""The lowest accepted score, of 0 to 4: more than a hundred million guesses."""
_KNOWN = ("bidwhist", "bid whist", "whist", "uptown", "downtown", "boston", "rain kettle sunday porch")


class WeakPassword(WhistError):
    """A password that is too easily guessed, with words that say why and what to use instead."""


def check_password(password: str, name: str) -> None:
    """Check a person's new password; takes some milliseconds.

    :raises WeakPassword: if it is too short, among the common ones, or made of their name.
    :raises NotInstalled: if there are no passwords.
    """
    if len(password.strip()) < MIN_PASSWORD_LETTERS:
        raise WeakPassword(Saying.of("weak-short", count=MIN_PASSWORD_LETTERS))
    found = library("zxcvbn").zxcvbn(password[:MAX_JUDGED_LETTERS], user_inputs=[*_KNOWN, name, *name.split()])
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
