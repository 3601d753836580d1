"""The bodies of the HTTP API about the server itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class HouseShown(Struct, frozen=True, kw_only=True):
    """What this server offers."""

    version: str
    games: list[str]
    levels: list[str]
    editions: dict[str, list[str]]
    name: str | None  # yours
    tables: int
    playing: int
    ratings: bool = False  # whether tables can be rated
    challenges: bool = False  # whether there are challenges of the day
    push: str | None = None  # the public key for push subscriptions; null: this server sends no notices


class Health(Struct, frozen=True, kw_only=True):
    """The health of the server."""

    status: Literal["ok", "degraded", "unavailable"]  # degraded: some tables cannot be read
    database: bool
    tables_in_memory: int
    thinking: int
    version: str
    unreadable_tables: int = 0  # damaged; the log names them
