"""HTTP fuzzed from its own OpenAPI document: no request breaks the server, and every answer is as the document says."""

from pathlib import Path

import pytest
from schemathesis.schemas import BaseSchema

from bidwhist.server.app.routes import ENDPOINTS
from bidwhist.server.http.call import Endpoint
from support.documented import api_over, ask_by_document
from support.nightly import amount

GUESSED = {"/api/clubs/join", "/api/invite/{word}"}
"""Wrong words make everybody at the same address wait: each of these is asked in a house of its own."""

pytestmark = pytest.mark.hypothesis  # run at night too, with other examples


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> BaseSchema:
    """The document of a server in this process."""
    return api_over(tmp_path_factory.mktemp("fuzzed"))


def _named(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


@pytest.mark.parametrize("endpoint", [one for one in ENDPOINTS if one.path not in GUESSED], ids=_named)
def test_every_request_is_answered_as_the_document_says(endpoint: Endpoint, api: BaseSchema) -> None:
    ask_by_document(endpoint, api, amount(2, 60))


@pytest.mark.parametrize("endpoint", [one for one in ENDPOINTS if one.path in GUESSED], ids=_named)
def test_every_guess_at_a_word_is_answered_as_the_document_says(endpoint: Endpoint, tmp_path: Path) -> None:
    ask_by_document(endpoint, api_over(tmp_path), amount(2, 60))
