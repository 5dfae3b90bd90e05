"""The names of events and clubs as they are asked for over HTTP."""

from bidwhist.i18n import saying_of
from bidwhist.server.accounts.names import BadName, shown_title
from bidwhist.server.http.call import Fault


def title_of(name: str) -> str:
    """The name of an event or a club as it is shown.

    :raises Fault: with the reason, if it may not be shown.
    """
    try:
        return shown_title(name)
    except BadName as error:
        raise Fault(422, "bad_name", saying_of(error)) from error
