"""The HTTP API does what its OpenAPI document says: Schemathesis asks it everything, in good and in bad form.

Every operation of the document is asked, with a token and without. The checks are all that Schemathesis has for one
request: no 5xx, documented statuses and media types, answers of the documented shape, bad data refused, good data not
refused as bad, no answer to unsupported methods, nothing where a token is needed and none is sent.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance

from saqqara.server.api.requests import TABLE_NAME
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.review_rows import id_of_record
from tests.effort import EFFORT
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, programs
from tests.server.houses import House, open_house
from tests.server.reviewing import text_of

MADE_UP = "from tests.server.reviewing import install; install()"
# That good data is not refused as bad is looked at here: the check of Schemathesis cannot know what a schema cannot say.
EXCLUDED = [positive_data_acceptance]
# A move that is none, options that make no game, a name that cannot be seen, what is for sockets only, a browser that
# cannot be pushed to, a seat that the table does not have, and 7.0: a whole number for JSON Schema, but not for us.
BEYOND_SCHEMAS = re.compile(
    "^unreadable_move: |^bad_options: |^bad_message: (name|presence|phrase|continue|endpoint|p256dh|seat): |got `float`"
)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, str, str]]:
    """A house of its own: thousands of strange tables would be in the way of other tests."""
    with open_house(tmp_path_factory.mktemp("schema"), first=MADE_UP) as house:

        async def furnish() -> tuple[str, str]:
            async with programs(house.address, "Ann") as (ann,):
                table = await ann.open("pyramids", [ME, ME])
                await ann.open("imhotep", [ME, OPEN], listed=True)
                await ann.told("POST", "/api/reviews", {"record": text_of("imhotep-00000")})
                return ann.token, str(table["id"])

        token, table = asyncio.run(furnish())
        yield house, token, table


def document(house: House) -> Any:
    schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
    schema.config.update(base_url=house.address)
    return schema


def operations(schema: Any) -> list[Any]:
    return [found.ok() for found in schema.get_all_operations()]


def ask_everything(house: House, table: str, token: str | None, number: int) -> set[str]:
    """Each operation so many times; the path leads to a table that is there half of the time."""
    asked = set()
    schema = document(house)
    # With a good token a bad cookie beside it is ignored, as it should be; without one, bad tokens are tried out.
    schema.config.generation.update(with_security_parameters=token is None)
    for operation in operations(schema):
        asked.add(operation.label)
        _ask(operation, table, token, number)
    return asked


def _ask(operation: Any, table: str, token: str | None, number: int) -> None:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
    strategies = [operation.as_strategy(generation_mode=mode) for mode in modes]

    @seed(number)
    @settings(
        max_examples=EFFORT.schemathesis_examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(strategies), is_there=st.booleans())
    def ask(case: Any, is_there: bool) -> None:
        is_good = case.meta.generation.mode == schemathesis.GenerationMode.POSITIVE
        path = case.path_parameters or {}
        if is_there and TABLE_NAME.fullmatch(str(path.get("table", ""))):
            case.path_parameters["table"] = table  # the rest may be wrong all the same
        if is_there and TABLE_NAME.fullmatch(str(path.get("review", ""))):
            case.path_parameters["review"] = id_of_record(text_of("imhotep-00000"))
        answer = case.call_and_validate(headers=headers, timeout=PATIENCE_S, excluded_checks=EXCLUDED)
        if answer.status_code == 400 and is_good:
            told = answer.json()
            assert BEYOND_SCHEMAS.search(f"{told['error']}: {told['message']}"), told

    ask()


def test_with_a_token_the_house_answers_as_its_document_says(place: tuple[House, str, str]) -> None:
    house, token, table = place
    asked = ask_everything(house, table, token, 1)
    served = {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS.values()}
    assert asked == served - {"GET /api/openapi.json"}  # Schemathesis does not ask for the document that it works from


@pytest.mark.soak
def test_without_a_token_too(place: tuple[House, str, str]) -> None:
    house, _, table = place
    ask_everything(house, table, None, 2)
