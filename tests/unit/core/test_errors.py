"""Every error of ours crosses to another process and back with its words and its attributes."""

import importlib
import pickle
import pkgutil
from collections.abc import Iterator

import bidwhist
from bidwhist.errors import WhistError
from bidwhist.records.fault import Fault


def import_all() -> None:
    """Load every module, so that all errors are known."""
    for found in pkgutil.walk_packages(bidwhist.__path__, "bidwhist."):
        if not found.name.endswith("__main__"):
            try:
                importlib.import_module(found.name)
            except ImportError:
                # An extra that is not installed, such as the environments.
                continue


def errors(kind: type[WhistError] = WhistError) -> Iterator[type[WhistError]]:
    yield kind
    for one in kind.__subclasses__():
        yield from errors(one)


def test_every_error_comes_out_of_another_process_as_it_went_in() -> None:
    import_all()
    kinds = sorted({kind for kind in errors() if kind.__module__.startswith("bidwhist.")}, key=str)
    assert len(kinds) > 20
    for kind in kinds:
        error = kind.__new__(kind, "words", 3)
        error.__dict__["table"] = "t1"
        back = pickle.loads(pickle.dumps(error))
        assert type(back) is kind and back.args == ("words", 3) and back.__dict__ == {"table": "t1"}, kind


def test_a_fault_keeps_its_deal_and_its_trick() -> None:
    back = pickle.loads(pickle.dumps(Fault("no such seat", 2, 5)))
    assert (str(back), back.deal, back.trick) == ("deal 2, trick 5: no such seat", 2, 5)
