"""Who sends a request: by the header `Authorization: Bearer TOKEN`, or by the cookie of a browser."""

from __future__ import annotations

from functools import lru_cache

from saqqara.server.headers import is_https, place_of
from saqqara.server.people import People
from saqqara.server.refusals import Refusal
from saqqara.server.storage import Storage
from saqqara.server.store.rows import PersonRow

LONGEST_COOKIES = 8192
OLD_COOKIE = "saqqara"  # the same at all ports; read where there is no other
REMEMBERED = 256


def bearer_of(authorization: str | None) -> str | None:
    """Returns the token in the header Authorization."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


@lru_cache(REMEMBERED)
def cookie_name(scheme: str, host: str | None, public_url: str | None) -> str:
    """Returns the name of the cookie of the house at the address that the browser sees.

    Browsers send cookies to all ports of a host, so the name tells the port. Over https a prefix has them accept it
    from this host alone, and by https.
    """
    is_safe = is_https(scheme, host, public_url)
    place = place_of(host, "https" if is_safe else "http")
    if is_safe:
        return "__Host-saqqara" if place is None or place.port == 443 else f"__Host-saqqara-{place.port}"
    return f"saqqara-{80 if place is None else place.port}"


def cookie_in(header: str | None, name: str) -> str | None:
    """Returns the value of a cookie; of several with the same name the first, which is for the longest path."""
    if header is None or len(header) > LONGEST_COOKIES:
        return None
    pairs = (pair.partition("=") for pair in header.split(";"))
    return next((value.strip().strip('"') for key, _, value in pairs if key.strip() == name), None)


def old_token(header: str | None, name: str) -> str | None:
    """Returns the token of a browser that has only the old cookie."""
    return cookie_in(header, OLD_COOKIE) if cookie_in(header, name) is None else None


class Identity:
    """Finds the person who holds a token."""

    def __init__(self, people: People, storage: Storage) -> None:
        self._people = people
        self._storage = storage

    async def person(self, authorization: str | None, cookies: str | None, cookie: str) -> PersonRow | None:
        """Returns the sender, None for a stranger. An unknown bearer token is refused, an unknown cookie is ignored.

        `cookie` is the name of the cookie.
        """
        token = bearer_of(authorization)
        if token is not None:
            found = await self._find(token)
            if found is None:
                raise Refusal("no_token", "expected a token of this server, got an unknown one")
            return found
        kept = cookie_in(cookies, cookie) or cookie_in(cookies, OLD_COOKIE)
        return None if kept is None else await self._find(kept)

    async def _find(self, token: str) -> PersonRow | None:
        remembered = self._people.remembered(token)
        return remembered or await self._storage.in_thread(self._people.find, token)
