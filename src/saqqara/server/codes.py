"""QR codes of links to challenges and club evenings, so that whoever sits nearby need not type them."""

from __future__ import annotations

import io
import re

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saqqara.server.headers import is_https

_LINK = re.compile(r"/(?:challenge|evening)/[0-9A-Za-z_-]{1,64}")
_LONGEST = 86_400  # seconds that browsers may keep a code: the same link has the same one


class Codes:
    """Draws the codes."""

    def __init__(self, public_url: str | None) -> None:
        self._public_url = public_url

    async def draw(self, request: Request) -> Response:
        """Answers with the code of a link to this house, as a picture."""
        path = request.query_params.get("path", "")
        if not _LINK.fullmatch(path):
            raise HTTPException(404)
        drawn = io.BytesIO()
        segno.make(self._origin(request) + path, error="m", micro=False).save(
            drawn, kind="svg", border=4, dark="#000", light="#fff", omitsize=True, svgclass=None, lineclass=None
        )
        return Response(
            drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": f"private, max-age={_LONGEST}"}
        )

    def _origin(self, request: Request) -> str:
        """The public address, or the one that was asked for."""
        host = request.headers.get("host", "")
        is_safe = is_https(request.url.scheme, host, self._public_url)
        return self._public_url or f"{'https' if is_safe else 'http'}://{host}"
