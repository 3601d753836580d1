"""Who speaks: by the header `Authorization: Bearer TOKEN` or by the cookie of a browser."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from saqqara.server.house import House
from saqqara.server.people import COOKIE
from saqqara.server.refusals import Refusal
from saqqara.server.store.rows import PersonRow

LONGEST_COOKIES = 8192


def bearer_of(authorization: str | None) -> str | None:
    """The token in the header Authorization."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def cookie_of(header: str | None) -> str | None:
    """The token in our cookie."""
    if header is None or len(header) > LONGEST_COOKIES:
        return None
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return None if morsel is None else morsel.value


class Identity:
    """Finds out who speaks."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def person(self, authorization: str | None, cookies: str | None) -> PersonRow | None:
        """Whoever it is, None: a stranger. A token that is sent on purpose has to be known."""
        token = bearer_of(authorization)
        if token is not None:
            found = await self._find(token)
            if found is None:
                raise Refusal("no_token", "expected a token of this house, got one that it does not know")
            return found
        cookie = cookie_of(cookies)
        return None if cookie is None else await self._find(cookie)

    async def _find(self, token: str) -> PersonRow | None:
        remembered = self._house.people.remembered(token)
        return remembered or await self._house.in_thread(self._house.people.find, token)
