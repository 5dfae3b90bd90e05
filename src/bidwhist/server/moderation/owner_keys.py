"""The keys of the owner's page: made beside the file, by whoever may read it, and good for some hours."""

import secrets

KEY_LIFETIME_H = 12
"""For which a key is good."""


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(32)
