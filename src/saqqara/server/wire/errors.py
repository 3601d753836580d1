"""The words of errors, and the body of a refused request."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from saqqara.match.record_faults import RecordFault

# The words of errors, and their HTTP status.
ERRORS = {
    "bad_message": 400,
    "bad_options": 400,
    "unreadable_move": 400,
    "no_token": 401,
    "not_your_seat": 403,
    "not_allowed": 403,
    "no_such_table": 404,
    "no_such_review": 404,
    "no_such_puzzle": 404,
    "no_such_lesson": 404,
    "no_such_challenge": 404,
    "no_such_evening": 404,
    "no_such_page": 404,
    "wrong_method": 405,
    "illegal_move": 409,
    "not_your_turn": 409,
    "stale_move": 409,
    "cannot_undo": 409,
    "match_over": 409,
    "not_now": 409,
    "too_large": 413,
    "wrong_host": 421,
    "too_many": 429,
    "fault": 500,
    "unreadable_table": 500,
    "unavailable": 503,
}


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    error: str
    message: str
    record_fault: RecordFault | UnsetType = UNSET  # what is wrong with a record, if it is one of the common faults
