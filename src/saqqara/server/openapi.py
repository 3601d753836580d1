"""The OpenAPI document of the HTTP API, made from a list of its endpoints and the types of the wire.

The routes are made from the same list, so the document and the service cannot differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Literal

import msgspec

from saqqara.server.wire import ERRORS, Problem

Schema = dict[str, Any]

REF = "#/components/schemas/{name}"
JSON = "application/json"
MOST_TURNS = 1_000_000

# Parameters in paths, by name.
PARAMETERS: dict[str, Schema] = {
    "table": {"type": "string", "pattern": "^[0-9a-zA-Z_-]{1,40}$", "description": "the table's id"},
    "review": {"type": "string", "pattern": "^[0-9a-zA-Z_-]{1,40}$", "description": "the review's id"},
    "challenge": {"type": "string", "pattern": "^[0-9a-zA-Z_-]{1,40}$", "description": "the challenge's id"},
    "evening": {"type": "string", "pattern": "^[0-9a-zA-Z_-]{1,40}$", "description": "the evening's id"},
    "number": {"type": "integer", "minimum": 1, "maximum": 20, "description": "a table of the evening, counted from 1"},
    "deal": {"type": "integer", "minimum": 1, "maximum": 8, "description": "a deal of the evening, counted from 1"},
    "puzzle": {"type": "string", "pattern": "^[0-9a-zA-Z_-]{1,60}$", "description": "the puzzle's id"},
    "game": {"type": "string", "pattern": "^[a-z_]{1,20}$", "description": "the name of a game"},
    "name": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$", "description": "the name of a lesson"},
    "device": {"type": "string", "pattern": "^[0-9a-zA-Z_-]{1,40}$", "description": "the device's id"},
    "turn": {"type": "integer", "minimum": 0, "maximum": MOST_TURNS, "description": "so many moves played"},
}

COOKIE = "what a browser keeps over https; over plain http its name tells the port, as in `saqqara-8000`"
SECURITY: Schema = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "__Host-saqqara", "description": COOKIE},
    "bearer": {"type": "http", "scheme": "bearer", "description": "what a program sends"},
}


@dataclass(frozen=True)
class Query:
    """An optional parameter of the query."""

    name: str
    kind: Any  # a type, annotated with its limits
    summary: str


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """One method and path of the API."""

    method: str
    path: str  # as in /api/tables/{table}
    summary: str
    body: Any = None  # the type of the JSON body, or None
    is_body_needed: bool = True  # else nothing means {}
    answer: Any  # the type of the JSON answer, or the media type of a text
    status: int = 200
    also: tuple[int, ...] = ()  # other statuses with the same answer
    errors: tuple[str, ...] = ()  # words of wire.ERRORS
    query: tuple[Query, ...] = ()
    token: Literal["none", "optional", "needed"] = "none"


def document(endpoints: Sequence[Endpoint], version: str) -> Schema:
    """Returns the document, in OpenAPI 3.1."""
    schemas, components = _schemas(endpoints)
    paths: dict[str, Schema] = {}
    for endpoint in endpoints:
        operations = paths.setdefault(endpoint.path, _path_parameters(endpoint.path))
        operations[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Saqqara",
            "version": version,
            "summary": "Tables of board games: open, join, play, watch and look back. An unofficial edition.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
    }


# --- schemas ---


def _schemas(endpoints: Sequence[Endpoint]) -> tuple[dict[int, Schema], dict[str, Schema]]:
    """Returns the schemas of all types that endpoints name, by the id of the type, and those they refer to, by name."""
    kinds = list(_kinds(endpoints))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}, dict(sorted(components.items()))


def _kinds(endpoints: Sequence[Endpoint]) -> Iterator[Any]:
    yield Problem
    for endpoint in endpoints:
        if endpoint.body is not None:
            yield endpoint.body
        if not isinstance(endpoint.answer, str):
            yield endpoint.answer
        for query in endpoint.query:
            yield query.kind


# --- operations ---


def _path_parameters(path: str) -> Schema:
    names = re.findall(r"{(\w+)}", path)
    return {"parameters": [_parameter(name, "path", PARAMETERS[name]) for name in names]} if names else {}


def _parameter(name: str, place: str, schema: Schema) -> Schema:
    kind = {key: value for key, value in schema.items() if key != "description"}
    described = {"description": schema["description"]} if "description" in schema else {}
    return {"name": name, "in": place, "required": place == "path", "schema": kind, **described}


def _operation(endpoint: Endpoint, schemas: dict[int, Schema]) -> Schema:
    operation: Schema = {
        "operationId": _operation_id(endpoint),
        "summary": endpoint.summary,
        "security": _security(endpoint.token),
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.query:
        operation["parameters"] = [
            _parameter(query.name, "query", schemas[id(query.kind)] | {"description": query.summary})
            for query in endpoint.query
        ]
    if endpoint.body is not None:
        content = {JSON: {"schema": schemas[id(endpoint.body)]}}
        operation["requestBody"] = {"required": endpoint.is_body_needed, "content": content}
    return operation


def _operation_id(endpoint: Endpoint) -> str:
    """`GET /api/tables/{table}/view` is `get_tables_table_view`."""
    words = re.findall(r"\w+", endpoint.path.removeprefix("/api"))
    return "_".join([endpoint.method.lower(), *words])


def _security(token: str) -> list[Schema]:
    either: list[Schema] = [{"cookie": []}, {"bearer": []}]
    return {"none": [], "optional": [{}, *either], "needed": either}[token]


def _responses(endpoint: Endpoint, schemas: dict[int, Schema]) -> Schema:
    if isinstance(endpoint.answer, str):
        content: Schema = {endpoint.answer: {"schema": {"type": "string"}}}
    else:
        content = {JSON: {"schema": schemas[id(endpoint.answer)]}}
    responses = {
        str(status): {"description": HTTPStatus(status).phrase, "content": content}
        for status in (endpoint.status, *endpoint.also)
    }
    problem = {JSON: {"schema": schemas[id(Problem)]}}
    for status, words in _by_status(endpoint.errors):
        expected = f"{HTTPStatus(status).phrase}: {', '.join(words)}"
        responses.setdefault(str(status), {"description": expected, "content": problem})
    return responses


def _by_status(errors: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    statuses: dict[int, list[str]] = {}
    for word in errors:
        statuses.setdefault(ERRORS[word], []).append(word)
    yield from sorted(statuses.items())
