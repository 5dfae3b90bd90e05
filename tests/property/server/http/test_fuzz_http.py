"""HTTP fuzzed from its own OpenAPI document: no request breaks the server, and every answer is as the document says."""

import pytest
from schemathesis.schemas import BaseSchema

from bidwhist.server.app.routes import ENDPOINTS
from bidwhist.server.http.call import Endpoint
from support.documented import api_over, ask_by_document
from support.nightly import amount

pytestmark = pytest.mark.hypothesis  # run at night too, with other examples


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> BaseSchema:
    """The document of a server in this process."""
    return api_over(tmp_path_factory.mktemp("fuzzed"))


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_every_request_is_answered_as_the_document_says(endpoint: Endpoint, api: BaseSchema) -> None:
    ask_by_document(endpoint, api, amount(2, 60))
