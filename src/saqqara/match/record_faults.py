"""The common faults of records, each with a word that programs can rely on."""

from __future__ import annotations

from typing import Literal

from saqqara.rules.errors import BadRecord

RecordFault = Literal["not_a_record", "incomplete", "edition", "unverified", "unfinished", "in_progress"]


class FaultyRecord(BadRecord):
    """The record has one of the common faults."""

    def __init__(self, message: str, fault: RecordFault) -> None:
        super().__init__(message, fault)
        self.fault = fault

    def __str__(self) -> str:
        return str(self.args[0])
