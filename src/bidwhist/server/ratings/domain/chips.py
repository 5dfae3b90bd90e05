"""Chips: play money by double-entry bookkeeping, so that all accounts always sum to zero."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from bidwhist.server.ratings.domain.outcomes import Gift, Played

BANK = "bank"
"""The server's account, which pays gifts and plays for its bots."""
DAILY = 100
"""The daily gift in chips."""
PER_POINT = 10
"""The overbid fee is the stake divided by this, times the number bid."""
MOST_STAKE = 1000


class Payment(Struct, frozen=True, gc=False):
    """Chips that go from one account to another."""

    payer: str
    payee: str
    amount: int
    """More than 0."""
    reason: str


def overbid_fee(stake: int, bid: int) -> int:
    """What a declarer pays who is set; at least 1 where chips are staked."""
    return max(1, stake * bid // PER_POINT) if stake else 0


def fees_of(stake: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """The overbid fees by number bid; empty without a stake."""
    return tuple(overbid_fee(stake, number) for number in numbers) if stake else ()


def gift(given: Gift) -> Payment:
    """The payment of a daily gift."""
    return Payment(BANK, given.person, DAILY, "gift")


def deposit_for(stake: int, available: int) -> int:
    """The chips held for a person from the beginning of a match: the stake, and as much again for fees.

    A person with fewer pays fees from what is left beside the stake.
    """
    return min(2 * stake, available)


def payments(played: Played, balances: Mapping[str, int], results: Mapping[str, str]) -> tuple[Payment, ...]:
    """The payments of a match: nobody pays more than was held for them, and bots neither put in nor win.

    Those who lost or left pay the stake, and the winners share it; a remainder goes to the first winners by seat, one
    chip each. If no person won, only those who left pay, to the server. Overbid fees are paid by the declarer alone, to
    the server.

    :param balances: by account; used only for outcomes older than deposits.
    :param results: each person's result; empty if the match moves no chips.
    """
    if not played.stake or played.is_void:
        return ()
    if played.settlement == 1:
        purse = dict(balances)
        return (*_stakes(played, purse), *_fees(played, purse))
    return tuple(_from_deposits(played, results)) if results and played.deposits is not None else ()


def _from_deposits(played: Played, results: Mapping[str, str]) -> Iterator[Payment]:
    assert played.deposits is not None
    held = {chair.person: amount for chair, amount in zip(played.chairs, played.deposits, strict=True) if chair.person}
    winning = ("won", "drawn") if played.lost else ("won",)
    winners = [person for person in held if results[person] in winning]
    paying = ("lost", "left", "excused") if winners else ("left",)
    put_in = {person: min(played.stake, amount) for person, amount in held.items() if results[person] in paying}
    yield from (Payment(person, BANK, amount, "stake") for person, amount in put_in.items() if amount)
    pot = sum(put_in.values())
    for place, person in enumerate(winners):
        share = pot // len(winners) + (place < pot % len(winners))
        if share:
            yield Payment(BANK, person, share, "prize")
    # Fees are not paid from the stake, whether it is lost or returned.
    left = {person: max(0, amount - played.stake) for person, amount in held.items()}
    for seat, bid in played.sets:
        payer = account(played, seat)
        amount = min(overbid_fee(played.stake, bid), left.get(payer, 0))
        if amount:
            left[payer] -= amount
            yield Payment(payer, BANK, amount, "overbid")


def _stakes(played: Played, purse: dict[str, int]) -> tuple[Payment, ...]:
    if played.winner is None:
        return ()
    winners = [seat for seat, side in enumerate(played.side_of) if side == played.winner]
    paid = [
        _paid(account(played, seat), played.stake, purse) for seat in range(len(played.chairs)) if seat not in winners
    ]
    pot = sum(one.amount for one in paid)
    shares = [(account(played, seat), pot // len(winners)) for seat in winners]
    prizes = [Payment(BANK, payee, share, "prize") for payee, share in shares if share and payee != BANK]
    for prize in prizes:
        purse[prize.payee] = purse.get(prize.payee, 0) + prize.amount
    return (*(one for one in paid if one.amount and one.payer != BANK), *prizes)


def _paid(payer: str, stake: int, purse: dict[str, int]) -> Payment:
    amount = stake if payer == BANK else max(0, min(stake, purse.get(payer, 0)))
    if payer != BANK:
        purse[payer] = purse.get(payer, 0) - amount
    return Payment(payer, BANK, amount, "stake")


def _fees(played: Played, purse: dict[str, int]) -> tuple[Payment, ...]:
    found = []
    for seat, bid in played.sets:
        payer = account(played, seat)
        if payer == BANK:
            continue
        amount = max(0, min(overbid_fee(played.stake, bid), purse.get(payer, 0)))
        purse[payer] = purse.get(payer, 0) - amount
        found.append(Payment(payer, BANK, amount, "overbid"))
    return tuple(one for one in found if one.amount)


def account(played: Played, seat: int) -> str:
    """The account of a seat."""
    return played.chairs[seat].person or BANK
