"""Rules at your elbow: every rule and every figure has its topic, every topic its words; the panel and the page work."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from saqqara.games import GAMES
from saqqara.rules.edition import default_edition
from tests.effort import first_of
from tests.server.guests import ME
from tests.server.houses import House
from tests.web.barriers import barriers
from tests.web.visitors import DESKTOP, PHONE, Theme, Visitor, Visitors

WEB = Path(str(files("saqqara.web")))
RULEBOOK = Path(__file__).parents[2] / "docs" / "rulebook"
MESSAGES = set(
    re.findall(r"^([a-z][\w-]*) =", (WEB / "locales" / "en" / "rules.ftl").read_text(encoding="utf-8"), re.MULTILINE)
)
LOOKS: tuple[tuple[tuple[int, int], Theme], ...] = ((DESKTOP, "light"), (PHONE, "dark"))
Topics = dict[str, list[dict[str, Any]]]


every_game = pytest.mark.parametrize("game", GAMES)
every_look = pytest.mark.parametrize(("size", "theme"), first_of(LOOKS[::-1], 1))

# What the pages ask about: beside sites, cards, actions and symbols of the tables.
ASKED = {
    "imhotep": "market-a market-b pyramid-a pyramid-b temple-a temple-b chamber-a chamber-b obelisks-a obelisks-b ships take "
    "load sail play-card wrath round-end sled quarry entrance sarcophagus path pyramid-decoration temple-decoration "
    "chamber-decoration obelisk-decoration statue lever hammer sail-card chisel",
    "pyramids": "expedition mark single-field entrance-field golden-tomb red-cross gems skulls torches elixir colours "
    "new-pyramid set-up game-end",
}


@pytest.fixture(scope="module")
def topics(browser: Browser, house: House) -> Iterator[Topics]:
    """The topics of each game, as the pages read them."""
    context = browser.new_context(base_url=house.address)
    page = context.new_page()
    page.goto("/rules")
    yield page.evaluate(
        "import('/web/scripts/rules/topics.js').then(({ CHAPTERS, topicsOf }) =>"
        " Object.fromEntries(Object.keys(CHAPTERS).map((game) => [game, topicsOf(game)])))"
    )
    context.close()


@cache
def rules_of(game: str) -> frozenset[str]:
    """The numbers of all rules of a game."""
    return frozenset(re.findall(r"^### ([IP]\d+\.\d+) ", (RULEBOOK / f"{game}.md").read_text(), re.MULTILINE))


# --- topics ---


@every_game
def test_marks_are_those_of_the_edition(game: str) -> None:
    marks = json.loads((WEB / "figures" / f"{game}-marks.json").read_text())
    assert marks == json.loads(json.dumps(dict(default_edition(game).marks)))


@every_game
def test_every_rule_has_a_topic(topics: Topics, game: str) -> None:
    assert {rule for topic in topics[game] for rule in topic["rules"]} == rules_of(game)


@every_game
def test_every_figure_is_told(topics: Topics, game: str) -> None:
    """Except the chambers: nobody would read them as text."""
    told = {key for topic in topics[game] for key in topic["tells"].values()}
    told |= {key for topic in topics[game] for key, _ in topic["figures"]}
    assert told == {key for key in default_edition(game).figures if not key.startswith("chambers.")}


@every_game
def test_every_topic_has_words(topics: Topics, game: str) -> None:
    for topic in topics[game]:
        name = f"topic-{topic['id']}"
        assert {name, f"{name}-text", f"{name}-example"} <= MESSAGES
        assert (f"{name}-more" in MESSAGES) is topic["hasMore"], name
        labels = {f"figure-{re.sub('[._]', '-', label)}" for _, label in topic["figures"]}
        assert labels <= MESSAGES


def test_every_topic_of_words_is_told(topics: Topics) -> None:
    ids = {topic["id"] for game in GAMES for topic in topics[game]}
    texts = {name.removeprefix("topic-").removesuffix("-text") for name in MESSAGES if re.match("topic-.+-text$", name)}
    assert texts == ids


@every_game
def test_whatever_is_asked_has_a_topic(topics: Topics, game: str) -> None:
    assert set(ASKED[game].split()) <= {topic["id"] for topic in topics[game]}


@pytest.mark.parametrize("script", sorted((WEB / "scripts").rglob("*.js")), ids=lambda script: script.name)
def test_no_button_asks_about_nothing(topics: Topics, script: Path) -> None:
    known = {topic["id"] for game in GAMES for topic in topics[game]}
    assert set(re.findall(r'data-rule[":\s]+"([a-z-]+)"', script.read_text())) <= known


# --- the page ---


@pytest.mark.parametrize("game", first_of(GAMES, 1))
@every_look
def test_the_page_of_a_game(visitors: Visitors, game: str, size: tuple[int, int], theme: Theme) -> None:
    ann = visitors.come(size, theme)
    ann.page.goto(f"/rules/{game}")
    expect(ann.see(".topic").first).to_be_visible()
    assert set(ann.see(".rule-numbers li[id]").evaluate_all("all => all.map(({ id }) => id)")) == rules_of(game)
    assert ann.see(".example-picture:empty").count() == 0
    assert barriers(ann.page) == []
    assert not ann.is_too_wide()


@pytest.mark.soak
def test_the_choice_of_a_game(visitors: Visitors) -> None:
    ann = visitors.come(PHONE)
    ann.page.goto("/rules")
    expect(ann.see(".rules-choice")).to_be_visible()
    assert barriers(ann.page) == []
    ann.page.get_by_role("link", name="Pyramids", exact=False).click()
    expect(ann.page).to_have_title("Rules of Silver & Gold: Pyramids")


def test_a_link_to_a_rule_leads_to_its_topic(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.goto("/rules/imhotep#I9.6")
    expect(ann.see("#obelisks-b h3")).to_be_in_viewport()


@pytest.mark.soak
def test_another_language_needs_no_reload(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.goto("/rules/imhotep")
    expect(ann.see("#sled h3")).to_have_text("Sled")
    ann.page.evaluate("import('/web/scripts/ui/words.js').then(({ speak }) => speak('pl'))")
    expect(ann.see("html")).to_have_attribute("lang", "pl")
    expect(ann.see("#sled h3")).not_to_have_text("Sled")
    expect(ann.page).not_to_have_title("Rules of Imhotep")


@pytest.mark.soak
def test_assumed_figures_are_marked(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.goto("/rules/imhotep")
    expect(ann.see("#obelisks-b .printed .assumed")).to_have_count(6)
    expect(ann.see("#obelisks-b .assumed-note")).to_have_count(1)
    expect(ann.see("#obelisks-a .asterisk")).to_have_count(0)


@pytest.mark.parametrize("topic", first_of(["sail", "pyramid-a", "entrance"], 1))
def test_an_example_tells_the_value_that_it_shows(visitors: Visitors, topic: str) -> None:
    ann = visitors.come()
    ann.page.goto("/rules/imhotep")
    expect(ann.see(f"#{topic} figcaption")).to_be_visible()
    shown = ann.see(f"#{topic} .pyramid-art .val.next").first.text_content()
    assert re.search(rf"earns {shown}\b", ann.see(f"#{topic} figcaption").inner_text())


# --- the panel ---


def ask(visitor: Visitor, topic: str) -> None:
    """Presses a small button about something."""
    visitor.page.evaluate("import('/web/scripts/rules/elbow.js').then(({ prepareElbow }) => prepareElbow())")
    visitor.page.evaluate(
        """topic => {
          const why = document.createElement("button");
          [why.textContent, why.id, why.dataset.rule] = ["?", "why", topic];
          document.querySelector("main").prepend(why);
        }""",
        topic,
    )
    visitor.see("#why").click()


@every_look
@pytest.mark.parametrize("topic", first_of(["chamber-b", "elixir"], 1))
def test_the_panel(visitors: Visitors, topic: str, size: tuple[int, int], theme: Theme) -> None:
    ann = visitors.come(size, theme)
    ann.page.goto("/rules")
    expect(ann.see(".rules-choice")).to_be_visible()
    ask(ann, topic)
    panel = ann.page.get_by_role("dialog")
    expect(panel).to_be_in_viewport(ratio=1)
    expect(panel.locator(".assumed-note")).to_be_visible()
    assert barriers(ann.page) == []
    assert not ann.is_too_wide()
    ann.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(ann.see("#why")).to_be_focused()


def test_another_edition_tells_its_own_figures(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.goto("/rules")
    figures = dict(default_edition("imhotep").figures) | {"wrath.penalty": 7, "chamber.rows_two": [6, 1]}
    open_topic = (
        "([id, figures]) => import('/web/scripts/rules/elbow.js').then((elbow) => elbow.openTopic(id, { figures }))"
    )
    ann.page.evaluate(open_topic, ["wrath", figures])
    expect(ann.see(".elbow .topic-text")).to_contain_text("loses 7 points")
    ann.page.keyboard.press("Escape")
    ann.page.evaluate(open_topic, ["chamber-b", figures])
    first_row = ann.see(".elbow .printed li")
    expect(first_row.nth(0)).to_have_text("6")
    expect(first_row.nth(1)).to_have_text("1* (assumed)")


def test_the_panel_at_a_table(visitors: Visitors) -> None:
    """It tells the figures of the table, and the keys of the table rest meanwhile."""
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.is_asked()
    why = ann.see("main [data-rule]").first
    why.click()
    panel = ann.page.get_by_role("dialog")
    expect(panel.get_by_role("heading")).to_be_visible()
    turn = ann.turn
    ann.page.keyboard.press("t")
    assert ann.turn == turn
    ann.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(why).to_be_focused()


@pytest.mark.soak
def test_the_panel_of_a_site_leaves_the_site_to_be_seen(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.see('[data-site="temple"] .why').click()
    expect(ann.see(".elbow[open]")).to_be_in_viewport(ratio=1)
    panel = ann.see(".elbow").evaluate("(one) => one.getBoundingClientRect().right")
    drawing = ann.see('[data-site="temple"] .site-art').evaluate("(one) => one.getBoundingClientRect().left")
    assert panel <= drawing
