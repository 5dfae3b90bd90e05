"""What a text leaves out because it follows from the decisions; computed by the rules."""

from collections.abc import Iterator

from msgspec.structs import replace

from bidwhist.core.deal import deal_from_seed
from bidwhist.errors import BadRecord
from bidwhist.records.fault import Fault
from bidwhist.records.json_form import decode_record, encode_record
from bidwhist.records.replaying import Replaying
from bidwhist.records.shapes import FORMAT, DealRecord, Record, ResultRecord
from bidwhist.records.text_deal import DealText, Said
from bidwhist.records.writing import record_of_deal, record_of_result

_DERIVED = ("declarer", "tricks_won", "points", "score")
"""What the text may leave out of a deal, because it follows from the decisions."""


def completed(frame: Said, deals: list[DealText]) -> Record:
    """The record that a text means, with what it leaves out computed by the rules.

    :raises BadRecord: if that cannot be done, or it is not a record; a ``Fault`` if the deal is known.
    """
    for name in ("rules", "players"):
        if name not in frame:
            raise BadRecord(f"the tag [{name.capitalize()} … ] is missing")
    unfinished = ResultRecord(None, "unfinished")
    draft = Record(**{"result": unfinished, **frame}, format=FORMAT, deals=())
    draft = _judged(replace(draft, deals=tuple(_dealt(draft, deals))))
    return draft if "result" in frame and all(map(_says_all, deals)) else _worked_out(draft, frame, deals)


def _judged(record: Record) -> Record:
    # Only one place checks the form: the reader of JSON.
    return decode_record(encode_record(record))


def _says_all(deal: DealText) -> bool:
    return all(name in deal.said for name in _DERIVED) and all(known for _, known in (*deal.tricks, *deal.reneges))


def _dealt(frame: Record, deals: list[DealText]) -> Iterator[DealRecord]:
    for number, deal in enumerate(deals):
        said = {**_unsaid(frame, number, deal), **deal.said}
        yield DealRecord(
            **said,
            tricks=tuple(trick for trick, _ in deal.tricks),
            reneges=tuple(call for call, _ in deal.reneges),
        )


def _unsaid(frame: Record, number: int, deal: DealText) -> Said:
    said: Said = {"kitty": (), "auction": (), "declarer": None, "contract": None, "discards": (), "tricks_won": ()}
    said["hands"] = tuple(deal.hands)
    if "dealer" in deal.said and deal.hands:
        return said
    if frame.seed is None:
        raise Fault("without a seed, the dealer and every hand must be given", deal.number)
    return said | _from_seed(frame, number, deal)


def _from_seed(frame: Record, number: int, deal: DealText) -> Said:
    opening = Replaying(_judged(frame)).opening
    dealer = (opening.first_dealer + number) % opening.rules.players
    if deal.hands:
        return {"dealer": dealer}
    assert opening.seed is not None
    dealt = record_of_deal(deal_from_seed(opening.rules, opening.seed, number, dealer), ())
    return {name: getattr(dealt, name) for name in ("dealer", "hands", "kitty", "turned")}


def _worked_out(draft: Record, frame: Said, deals: list[DealText]) -> Record:
    replaying = Replaying(draft)
    filled = tuple(_filled(replaying, entry, deal) for entry, deal in zip(draft.deals, deals, strict=True))
    result = frame.get("result", record_of_result(replaying.match.result))
    return replace(draft, deals=filled, result=result)


def _filled(replaying: Replaying, entry: DealRecord, deal: DealText) -> DealRecord:
    played, refusal = replaying.take(entry)
    if refusal:
        raise refusal
    truth = record_of_deal(played, replaying.tally.score)
    for number, (trick, true) in enumerate(zip(entry.tricks, truth.tricks, strict=False), 1):
        if len(trick.cards) != len(true.cards):
            raise Fault(f"a trick has {len(true.cards)} cards here, not {len(trick.cards)}", deal.number, number)
    return replace(
        entry,
        **{name: getattr(truth, name) for name in _DERIVED if name not in deal.said},
        tricks=tuple(
            trick if known else true
            for trick, true, (_, known) in zip(entry.tricks, truth.tricks, deal.tricks, strict=True)
        ),
        reneges=tuple(
            call if known else true
            for call, true, (_, known) in zip(entry.reneges, truth.reneges, deal.reneges, strict=True)
        ),
    )
