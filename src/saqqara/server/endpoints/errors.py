"""Words of refusals that many endpoints share, for the lists of endpoints."""

from __future__ import annotations

ALWAYS = ("too_many", "unavailable")
NEEDS = ("no_token", "not_allowed")  # an endpoint that needs a token
BODY = ("bad_message", "too_large", *ALWAYS)
TABLE = ("bad_message", "no_such_table", "unreadable_table", *ALWAYS)
