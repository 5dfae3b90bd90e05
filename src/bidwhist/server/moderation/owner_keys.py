"""Keys of the owner's page: created by a person with access to the store, valid for some hours."""

import secrets

KEY_LIFETIME_H = 12
"""Hours for which a key is valid."""


def new_key() -> str:
    """A new random key."""
    return secrets.token_urlsafe(32)
