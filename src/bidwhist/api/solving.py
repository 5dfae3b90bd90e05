"""Deals with all cards open, solved in one call: the tricks of every seat in every strain."""

from collections.abc import Iterator, Mapping
from typing import Final

from bidwhist.analysis.double_dummy import Lead, Table, table
from bidwhist.analysis.open_deal import SEATS, OpenDeal, parse_pbn
from bidwhist.api.match import Match
from bidwhist.core.cards import STRAIN_LETTERS, STRAIN_WORDS
from bidwhist.core.deal import Deal
from bidwhist.core.rules.options import Direction
from bidwhist.errors import WhistError
from bidwhist.tools.typed import require

STRAINS = "SHDCN"


class DoubleDummy(Mapping[tuple[str, str], int]):
    """The tricks that each seat takes as declarer: ``tricks["N", "S"]`` is north's in spades. It prints as a table."""

    def __init__(self, deal: OpenDeal, direction: Direction, tricks: Table) -> None:
        self.deal: Final = deal
        self.direction: Final = direction
        self._tricks = tricks

    def __getitem__(self, place: tuple[str, str]) -> int:
        return self._tricks[place]

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self._tricks)

    def __len__(self) -> int:
        return len(self._tricks)

    def __repr__(self) -> str:
        head = f"{'':3}" + "".join(f"{strain:>4}" for strain in STRAINS)
        rows = (f"{seat:3}" + "".join(f"{self[seat, strain]:4}" for strain in STRAINS) for seat in SEATS)
        return "\n".join((head, *rows))

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{STRAIN_WORDS[STRAIN_LETTERS.index(strain)]}</th>" for strain in STRAINS)
        body = "".join(
            f"<tr><th>{seat}</th>{''.join(f'<td>{self[seat, strain]}</td>' for strain in STRAINS)}</tr>"
            for seat in SEATS
        )
        return f"<table><tr><th></th>{head}</tr>{body}</table>"


def double_dummy(
    deal: str | OpenDeal | Deal | Match, *, direction: Direction | str = Direction.UPTOWN, lead: Lead = "declarer"
) -> DoubleDummy:
    """The tricks of each seat in each strain with all cards open and best play by all.

    :param deal: text as ``N:AK..3. …`` (suits S.H.D.C, jokers B and L), or a deal or match of four, solved as it
        is now: a kitty that is not taken stays out.
    :param direction: ``uptown``, ``downtown`` or ``downtown_aces_low``.
    :param lead: who leads: ``declarer``, ``left`` (bridge) or ``forehand``.

    >>> double_dummy("N:A... K... Q... J...")["N", "S"]
    1

    :raises BadNotation: if the text is not a deal.
    :raises Unknown: if nobody leads so.
    :raises WrongType: if it is none of these, or there is no such direction.
    :raises WhistError: if the match does not have four players, or a trick is on its table.
    """
    opened = parse_pbn(deal) if isinstance(deal, str) else _open(deal)
    way = _direction(direction)
    return DoubleDummy(opened, way, table(opened, lead, direction=way))


def _direction(named: Direction | str) -> Direction:
    if isinstance(named, str):
        named = next((one for one in Direction if one.value == named), named)
    require(Direction, direction=named)
    return Direction(named)


def _open(deal: OpenDeal | Deal | Match) -> OpenDeal:
    if isinstance(deal, OpenDeal):
        return deal
    if isinstance(deal, Match):
        deal = deal.deal
    require(Deal, deal=deal)
    if deal.rules.players != len(SEATS):
        raise WhistError(f"a table of tricks is for four players: {deal.rules.players}")
    hands = tuple(int(deal.hand(seat)) for seat in range(deal.rules.players))
    if len({hand.bit_count() for hand in hands}) > 1:
        raise WhistError("hands of one size can be solved: play the trick to its end, or discard first")
    return OpenDeal(hands)
