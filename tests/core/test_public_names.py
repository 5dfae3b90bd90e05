"""The public surface: what ``import bidwhist`` promises."""

import bidwhist


def test_every_public_name_exists_and_is_listed_once() -> None:
    assert len(set(bidwhist.__all__)) == len(bidwhist.__all__)
    assert all(hasattr(bidwhist, name) for name in bidwhist.__all__)


def test_every_public_name_is_documented() -> None:
    missing = [
        name for name in bidwhist.__all__ if callable(getattr(bidwhist, name)) and not getattr(bidwhist, name).__doc__
    ]
    assert not missing
