"""The link to a table, as whoever opened it sends it: `http://HOST/table/TABLE#invite=INVITATION`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn
from urllib.parse import urlsplit

from saqqara.rules.errors import SaqqaraError, quoted

EXAMPLE = "http://127.0.0.1:8000/table/TABLE#invite=INVITATION"
_TABLE = re.compile(r"(?P<before>.*)/table/(?P<table>[0-9A-Za-z_-]{1,64})/?")
_INVITE = re.compile(r"(?:^|&)invite=([0-9A-Za-z_-]{16,64})(?:&|$)")


@dataclass(frozen=True)
class Link:
    """A table of a house."""

    house: str  # its address, without a slash at the end
    table: str
    invite: str | None = None


def read_link(text: str) -> Link:
    """Reads a link, or refuses a text that is none."""
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        _refuse(text)
    found = _TABLE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or found is None:
        _refuse(text)
    invite = _INVITE.search(parts.fragment)
    return Link(f"{parts.scheme}://{parts.netloc}{found['before']}", found["table"], invite[1] if invite else None)


def _refuse(text: str) -> NoReturn:
    raise SaqqaraError(f"expected the link of a table, as in {EXAMPLE}, got {quoted(text)}")
