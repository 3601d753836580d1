"""Who sends a request: by the header `Authorization: Bearer TOKEN`, or by the cookie of a browser."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from saqqara.server.people import COOKIE, People
from saqqara.server.refusals import Refusal
from saqqara.server.storage import Storage
from saqqara.server.store.rows import PersonRow

LONGEST_COOKIES = 8192


def bearer_of(authorization: str | None) -> str | None:
    """Returns the token in the header Authorization."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def cookie_of(header: str | None) -> str | None:
    """Returns the token in the cookie of the house."""
    if header is None or len(header) > LONGEST_COOKIES:
        return None
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return None if morsel is None else morsel.value


class Identity:
    """Finds the person who holds a token."""

    def __init__(self, people: People, storage: Storage) -> None:
        self._people = people
        self._storage = storage

    async def person(self, authorization: str | None, cookies: str | None) -> PersonRow | None:
        """Returns the sender, None for a stranger. An unknown bearer token is refused, an unknown cookie is ignored."""
        token = bearer_of(authorization)
        if token is not None:
            found = await self._find(token)
            if found is None:
                raise Refusal("no_token", "expected a token of this house, got one that it does not know")
            return found
        cookie = cookie_of(cookies)
        return None if cookie is None else await self._find(cookie)

    async def _find(self, token: str) -> PersonRow | None:
        remembered = self._people.remembered(token)
        return remembered or await self._storage.in_thread(self._people.find, token)
