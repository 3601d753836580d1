"""The bodies of the HTTP API about you."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from saqqara.server.wire.fields import Name


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Registers you with a name."""

    name: Name
    keep: Literal["cookie", "token"] = "cookie"  # a browser gets a cookie, a program gets its token


class Person(Struct, frozen=True, kw_only=True):
    """Who you are."""

    name: str
    token: str | None = None  # sent once, to a program that asked for it


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name. Tables where you sit already keep the old one."""

    name: Name
