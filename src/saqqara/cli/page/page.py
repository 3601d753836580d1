"""The page of a review in one file: its scripts, styles, texts and data lie in it, and it asks no network."""

from __future__ import annotations

import base64
import gzip
import json
import re
from importlib.resources import files
from pathlib import Path

import msgspec

from saqqara.cli.page.contents import contents
from saqqara.cli.page.modules import modules_from
from saqqara.games import GAMES
from saqqara.languages import LANGUAGES, texts
from saqqara.review.model import Review
from saqqara.rules.edition import Edition

WEB = Path(str(files("saqqara.web")))
UNPACK = Path(str(files("saqqara.cli.page"))) / "unpack.js"
PAGE = "review.html"
FIRST = "scripts/pages/review/review.js"
LATER_TEXTS = ("rules",)
LATER_STYLES = ("table-later", "end", "hint", "rules")  # styles that scripts can ask for
# The page runs its own scripts and styles; anything else, above all the network, is forbidden.
POLICY = "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:"

_STYLE = re.compile(r'<link rel="stylesheet" href="/web/styles/([\w-]+)\.css">')
_ICON = re.compile(r'<link rel="icon" href="/web/([^"]+)"')
_SCRIPT = re.compile(r'<script src="/web/([^"]+)"></script>')
_ELSEWHERE = re.compile(r'\n *<(?:link rel="manifest"|script type="module")[^>]*>(?:</script>)?')
_AREAS = re.compile(r'<meta name="texts" content="([^"]+)">')


def review_page(text: str, edition: Edition, review: Review, language: str) -> str:
    """Returns the page of a review, in a language to begin with."""
    page = (WEB / PAGE).read_text("utf-8")
    areas = [*_areas(page), review.game, *LATER_TEXTS]
    page = _ELSEWHERE.sub("", page.replace('<html lang="en">', f'<html lang="{language}">', 1))
    page = _STYLE.sub(lambda match: _style(match[1]), page)
    page = _ICON.sub(lambda match: f'<link rel="icon" href="{_picture(match[1])}"', page)
    page = _SCRIPT.sub(lambda match: f"<script>{_text(match[1])}</script>", page)
    head = (
        f'  <meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f'  <meta name="language" content="{language}">\n'
        + "".join(f"  {_style(name)}\n" for name in _styles_of(review.game))
    )
    packed = _packed(text, edition, review, areas)
    scripts = (
        f'  <script type="text/plain" id="saqqara-packed">{packed}</script>\n'
        f"  <script>{UNPACK.read_text('utf-8')}</script>\n"
    )
    return page.replace("</head>", f"{head}</head>", 1).replace("</body>", f"{scripts}</body>", 1)


def _packed(text: str, edition: Edition, review: Review, areas: list[str]) -> str:
    """Returns everything that is not needed for the first look at the page, compressed."""
    others = tuple(f"scripts/games/{game}/" for game in GAMES if game != review.game)
    parts = {
        "first": FIRST,
        "modules": modules_from(WEB, FIRST, lambda path: not path.startswith(others)),
        "files": {
            f"/web/{path.relative_to(WEB).as_posix()}": path.read_text("utf-8") for path in _files(review.game, areas)
        },
        "review": msgspec.json.encode(contents(text, edition, review)).decode(),
    }
    return base64.b64encode(gzip.compress(json.dumps(parts).encode(), 9, mtime=0)).decode()


def _files(game: str, areas: list[str]) -> list[Path]:
    """Returns what scripts fetch: texts in all languages, and the figures of the game."""
    words = [texts(WEB, language, area) for language in LANGUAGES for area in areas]
    return [path for path in (*words, *WEB.glob(f"figures/{game}*.json")) if path.is_file()]


def _areas(page: str) -> list[str]:
    found = _AREAS.search(page)
    assert found is not None, f"{PAGE} names no texts"
    return found[1].split()


def _styles_of(game: str) -> list[str]:
    """Returns the styles of a game that there are, those of drawings first, and those that come later."""
    names = (f"{game}-art", game, *LATER_STYLES)
    return [name for name in names if (WEB / "styles" / f"{name}.css").is_file()]


def _style(name: str) -> str:
    return f'<style data-href="/web/styles/{name}.css">{_text(f"styles/{name}.css")}</style>'


def _picture(path: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(_text(path).encode()).decode()}"


def _text(path: str) -> str:
    return (WEB / path).read_text("utf-8")
