"""Services by their type: how routes find what is above the request in the imports."""

from typing import TypeVar

T = TypeVar("T")


class Services:
    """What the features of a server offer, one value of each type."""

    def __init__(self, *services: object) -> None:
        self._by_type = {type(service): service for service in services}

    def of(self, kind: type[T]) -> T:
        """The service of a type.

        :raises LookupError: if the server has none; it was not added where the application is put together.
        """
        found = self._by_type.get(kind)
        if not isinstance(found, kind):
            raise LookupError(f"the server has no {kind.__name__}; add it to Services in build_app")
        return found
