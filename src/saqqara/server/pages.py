"""The pages and what they load, from `saqqara.web`: read once, compressed once, cached by browsers with ETags.

Browsers revalidate what they have on each visit (`no-cache` and `ETag`), so nobody runs an outdated script, and a
second visit loads nothing. These files are compressed: they hold no secrets and nothing from the request. An answer of
the API may hold both, and its compressed length could give the secret away (BREACH); of those only reviews of finished
games are compressed, which hold no secrets.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import brotli
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from saqqara.files import write_atomically
from saqqara.rules.compile_cache import cache_root
from saqqara.server.prerender import language_of, prerendered, texts_of

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}  # text, all of it: these are compressed
SMALLEST = 256  # bytes; compressing less is not worth it
CACHED = "web"  # the folder of packed files in the cache


def _brotli(body: bytes) -> bytes:
    """Packs as well as can be. That takes ten milliseconds a file: the cache spares them from the next start on."""
    file = cache_root() / CACHED / f"{hashlib.blake2b(body, digest_size=16).hexdigest()}.br"
    with suppress(OSError, brotli.error):
        found = file.read_bytes()
        if brotli.decompress(found) == body:
            return found
    packed: bytes = brotli.compress(body, quality=11)
    with suppress(OSError):  # a cache that cannot be written spares nothing
        file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file, packed)
    return packed


PACKERS: dict[str, Callable[[bytes], bytes]] = {  # the best first
    "br": _brotli,
    "gzip": lambda body: gzip.compress(body, 9, mtime=0),
}
_WANTED = r"(?:^|,)\s*(?:{}|\*)\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)"
_WANTS = {packer: re.compile(_WANTED.format(packer), re.IGNORECASE) for packer in PACKERS}


@dataclass(frozen=True)
class Kept:
    """One file as it is served."""

    version: tuple[int, ...]  # modification time and size; of a page, modification times of its sources
    media_type: str
    body: bytes
    packed: dict[str, bytes]  # by encoding; empty: it would be no shorter
    tag: str
    vary: str
    sources: tuple[Path, ...] = ()  # of a page: itself and its texts

    def answer(self, headers: Headers, status: int = 200) -> Response:
        """Returns the file, compressed if the browser accepts that, or 304 if it has this version already."""
        wanted = headers.get("accept-encoding", "")
        packer = next((name for name in self.packed if _WANTS[name].search(wanted)), None)
        answer = {"etag": f'"{self.tag}{f"-{packer}" if packer else ""}"', "cache-control": "no-cache"}
        if self.packed:
            answer["vary"] = self.vary
        if status == 200 and self._is_known(headers.get("if-none-match", "")):
            return Response(status_code=304, headers=answer)
        if packer is None:
            return Response(self.body, status, answer, self.media_type)
        return Response(self.packed[packer], status, answer | {"content-encoding": packer}, self.media_type)

    def _is_known(self, tags: str) -> bool:
        """Whether the browser has this version, compressed or not."""
        named = {tag.strip().removeprefix("W/") for tag in tags.split(",")}
        return not named.isdisjoint((f'"{self.tag}"', *(f'"{self.tag}-{packer}"' for packer in PACKERS), "*"))


# Comments on lines of their own, in scripts and styles.
_COMMENTS = re.compile(rb"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/)[ \t]*$", re.MULTILINE)
_OF_OTHERS = "vendor"  # their comments hold licences


class Pages(StaticFiles):
    """Serves the folder under /web, and single files of it at other addresses."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._folder = folder
        self._kept: dict[str, Kept] = {}

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answers with a file that StaticFiles has found, always inside the folder. Python files are hidden."""
        if Path(full_path).suffix in (".py", ".pyc"):
            raise HTTPException(404)
        return self._keep(str(full_path), stat_result).answer(Headers(scope=scope), status_code)

    def page(self, name: str) -> Callable[[Request], Awaitable[Response]]:
        """Returns an endpoint that answers with one file."""

        async def page(request: Request) -> Response:
            return self.answer(name, request)

        return page

    def answer(self, name: str, request: Request, status: int = 200) -> Response:
        """Answers with one file, or 404. Pages are prerendered in the language of the guest."""
        path = self._folder / name
        try:
            if path.suffix == ".html":
                return self._prerender(path, language_of(request.headers)).answer(request.headers, status)
            return self._keep(str(path), path.stat()).answer(request.headers, status)
        except FileNotFoundError:
            raise HTTPException(404) from None

    def _prerender(self, path: Path, language: str) -> Kept:
        name = f"{path}?{language}"
        kept = self._kept.get(name)
        if kept is None or kept.version != _times(kept.sources):
            kept = self._kept[name] = _made_page(path, self._folder, language)
        return kept

    def _keep(self, path: str, stat: os.stat_result) -> Kept:
        version = stat.st_mtime_ns, stat.st_size
        kept = self._kept.get(path)
        if kept is None or kept.version != version:
            kept = self._kept[path] = _read(Path(path), version)
        return kept


def _read(path: Path, version: tuple[int, int]) -> Kept:
    body = path.read_bytes()
    if path.suffix == ".ftl":
        body = _without_notes(body)
    elif path.suffix in (".js", ".css") and _OF_OTHERS not in path.parts:
        body = without_comments(body)
    return _made(body, path, version)


def _without_notes(text: bytes) -> bytes:
    """Returns texts without what only translators read."""
    return b"".join(line for line in text.splitlines(keepends=True) if not line.startswith(b"#"))


def without_comments(source: bytes) -> bytes:
    """Returns a script or a style sheet without its comments. Lines keep their numbers, which errors tell."""
    return _COMMENTS.sub(lambda comment: b"\n" * comment[0].count(b"\n"), source)


def _made_page(path: Path, folder: Path, language: str) -> Kept:
    page = path.read_text(encoding="utf-8")
    sources = (path, *texts_of(page, folder, language))
    body = prerendered(page, folder, language).encode()
    return _made(body, path, _times(sources), "Accept-Language, Cookie, Accept-Encoding", sources)


def _times(files: Iterable[Path]) -> tuple[int, ...]:
    return tuple(file.stat().st_mtime_ns for file in files)


def _made(
    body: bytes,
    path: Path,
    version: tuple[int, ...],
    vary: str = "Accept-Encoding",
    sources: tuple[Path, ...] = (),
) -> Kept:
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
        sources=sources,
    )
