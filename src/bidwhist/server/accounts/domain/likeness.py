"""The drawn figure of somebody at a table, as ``web/src/ui/busts.ts`` finds it from an id that others need not know."""

from collections.abc import Sequence

from bidwhist.server.accounts.domain.person import FACES

_PRIME = 9973


def figures_of(people: Sequence[tuple[str | None, int | None]]) -> tuple[int | None, ...]:
    """The figures of people beside one another, by the id and the choice of each; no two are the same.

    A choice comes first, then the people in their order; nothing for a place without a person.
    """
    found: list[int | None] = [None] * len(people)
    for is_chosen in (True, False):
        for place, (person, choice) in enumerate(people):
            if person is not None and (choice is not None) is is_chosen:
                found[place] = _free(found, _usual(person) if choice is None else choice)
    return tuple(found)


def _usual(person: str) -> int:
    total = 0
    for letter in person:
        total = (total * 31 + ord(letter)) % _PRIME
    return total % FACES


def _free(found: Sequence[int | None], wanted: int) -> int:
    for step in range(FACES):
        figure = (wanted + step) % FACES
        if figure not in found:
            return figure
    return wanted
