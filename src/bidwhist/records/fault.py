"""A fault in a record that can be pointed at: which deal, which trick, both from 1."""

from typing import Final

from bidwhist.errors import BadRecord


class Fault(BadRecord):
    """Something wrong in one deal of a record; ``deal`` and ``trick`` count from 1, as people do."""

    def __init__(self, words: str, deal: int, trick: int | None = None) -> None:
        super().__init__(f"deal {deal}{'' if trick is None else f', trick {trick}'}: {words}")
        self.deal: Final = deal
        self.trick: Final = trick
