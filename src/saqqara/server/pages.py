"""The pages and what they load, as they lie in `saqqara.web`: read once, compressed once, known again by their tags.

A browser keeps what it has and asks each time whether it is still good (`no-cache` and `ETag`), so nobody plays with
yesterday's script, and a second visit loads nothing. Only these files are ever compressed. They hold no secret and
nothing that a request brings along; an answer of the API may hold both, and its length would tell (BREACH).
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import brotli
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from saqqara.server.prerender import TOPICS, furnished, language_of

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}  # text, all of it: these are compressed
SMALLEST = 256  # bytes that are worth it
PACKERS: dict[str, Callable[[bytes], bytes]] = {  # the best first
    "br": lambda body: brotli.compress(body, quality=11),
    "gzip": lambda body: gzip.compress(body, 9, mtime=0),
}
_WANTED = r"(?:^|,)\s*(?:{}|\*)\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)"
_WANTS = {packer: re.compile(_WANTED.format(packer), re.IGNORECASE) for packer in PACKERS}


@dataclass(frozen=True)
class Kept:
    """One file as it goes out."""

    version: tuple[int, int]  # when it was written, and its size; of a page, and when its words were written
    media_type: str
    body: bytes
    packed: dict[str, bytes]  # by packer; empty: it would be no shorter
    tag: str
    vary: str

    def answer(self, asked: Headers, status: int = 200) -> Response:
        """The file, packed where the browser can unpack it, or nothing where it has this very version."""
        wanted = asked.get("accept-encoding", "")
        packer = next((one for one in self.packed if _WANTS[one].search(wanted)), None)
        headers = {"etag": f'"{self.tag}{f"-{packer}" if packer else ""}"', "cache-control": "no-cache"}
        if self.packed:
            headers["vary"] = self.vary
        if status == 200 and self._is_known(asked.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if packer is None:
            return Response(self.body, status, headers, self.media_type)
        return Response(self.packed[packer], status, headers | {"content-encoding": packer}, self.media_type)

    def _is_known(self, tags: str) -> bool:
        """Packed or not, it is the same file."""
        named = {tag.strip().removeprefix("W/") for tag in tags.split(",")}
        return not named.isdisjoint((f'"{self.tag}"', *(f'"{self.tag}-{packer}"' for packer in PACKERS), "*"))


# In a language: comments, and what only the command line says, with the lines that belong to it.
_NOT_FOR_BROWSERS = re.compile(rb"^(?:#.*|cli-.*(?:\n+[ }].*)*)\n", re.MULTILINE)
_TOPICS = re.compile(rb"^topic-[\w-]+-(?:text|more|example) =.*(?:\n+[ }].*)*\n", re.MULTILINE)


class Pages(StaticFiles):
    """The folder under /web, and single files of it at other addresses."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._folder = folder
        self._kept: dict[str, Kept] = {}

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Whatever lies in the folder, and the topics of a language that does."""
        found, stat = super().lookup_path(_file_of(path))
        return (_topics_in(found) if stat and path.endswith(TOPICS) else found), stat

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Whatever StaticFiles has found: it never looks outside of the folder. Python's own files are no page's."""
        if Path(full_path).suffix in (".py", ".pyc"):
            raise HTTPException(404)
        return self._keep(str(full_path), stat_result).answer(Headers(scope=scope), status_code)

    def page(self, name: str) -> Callable[[Request], Awaitable[Response]]:
        """An endpoint that answers with one file."""

        async def page(request: Request) -> Response:
            return self.answer(name, request)

        return page

    def answer(self, name: str, request: Request, status: int = 200) -> Response:
        """One file, or 404 where there is none. A page speaks the language of its reader."""
        path = self._folder / name
        try:
            if path.suffix == ".html":
                return self._furnish(path, language_of(request.headers)).answer(request.headers, status)
            return self._keep(str(path), path.stat()).answer(request.headers, status)
        except FileNotFoundError:
            raise HTTPException(404) from None

    def _furnish(self, path: Path, language: str) -> Kept:
        stat, name = path.stat(), f"{path}?{language}"
        version = stat.st_mtime_ns, (self._folder / "locales" / f"{language}.ftl").stat().st_mtime_ns
        kept = self._kept.get(name)
        if kept is None or kept.version != version:
            page = furnished(path.read_text(encoding="utf-8"), self._folder, language)
            kept = self._kept[name] = _made(page.encode(), path, version, "Accept-Language, Cookie, Accept-Encoding")
        return kept

    def _keep(self, path: str, stat: os.stat_result) -> Kept:
        version = stat.st_mtime_ns, stat.st_size
        kept = self._kept.get(path)
        if kept is None or kept.version != version:
            kept = self._kept[path] = _read(Path(path), version)
        return kept


def _read(path: Path, version: tuple[int, int]) -> Kept:
    body = Path(_file_of(str(path))).read_bytes()
    if path.name.endswith(TOPICS):
        body = b"".join(_TOPICS.findall(body))
    elif path.suffix == ".ftl":
        body = _TOPICS.sub(b"", _NOT_FOR_BROWSERS.sub(b"", body))
    return _made(body, path, version)


def _file_of(name: str) -> str:
    """Where the words of an address lie."""
    return name.removesuffix(TOPICS) + ".ftl" if name.endswith(TOPICS) else name


def _topics_in(name: str) -> str:
    return name.removesuffix(".ftl") + TOPICS


def _made(body: bytes, path: Path, version: tuple[int, int], vary: str = "Accept-Encoding") -> Kept:
    suffix = path.suffix.lower()
    packers = PACKERS if suffix in TYPES and len(body) >= SMALLEST else {}
    packed = {name: pack(body) for name, pack in packers.items()}
    return Kept(
        version=version,
        media_type=TYPES.get(suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        body=body,
        packed={name: short for name, short in packed.items() if len(short) < len(body)},
        tag=hashlib.blake2b(body, digest_size=9).hexdigest(),
        vary=vary,
    )
