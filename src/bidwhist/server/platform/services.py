"""A registry of services by type, so that routes can use services they cannot import."""

from typing import TypeVar

T = TypeVar("T")


class Services:
    """The services of a server, one of each type."""

    def __init__(self, *services: object) -> None:
        self._by_type = {type(service): service for service in services}

    def of(self, kind: type[T]) -> T:
        """The service of a type.

        :raises LookupError: if it was not registered when the application was put together.
        """
        found = self._by_type.get(kind)
        if not isinstance(found, kind):
            raise LookupError(f"the server has no {kind.__name__}; add it to Services in build_app")
        return found
