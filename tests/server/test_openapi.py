"""The OpenAPI document: it validates, and says what the endpoints say."""

from __future__ import annotations

import json
from typing import Annotated, Any

import pytest
from msgspec import Meta, Raw, Struct

from saqqara.server import wire
from saqqara.server.openapi import Endpoint, Query, document

SEAT = Query("seat", wire.Seat, "left out: a spectator")


class WithRaw(Struct):
    """Holds what is JSON already."""

    table: Raw


ENDPOINTS = [
    Endpoint(method="GET", path="/api/house", summary="What can be had here", answer=wire.HouseShown, token="optional"),
    Endpoint(
        method="POST",
        path="/api/people",
        summary="Makes you known",
        body=wire.NewPerson,
        answer=wire.Person,
        status=201,
        errors=("bad_message", "too_large", "too_many", "bad_options"),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/messages",
        summary="Says something at a table",
        body=wire.ClientMessage,
        answer=wire.Accepted,
        errors=("no_token", "not_your_seat", "not_allowed", "no_such_table"),
        token="needed",
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/replay/{turn}",
        summary="The table as it stood",
        answer=Any,
        query=(SEAT, Query("wait", Annotated[float, Meta(ge=0, le=25)], "seconds")),
    ),
    Endpoint(method="GET", path="/api/tables/{table}/record", summary="The record", answer="text/plain", query=(SEAT,)),
    Endpoint(method="POST", path="/api/tables", summary="Opens one", body=wire.NewTable, answer=wire.TableShown),
    Endpoint(method="GET", path="/api/tables", summary="Lists them", answer=wire.Tables),
    Endpoint(method="GET", path="/api/health", summary="Is it well", answer=wire.Health, also=(503,)),
    Endpoint(method="GET", path="/api/raw", summary="Raw JSON", answer=WithRaw),
]


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return document(ENDPOINTS, "1.2.3")


def references_in(part: Any) -> set[str]:
    if isinstance(part, dict):
        found = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return found.union(*(references_in(one) for one in part.values()))
    return set().union(*(references_in(one) for one in part)) if isinstance(part, list) else set()


def test_it_is_json_and_refers_to_what_is_there(told: dict[str, Any]) -> None:
    told = json.loads(json.dumps(told))
    assert told["openapi"] == "3.1.0"
    assert told["info"]["version"] == "1.2.3"
    there = {f"#/components/schemas/{name}" for name in told["components"]["schemas"]}
    references = references_in(told)
    assert references
    assert references <= there


def test_it_validates(told: dict[str, Any]) -> None:
    validator = pytest.importorskip("openapi_spec_validator")
    validator.validate(json.loads(json.dumps(told)), cls=validator.OpenAPIV31SpecValidator)


def test_schemas_are_schemas(told: dict[str, Any]) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    for schema in told["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_operations_have_names_of_their_own(told: dict[str, Any]) -> None:
    operations = [
        operation for path in told["paths"].values() for key, operation in path.items() if key != "parameters"
    ]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names) == len(ENDPOINTS)
    assert "post_tables_table_messages" in names


def test_parameters(told: dict[str, Any]) -> None:
    replay = told["paths"]["/api/tables/{table}/replay/{turn}"]
    table, turn = replay["parameters"]
    assert (table["name"], table["in"], table["required"]) == ("table", "path", True)
    assert table["schema"] == {"type": "string", "pattern": "^[0-9a-zA-Z_-]{1,40}$"}
    assert turn["schema"] == {"type": "integer", "minimum": 0, "maximum": 1_000_000}
    seat, wait = replay["get"]["parameters"]
    assert seat == {
        "name": "seat",
        "in": "query",
        "required": False,
        "schema": {"type": "integer", "minimum": 0, "maximum": 3},
        "description": "left out: a spectator",
    }
    assert wait["schema"] == {"type": "number", "minimum": 0, "maximum": 25}
    with pytest.raises(KeyError):
        document([Endpoint(method="GET", path="/{colour}", summary="", answer=Any)], "1")


def test_bodies_and_answers(told: dict[str, Any]) -> None:
    people = told["paths"]["/api/people"]["post"]
    assert people["requestBody"]["required"] is True
    assert people["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/NewPerson"}
    assert set(people["responses"]) == {"201", "400", "413", "429"}
    assert people["responses"]["400"]["description"] == "Bad Request: bad_message, bad_options"
    problem = {"$ref": "#/components/schemas/Problem"}
    assert people["responses"]["400"]["content"]["application/json"]["schema"] == problem
    record = told["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]["content"]
    assert record == {"text/plain": {"schema": {"type": "string"}}}
    replay = told["paths"]["/api/tables/{table}/replay/{turn}"]["get"]["responses"]["200"]["content"]
    assert replay == {"application/json": {"schema": {}}}
    assert told["components"]["schemas"]["WithRaw"]["properties"]["table"] == {}
    health = told["paths"]["/api/health"]["get"]["responses"]
    assert health["200"]["content"] == health["503"]["content"]


def test_a_message_is_told_apart_by_its_type(told: dict[str, Any]) -> None:
    body = told["paths"]["/api/tables/{table}/messages"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body["discriminator"]["propertyName"] == "type"
    assert len(body["anyOf"]) == 17


def test_who_needs_a_token(told: dict[str, Any]) -> None:
    assert told["paths"]["/api/house"]["get"]["security"] == [{}, {"cookie": []}, {"bearer": []}]
    assert told["paths"]["/api/tables/{table}/messages"]["post"]["security"] == [{"cookie": []}, {"bearer": []}]
    assert told["paths"]["/api/people"]["post"]["security"] == []
    assert set(told["components"]["securitySchemes"]) == {"cookie", "bearer"}
