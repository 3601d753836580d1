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

from saqqara.server.pages import TYPES, Pages
from saqqara.server.prerender import TOPICS, prerendered
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


def test_browsers_get_no_comments_and_nothing_that_only_the_command_line_says(folder: Path) -> None:
    text = "# of the table\nword = stone\n\ncli-hint =\n    { $count ->\n        [one] a\n\n       *[other] b\n    }\n# end\nlast = c\n"
    (folder / "fi.ftl").write_text(text, encoding="utf-8")
    assert raw(get(folder, "/web/fi.ftl")).decode() == "word = stone\n\nlast = c\n"


def test_the_topics_of_a_language_come_by_themselves(folder: Path) -> None:
    text = "topic-sled-text =\n    { $n ->\n       *[other] b\n    }\n"
    (folder / "fi.ftl").write_text("word = a\ntopic-sled = b\n" + text + "last = c\n", encoding="utf-8")
    assert raw(get(folder, "/web/fi.ftl")).decode() == "word = a\ntopic-sled = b\nlast = c\n"
    assert raw(get(folder, "/web/fi.topics.ftl")).decode() == text
    assert get(folder, "/web/nn.topics.ftl").status_code == 404


# --- the house ---


def messages(text: str) -> list[str]:
    """The names of all messages, in their order."""
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_every_file_of_the_web_has_a_type_of_its_own(house: House) -> None:
    files = [file for file in WEB.rglob("*") if file.suffix in TYPES]
    with httpx.Client(base_url=house.address) as client:
        for file in files:
            answer = client.get(f"/web/{file.relative_to(WEB).as_posix()}")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == TYPES[file.suffix]
            if file.suffix == ".ftl":
                topics = client.get(f"/web/locales/{file.stem}{TOPICS}")
                assert topics.headers["content-type"] == TYPES[".ftl"]
                told = [name for name in messages(file.read_text(encoding="utf-8")) if not name.startswith("cli-")]
                texts = [name for name in told if re.fullmatch("topic-.+-(text|more|example)", name)]
                assert messages(topics.text) == texts
                assert messages(answer.text) == [name for name in told if name not in texts]
            else:
                types = rb"^ */\*\* @.*\*/\n" if file.suffix == ".js" else rb"(?!)"  # lines that hold nothing else
                assert answer.content == re.sub(types, b"", file.read_bytes(), flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/", "index.html"),
        ("/table/any", "table.html"),
        ("/rules", "rules.html"),
        ("/rules/imhotep", "rules.html"),
        ("/rules/pyramids", "rules.html"),
        ("/sw.js", "sw.js"),
        ("/manifest.webmanifest", "manifest.webmanifest"),
    ],
)
def test_pages_have_their_addresses(house: House, path: str, file: str) -> None:
    answer = httpx.get(house.address + path)
    page = (WEB / file).read_text(encoding="utf-8")
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
    """Secrets and what somebody else has chosen stand in one answer: its length must not tell."""
    with httpx.Client(base_url=house.address, headers={"accept-encoding": "gzip"}) as client:
        for path in ("/api/openapi.json", "/api/house", "/api/tables", "/metrics"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert "content-encoding" not in answer.headers
