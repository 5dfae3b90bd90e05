"""The fits at small sizes: what each collects with some workers, as bytes."""

from collections.abc import Callable
from functools import partial

from benches.fit import bidding_net, conventions, equity, evaluator_deals, evidence, leads, play_net, steady

from bidwhist.arena.workers import Workers, in_order
from bidwhist.core.rules.presets import PALACE

DEALS = 3


def _bidding_net(workers: Workers) -> bytes:
    nets = in_order(workers, partial(bidding_net.trained, bidding_net.SHORT), ["fifty-two", "cutthroat-4"])
    return b"".join(one.tobytes() for net in nets for one in net.values())


def _conventions(workers: Workers) -> bytes:
    return repr(conventions.rows_of(workers, PALACE, conventions.CHUNK + DEALS)).encode()


def _equity(workers: Workers) -> bytes:
    fitted = in_order(workers, partial(equity.fitted_preset, 40), ["cutthroat", "cutthroat-4"])
    return b"".join(values.tobytes() for values, _ in fitted)


def _evaluator(workers: Workers) -> bytes:
    tasks = [("partners", 0), ("alone 3", 0), ("partners", 1)]
    rows = in_order(workers, partial(evaluator_deals.rows_of, rows=DEALS), tasks)
    return b"".join(found.tobytes() for _, found in rows)


def _evidence(workers: Workers) -> bytes:
    return b"".join(group.tobytes() for _, group in evidence.collect(workers, "random", DEALS))


def _leads(workers: Workers) -> bytes:
    return repr(leads.collect(workers, 0, 2)).encode()


def _play_net(workers: Workers) -> bytes:
    return b"".join(one.tobytes() for one in play_net.trained(play_net.SHORT, workers).values())


def _steady(workers: Workers) -> bytes:
    return repr(steady.samples(workers, "partners", no_trump=False, deals=steady.CHUNK + DEALS)).encode()


FITS: dict[str, Callable[[Workers], bytes]] = {
    "bidding net": _bidding_net,
    "conventions": _conventions,
    "equity": _equity,
    "evaluator": _evaluator,
    "evidence": _evidence,
    "leads": _leads,
    "play net": _play_net,
    "steady": _steady,
}
"""Each fit's rows, at sizes that need more than one task."""
