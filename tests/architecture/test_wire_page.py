"""The page on the wire says what the types say."""

from __future__ import annotations

import json
import re

from tools import wire_page, wire_types

from saqqara.server import wire


def test_the_page_is_up_to_date() -> None:
    assert wire_page.PAGE.read_text() == wire_page.page(), "run: make pages"


def test_the_types_for_scripts_are_up_to_date() -> None:
    assert wire_types.TYPES.read_text() == wire_types.types(), "run: make pages"


def test_no_type_is_left_out() -> None:
    assert wire_page.left_out() == []
    assert set(wire_page.ERROR_MEANINGS) == set(wire.ERRORS)


def test_examples_are_json_that_the_types_would_read() -> None:
    examples = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", wire_page.page(), flags=re.DOTALL)]
    assert len(examples) > len(wire_page.GUESTS) + len(wire_page.HOUSE)
    said = {one["type"] for one in examples if "type" in one}
    assert said == {str(one.__struct_config__.tag) for one in (*wire_page.GUESTS, *wire_page.HOUSE)}


def test_comments_beside_fields_become_their_meaning() -> None:
    told = wire_page.comments()
    assert told["View", "reply_to"].startswith("the `id` of your move")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", "\n".join(wire_page.fields_of(wire.View, told)), flags=re.M))
    assert rows["reply_to"] == f"text | no | {told['View', 'reply_to']}"
    assert "moves played" in rows["turn"]
    assert "0 to 1,000,000" in rows["turn"]
