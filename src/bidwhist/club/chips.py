"""Chips: play money in two-sided rows, so that all accounts together always have nothing."""

from collections.abc import Mapping

from msgspec import Struct

from bidwhist.club.outcomes import Gift, Played

BANK = "bank"
"""The account of the house, which pays gifts and plays for its bots."""
DAILY = 100
"""Chips that anybody may have once a day."""
PER_POINT = 10
"""The overbid fee is the stake by this, for each point of the bid."""
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


def gift(given: Gift) -> Payment:
    """The gift of a day."""
    return Payment(BANK, given.person, DAILY, "gift")


def payments(played: Played, balances: Mapping[str, int]) -> tuple[Payment, ...]:
    """What a match moves: nobody pays more than they have, and bots play for the house.

    The stakes go to the winning side in equal parts; after a draw they stay where they are. Overbid fees are paid by
    the declarer alone, to the house.
    """
    if not played.stake or played.is_void:
        return ()
    purse = dict(balances)
    return (*_stakes(played, purse), *_fees(played, purse))


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
    """The account that a seat plays for."""
    return played.chairs[seat].person or BANK
