"""What a lesson lights is on its table: each step of every lesson, mounted in one page."""

from __future__ import annotations

import pytest

from saqqara.school.lessons.reading import lessons_of
from tests.effort import some_of
from tests.web.test_mount import PLACES
from tests.web.visitors import Visitors

# What no element on screen stands for, as [lesson, step, light], of all steps on the way that each lesson shows.
DARK = """async ([game, lessons]) => {
  const from = "/web/scripts";
  const { mountTable } = await import(`${from}/table/mount.js`);
  const { schoolOf } = await import(`${from}/games/schools.js`);
  const { selectorsOf, targetsOf } = await import(`${from}/pages/learn/highlight-selectors.js`);
  const { LessonTable } = await import(`${from}/pages/learn/lesson-table.js`);
  const { WholeLesson } = await import(`${from}/pages/learn/whole-lesson.js`);
  const FRAMES = 120;
  const school = await schoolOf(game);
  const bar = document.body.appendChild(Object.assign(document.createElement("header"), { className: "topbar" }));
  const round = bar.appendChild(Object.assign(document.createElement("div"), { className: "progress" }));
  const place = document.getElementById("place");
  const isSeen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const isLit = (light) => selectorsOf(school, light).some((one) => [...document.querySelectorAll(one)].some(isSeen));
  const frame = () => new Promise(requestAnimationFrame);
  const dark = [];
  for (const name of lessons) {
    const whole = new WholeLesson(await (await fetch(`/api/lessons/${game}/${name}`)).json());
    let shown = whole.after({ done: [], move: null });
    const table = new LessonTable(shown.table, school, { play: async () => {}, back: async () => {} });
    const mounted = mountTable(place, table, { rail: false, tools: { round } });
    table.showStep(shown, false);
    while (!mounted.room.isLaid) await frame();
    for (; shown.kind !== "over"; shown = whole.after({ done: [...shown.done, shown.show ?? "next"], move: null })) {
      table.showStep(shown, false);
      const lights = [...shown.light, ...(shown.show ? targetsOf(school, shown.show) : [])];
      let left = lights;
      for (let number = 0; left.length && number < FRAMES; number += 1) {
        await frame();
        school.reveal(place, lights, (button) => button?.click());
        left = lights.filter((light) => !isLit(light));
      }
      dark.push(...left.map((light) => [name, shown.step + 1, light]));
    }
    mounted.unmount();
  }
  return dark;
}"""


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_every_light_of_every_step_is_on_the_table(visitors: Visitors, game: str) -> None:
    visitors.forgive("404")
    ann = visitors.come()
    ann.page.goto("/nowhere")
    ann.page.evaluate(PLACES, ["place"])
    assert ann.page.evaluate(DARK, [game, [lesson.name for lesson in some_of(lessons_of(game))]]) == []
