"""The OpenAPI document of the HTTP API, from the table of endpoints."""

import re
from functools import cache
from typing import Any

import msgspec

from bidwhist.server.app.routes import ENDPOINTS
from bidwhist.server.http.call import Endpoint
from bidwhist.server.protocol.bodies import Problem


@cache
def openapi(version: str) -> dict[str, Any]:
    """The document in OpenAPI 3.1."""
    types = [Problem, *(kind for one in ENDPOINTS for kind in (one.takes, one.gives) if kind is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "bidwhist", "version": version, "description": "Everything but play, which is at /ws."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "bidwhist"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "operationId": endpoint.handler.__name__,
        "parameters": _parameters(endpoint),
        "responses": {
            "200": _content("It is done.", schemas[str(endpoint.gives)]),
            "4XX": _content("It cannot be done, in words.", schemas[str(Problem)]),
        },
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, **_content("", schemas[str(endpoint.takes)])}
        del operation["requestBody"]["description"]
    if endpoint.is_for_people:
        operation["security"] = [{"cookie": []}, {"bearer": []}]
    if endpoint.is_for_owner:
        operation["security"] = [{"bearer": []}]
    return operation


def _content(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


_QUERIES: dict[str, tuple[dict[str, Any], ...]] = {
    "replay": (
        {"name": "seat", "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0, "maximum": 4}},
    ),
    "{board}": ({"name": "tier", "in": "query", "required": False, "schema": {"type": "integer", "minimum": 1}},),
    "events": ({"name": "club", "in": "query", "required": False, "schema": {"type": "string"}},),
    "moves": (
        {
            "name": "step",
            "in": "query",
            "required": True,
            "schema": {"type": "integer", "minimum": 0, "maximum": 999_999},
        },
    ),
    "crossroads": (
        {"name": "step", "in": "query", "required": True, "schema": {"type": "integer", "minimum": 0}},
        {"name": "solved", "in": "query", "required": False, "schema": {"type": "string", "enum": ["yes", "no"]}},
    ),
}
"""Query parameters of endpoints, by the end of their paths."""


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    named = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    return [*named, *_QUERIES.get(endpoint.path.rpartition("/")[2], ())]
