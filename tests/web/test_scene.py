"""Faces draw from a scene alone: the same scene gives the same picture, and drawing changes nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.effort import first_of
from tests.server.guests import ME, bot
from tests.web.playing import LONG, midgame
from tests.web.visitors import DESKTOP, PHONE, Visitors

# A scene that nobody can change is drawn twice, each time as if nothing had been drawn before.
DRAWN_TWICE = """async ([game, view, table]) => {
  const { faceOf, restOf } = await import("/web/scripts/games/faces.js");
  const { shippedFigures } = await import("/web/scripts/table/figures.js");
  const { freshPlace, inPlace } = await import("/web/scripts/ui/memo.js");
  const { h } = await import("/web/scripts/ui/dom.js");
  const face = { ...(await faceOf(game)), ...(await restOf(game)) };
  const frozen = (value) => {
    if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
    Object.values(value).forEach(frozen);
    return Object.freeze(value);
  };
  const { seat, legal, table: position } = view;
  const foreseen = Object.assign(new Map(), { set: () => { throw new Error("a picture foresees nothing"); } });
  const gaze = face.freshGaze();
  const figures = position.edition?.figures ?? (await shippedFigures(game));
  const common = { position, seats: table.seats, status: "playing", isPast: false, isSending: false, figures, gaze };
  const scenes = [
    frozen({ ...common, seat, legal, isAsked: true, picks: face.freshPicks(), foreseen }),
    frozen({ ...common, seat: null, legal: [], isAsked: false, picks: face.freshPicks(), foreseen }),
  ];
  const asked = performance.getEntriesByType("resource").length;
  const picture = (scene) => inPlace(freshPlace((id) => `drawn-${id}`), () => {
    const parts = [face.board(scene), face.progress(scene), face.prompt(scene), face.inWords(scene)];
    const panels = table.seats.map((one) => [face.panel(scene, one.seat)?.draw(), face.points(scene, one.seat)]);
    const whole = h("div", {}, parts, panels, scene.isAsked ? face.actions(scene) : null);
    for (const part of whole.querySelectorAll("[id][data-drawn]")) part.removeAttribute("data-drawn");
    return new XMLSerializer().serializeToString(whole);
  });
  const pictures = scenes.map((scene) => [picture(scene), picture(scene)]);
  return {
    isSame: pictures.every(([one, other]) => one === other),
    sizes: pictures.map(([one]) => one.length),
    asked: performance.getEntriesByType("resource").length - asked,
  };
}"""


@pytest.mark.parametrize(
    ("game", "size"),
    first_of([("imhotep", PHONE), ("pyramids", DESKTOP), ("imhotep", DESKTOP), ("pyramids", PHONE)], 2),
)
def test_drawing_twice_gives_the_same_picture_and_changes_nothing(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    ann = visitors.come(size).enter("Ann")
    table = midgame(ann, game, [ME, bot()], 8 if game == "imhotep" else 4)
    ann.is_asked()
    position = ann.get(f"/api/tables/{table}/view?seat=0")
    view = {"seat": 0, "legal": position.pop("legal"), "table": position}
    drawn = ann.page.evaluate(DRAWN_TWICE, [game, view, ann.get(f"/api/tables/{table}")])
    assert drawn["isSame"]
    assert min(drawn["sizes"]) > LONG
    assert drawn["asked"] == 0
    expect(ann.see("#prompt.mine")).to_be_visible()
