"""Pages and what they load: compressed, known again by their tags, with the right types, and a page for lost people."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
from pathlib import Path

import brotli
import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount, Route

from saqqara.rules.compile_cache import CACHE_VARIABLE
from saqqara.server.pages import TYPES, Pages, without_comments
from saqqara.server.prerender import prerendered
from tests.effort import some_of
from tests.server.houses import House

WEB = Path(__file__).parents[2] / "src" / "saqqara" / "web"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
TEXT = b"export const word = 'stone';\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "one.js").write_bytes(TEXT)
    (tmp_path / "small.css").write_text("a {}")
    (tmp_path / "en.ftl").write_text("word = stóne\n" * 100, encoding="utf-8")
    (tmp_path / "app.webmanifest").write_text("{}")
    (tmp_path / "noise.png").write_bytes(os.urandom(2000))
    return tmp_path


def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    """What the folder answers; what is packed stays packed."""
    pages = Pages(folder)
    app = Starlette(routes=[Route("/one", pages.page("one.js")), Mount("/web", pages)])

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            given = {"accept-encoding": "identity"} | {name.replace("_", "-"): value for name, value in headers.items()}
            async with client.stream("GET", path, headers=given) as answer:
                answer.extensions["raw"] = b"".join([part async for part in answer.aiter_raw()])
                return answer

    return asyncio.run(ask())


def raw(answer: httpx.Response) -> bytes:
    return bytes(answer.extensions["raw"])


@pytest.mark.parametrize("path", ["/web/one.js", "/one"])
def test_text_is_packed_for_those_who_can_unpack_it(folder: Path, path: str) -> None:
    packed, plain = get(folder, path, accept_encoding="deflate, gzip"), get(folder, path)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw(packed)) == raw(plain) == TEXT
    shorter = get(folder, path, accept_encoding="gzip, br")
    assert shorter.headers["content-encoding"] == "br"
    assert brotli.decompress(raw(shorter)) == TEXT
    assert int(packed.headers["content-length"]) == len(raw(packed)) < len(TEXT) / 5
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.headers["etag"] != plain.headers["etag"]


def test_what_was_packed_once_is_found_in_the_cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = folder / "cache"
    monkeypatch.setenv(CACHE_VARIABLE, str(cache))
    packed = raw(get(folder, "/one", accept_encoding="br"))
    (file,) = cache.rglob("*.br")
    assert file.read_bytes() == packed

    def refuse(*_: object, **more: object) -> bytes:
        raise AssertionError("it was packed before")

    with monkeypatch.context() as patched:
        patched.setattr(brotli, "compress", refuse)
        assert raw(get(folder, "/one", accept_encoding="br")) == packed
    for damaged in (b"", packed[:-3], brotli.compress(b"something else")):
        file.write_bytes(damaged)
        assert raw(get(folder, "/one", accept_encoding="br")) == packed == file.read_bytes()


def test_a_cache_that_cannot_be_written_stops_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(folder / "one.js"))
    assert brotli.decompress(raw(get(folder, "/one", accept_encoding="br"))) == TEXT


@pytest.mark.parametrize(
    ("accepts", "is_packed"),
    [
        ("gzip", True),
        ("deflate, gzip;q=0.5", True),
        ("GZIP", True),
        ("*", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip; q=0.0, br;q=0", False),
        ("xgzip", False),
    ],
)
def test_whoever_does_not_want_it_gets_it_plain(folder: Path, accepts: str, is_packed: bool) -> None:
    answer = get(folder, "/one", accept_encoding=accepts)
    assert ("content-encoding" in answer.headers) == is_packed


@pytest.mark.parametrize("path", ["/web/small.css", "/web/noise.png", "/web/app.webmanifest"])
def test_what_would_not_be_shorter_stays_as_it_is(folder: Path, path: str) -> None:
    answer = get(folder, path, accept_encoding="gzip")
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


@pytest.mark.parametrize("first", ["gzip", "identity"])
@pytest.mark.parametrize("second", ["gzip", "identity"])
def test_a_second_visit_loads_nothing(folder: Path, first: str, second: str) -> None:
    tag = get(folder, "/one", accept_encoding=first).headers["etag"]
    for asked in (tag, f"W/{tag}", f'"x", {tag}', "*"):
        again = get(folder, "/one", accept_encoding=second, if_none_match=asked)
        assert (again.status_code, raw(again)) == (304, b"")
        assert again.headers["cache-control"] == "no-cache"
        assert "etag" in again.headers
    assert get(folder, "/one", if_none_match='"other"').status_code == 200


def test_a_changed_file_is_seen_at_once(folder: Path) -> None:
    pages = Pages(folder)
    path = folder / "one.js"
    before = pages._keep(str(path), path.stat())
    assert pages._keep(str(path), path.stat()) is before, "read once"
    path.write_bytes(TEXT + b"more")
    after = pages._keep(str(path), path.stat())
    assert (after.tag != before.tag, after.body) == (True, TEXT + b"more")


def test_types(folder: Path) -> None:
    for name, expected in (
        ("one.js", "text/javascript; charset=utf-8"),
        ("small.css", "text/css; charset=utf-8"),
        ("en.ftl", "text/plain; charset=utf-8"),
        ("app.webmanifest", "application/manifest+json"),
        ("noise.png", "image/png"),
    ):
        assert get(folder, f"/web/{name}").headers["content-type"] == expected
    assert get(folder, "/web/en.ftl", accept_encoding="gzip").headers["content-encoding"] == "gzip"


def test_browsers_get_no_comments(folder: Path) -> None:
    text = "# of the table\nword = stone # 1\n\nhint =\n    { $count ->\n        [one] a\n       *[other] #b\n    }\n## end\nlast = c\n"
    (folder / "fi.ftl").write_text(text, encoding="utf-8")
    kept = [line for line in text.splitlines(keepends=True) if line not in ("# of the table\n", "## end\n")]
    assert raw(get(folder, "/web/fi.ftl")).decode() == "".join(kept)


def test_a_page_is_made_anew_when_its_texts_change(folder: Path) -> None:
    locale = folder / "locales" / "en"
    locale.mkdir(parents=True)
    (folder / "page.html").write_text('<meta name="texts" content="common start"><p data-say="word"></p></head>')
    (locale / "common.ftl").write_text("other = a\n")
    (locale / "start.ftl").write_text("word = stone\n")
    pages = Pages(folder)
    before = pages._prerender(folder / "page.html", "en")
    assert b'<p data-say="word">stone</p>' in before.body
    assert pages._prerender(folder / "page.html", "en") is before, "made once"
    (locale / "start.ftl").write_text("word = brick\n")
    os.utime(locale / "start.ftl", ns=(0, 0))  # whatever the clock of the machine tells
    assert b'<p data-say="word">brick</p>' in pages._prerender(folder / "page.html", "en").body


# --- the house ---


def messages(text: str) -> list[str]:
    """The names of all messages, in their order."""
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def served(file: Path) -> bytes:
    """What a browser gets of a file that is no text in a language."""
    source = file.read_bytes()
    is_ours = file.suffix in (".js", ".css") and "vendor" not in file.parts
    return without_comments(source) if is_ours else source


def test_every_file_of_the_web_has_a_type_of_its_own(house: House) -> None:
    files = sorted(file for file in WEB.rglob("*") if file.suffix in TYPES)
    compared = set(some_of(files))
    with httpx.Client(base_url=house.address) as client:
        for file in files:
            answer = client.get(f"/web/{file.relative_to(WEB).as_posix()}")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == TYPES[file.suffix]
            if file not in compared:
                continue
            if file.suffix == ".ftl":
                assert messages(answer.text) == messages(file.read_text(encoding="utf-8")) != []
                assert "\n#" not in answer.text
            else:
                assert answer.content == served(file)


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/", "index.html"),
        ("/table/any", "table.html"),
        ("/rules", "rules.html"),
        ("/rules/imhotep", "rules.html"),
        ("/rules/pyramids", "rules.html"),
        ("/review", "review.html"),
        ("/review/any", "review.html"),
        ("/puzzles", "puzzles.html"),
        ("/puzzles/any", "puzzle.html"),
        ("/learn", "learn.html"),
        ("/learn/any/any", "lesson.html"),
        ("/games", "games.html"),
        ("/sw.js", "sw.js"),
        ("/manifest.webmanifest", "manifest.webmanifest"),
    ],
)
def test_pages_have_their_addresses(house: House, path: str, file: str) -> None:
    answer = httpx.get(house.address + path)
    page = served(WEB / file).decode()
    assert (answer.status_code, answer.text) == (200, prerendered(page, WEB, "en") if file.endswith(".html") else page)
    assert answer.headers["cache-control"] == "no-cache"


def test_who_is_lost_gets_a_page_and_a_program_gets_json(house: House) -> None:
    with httpx.Client(base_url=house.address) as client:
        for path in ("/nowhere", "/rules/chess", "/web/nothing.js", "/table/a/b"):
            answer = client.get(path, headers=BROWSER)
            assert answer.status_code == 404
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert client.get(path).json()["error"] == "no_such_page"
        for path in ("/api/nowhere", "/api/tables/nowhere", "/live/nowhere"):
            answer = client.get(path, headers=BROWSER)
            assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")


def test_the_api_is_never_compressed(house: House) -> None:
    """Secrets and what somebody else has chosen stand in one answer: its length must not tell. Reviews have none."""
    with httpx.Client(base_url=house.address, headers={"accept-encoding": "gzip"}) as client:
        for path in ("/api/openapi.json", "/api/house", "/api/tables", "/metrics"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert "content-encoding" not in answer.headers


def test_scripts_and_styles_are_served_without_their_comments() -> None:
    script = b'// first\nconst a = "// no comment"; // stays\n/** What it\n * does. */\n  // more\nconst b = 4 /* in */ / 2;\n'
    assert without_comments(script) == b'\nconst a = "// no comment"; // stays\n\n\n\nconst b = 4 /* in */ / 2;\n'


@pytest.mark.parametrize("script", sorted((WEB / "scripts").rglob("*.js")), ids=lambda script: script.name)
def test_no_text_of_a_script_looks_like_a_comment(script: Path) -> None:
    """A text over several lines would lose those that begin like one."""
    source = script.read_bytes()
    served = without_comments(source)
    assert served.count(b"\n") == source.count(b"\n")
    inside = False
    for line, left in zip(source.split(b"\n"), served.split(b"\n"), strict=True):
        assert not inside or line == left
        inside ^= left.count(b"`") % 2 == 1
    assert not inside
