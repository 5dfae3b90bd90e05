"""A person's fair-play statistics over their latest deals with other people, and their wording."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bidwhist.bots.levels import PREFIX
from bidwhist.i18n import Decimal, Listed, Saying
from bidwhist.records import decode_record, replay
from bidwhist.server.moderation.domain.fair_play import (
    ENOUGH,
    HONEST,
    PARTS,
    Figure,
    Part,
    Tally,
    figures,
    given_away,
    is_remarkable,
)
from bidwhist.server.tables.domain.finished import Finished

__all__ = ["ENOUGH", "FairPlay", "figures_of_person", "report_words"]


class FairPlay(Struct, frozen=True):
    """A person's fair-play statistics."""

    deals: int
    """Deals that were analysed."""
    figures: dict[str, Figure]
    """By part of the play, and in all."""
    is_remarkable: bool
    """Whether a person should look at it."""


def figures_of_person(matches: Sequence[tuple[Finished, int]], most: int) -> FairPlay:
    """The statistics of the latest deals, up to a limit; matches come newest first, each with the seat."""
    seen: list[dict[Part, Tally]] = []
    for found, seat in matches:
        if len(seen) >= most:
            break
        record = decode_record(found.record)
        if sum(not name.startswith(PREFIX) for name in record.players) < 2:
            continue
        seen += [given_away(deal, seat) for deal in replay(record).deals if deal.is_over]
    made = figures(seen[:most])
    return FairPlay(len(seen[:most]), made, "all" in made and is_remarkable(made["all"]))


def report_words(found: FairPlay) -> Iterator[Saying]:
    """The statistics as lines of text for the server's owner."""
    yield Saying.of("fair-deals", deals=found.deals)
    for part in (*PARTS, "all"):
        if part in found.figures:
            yield _line(part, found.figures[part])
    levels = (Saying.of("level-at", level=level, mean=Decimal(mean, 2)) for level, (mean, _) in HONEST.items())
    yield Saying.of("fair-honest", levels=Listed(tuple(levels)))
    if found.is_remarkable:
        yield Saying("fair-remarkable")
    elif "all" not in found.figures or found.figures["all"].deals < ENOUGH:
        yield Saying.of("fair-few", count=ENOUGH)
    else:
        yield Saying("fair-nothing")


def _line(part: str, one: Figure) -> Saying:
    mean, low, high = (Decimal(figure, 3) for figure in (one.mean, one.low(), one.high()))
    return Saying.of(f"fair-{part}", mean=mean, low=low, high=high, choices=one.choices)
