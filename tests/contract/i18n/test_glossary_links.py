"""A word of the glossary that English sentences have, and so link, is linked in every other language too."""

import re

import pytest

from bidwhist.i18n import CODES

from .wording import Said, said

NOT_SENTENCES = {"glossary", "mixes"}
"""The glossary itself, and messages with names of options."""


def _linked(texts: list[Said]) -> set[str]:
    """Words of the glossary of which a form stands in a sentence outside it."""
    sentences = "\n".join(one.bare() for one in texts if one.file not in NOT_SENTENCES).lower()
    return {
        one.message
        for one in texts
        if one.message.startswith("find-") and any(_stands(form.lower(), sentences) for form in one.words.split(", "))
    }


def _stands(form: str, sentences: str) -> bool:
    return bool(re.search(rf"(?<![^\W_]){re.escape(form)}(?![^\W_])", sentences))


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_what_is_linked_in_english_is_linked(code: str) -> None:
    assert _linked(said("en")) - _linked(said(code)) == set()
