"""Links to tables, as people copy them."""

from __future__ import annotations

import pytest

from saqqara import SaqqaraError
from saqqara.bridge.link import EXAMPLE, Link, read_link

SECRET = "q1w2e3r4t5y6u7i8o9p0a1s2"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"http://127.0.0.1:8000/table/k3J#invite={SECRET}", Link("http://127.0.0.1:8000", "k3J", SECRET)),
        (f" https://club.example/table/k-3_J/#invite={SECRET}\n", Link("https://club.example", "k-3_J", SECRET)),
        ("http://[::1]:8000/table/k3J", Link("http://[::1]:8000", "k3J")),
        ("http://club.example/games/table/k3J#invite=short", Link("http://club.example/games", "k3J")),
    ],
)
def test_a_link_names_house_table_and_invitation(text: str, link: Link) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize(
    "text", ["", "k3J", "http://127.0.0.1:8000", "ftp://x/table/k3J", "http:///table/k3J", "http://[/table/k3J"]
)
def test_what_is_no_link_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(SaqqaraError, match="expected the link of a table") as refusal:
        read_link(text)
    assert EXAMPLE in str(refusal.value)
